package io.millrace.common.internal.expression.failure;

/** How a value is named in a message: short, and without calling into code of the application. */
public final class Descriptions {

  private static final int MAX_LENGTH = 40;

  private Descriptions() {}

  /** Returns the text in quotes, the number or boolean as it is, or the class of anything else. */
  public static String of(Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof CharSequence text) {
      var shown =
          text.length() > MAX_LENGTH ? text.subSequence(0, MAX_LENGTH) + "…" : text.toString();
      return "'" + shown + "'";
    }
    if (value instanceof Long || value instanceof Integer || value instanceof Boolean) {
      return value.toString();
    }
    return "a value of " + value.getClass().getName();
  }
}
