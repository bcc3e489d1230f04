package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.ItemFault;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * Does the work of a service task in user code, then completes; fails where that code throws a
 * fault.
 *
 * <p>Spec: CMMN 1.1 §5.4.10, §8.4.2.
 *
 * @param call the work
 */
public record ServiceTaskBehavior(ServiceCall call) implements PlanItemBehavior {

  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    try {
      call.run(item, context);
    } catch (CmmnFault fault) {
      ItemFault.raise(item, fault, context);
      return;
    }
    context.apply(item, Transition.COMPLETE);
  }
}
