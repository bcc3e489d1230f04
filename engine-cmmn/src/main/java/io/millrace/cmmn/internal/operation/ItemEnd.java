package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.Dependent;
import java.util.List;

/**
 * Ends a plan item with all it owns, writes it down, and makes the next instance of one that
 * repeats.
 */
record ItemEnd(CmmnContext context, PlanItemEntity item, PlanItemNode node) {

  private static final String REASON = "the plan item has ended";

  /**
   * Ends the item; its state is the last one already.
   *
   * @param criterion the id of the criterion that is the reason; null for none
   * @param isForGood whether no other instance follows
   */
  void after(Transition transition, String criterion, boolean isForGood) {
    var isDone = transition == Transition.COMPLETE || transition == Transition.OCCUR;
    if (isDone) {
      node.behavior().done(item, context);
      BoundItems.done(item, node, context);
      if (node.behavior().occursOnEntry()) {
        context.reached(node, context.tree().instance(item), context.scope(item));
      }
    }
    var left = ItemAggregation.of(context, item, node);
    if (isDone && left != null) {
      left.completed();
    }
    var repeating = new Repeating(context, item, node);
    var again = !isForGood && repeating.asksForMore(transition, criterion);
    dispose();
    context.tree().remove(item);
    context.siblings().removed(item);
    if (isDone) {
      repeating.noteCompletion();
    }
    repeating.madeRoom();
    if (again) {
      repeating.next(isDone);
    }
    if (left != null) {
      left.ended(isDone);
    }
  }

  private void dispose() {
    node.behavior().over(item, context);
    context.history().planItemEnded(item);
    new Waits(context, item).end();
    context.runtime().tasks().end().cancel(context.command(), List.of(item), REASON);
    if (item.count(Dependent.VARIABLE) > 0) {
      var node = context.variables().node(item);
      context.runtime().variables().in(context.command()).end(List.of(node));
    }
  }
}
