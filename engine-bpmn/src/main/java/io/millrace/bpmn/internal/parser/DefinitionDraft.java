package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EventDefinition;

/** An event definition that was read and still has to find what it refers to. */
@FunctionalInterface
interface DefinitionDraft {

  /** Makes the definition, or returns null where it cannot, which is reported. */
  EventDefinition link(References references);
}
