package io.millrace.common.calendar;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Turns the text of a due date or timer into a point in time. Models choose a calendar by its name ({@code
 * businessCalendarName}).
 *
 * <p>The engine has three of its own: {@code dueDate} (an ISO 8601 date or duration), {@code duration} (an ISO 8601
 * duration) and {@code cycle} (an ISO 8601 repeating interval or a cron expression). One of the application with the
 * same name takes the place of the engine's.
 *
 * <p>Implementations must be thread-safe. They are called inside the transaction that creates the task or timer, so they
 * should not take long.
 */
public interface BusinessCalendar {

  /**
   * Returns the name by which models choose this calendar.
   *
   * @return the name, always the same, never null
   */
  String name();

  /**
   * Finds the point in time that a text means.
   *
   * @param text the text, with expressions already replaced, never null
   * @param now the time of the engine's clock
   * @param zone the time zone of the engine
   * @return when it is due, which may lie in the past; never null
   * @throws io.millrace.common.BadArgumentException where the text means nothing to this calendar
   */
  Instant dueDate(String text, Instant now, ZoneId zone);

  /**
   * Finds the point in time at which a repeating timer is due again.
   *
   * @param text the text, with expressions already replaced, never null
   * @param previousDue when it was due last
   * @param now the time of the engine's clock, usually a little later
   * @param zone the time zone of the engine
   * @return when it is due next, or empty where it does not repeat, as here, or is over
   */
  default Optional<Instant> nextDueDate(
      String text, Instant previousDue, Instant now, ZoneId zone) {
    return Optional.empty();
  }

  /**
   * Finds out at deployment what is wrong with a text that has no expressions in it.
   *
   * @param text the text, never null
   * @return what is wrong and what to write, or empty where nothing is, as here
   */
  default Optional<String> check(String text) {
    return Optional.empty();
  }
}
