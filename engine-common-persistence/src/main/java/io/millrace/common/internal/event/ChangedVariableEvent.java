package io.millrace.common.internal.event;

import io.millrace.common.event.VariableEvent;

/**
 * Something happened to a variable.
 *
 * @param getVariableName its name
 * @param getVariableTypeName the type that stores its value
 * @param getVariableValue the value it has or had last
 * @param getOldVariableValue the value it had before
 * @param getTaskId the task that holds it, or null
 */
record ChangedVariableEvent(
    Occurrence occurrence,
    String getVariableName,
    String getVariableTypeName,
    Object getVariableValue,
    Object getOldVariableValue,
    String getTaskId)
    implements OccurredEvent, VariableEvent {}
