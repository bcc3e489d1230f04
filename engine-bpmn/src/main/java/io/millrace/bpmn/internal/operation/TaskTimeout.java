package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.common.internal.listener.TaskListeners;

/**
 * A listener that is called when a task has waited for a time. Immutable.
 *
 * @param id what tells it from the others of its element
 * @param timer the time
 * @param call calls it
 */
public record TaskTimeout(
    String id, TimerEventDefinition timer, TaskListeners.Call<BpmnContext> call) {}
