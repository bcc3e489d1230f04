package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.MessageSending;
import io.millrace.bpmn.internal.model.MessageSending.IfNobodyWaits;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;

/**
 * What becomes of a message that is thrown, and that nobody waits for.
 *
 * @param wanted what the model says
 * @param keepFor how long it is kept; null for as long as the engine says
 */
public record NobodyWaits(IfNobodyWaits wanted, Expression keepFor) {

  static NobodyWaits of(MessageSending.Receiver receiver, Expressions expressions) {
    var span = receiver.keepFor();
    return new NobodyWaits(receiver.ifNobodyWaits(), span == null ? null : expressions.parse(span));
  }

  /** Tells whether it is an error, unless the message is kept. */
  boolean isError() {
    return wanted != IfNobodyWaits.IGNORE;
  }

  /**
   * Returns how long the message is kept; null for not at all.
   *
   * @param unsaid how long where the model does not say; null for not at all
   */
  Instant keptUntil(Duration unsaid, ExpressionScope scope, Instant now) {
    if (wanted == IfNobodyWaits.ERROR || wanted == IfNobodyWaits.IGNORE) {
      return null;
    }
    if (keepFor != null) {
      return later(keepFor.evaluate(scope), now);
    }
    if (unsaid == null && wanted == IfNobodyWaits.KEEP) {
      throw new ExpressionException(
          "A message is to be kept, but neither the model nor the engine says how long. Give it a keepFor, or set "
              + "thrownMessagesKeptFor of the configuration.");
    }
    return unsaid == null ? null : now.plus(unsaid);
  }

  private Instant later(Object span, Instant now) {
    try {
      var until =
          span instanceof Duration duration
              ? now.plus(duration)
              : TimerSchedule.parse(TimerSchedule.Kind.DURATION, String.valueOf(span))
                  .firstDue(now, ZoneOffset.UTC);
      if (until != null && until.isAfter(now)) {
        return until;
      }
    } catch (EngineException e) {
      throw new ExpressionException(refusal(span), e);
    }
    throw new ExpressionException(refusal(span));
  }

  private String refusal(Object span) {
    return "The keepFor '"
        + keepFor.text()
        + "' gives '"
        + span
        + "', which is no span that a message can be kept. Let it give one such as PT1H.";
  }
}
