package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.ProcessModel;

/** What an event compensates is an activity of its scope, or of a scope around that. */
final class CompensatedActivityIsInScope implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(Event.class)
        .filter(event -> !(event instanceof BoundaryEvent) && event.definition() != null)
        .forEach(event -> check(event, validation));
  }

  private static void check(Event event, Validation validation) {
    for (var part : event.definition().parts()) {
      if (part instanceof CompensateEventDefinition definition
          && definition.activityRef() != null
          && !isSeen(definition.activityRef(), event, validation.process())) {
        validation.report(
            BpmnProblem.COMPENSATES_NOTHING,
            event,
            "'"
                + event.id()
                + "' compensates '"
                + definition.activityRef()
                + "', which is no activity of its scope or of one around it.");
      }
    }
  }

  private static boolean isSeen(String activity, Event event, ProcessModel process) {
    if (!(process.node(activity) instanceof Activity)) {
      return false;
    }
    var wanted = process.parent(activity);
    for (var scope = process.parent(event.id()); scope != null; scope = process.parent(scope)) {
      if (scope.equals(wanted) && !scope.equals(activity)) {
        return true;
      }
    }
    return false;
  }
}
