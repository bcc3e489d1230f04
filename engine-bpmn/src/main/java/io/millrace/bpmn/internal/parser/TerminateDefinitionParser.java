package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TerminateEventDefinition;

/** Reads how much an end event ends. */
final class TerminateDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var all = new Values(element).flag("terminateAll", element.engine("terminateAll"), false);
    element.read();
    return references -> new TerminateEventDefinition(all);
  }
}
