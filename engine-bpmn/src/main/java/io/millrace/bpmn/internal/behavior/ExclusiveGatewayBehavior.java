package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/**
 * Takes the first flow, in the order of the document, whose condition holds; the default flow if
 * none does.
 *
 * <p>Spec: BPMN 2.0.2 §13.4.2.
 *
 * @param node the gateway
 */
public record ExclusiveGatewayBehavior(Node node) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    for (var flow : node.outgoing()) {
      if (flow != node.defaultFlow() && flow.holds(execution, context)) {
        context.leave(execution, List.of(flow));
        return;
      }
    }
    if (node.defaultFlow() != null) {
      context.leave(execution, List.of(node.defaultFlow()));
    } else if (node.outgoing().isEmpty()) {
      context.leave(execution, List.of());
    } else {
      throw context.noFlow(node, execution);
    }
  }
}
