package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Set;

/** Reads which calendar reads the times of an element. */
final class CalendarReader {

  /** Names of calendars that need not be the application's. */
  private static final Set<String> STANDARD = Set.of("default", "dueDate", "duration", "cycle");

  private final String name;

  /** Reads it, and reports a calendar that is not there. */
  CalendarReader(Element element) {
    var text = element.engine("businessCalendarName");
    name = text == null || text.isBlank() ? null : text.strip();
    if (name != null) {
      element
          .timeError(TimeCheck.Kind.CALENDAR, name)
          .ifPresent(
              error ->
                  element.report(
                      BpmnProblem.UNKNOWN_CALENDAR,
                      "'businessCalendarName' of " + element + ": " + error,
                      "businessCalendarName"));
      element.expression(name);
    }
  }

  /** Returns the name, or an expression that yields it; null for none. */
  String name() {
    return name;
  }

  /** Checks a time that the calendar reads, or an expression that yields one, and returns it. */
  String time(Element where, TimeCheck.Kind kind, String text) {
    return name == null || STANDARD.contains(name)
        ? where.time(kind, text)
        : where.expression(text);
  }
}
