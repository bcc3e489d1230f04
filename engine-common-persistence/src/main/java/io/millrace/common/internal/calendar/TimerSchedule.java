package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** When a timer is due, and when it is due again. Immutable, thread-safe. */
public interface TimerSchedule {

  /** What kind of time a model gives. */
  enum Kind {
    /** A point in time. */
    DATE,
    /** A span from now. */
    DURATION,
    /** A repetition. */
    CYCLE;

    /** Returns which kind a text is, where a model does not say it; a date may be a duration. */
    public static Kind of(String text) {
      return text.startsWith("R") || text.contains(" ") && !text.startsWith("P") ? CYCLE : DATE;
    }
  }

  /**
   * Parses the time of a timer.
   *
   * @param text a date (or a duration from now), a duration, or for a cycle {@code R3/PT1H}, {@code
   *     R/2030-01-01T00:00/P1D}, {@code R5/PT1H/2030-01-31} or a cron text of six or seven fields,
   *     each with its end as {@link EndingCycle} writes it
   * @throws BadArgumentException if it cannot be read
   */
  static TimerSchedule parse(Kind kind, String text) {
    var trimmed = text.strip();
    return switch (kind) {
      case DATE ->
          trimmed.startsWith("P") ? new AfterSpan(IsoSpan.parse(trimmed)) : new OnDate(trimmed);
      case DURATION -> new AfterSpan(IsoSpan.parse(trimmed));
      case CYCLE -> ending(EndingCycle.parse(trimmed));
    };
  }

  private static TimerSchedule ending(EndingCycle ending) {
    var text = ending.cycle();
    var schedule = text.startsWith("R") ? IsoRepetition.parse(text) : CronSchedule.parse(text);
    return ending.end() == null ? schedule : new Until(schedule, ending);
  }

  /** Returns what is wrong with a text, or empty if it can be parsed. */
  static Optional<String> error(Kind kind, String text) {
    try {
      var due = parse(kind, text).firstDue(Instant.EPOCH, ZoneId.of("UTC"));
      return due == null ? Optional.of("'" + text + "' is never due.") : Optional.empty();
    } catch (BadArgumentException e) {
      return Optional.of(e.text());
    }
  }

  /** Returns when the timer is due for the first time; null if never. */
  Instant firstDue(Instant now, ZoneId zone);

  /** Returns how often it is due in all; null for no limit. */
  default Integer times() {
    return 1;
  }

  /**
   * Returns when it is due again after it was due; null if never. Limits of {@link #times()} are
   * the caller's to count.
   */
  default Instant nextDue(Instant due, ZoneId zone) {
    return null;
  }

  /** A point in time. */
  record OnDate(String text) implements TimerSchedule {
    @Override
    public Instant firstDue(Instant now, ZoneId zone) {
      return IsoTime.parse(text, zone);
    }
  }

  /** A cycle up to a moment. */
  record Until(TimerSchedule cycle, EndingCycle ending) implements TimerSchedule {
    @Override
    public Instant firstDue(Instant now, ZoneId zone) {
      return ending.bounded(cycle.firstDue(now, zone));
    }

    @Override
    public Integer times() {
      return cycle.times();
    }

    @Override
    public Instant nextDue(Instant due, ZoneId zone) {
      return ending.bounded(cycle.nextDue(due, zone));
    }
  }

  /** A span from now. */
  record AfterSpan(IsoSpan span) implements TimerSchedule {
    @Override
    public Instant firstDue(Instant now, ZoneId zone) {
      return span.after(now, zone);
    }
  }
}
