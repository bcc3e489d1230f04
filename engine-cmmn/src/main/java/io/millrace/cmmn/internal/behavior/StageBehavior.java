package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.Dependent;

/**
 * Makes its plan items when it becomes active, and holds them when it is held. When it completes is
 * judged for all stages in one place.
 *
 * <p>Spec: CMMN 1.1 §5.4.8, §8.4.2.
 */
public record StageBehavior() implements PlanItemBehavior {

  /** A stage that failed and is reactivated still has its plan items. */
  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    if (item.count(Dependent.CHILD) == 0) {
      context.openStage(item);
    }
  }

  @Override
  public void suspended(PlanItemEntity item, CmmnContext context) {
    toChildren(item, Transition.PARENT_SUSPEND, context);
  }

  @Override
  public void resumed(PlanItemEntity item, CmmnContext context) {
    toChildren(item, Transition.PARENT_RESUME, context);
  }

  /** A stage that failed stays so, but what is in it goes on and is held like all else. */
  private static void toChildren(PlanItemEntity stage, Transition transition, CmmnContext context) {
    for (var child : context.tree().children(stage)) {
      if (ItemState.of(child.state()) == ItemState.FAILED) {
        toChildren(child, transition, context);
      } else {
        context.apply(child, transition);
      }
    }
  }
}
