package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.common.DelegateException;

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
    var before = context.skips(skips);
    var around = context.cancellation().apart();
    try {
      work.run();
    } catch (RuntimeException e) {
      var listener = context.failedListeners().get(e);
      throw listener == null ? e : failed(listener, e);
    } finally {
      context.cancellation().goOn(around);
      context.skips(before);
    }
  }

  private DelegateException failed(String listener, RuntimeException e) {
    var what =
        e instanceof BpmnError error
            ? " throws the BPMN error '" + error.getErrorCode() + "', which no event catches then ("
            : " fails (";
    return new DelegateException(
        request
            + ": "
            + listener
            + what
            + e.getMessage()
            + "). Correct the listener or what it needs, or leave listeners out with skipCustomListeners.",
        e);
  }
}
