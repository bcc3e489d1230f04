package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.call.CallFailure;

/**
 * A plan item fails for a reason that is modelled. If no sentry of its case waits for that, and the
 * case was called by an element that catches it, it leaves the case, which is over then.
 *
 * @param item the plan item, which is active
 */
public record ItemFault(CmmnContext context, PlanItemEntity item) {

  /** What a plan item fails by that somebody lets fail without another reason. */
  private static final CallFailure BY_HAND = new CallFailure("fault", null);

  /** Lets an active plan item fail because somebody says so. */
  static void byHand(PlanItemEntity item, CmmnContext context) {
    new ItemFault(context, item).happen(BY_HAND);
  }

  /** Lets an active plan item fail by a fault that user code has thrown. */
  public static void raise(PlanItemEntity item, CmmnFault fault, CmmnContext context) {
    new ItemFault(context, item).happen(new CallFailure(fault.getCode(), fault.getMessage()));
  }

  /**
   * Lets it happen. Conditions and delegates that run in the same call see what went wrong, as
   * {@code faultCode} and {@code faultMessage}.
   */
  public void happen(CallFailure failure) {
    var access = context.variables().access();
    var node = context.variables().node(context.tree().instance(item));
    access.setTransient(node, "faultCode", failure.code());
    access.setTransient(node, "faultMessage", failure.message());
    context.apply(item, Transition.FAULT);
    if (leaves(item, failure)) {
      var instance = context.tree().instance(item);
      context.plan(new LeaveByFault(context, instance, CaseCaller.of(instance, context), failure));
    }
  }

  private boolean leaves(PlanItemEntity failing, CallFailure failure) {
    if (isHeard(failing)) {
      return false;
    }
    var caller = CaseCaller.of(context.tree().instance(failing), context);
    if (caller == null) {
      return false;
    }
    if (!caller.isPlanItem()) {
      return caller.catches(failure, context.command());
    }
    var outer = context.tree().find(caller.elementId());
    return caller.catches(failure, context.command()) && (isHeard(outer) || leaves(outer, failure));
  }

  private boolean isHeard(PlanItemEntity failing) {
    return context.node(failing).watchers().stream()
        .anyMatch(watcher -> watcher.event() == Transition.FAULT);
  }
}
