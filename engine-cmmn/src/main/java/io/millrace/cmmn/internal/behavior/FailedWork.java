package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * Work that went wrong in a way that the case is modelled for. Conditions of the same call see why.
 *
 * <p>Spec: CMMN 1.1 §8.4.2, transition {@code fault}.
 *
 * @param code what went wrong; may be null
 * @param message more about it; may be null
 */
record FailedWork(String code, String message) {

  static FailedWork of(CmmnFault fault) {
    return new FailedWork(fault.getCode(), fault.getMessage());
  }

  void fail(PlanItemEntity item, CmmnContext context) {
    var access = context.variables().access();
    var node = context.variables().node(item);
    access.setTransient(node, "faultCode", code);
    access.setTransient(node, "faultMessage", message);
    context.apply(item, Transition.FAULT);
  }
}
