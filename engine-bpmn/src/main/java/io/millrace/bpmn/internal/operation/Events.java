package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.task.TaskEntity;
import java.util.List;

/** Lets executions wait for timers, messages and signals. Thread-safe. */
public interface Events {

  /**
   * Lets an execution wait for the event of an element: a timer becomes a job, a message or signal
   * a subscription; an error waits for nothing in the database.
   */
  void await(ExecutionEntity execution, Node event, BpmnContext context);

  /**
   * Makes the timers of listeners that are called when a task has waited long; their times may be
   * expressions, which see the task.
   */
  void awaitTimeouts(
      TaskEntity task, Node activity, List<TaskTimeout> timeouts, BpmnContext context);
}
