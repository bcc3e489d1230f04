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
    List<TimerEventDefinition> times = new ArrayList<>();
    element.child("timeDate", child -> add(times, Kind.DATE, TimeCheck.Kind.DATE, child));
    element.child(
        "timeDuration", child -> add(times, Kind.DURATION, TimeCheck.Kind.DURATION, child));
    element.child("timeCycle", child -> add(times, Kind.CYCLE, TimeCheck.Kind.CYCLE, child));
    element.read();
    if (times.size() != 1) {
      element.report(
          BpmnProblem.TIMER_NEEDS_ONE_TIME,
          "The timer of '" + element.ownerId() + "' has " + times.size() + " times.");
      return references -> null;
    }
    return references -> times.get(0);
  }

  private void add(
      List<TimerEventDefinition> times, Kind kind, TimeCheck.Kind syntax, Element child) {
    var text = child.text();
    if (!text.isEmpty()) {
      times.add(new TimerEventDefinition(kind, child.time(syntax, text)));
    }
  }
}
