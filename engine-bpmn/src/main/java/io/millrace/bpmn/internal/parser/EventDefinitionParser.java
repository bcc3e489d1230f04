package io.millrace.bpmn.internal.parser;

/** Reads one kind of event definition. Has no state. */
@FunctionalInterface
interface EventDefinitionParser {

  /**
   * Reads the element to its end.
   *
   * @param element the event definition
   * @param kind where its event stands
   * @return the definition, to be linked when the whole file was read
   */
  DefinitionDraft parse(Element element, EventKind kind);
}
