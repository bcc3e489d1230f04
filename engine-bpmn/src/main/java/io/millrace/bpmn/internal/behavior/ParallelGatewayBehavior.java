package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

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
    execution.active(false);
    var others =
        context.tree().children(context.tree().parent(execution)).stream()
            .filter(e -> e != execution && !e.isActive() && node.id().equals(e.activityId()))
            .toList();
    var needed = node.incoming() - 1;
    if (others.size() < needed) {
      return;
    }
    for (var other : others.subList(0, Math.max(0, needed))) {
      context.history().activityEnded(other, null);
      context.runtime().disposal().remove(other, context);
    }
    execution.active(true);
    context.leave(execution, node.outgoing());
  }
}
