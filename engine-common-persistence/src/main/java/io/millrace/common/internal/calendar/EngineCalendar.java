package io.millrace.common.internal.calendar;

import io.millrace.common.calendar.BusinessCalendar;
import java.time.Instant;
import java.time.ZoneId;

/**
 * Reads the times of an engine's models. Immutable, thread-safe.
 *
 * @param own the application's calendar, which reads all texts; or null
 * @param zone where days begin
 */
public record EngineCalendar(BusinessCalendar own, ZoneId zone) {

  /** Tells whether the application reads texts. */
  public boolean isOwn() {
    return own != null;
  }

  /**
   * Returns the point in time that a value of an expression for a due date stands for; see {@link
   * DueDate#of}.
   */
  public Instant dueDate(Object value, Instant now) {
    return isOwn() && value instanceof String text && !text.isBlank()
        ? own.resolveDueDate(text, now)
        : DueDate.of(value, now, zone);
  }

  /** Returns when a timer with the text of a cycle is due again after it was due; null if never. */
  public Instant nextDue(String cycle, Instant due) {
    return isOwn()
        ? own.resolveDueDate(cycle, due)
        : TimerSchedule.parse(TimerSchedule.Kind.CYCLE, cycle).nextDue(due, zone);
  }
}
