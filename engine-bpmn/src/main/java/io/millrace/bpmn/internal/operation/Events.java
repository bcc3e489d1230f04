package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** Lets executions wait for timers, messages and signals. Thread-safe. */
public interface Events {

  /**
   * Lets an execution wait for the event of an element: a timer becomes a job, a message or signal
   * a subscription; an error waits for nothing in the database.
   */
  void await(ExecutionEntity execution, Node event, BpmnContext context);
}
