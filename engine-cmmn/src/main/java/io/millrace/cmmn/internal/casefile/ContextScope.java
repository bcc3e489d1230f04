package io.millrace.cmmn.internal.casefile;

import io.millrace.common.internal.expression.ExpressionScope;

/** What an expression sees that may be about an item of the case file. */
public interface ContextScope extends ExpressionScope {

  /**
   * Returns the same with {@code contextItem} and {@code contextItems}.
   *
   * @param item the id of the case file item that a {@code contextRef} names
   */
  ExpressionScope about(String item);

  /**
   * Returns what a condition sees.
   *
   * @param contextRef the id of the case file item it is about, or null
   */
  static ExpressionScope of(ExpressionScope scope, String contextRef) {
    return contextRef == null ? scope : ((ContextScope) scope).about(contextRef);
  }
}
