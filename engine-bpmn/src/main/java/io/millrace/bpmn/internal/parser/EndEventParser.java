package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EndEvent;

/** Reads the end of a token. */
final class EndEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var reader = InfoReader.ofNode(element);
    var definition = new EventDefinitionReader(element, EventKind.END);
    element.read();
    var info = reader.info();
    var draft = definition.draft();
    return references -> new EndEvent(info, draft.link(references));
  }
}
