package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;

/**
 * What a listener of a model does. Immutable and thread-safe.
 *
 * @param expression is evaluated; null for an object
 * @param source gives the object; null for an expression
 * @param elementId the element that declares it
 * @param <L> what the object is
 */
record ListenerCode<L>(Expression expression, DelegateSource<L> source, String elementId) {

  /** Tells an object. */
  @FunctionalInterface
  interface Telling<L> {
    /** Calls the object. */
    void tell(L listener) throws Exception;
  }

  /** Evaluates the expression, or tells the object. */
  void run(ExpressionScope scope, Telling<L> telling) {
    if (expression != null) {
      expression.evaluate(scope);
      return;
    }
    var listener = source.get(scope);
    try {
      telling.tell(listener);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw failed(listener, scope, e);
    }
  }

  private RuntimeException failed(Object listener, ExpressionScope scope, Exception e) {
    return e.getCause() instanceof CmmnFault fault
        ? fault
        : new DelegateException(
            listener.getClass().getName()
                + ", the listener of '"
                + elementId
                + "', failed at "
                + scope.location()
                + ": "
                + e,
            e);
  }
}
