package io.millrace.bpmn.internal.model;

/**
 * Where a scope begins.
 *
 * @param info what every element has
 * @param definition what starts it
 * @param initiator the variable that gets the user who started the instance, or null
 * @param formKey the key of the start form, which may be an expression, or null
 * @param interrupting whether all else in the scope around an event sub-process is cancelled when
 *     the event starts it; true for all others
 * @param form the form with which an instance is started
 */
public record StartEvent(
    ElementInfo info,
    EventDefinition definition,
    String initiator,
    String formKey,
    boolean interrupting,
    FormModel form)
    implements Event {}
