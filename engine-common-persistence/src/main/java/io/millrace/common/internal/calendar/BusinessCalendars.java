package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import io.millrace.common.calendar.BusinessCalendar;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The calendars of an engine by name: its own three and those of the application. Immutable. */
public final class BusinessCalendars {

  private final Map<String, BusinessCalendar> byName = new TreeMap<>();

  /**
   * Collects the calendars.
   *
   * @param custom those of the application; one with the name of an own one takes its place
   */
  public BusinessCalendars(List<BusinessCalendar> custom) {
    add(new IsoCalendar("dueDate", TimerKind.DATE));
    add(new IsoCalendar("duration", TimerKind.DURATION));
    add(new IsoCalendar("cycle", TimerKind.CYCLE));
    custom.forEach(this::add);
  }

  /**
   * Finds a calendar.
   *
   * @throws BadArgumentException where there is none of that name
   */
  public BusinessCalendar get(String name) {
    var calendar = byName.get(name);
    if (calendar == null) {
      throw new BadArgumentException(
          "There is no business calendar '"
              + name
              + "'. There are "
              + String.join(", ", byName.keySet())
              + ". Register it in the engine's configuration.");
    }
    return calendar;
  }

  /** Tells whether there is a calendar of a name. */
  public boolean has(String name) {
    return byName.containsKey(name);
  }

  private void add(BusinessCalendar calendar) {
    byName.put(calendar.name(), calendar);
  }
}
