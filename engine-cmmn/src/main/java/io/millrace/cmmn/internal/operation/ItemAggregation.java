package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.VariableAggregatorContext.State;
import io.millrace.common.internal.aggregation.Aggregation;
import io.millrace.common.internal.aggregation.Gathering;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.variable.VariableNode;
import java.util.List;

/**
 * Gathers what the instances of a plan item that repeats leave behind, in the stage or case they
 * stand in.
 *
 * @param item the instance that ends
 * @param node its plan item
 * @param container the stage or case
 */
record ItemAggregation(
    CmmnContext context, PlanItemEntity item, PlanItemNode node, OwnerEntity container) {

  /** Returns the gathering around an instance; null if nothing is gathered. */
  static ItemAggregation of(CmmnContext context, PlanItemEntity item, PlanItemNode node) {
    return node.repetition() == null || node.repetition().aggregations().isEmpty()
        ? null
        : new ItemAggregation(context, item, node, context.tree().container(item));
  }

  /** The instance has completed, and is still there. */
  void completed() {
    var number = item.repetitionCounter() == null ? 1 : item.repetitionCounter();
    gathering()
        .completed(
            number,
            side(context.variables().node(item), item),
            () -> context.runtime().scopes().delegate(item, context));
  }

  /**
   * The instance is gone. If all are over, their variables are set; another one that only waits for
   * its repetition adds to them later. An instance that never entered changes nothing.
   */
  void ended(boolean isDone) {
    var others = context.siblings().of(item, node);
    var areOver = others.count() == others.waiting().size();
    if (isDone || areOver && hasEntered()) {
      gathering()
          .publish(
              areOver ? State.COMPLETE : State.OVERVIEW,
              side(node(container), container),
              node(home(container)),
              this::view);
    }
    if (others.count() == 0) {
      gathering().end();
    }
  }

  /**
   * Prepares that the plan item is another one in another version of the case, or none that
   * gathers.
   *
   * @return does it
   */
  Runnable migration(PlanItemNode now) {
    var there = now.repetition() == null ? List.<Aggregation>of() : now.repetition().aggregations();
    return gathering().migration(there.isEmpty() ? null : now.id(), there);
  }

  private boolean hasEntered() {
    return item.lastStartedTime() != null || item.lastEnabledTime() != null;
  }

  private Gathering gathering() {
    return new Gathering(
        context.command(),
        context.variables().access(),
        node(container),
        item.isInjectedRoot() ? item.caseDefinitionId() + ":" + node.id() : node.id(),
        node.repetition().aggregations());
  }

  private CallSide side(VariableNode variables, OwnerEntity owner) {
    return new CallSide(context.variables().access(), variables, context.scope(owner));
  }

  private VariableNode node(OwnerEntity owner) {
    return owner instanceof PlanItemEntity stage
        ? context.variables().node(stage)
        : context.variables().node((CaseInstanceEntity) owner);
  }

  /** The list belongs to the instance of the innermost stage that repeats itself, or the case. */
  private OwnerEntity home(OwnerEntity from) {
    return from instanceof PlanItemEntity stage && context.node(stage).repetition() == null
        ? home(context.tree().container(stage))
        : from;
  }

  private DelegateScope view() {
    var scopes = context.runtime().scopes();
    return container instanceof PlanItemEntity stage
        ? scopes.delegate(stage, context)
        : scopes.delegate((CaseInstanceEntity) container, null, context);
  }
}
