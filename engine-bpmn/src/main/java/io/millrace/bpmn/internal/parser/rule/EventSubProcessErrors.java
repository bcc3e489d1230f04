package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.StartEvent;
import java.util.HashMap;

/**
 * An event sub-process that an error starts interrupts its scope (BPMN 2.0.2 table 10.86), and no
 * two of a scope catch the same error.
 */
final class EventSubProcessErrors implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.scopes().forEach(scope -> check(scope, validation));
  }

  private void check(ElementInfo scope, Validation validation) {
    var byCode = new HashMap<String, StartEvent>();
    for (var start : validation.process().eventStarts(scope.id())) {
      for (var code : ErrorCodes.of(start)) {
        checkInterrupts(start, validation);
        var first = byCode.putIfAbsent(code, start);
        if (first != null) {
          validation.report(
              BpmnProblem.ERROR_CAUGHT_TWICE,
              start,
              "Start event '" + first.id() + "' catches the same error in the same scope, too.");
        }
      }
    }
  }

  private static void checkInterrupts(StartEvent start, Validation validation) {
    if (!start.interrupting()) {
      validation.report(
          BpmnProblem.ERROR_START_MUST_INTERRUPT,
          start,
          "Start event '" + start.id() + "' catches an error and has isInterrupting=\"false\".");
    }
  }
}
