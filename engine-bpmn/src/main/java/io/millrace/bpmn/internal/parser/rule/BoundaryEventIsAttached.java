package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.EventSubProcess;

/** A boundary event is attached to an activity that stands in the same scope. */
final class BoundaryEventIsAttached implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(BoundaryEvent.class)
        .filter(event -> !validation.problems().isRefused(event.attachedTo()))
        .forEach(event -> check(event, validation));
  }

  private void check(BoundaryEvent event, Validation validation) {
    var process = validation.process();
    var host = process.node(event.attachedTo());
    if (event.attachedTo().isEmpty()) {
      report(event, "is attached to nothing", validation);
    } else if (host == null) {
      report(
          event, "is attached to '" + event.attachedTo() + "', which does not exist", validation);
    } else if (!(host instanceof Activity)) {
      report(
          event, "is attached to " + Validation.named(host) + ", which is no activity", validation);
    } else if (host instanceof EventSubProcess) {
      report(
          event, "is attached to " + Validation.named(host) + ", which has no border", validation);
    } else if (!process.parent(event.id()).equals(process.parent(host.id()))) {
      report(event, "is attached to " + Validation.named(host) + " in another scope", validation);
    }
  }

  private void report(BoundaryEvent event, String what, Validation validation) {
    validation.report(
        BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED,
        event,
        "Boundary event '" + event.id() + "' " + what + ".");
  }
}
