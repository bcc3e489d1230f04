package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CancelEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompensationThrower;
import io.millrace.bpmn.internal.operation.LeaveActivity;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.persistence.CompensableEntity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * A cancel end event: ends what is under way in its transaction, compensates what has completed in
 * it, also inside sub-processes that were under way, and then goes on from the cancel event at the
 * border of the transaction.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.5, §13.5.5.
 */
public record CancelEndBehavior() implements CompensationThrower {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    var transaction = context.tree().parent(execution);
    context.compensables().hand(rows(transaction, context), execution);
    var reason = "cancel end event '" + execution.activityId() + "'";
    context.runtime().disposal().cancelOthers(transaction, execution, reason, context);
    if (!ScopeEvents.at(transaction, context).isEmpty()) {
      context
          .runtime()
          .disposal()
          .waits(transaction, ScopeEvents.at(transaction, context), context);
    }
    CompensateBehavior.begin(execution, context);
  }

  private static List<CompensableEntity> rows(ExecutionEntity transaction, BpmnContext context) {
    var rows = new ArrayList<>(context.compensables().of(transaction));
    for (var inside : context.tree().descendants(transaction)) {
      if (inside.isScope()) {
        rows.addAll(context.compensables().of(inside));
      }
    }
    return rows;
  }

  @Override
  public void compensated(ExecutionEntity execution, BpmnContext context) {
    var transaction = context.tree().parent(execution);
    if (!context.done(execution)) {
      return;
    }
    var event = cancelEvent(context.node(transaction));
    var host =
        LeaveActivity.isLoopInstance(transaction, context)
            ? context.tree().parent(transaction)
            : transaction;
    context.triggerBoundaryEvent(host, event);
  }

  private static Node cancelEvent(Node transaction) {
    for (var event : transaction.boundaryEvents()) {
      if (((BoundaryEvent) event.element()).definition() instanceof CancelEventDefinition) {
        return event;
      }
    }
    throw new IllegalStateException(transaction + " has no cancel event");
  }
}
