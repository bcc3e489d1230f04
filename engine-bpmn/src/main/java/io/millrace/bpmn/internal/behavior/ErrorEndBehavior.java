package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An error end event: throws its error to the innermost event that catches it.
 *
 * <p>Spec: BPMN 2.0.2 §13.5.6.
 *
 * @param errorCode the code of the error
 */
public record ErrorEndBehavior(String errorCode) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    context.runtime().eventBus().activityCompleted(execution, context);
    context.history().activityEnded(execution, null);
    throw new BpmnError(errorCode, "thrown by the end event '" + execution.activityId() + "'");
  }
}
