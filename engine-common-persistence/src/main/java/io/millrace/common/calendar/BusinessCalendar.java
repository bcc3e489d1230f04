package io.millrace.common.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;

/**
 * Knows when timers and tasks are due: the place for working hours and holidays.
 *
 * <p>The calendar that is registered as {@code default} reads all texts that models give as times
 * of timers and as due dates of tasks; those that are registered as {@code dueDate}, {@code
 * duration} and {@code cycle} read the texts of that kind, before it. A timer or task that names
 * another calendar ({@code businessCalendarName}) is read by that. Without one the engine reads ISO
 * 8601 dates, durations and repetitions. An implementation is called by many threads at once; it
 * must not call the engine.
 */
@FunctionalInterface
public interface BusinessCalendar {

  /**
   * Returns when a timer is due.
   *
   * @param text what the model says, with its expressions already evaluated
   * @param reference from when to count: the time of the engine's clock when the timer is set, or
   *     the time it was due before when it repeats
   * @return the time; null for a repetition that has come to its end
   * @throws BadArgumentException if the calendar cannot read the text
   */
  Instant resolveDueDate(String text, Instant reference);
}
