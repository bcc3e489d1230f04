package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.listener.SkipOptions;

/**
 * A call from outside that ends or moves what is under way. No event of the instance catches what
 * listeners throw that are told of it: the call fails, and says which listener stood in its way.
 *
 * @param request what was asked, as the error begins
 * @param skips what is left out meanwhile
 */
public record CallFromOutside(String request, SkipOptions skips, BpmnContext context) {

  /**
   * Does what was asked.
   *
   * @throws DelegateException if a listener of a model fails
   */
  public void run(Runnable work) {
    var around = context.cancellation().apart();
    try {
      context.modelListeners().callFromOutside(request, skips, work, CallFromOutside::modelled);
    } finally {
      context.cancellation().goOn(around);
    }
  }

  private static String modelled(RuntimeException e) {
    return e instanceof BpmnError error
        ? " throws the BPMN error '" + error.getErrorCode() + "', which no event catches then"
        : null;
  }
}
