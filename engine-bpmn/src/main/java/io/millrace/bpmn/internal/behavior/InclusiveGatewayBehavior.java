package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.Arrivals;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.JoinBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.reachability.JoinReach;

/**
 * Waits for every token that can still come to one of its empty flows, then lets one token out on
 * each flow whose condition holds.
 *
 * <p>Spec: BPMN 2.0.2 §13.4.3.
 *
 * @param node the gateway
 * @param reach from where tokens can come
 */
record InclusiveGatewayBehavior(Node node, JoinReach reach) implements JoinBehavior {

  @Override
  public boolean waits() {
    return node.incoming() > 1;
  }

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    if (execution.incomingFlowId() == null) {
      split(execution, context);
    } else {
      context.awaitOthers(execution);
    }
  }

  @Override
  public boolean isReady(Arrivals arrivals, BpmnContext context) {
    return !reach.isExpected(arrivals.elsewhere(), arrivals.waiting().keySet());
  }

  @Override
  public void pass(Arrivals arrivals, BpmnContext context) {
    var consumed = arrivals.firstOfEach();
    split(consumed.get(0), context);
    for (var other : consumed.subList(1, consumed.size())) {
      context.history().activityEnded(other, null);
      context.runtime().disposal().remove(other, context);
    }
  }

  private void split(ExecutionEntity execution, BpmnContext context) {
    var flows = new ChosenFlows(node).of(execution, context);
    execution.incomingFlowId(null);
    execution.active(true);
    context.leave(execution, flows);
  }
}
