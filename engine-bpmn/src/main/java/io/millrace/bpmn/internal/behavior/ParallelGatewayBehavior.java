package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * Waits for a token on each incoming flow, then lets one token out on each outgoing flow.
 *
 * <p>Arrivals of one instance queue at the lock of its family, so the join is decided once and no
 * arrival is ever run again. Spec: BPMN 2.0.2 §13.4.1.
 *
 * @param node the gateway
 */
public record ParallelGatewayBehavior(Node node) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    var needed = node.incoming() - 1;
    if (needed > 0 && !join(execution, needed, context)) {
      return;
    }
    execution.active(true);
    context.leave(execution, node.outgoing());
  }

  /** Lets a token wait, or takes the others away if they are all here; tells which. */
  private boolean join(ExecutionEntity execution, int needed, BpmnContext context) {
    execution.active(false);
    var others = waiting(execution, context);
    if (others.size() < needed) {
      return false;
    }
    for (var other : others.subList(0, needed)) {
      context.history().activityEnded(other, null);
      context.runtime().disposal().remove(other, context);
    }
    return true;
  }

  private List<ExecutionEntity> waiting(ExecutionEntity execution, BpmnContext context) {
    var others = new ArrayList<ExecutionEntity>();
    for (var token : context.tree().children(context.tree().parent(execution))) {
      if (token != execution && !token.isActive() && node.id().equals(token.activityId())) {
        others.add(token);
      }
    }
    return others;
  }
}
