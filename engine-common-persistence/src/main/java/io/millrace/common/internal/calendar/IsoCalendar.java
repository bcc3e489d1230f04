package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import io.millrace.common.calendar.BusinessCalendar;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** One of the engine's own calendars: a kind of timer under a name. */
record IsoCalendar(String name, TimerKind kind) implements BusinessCalendar {

  @Override
  public Instant dueDate(String text, Instant now, ZoneId zone) {
    return TimerSchedule.parse(kind, text)
        .firstDue(now, zone)
        .orElseThrow(
            () ->
                new BadArgumentException(
                    "'" + Shortened.of(text) + "' is over before it begins. Give a later end."));
  }

  @Override
  public Optional<Instant> nextDueDate(
      String text, Instant previousDue, Instant now, ZoneId zone) {
    return TimerSchedule.parse(kind, text).next(previousDue, TimerSchedule.UNBOUNDED, now, zone);
  }

  @Override
  public Optional<String> check(String text) {
    return TimerSchedule.check(kind, text);
  }
}
