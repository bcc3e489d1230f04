package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.util.Optional;

/**
 * When a timer is due, once or again and again. Immutable and thread-safe; times and zone are always arguments.
 *
 * <p>A timer that is due repeatedly keeps count outside: {@link #repetitions} says how often it is due in all, and who
 * fires it says how many times remain.
 */
public sealed interface TimerSchedule
    permits DateSchedule, IntervalSchedule, CronSchedule, EndingSchedule {

  /** The number of repetitions of a schedule without end. */
  int UNBOUNDED = -1;

  /**
   * Reads the text of a timer.
   *
   * @param kind what the text is
   * @param text for DATE an ISO 8601 date (or duration from now); for DURATION a duration; for CYCLE {@code R3/PT10S},
   *     {@code R/2026-01-01T00:00/PT1H}, {@code R5/PT1H/2026-12-31T00:00Z} or a cron expression of six or seven fields
   * @throws BadArgumentException where it is none
   */
  static TimerSchedule parse(TimerKind kind, String text) {
    var stripped = text.strip();
    return switch (kind) {
      case DATE ->
          DueDates.isDuration(stripped)
              ? new DateSchedule(IsoDuration.parse(stripped))
              : new DateSchedule(TimeText.parse(stripped));
      case DURATION -> new DateSchedule(IsoDuration.parse(stripped));
      case CYCLE ->
          stripped.startsWith("R")
              ? IntervalSchedule.parse(stripped)
              : new CronSchedule(CronExpression.parse(stripped));
    };
  }

  /**
   * Reads what an expression yields for a timer.
   *
   * @param value a text as above; for DATE also any value that {@link DueDates#resolve} takes, for DURATION a Duration or
   *     Period
   * @throws BadArgumentException where it means nothing
   */
  static TimerSchedule of(TimerKind kind, Object value) {
    if (value instanceof CharSequence text) {
      return parse(kind, text.toString());
    }
    var isSpan = value instanceof Duration || value instanceof Period;
    if (isSpan && kind != TimerKind.CYCLE || value != null && kind == TimerKind.DATE) {
      return new DateSchedule(value);
    }
    var given = value == null ? "null" : "a value of " + value.getClass().getName();
    throw new BadArgumentException(
        "A timer of kind " + kind + " cannot be made of " + given + ". Yield an ISO 8601 text.");
  }

  /**
   * Finds out at deployment what is wrong with a text.
   *
   * @return what is wrong and what to write, or empty where nothing is
   */
  static Optional<String> check(TimerKind kind, String text) {
    try {
      parse(kind, text);
      return Optional.empty();
    } catch (BadArgumentException wrong) {
      return Optional.of(wrong.getMessage());
    }
  }

  /**
   * Finds out when the timer is due first.
   *
   * @param now the time at which it starts
   * @param zone where local times and days are meant
   * @return the point in time; for a date it may lie in the past; empty where a repetition is over before it begins
   */
  Optional<Instant> firstDue(Instant now, ZoneId zone);

  /**
   * Finds out when the timer is due again, leaving out what has been missed: the time after the previous one and after
   * now. A timer that fires late, even days late, fires once and is on time again.
   *
   * @param previousDue when it was due last
   * @param remaining how many times it may still fire, or {@link #UNBOUNDED}
   * @param now the time at which it has fired
   * @param zone where local times and days are meant
   * @return the point in time, or empty where it is not due again
   */
  Optional<Instant> next(Instant previousDue, int remaining, Instant now, ZoneId zone);

  /**
   * Finds out when the timer is due again, whether that has passed by now or not.
   *
   * @return the time after the previous one, or empty where it is not due again
   */
  default Optional<Instant> next(Instant previousDue, int remaining, ZoneId zone) {
    return next(previousDue, remaining, previousDue, zone);
  }

  /** Returns how often the timer is due in all, or {@link #UNBOUNDED}. */
  int repetitions();

  /** Returns the same schedule that ends at a point in time, itself included. */
  default TimerSchedule endingAt(Instant end) {
    return new EndingSchedule(this, end);
  }
}
