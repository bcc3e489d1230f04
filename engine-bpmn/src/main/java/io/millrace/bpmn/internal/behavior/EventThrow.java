package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A throw or end event, or one of the definitions of a multiple one: brings about what it throws,
 * then the token goes on or ends. Thread-safe.
 */
interface EventThrow extends ActivityBehavior {

  /** Brings it about; the token stays where it is. */
  void happen(ExecutionEntity execution, BpmnContext context);

  @Override
  default void execute(ExecutionEntity execution, BpmnContext context) {
    happen(execution, context);
    context.leave(execution);
  }
}
