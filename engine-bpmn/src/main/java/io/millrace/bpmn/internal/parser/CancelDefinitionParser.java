package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CancelEventDefinition;

/** Reads a cancel event definition, which says nothing more. */
final class CancelDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    element.read();
    return references -> new CancelEventDefinition();
  }
}
