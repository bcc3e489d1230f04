package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** The behavior of a sub-process in which tokens move. */
public interface ScopeBehavior extends ActivityBehavior {

  /**
   * The execution becomes the scope: it has its variables and waits for its events. Nothing starts
   * in it yet.
   */
  void open(ExecutionEntity execution, BpmnContext context);

  @Override
  default boolean isScope() {
    return true;
  }
}
