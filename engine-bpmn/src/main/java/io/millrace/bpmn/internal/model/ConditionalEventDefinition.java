package io.millrace.bpmn.internal.model;

/**
 * A condition that becomes true.
 *
 * @param condition the expression or script
 * @param language the language of the script, or null for an expression
 * @param filter after which changes of variables it is looked at; null for all
 */
public record ConditionalEventDefinition(String condition, String language, VariableFilter filter)
    implements EventDefinition {}
