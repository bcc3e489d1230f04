package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * What event listeners of all kinds have in common: each can be made to occur by hand.
 *
 * <p>Spec: CMMN 1.1 §5.4.2, §8.4.3.
 */
interface EventListenerBehavior extends PlanItemBehavior {

  @Override
  default ItemKind kind() {
    return ItemKind.LISTENER_OR_MILESTONE;
  }

  @Override
  default void trigger(PlanItemEntity item, CmmnContext context) {
    context.apply(item, Transition.OCCUR);
  }
}
