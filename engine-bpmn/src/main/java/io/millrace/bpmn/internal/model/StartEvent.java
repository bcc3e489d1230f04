package io.millrace.bpmn.internal.model;

/**
 * Where a scope begins.
 *
 * @param info what every element has
 * @param definition what starts it
 * @param initiator the variable that gets the user who started the instance, or null
 * @param formKey the key of the start form, which may be an expression, or null
 */
public record StartEvent(
    ElementInfo info, EventDefinition definition, String initiator, String formKey)
    implements Event {}
