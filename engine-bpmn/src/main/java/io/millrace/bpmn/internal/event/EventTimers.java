package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.TaskTimeout;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.task.TaskEntity;

/** Makes the timer jobs of events. Thread-safe. */
public interface EventTimers {

  /**
   * Makes the job of a timer event at an execution; its text may be an expression.
   *
   * @param part which of the event's definitions it is; null for the only one
   */
  void create(
      ExecutionEntity execution,
      Node event,
      TimerEventDefinition timer,
      String part,
      BpmnContext context);

  /**
   * Makes the timer of a listener of a task; its text may be an expression, which sees the task.
   */
  void create(TaskEntity task, Node activity, TaskTimeout timeout, BpmnContext context);
}
