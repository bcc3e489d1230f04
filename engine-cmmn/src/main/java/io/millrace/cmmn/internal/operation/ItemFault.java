package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/** Lets an active plan item fail by a fault that user code has thrown. Stateless. */
public final class ItemFault {

  private ItemFault() {}

  /** Conditions and delegates that run in the same call see what went wrong. */
  public static void raise(PlanItemEntity item, CmmnFault fault, CmmnContext context) {
    var access = context.variables().access();
    var node = context.variables().node(item);
    access.setTransient(node, "faultCode", fault.getCode());
    access.setTransient(node, "faultMessage", fault.getMessage());
    context.apply(item, Transition.FAULT);
  }
}
