package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.EventSubProcess;

/** An event sub-process has one start event, which says what starts it (BPMN 2.0.2 §10.3.5). */
final class EventSubProcessHasOneStart implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(EventSubProcess.class).forEach(handler -> check(handler, validation));
  }

  private void check(EventSubProcess handler, Validation validation) {
    validation.process().startEvents(handler.id()).stream()
        .skip(1)
        .forEach(
            start ->
                validation.report(
                    BpmnProblem.SEVERAL_STARTS_OF_EVENT_SUB_PROCESS,
                    start,
                    "The event sub-process '" + handler.id() + "' has another start event."));
  }
}
