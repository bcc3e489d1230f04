package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * Waits for all events behind it, until one of them happens; {@link BpmnContext#trigger} goes on
 * then.
 *
 * <p>Spec: BPMN 2.0.2 §10.6.6, §13.4.4.
 *
 * @param node the gateway
 */
record EventGatewayBehavior(Node node) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    for (var flow : node.outgoing()) {
      context.runtime().events().await(execution, flow.target(), context);
    }
  }
}
