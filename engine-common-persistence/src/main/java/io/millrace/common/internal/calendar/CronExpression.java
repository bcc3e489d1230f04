package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;

/**
 * A cron expression of six or seven fields, as Quartz and the field's engines read it: second, minute, hour, day of the
 * month, month, day of the week (1 is Sunday), year. Immutable and thread-safe.
 *
 * <p>Where the clock changes: a time that is skipped is made up for at the moment the clock jumps, one that happens
 * twice counts the first time. An expression that names no hours ({@code 0 *&#47;15 * * * ?}) follows the time that
 * passes instead: nothing is made up for, and the hour that happens twice is served twice.
 */
final class CronExpression {

  private static final int MAX_LENGTH = 300;
  private static final int HORIZON_YEARS = 100;

  private final String text;
  private final CronTimes times;
  private final CronDays days;

  private CronExpression(String text, CronTimes times, CronDays days) {
    this.text = text;
    this.times = times;
    this.days = days;
  }

  /**
   * Parses an expression.
   *
   * @throws BadArgumentException where it is none, or matches no date at all
   */
  static CronExpression parse(String text) {
    var fields = text.strip().split("\\s+");
    if (text.length() > MAX_LENGTH || fields.length < 6 || fields.length > 7) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is neither a repeating interval (R3/PT10S) nor a cron expression: it needs six or"
              + " seven fields (second, minute, hour, day of month, month, day of week, year), such as"
              + " '0 0 8 ? * MON-FRI'.");
    }
    try {
      return of(text, fields);
    } catch (IllegalArgumentException wrong) {
      throw new BadArgumentException(
          "'" + Shortened.of(text) + "' is no cron expression: " + wrong.getMessage());
    }
  }

  private static CronExpression of(String text, String[] fields) {
    var times =
        new CronTimes(
            CronField.SECOND.parse(fields[0]),
            CronField.MINUTE.parse(fields[1]),
            CronField.HOUR.parse(fields[2]));
    var hasYears = fields.length == 7 && !CronField.isOpen(fields[6]);
    var days =
        new CronDays(
            DayRule.parse(fields[3], fields[5]),
            CronField.MONTH.parse(fields[4]),
            hasYears ? CronField.YEAR.parse(fields[6]) : null);
    if (!days.isPossible()) {
      throw new IllegalArgumentException("there is no such date.");
    }
    return new CronExpression(text, times, days);
  }

  /**
   * Finds the first time after a point in time.
   *
   * @return the time, or empty where there is none within 100 years
   */
  Optional<Instant> next(Instant after, ZoneId zone) {
    return new CronSearch(this, zone).after(after);
  }

  /** Tells whether the expression leaves the hour open. */
  boolean hasEveryHour() {
    return times.hasEveryHour();
  }

  /** Finds the first local time that matches, the given one included; empty where there is none. */
  Optional<LocalDateTime> nextLocal(LocalDateTime from) {
    var last = from.getYear() + HORIZON_YEARS;
    var start = from;
    while (true) {
      var date = days.next(start.toLocalDate(), last);
      if (date.isEmpty()) {
        return Optional.empty();
      }
      var isSameDay = date.get().equals(start.toLocalDate());
      var time = times.next(isSameDay ? start.toLocalTime() : LocalTime.MIN);
      if (time.isPresent()) {
        return Optional.of(date.get().atTime(time.get()));
      }
      start = date.get().plusDays(1).atStartOfDay();
    }
  }

  @Override
  public String toString() {
    return text;
  }
}
