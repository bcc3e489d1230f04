package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ErrorEventDefinition;

/** An event sub-process that an error starts interrupts its scope (BPMN 2.0.2 table 10.86). */
final class ErrorStartInterrupts implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .scopes()
        .flatMap(scope -> validation.process().eventStarts(scope.id()).stream())
        .filter(start -> !start.interrupting())
        .filter(start -> Validation.parts(start).anyMatch(ErrorEventDefinition.class::isInstance))
        .forEach(
            start ->
                validation.report(
                    BpmnProblem.ERROR_START_MUST_INTERRUPT,
                    start,
                    "Start event '"
                        + start.id()
                        + "' catches an error and has isInterrupting=\"false\"."));
  }
}
