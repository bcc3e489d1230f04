package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.IntermediateThrowEvent;

/** Reads an event that acts in the flow. */
final class IntermediateThrowEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var reader = InfoReader.ofNode(element);
    var definition = new EventDefinitionReader(element, EventKind.THROW);
    element.read();
    var info = reader.info();
    var draft = definition.draft();
    return references -> new IntermediateThrowEvent(info, draft.link(references));
  }
}
