package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.IntermediateThrowEvent;

/** Reads an event that acts in the flow. */
final class IntermediateThrowEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var info = InfoReader.ofNode(element);
    var definition = new EventDefinitionReader(element, EventKind.THROW);
    element.read();
    var draft = definition.draft();
    return references -> new IntermediateThrowEvent(info.info(), draft.link(references));
  }
}
