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
 */
record ListenerCode(Expression expression, DelegateSource<Object> source, String elementId) {

  /** Tells an object. */
  @FunctionalInterface
  interface Telling<L> {
    /** Calls the object. */
    void tell(L listener) throws Exception;
  }

  /**
   * Evaluates the expression, or tells the object.
   *
   * @param type what the object has to be
   */
  <L> void run(ExpressionScope scope, Class<L> type, Telling<L> telling) {
    if (expression != null) {
      expression.evaluate(scope);
      return;
    }
    var listener = source.get(scope);
    if (!type.isInstance(listener)) {
      throw new DelegateException(
          listener.getClass().getName()
              + ", the listener of '"
              + elementId
              + "', is no "
              + type.getName()
              + ". Let it implement that interface.");
    }
    try {
      telling.tell(type.cast(listener));
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
