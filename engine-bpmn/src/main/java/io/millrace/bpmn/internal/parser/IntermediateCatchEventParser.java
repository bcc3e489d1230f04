package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.IntermediateCatchEvent;

/** Reads an event that waits in the flow. */
final class IntermediateCatchEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var info = InfoReader.ofNode(element);
    var definition = new EventDefinitionReader(element, EventKind.CATCH);
    element.read();
    var draft = definition.draft();
    return references -> new IntermediateCatchEvent(info.info(), draft.link(references));
  }
}
