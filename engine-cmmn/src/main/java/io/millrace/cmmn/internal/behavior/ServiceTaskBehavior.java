package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * Does the work of a service task in user code, then completes. Where that code throws a fault, the
 * item fails.
 *
 * <p>Spec: CMMN 1.1 §5.4.10, §8.4.2.
 *
 * @param call the work
 */
public record ServiceTaskBehavior(ServiceCall call) implements PlanItemBehavior {

  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    context.command().userCodeFollows();
    call.run(item, context);
    context.apply(item, Transition.COMPLETE);
  }
}
