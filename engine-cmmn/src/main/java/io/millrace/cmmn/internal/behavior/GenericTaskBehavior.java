package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * Waits until {@code CmmnRuntimeService.triggerPlanItemInstance} is called, or completes at once if
 * it does not block.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.
 *
 * @param blocking whether it waits
 */
public record GenericTaskBehavior(Blocking blocking) implements PlanItemBehavior {

  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    if (!blocking.waits(item, context)) {
      context.apply(item, Transition.COMPLETE);
    }
  }

  @Override
  public void trigger(PlanItemEntity item, CmmnContext context) {
    context.apply(item, Transition.COMPLETE);
  }
}
