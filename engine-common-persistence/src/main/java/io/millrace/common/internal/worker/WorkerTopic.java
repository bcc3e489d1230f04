package io.millrace.common.internal.worker;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;

/**
 * What workers ask for who are to do the work of an element.
 *
 * @param topic gives it
 */
public record WorkerTopic(Expression topic) {

  /** What stands in the jobs; no handler of an executor has this type. */
  public static final String HANDLER_TYPE = "external-worker";

  private static final int LONGEST = 255;

  /** Returns the topic at a place. */
  public String at(ExpressionScope scope) {
    var text = topic.evaluateString(scope);
    if (text == null || text.isEmpty() || text.length() > LONGEST) {
      throw new BadArgumentException(
          "The topic of the worker at "
              + scope.location()
              + " is "
              + (text == null || text.isEmpty() ? "empty" : text.length() + " characters long")
              + ". Let it be a text of 1 to "
              + LONGEST
              + " characters.");
    }
    return text;
  }
}
