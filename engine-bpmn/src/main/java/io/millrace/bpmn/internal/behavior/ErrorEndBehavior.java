package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;

/**
 * An error end event: throws its error to the innermost event that catches it.
 *
 * <p>Spec: BPMN 2.0.2 §13.5.6.
 *
 * @param errorCode the code of the error
 * @param message gives its message; null for one that names the event
 */
public record ErrorEndBehavior(String errorCode, Expression message) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    var text =
        message == null
            ? "thrown by the end event '" + execution.activityId() + "'"
            : message.evaluateString(context.scope(execution));
    if (context.done(execution)) {
      throw new BpmnError(errorCode, text);
    }
  }
}
