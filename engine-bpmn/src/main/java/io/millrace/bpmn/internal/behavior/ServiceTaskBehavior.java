package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.WorkingBehavior;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * Does the work of a service task in user code, then goes on.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.3. Deviation: the work is named by class, delegate expression or
 * expression, not by a WSDL operation.
 *
 * @param call the work
 * @param triggerable whether it waits to be triggered when the work is done
 */
public record ServiceTaskBehavior(ServiceCall call, boolean triggerable)
    implements WorkingBehavior {

  @Override
  public void work(ExecutionEntity execution, BpmnContext context) {
    call.run(execution, context);
  }

  @Override
  public void worked(ExecutionEntity execution, BpmnContext context) {
    if (!triggerable) {
      context.leave(execution);
    }
  }

  @Override
  public void trigger(ExecutionEntity execution, BpmnContext context) {
    if (!triggerable) {
      WorkingBehavior.super.trigger(execution, context);
    }
    context.leave(execution);
  }
}
