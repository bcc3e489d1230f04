package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.IntermediateCatchEvent;

/** Reads an event that waits in the flow. */
final class IntermediateCatchEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var reader = InfoReader.ofNode(element);
    var definition = new EventDefinitionReader(element, EventKind.CATCH);
    element.read();
    var info = reader.info();
    var draft = definition.draft();
    return references -> new IntermediateCatchEvent(info, draft.link(references));
  }
}
