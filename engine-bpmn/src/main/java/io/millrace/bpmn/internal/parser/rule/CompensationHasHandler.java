package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import java.util.HashSet;

/** A compensation boundary event is bound to one handler, and an activity has one such event. */
final class CompensationHasHandler implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var seen = new HashSet<String>();
    validation
        .nodes(BoundaryEvent.class)
        .filter(event -> event.definition() instanceof CompensateEventDefinition)
        .forEach(
            event -> {
              checkHandler(event, validation);
              checkFlows(event, validation);
              if (!seen.add(event.attachedTo())) {
                validation.report(
                    BpmnProblem.SEVERAL_COMPENSATIONS,
                    event,
                    "'" + event.attachedTo() + "' has another compensation boundary event.");
              }
            });
  }

  private void checkHandler(BoundaryEvent event, Validation validation) {
    var process = validation.process();
    var bound = process.graph().compensation().boundTo(event.id());
    var scope = process.parent(event.id());
    if (bound.size() != 1 || !scope.equals(process.parent(bound.get(0)))) {
      validation.report(
          BpmnProblem.COMPENSATION_WITHOUT_HANDLER,
          event,
          "Boundary event '"
              + event.id()
              + "' is associated with "
              + (bound.isEmpty() ? "no handler" : "the handlers " + bound)
              + "; it has to be one of its scope.");
    }
  }

  private void checkFlows(BoundaryEvent event, Validation validation) {
    for (var flow : validation.process().outgoing(event.id())) {
      validation.report(
          BpmnProblem.COMPENSATION_IN_FLOW,
          flow,
          "Sequence flow '" + flow.id() + "' leaves the compensation event '" + event.id() + "'.");
    }
  }
}
