package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Collection;
import java.util.LinkedHashMap;

/**
 * Waits for a token on each incoming flow, then lets one token out on each outgoing flow. More
 * tokens on a flow wait for the next time.
 *
 * <p>Arrivals of one instance queue at the lock of its family, so the join is decided once and no
 * arrival is ever run again. Spec: BPMN 2.0.2 §13.4.1.
 *
 * @param node the gateway
 */
public record ParallelGatewayBehavior(Node node) implements ActivityBehavior {

  @Override
  public boolean asksForFlow() {
    return node.incoming() > 1;
  }

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    if (asksForFlow() && !join(execution, context)) {
      return;
    }
    execution.incomingFlowId(null);
    execution.active(true);
    context.leave(execution, node.outgoing());
  }

  /**
   * Lets a token wait, or takes one of each other flow away if they are all there; tells which. Its
   * own flow was empty then: else those that wait would have passed before.
   */
  private boolean join(ExecutionEntity execution, BpmnContext context) {
    execution.active(false);
    var others = firstOfEachOther(execution, context);
    if (others.size() < node.incoming() - 1) {
      return false;
    }
    for (var other : others) {
      context.history().activityEnded(other, null);
      context.runtime().disposal().remove(other, context);
    }
    return true;
  }

  private Collection<ExecutionEntity> firstOfEachOther(
      ExecutionEntity execution, BpmnContext context) {
    var others = new LinkedHashMap<String, ExecutionEntity>();
    var scope = context.tree().parent(execution);
    for (var token : context.tree().waitingAt(scope, node.id(), node.incoming())) {
      others.putIfAbsent(token.incomingFlowId(), token);
    }
    others.remove(execution.incomingFlowId());
    return others.values();
  }
}
