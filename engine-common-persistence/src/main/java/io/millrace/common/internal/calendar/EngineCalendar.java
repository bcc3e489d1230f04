package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import io.millrace.common.calendar.BusinessCalendar;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Reads the times of an engine's models, by the application's calendars where there are some.
 * Immutable, thread-safe.
 *
 * @param calendars the application's calendars by name. One that is called {@code dueDate}, {@code
 *     duration} or {@code cycle} reads the texts of that kind, {@code default} those of all kinds;
 *     the others read where a model names them
 * @param zone where days begin
 */
public record EngineCalendar(Map<String, BusinessCalendar> calendars, ZoneId zone) {

  private static final String DEFAULT = "default";

  /**
   * Names that models may always give: without a calendar of the application's the engine reads.
   */
  private static final Map<String, TimerSchedule.Kind> KINDS =
      Map.of(
          "dueDate",
          TimerSchedule.Kind.DATE,
          "duration",
          TimerSchedule.Kind.DURATION,
          "cycle",
          TimerSchedule.Kind.CYCLE);

  /** Returns what is wrong with the name of a calendar in a model, or empty if there is one. */
  public Optional<String> error(String name) {
    return calendars.containsKey(name) || KINDS.containsKey(name) || name.equals(DEFAULT)
        ? Optional.empty()
        : Optional.of("There is no calendar '" + name + "', only " + names() + ".");
  }

  private TreeSet<String> names() {
    var names = new TreeSet<>(KINDS.keySet());
    names.addAll(calendars.keySet());
    return names;
  }

  /**
   * Tells whether the application reads texts of a kind.
   *
   * @param name the calendar that the model names, or null
   */
  public boolean isOwn(String name, TimerSchedule.Kind kind) {
    return reader(name, kind) != null;
  }

  private BusinessCalendar reader(String name, TimerSchedule.Kind kind) {
    if (name == null || name.equals(DEFAULT)) {
      return ofKind(kind);
    }
    var named = calendars.get(name);
    if (named == null && !KINDS.containsKey(name)) {
      throw new BadArgumentException(error(name).orElseThrow() + " Register it with a plug-in.");
    }
    return named;
  }

  private BusinessCalendar ofKind(TimerSchedule.Kind kind) {
    for (var each : KINDS.entrySet()) {
      if (each.getValue() == kind && calendars.containsKey(each.getKey())) {
        return calendars.get(each.getKey());
      }
    }
    return calendars.get(DEFAULT);
  }

  /**
   * Returns the point in time that a value of an expression for a due date stands for; see {@link
   * DueDate#of}.
   *
   * @param name the calendar that the model names, or null
   */
  public Instant dueDate(String name, Object value, Instant now) {
    return due(name, TimerSchedule.Kind.DATE, value, now);
  }

  /**
   * Returns when a timer is due first that does not repeat, by the value of an expression.
   *
   * @param name the calendar that the model names, or null
   */
  public Instant due(String name, TimerSchedule.Kind kind, Object value, Instant now) {
    if (value instanceof String text && !text.isBlank()) {
      var own = reader(name, kind);
      if (own != null) {
        return own.resolveDueDate(text, now);
      }
    }
    return DueDate.of(value, now, zone);
  }

  /**
   * Returns when a timer with the text of a cycle is due again after it was due; null if never.
   *
   * @param name the calendar that the model names, or null
   */
  public Instant nextDue(String name, String cycle, Instant due) {
    var own = reader(name, TimerSchedule.Kind.CYCLE);
    if (own == null) {
      return TimerSchedule.parse(TimerSchedule.Kind.CYCLE, cycle).nextDue(due, zone);
    }
    var ending = EndingCycle.parse(cycle);
    return ending.bounded(own.resolveDueDate(ending.cycle(), due));
  }
}
