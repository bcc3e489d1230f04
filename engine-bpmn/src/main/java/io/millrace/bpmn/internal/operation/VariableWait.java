package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.VariableFilter;

/**
 * What an event wants to know of variables.
 *
 * @param filter which changes; null for all
 * @param condition what has to hold then; null where the change itself is the event
 */
public record VariableWait(VariableFilter filter, EventCondition condition) {}
