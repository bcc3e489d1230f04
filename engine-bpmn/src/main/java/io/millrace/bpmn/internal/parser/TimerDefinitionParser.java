package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.model.TimerEventDefinition.Kind;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/** Reads when a timer fires. */
final class TimerDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var time = time(element);
    return references -> time;
  }

  /** Reads the one time of a timer; null where there is not one, which is reported. */
  static TimerEventDefinition time(Element element) {
    List<TimerEventDefinition> times = new ArrayList<>();
    var calendar = new CalendarReader(element);
    element.child("timeDate", child -> add(times, Kind.DATE, child, calendar));
    element.child("timeDuration", child -> add(times, Kind.DURATION, child, calendar));
    element.child("timeCycle", child -> add(times, Kind.CYCLE, child, calendar));
    element.read();
    if (times.size() == 1) {
      return times.get(0);
    }
    element.report(
        BpmnProblem.TIMER_NEEDS_ONE_TIME,
        "The timer of '" + element.ownerId() + "' has " + times.size() + " times.");
    return null;
  }

  private static void add(
      List<TimerEventDefinition> times, Kind kind, Element child, CalendarReader calendar) {
    var text = child.text();
    if (!text.isEmpty()) {
      var syntax = TimeCheck.Kind.valueOf(kind.name());
      times.add(
          new TimerEventDefinition(
              kind, calendar.time(child, syntax, text), calendar.name(), end(kind, child)));
    }
  }

  private static String end(Kind kind, Element child) {
    return kind == Kind.CYCLE ? child.time(TimeCheck.Kind.DATE, child.engine("endDate")) : null;
  }
}
