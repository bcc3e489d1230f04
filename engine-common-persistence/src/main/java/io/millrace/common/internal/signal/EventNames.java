package io.millrace.common.internal.signal;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.persistence.StorableText;

/**
 * Finds the names of messages and signals, which may be expressions.
 *
 * @param expressions parses them
 */
public record EventNames(Expressions expressions) {

  private static final int LONGEST = 255;

  /**
   * Returns the name of a message or signal as it is now.
   *
   * @param text the name in the model
   * @param eventId the event that waits for it or throws it
   * @throws ExpressionException if it gives no name, or one that cannot be stored
   */
  public String of(String text, String eventId, ExpressionScope scope) {
    var name = expressions.parse(text).evaluateString(scope);
    if (name == null || name.isBlank()) {
      throw refused(text, eventId, "gives nothing");
    }
    if (name.length() > LONGEST) {
      throw refused(text, eventId, "has " + name.length() + " characters");
    }
    var flaw = StorableText.flaw(name);
    if (flaw != null) {
      throw refused(text, eventId, "gives a text that " + flaw.substring(0, flaw.length() - 1));
    }
    return name;
  }

  private static ExpressionException refused(String text, String eventId, String why) {
    return new ExpressionException(
        "The name '"
            + text
            + "' of the message or signal of '"
            + eventId
            + "' "
            + why
            + ". It has to give 1 to "
            + LONGEST
            + " characters; correct the expression or its variables.");
  }
}
