package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;

/**
 * Ends what is open inside a stage or a case that ends (CMMN 1.1 §8.4.2, tables 8.6 and 8.8).
 * Nothing of it is repeated.
 */
final class ChildrenEnd {

  private ChildrenEnd() {}

  /** Plans the end of all children before everything else that is planned, the newest first. */
  static void plan(OwnerEntity container, CmmnContext context) {
    for (var child : context.tree().children(container)) {
      context.planNext(ApplyTransition.forGood(context, child, ending(child, context)));
    }
  }

  private static Transition ending(PlanItemEntity child, CmmnContext context) {
    return context.node(child).behavior().kind() == ItemKind.STAGE_OR_TASK
        ? Transition.EXIT
        : Transition.PARENT_TERMINATE;
  }
}
