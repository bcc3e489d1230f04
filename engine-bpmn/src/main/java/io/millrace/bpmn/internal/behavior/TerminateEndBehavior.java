package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.TerminateEventDefinition.Extent;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A terminate end event: ends everything in its scope, which then completes as if its last token
 * had ended; at the top level that is the process instance. With {@code terminateAll} the root
 * instance ends, with {@code terminateMultiInstance} the innermost multi-instance activity.
 *
 * <p>Spec: BPMN 2.0.2 §13.5.6.
 *
 * @param extent how much ends
 */
public record TerminateEndBehavior(Extent extent) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    if (!context.done(execution)) {
      return;
    }
    var disposal = context.runtime().disposal();
    if (extent != Extent.MULTI_INSTANCE || !disposal.terminateMultiInstance(execution, context)) {
      disposal.terminate(execution, extent == Extent.ALL, context);
    }
  }
}
