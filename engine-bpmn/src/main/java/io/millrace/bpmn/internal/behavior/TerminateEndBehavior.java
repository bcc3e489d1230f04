package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A terminate end event: ends everything in its scope, which then completes as if its last token
 * had ended; at the top level that is the process instance. With {@code terminateAll} the root
 * instance ends.
 *
 * <p>Spec: BPMN 2.0.2 §13.5.6.
 *
 * @param all whether the whole family ends
 */
public record TerminateEndBehavior(boolean all) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    context.runtime().eventBus().activityCompleted(execution, context);
    context.history().activityEnded(execution, null);
    context.runtime().disposal().terminate(execution, all, context);
  }
}
