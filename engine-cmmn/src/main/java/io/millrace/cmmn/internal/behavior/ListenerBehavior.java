package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * Occurs when the application says so: a user event listener, a generic one or that of an intent.
 * That of a variable occurs when the variable changes, too; the case knows who waits for which.
 *
 * <p>Spec: CMMN 1.1 §5.4.2, §8.4.3.
 */
public record ListenerBehavior() implements PlanItemBehavior {

  @Override
  public ItemKind kind() {
    return ItemKind.LISTENER_OR_MILESTONE;
  }

  @Override
  public void trigger(PlanItemEntity item, CmmnContext context) {
    context.apply(item, Transition.OCCUR);
  }
}
