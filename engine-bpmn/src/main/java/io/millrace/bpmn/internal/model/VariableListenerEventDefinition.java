package io.millrace.bpmn.internal.model;

/**
 * A change of a variable.
 *
 * @param filter which changes
 */
public record VariableListenerEventDefinition(VariableFilter filter) implements EventDefinition {}
