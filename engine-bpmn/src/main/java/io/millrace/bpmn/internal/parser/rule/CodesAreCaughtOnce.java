package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;

/**
 * No two boundary events of an activity, and no two event sub-processes of a scope, catch the same
 * error or escalation, so that it is clear which one does.
 */
final class CodesAreCaughtOnce implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var process = validation.process();
    validation
        .nodes(Activity.class)
        .forEach(activity -> check(process.boundaryEvents(activity.id()), validation));
    validation.scopes().forEach(scope -> check(process.eventStarts(scope.id()), validation));
  }

  private static void check(List<? extends Event> events, Validation validation) {
    check(
        events,
        new Kind<>(ErrorEventDefinition.class, ErrorEventDefinition::errorCode, "error"),
        BpmnProblem.ERROR_CAUGHT_TWICE,
        validation);
    check(
        events,
        new Kind<>(
            EscalationEventDefinition.class,
            EscalationEventDefinition::escalationCode,
            "escalation"),
        BpmnProblem.ESCALATION_CAUGHT_TWICE,
        validation);
  }

  private static void check(
      List<? extends Event> events, Kind<?> kind, BpmnProblem problem, Validation validation) {
    var byCode = new HashMap<String, Event>();
    for (var event : events) {
      for (var code : kind.codes(event)) {
        var first = byCode.putIfAbsent(code, event);
        if (first != null) {
          validation.report(
              problem,
              event,
              Validation.named(event)
                  + " catches "
                  + (code.isEmpty() ? "every " + kind.name() : kind.name() + " '" + code + "'")
                  + ", as '"
                  + first.id()
                  + "' does at the same place.");
        }
      }
    }
  }

  private record Kind<D extends EventDefinition>(
      Class<D> type, Function<D, String> code, String name) {

    /** Returns the codes that an event catches, with an empty one for every code. */
    List<String> codes(Event event) {
      return Validation.parts(event)
          .filter(type::isInstance)
          .map(part -> code.apply(type.cast(part)))
          .map(one -> one == null ? "" : one)
          .toList();
    }
  }
}
