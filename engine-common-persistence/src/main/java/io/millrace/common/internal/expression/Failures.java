package io.millrace.common.internal.expression;

import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;

/** Adds to what went wrong which expression it was and where it stands. */
final class Failures {

  private static final int MAX_SHOWN = 200;

  private Failures() {}

  static EngineException toException(
      Expression expression, ExpressionScope scope, EvaluationFailure failure) {
    var message =
        "Cannot evaluate " + shown(expression.text()) + at(scope) + ": " + failure.getMessage();
    if (failure.isOfCode()) {
      return new DelegateException(message, failure.getCause());
    }
    return failure.isLimit()
        ? new LimitExceededException(message)
        : new ExpressionException(message, failure.getCause());
  }

  /** The library says what does not fit; it knows neither the expression nor its place. */
  static ExpressionException ofLibrary(
      Expression expression, ExpressionScope scope, RuntimeException wrong) {
    var advice =
        wrong instanceof NumberFormatException
            ? " is no number. Use '+=' where texts are to be joined."
            : ". Compare and calculate with values of one type.";
    return new ExpressionException(
        "Cannot evaluate " + shown(expression.text()) + at(scope) + ": " + said(wrong) + advice,
        wrong);
  }

  private static String said(RuntimeException wrong) {
    var message = wrong.getMessage();
    return message == null ? wrong.toString() : message;
  }

  static ExpressionException notACondition(
      Expression expression, ExpressionScope scope, Object value) {
    return new ExpressionException(
        "Cannot decide by "
            + shown(expression.text())
            + at(scope)
            + ": it yields "
            + Descriptions.of(value)
            + ", a condition must yield true or false. Compare the value with something.");
  }

  static EngineException notParsed(String text, EvaluationFailure failure) {
    var message = "Cannot read expression " + shown(text) + ": " + failure.getMessage();
    return failure.isLimit()
        ? new LimitExceededException(message)
        : new ExpressionException(message);
  }

  private static String at(ExpressionScope scope) {
    var location = scope.location();
    return location.isEmpty() ? "" : " (" + location + ")";
  }

  private static String shown(String text) {
    var isLong = text.length() > MAX_SHOWN;
    return "'" + (isLong ? text.substring(0, MAX_SHOWN) + "…" : text) + "'";
  }
}
