package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An intermediate catch event or a receive task: waits for its timer, message or signal, or to be
 * triggered.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.3 (receive task), §13.5.2.
 *
 * @param node the element
 */
public record CatchEventBehavior(Node node) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    context.runtime().events().await(execution, node, context);
  }

  @Override
  public void trigger(ExecutionEntity execution, BpmnContext context) {
    context.leave(execution);
  }
}
