package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;

/** A boundary event that catches an error interrupts its activity (BPMN 2.0.2 table 10.90). */
final class BoundaryErrorInterrupts implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(BoundaryEvent.class)
        .filter(event -> !event.interrupting())
        .filter(event -> Validation.parts(event).anyMatch(ErrorEventDefinition.class::isInstance))
        .forEach(
            event ->
                validation.report(
                    BpmnProblem.ERROR_MUST_INTERRUPT,
                    event,
                    "Boundary event '"
                        + event.id()
                        + "' catches an error and has cancelActivity=\"false\"."));
  }
}
