package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * Lets the token pass: start events, abstract and manual tasks, none throw events, boundary events
 * that have happened.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.2 (none task, manual task), §13.5.
 */
public record LeaveBehavior() implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    context.leave(execution);
  }
}
