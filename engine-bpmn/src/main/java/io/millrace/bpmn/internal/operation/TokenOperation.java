package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.agenda.Operation;

/**
 * A step that concerns one execution: passed over when the execution is gone or kept for
 * compensation only, and where an error or exception that comes out of user code is taken to the
 * event that catches it.
 */
public interface TokenOperation extends Operation {

  /** Returns the context of the unit of work. */
  BpmnContext context();

  /** Returns the execution concerned. */
  ExecutionEntity execution();

  /** Does the step. */
  void move();

  @Override
  default void run() {
    if (execution().isDeleted() || execution().isLeftBehind()) {
      return;
    }
    var around = context().stepBegins();
    try {
      move();
    } catch (RuntimeException thrown) {
      new ErrorPropagation(context()).propagate(thrown, execution());
    } finally {
      context().stepEnds(around);
    }
  }
}
