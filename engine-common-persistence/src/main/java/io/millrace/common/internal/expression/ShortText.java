package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.persistence.StorableText;

/**
 * A text that an expression gives and that has to fit into a column.
 *
 * @param what what it is and whose, for messages
 */
public record ShortText(String what) {

  private static final int LONGEST = 255;

  /**
   * Returns what an expression gives; null for no expression.
   *
   * @throws ExpressionException if the text is too long, or has characters that cannot be stored
   */
  public String of(Expression expression, ExpressionScope scope) {
    var text = expression == null ? null : expression.evaluateString(scope);
    if (text != null && text.length() > LONGEST) {
      throw refused(
          expression,
          "gives " + text.length() + " characters. It has to give at most " + LONGEST + ".");
    }
    var flaw = text == null ? null : StorableText.flaw(text);
    if (flaw != null) {
      throw refused(expression, "gives a text that " + flaw);
    }
    return text;
  }

  private ExpressionException refused(Expression expression, String why) {
    return new ExpressionException(what + ", '" + expression.text() + "', " + why);
  }
}
