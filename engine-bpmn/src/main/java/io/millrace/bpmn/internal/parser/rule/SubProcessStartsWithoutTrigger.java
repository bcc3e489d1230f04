package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.NoneEventDefinition;

/** An embedded sub-process begins when a token enters it, not by a trigger. */
final class SubProcessStartsWithoutTrigger implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .scopes()
        .filter(scope -> !scope.id().equals(validation.process().key()))
        .filter(scope -> !(validation.process().node(scope.id()) instanceof EventSubProcess))
        .flatMap(scope -> validation.process().startEvents(scope.id()).stream())
        .filter(event -> event.definition() != null)
        .filter(event -> !(event.definition() instanceof NoneEventDefinition))
        .forEach(
            event ->
                validation.report(
                    BpmnProblem.TRIGGERED_START_IN_SUB_PROCESS,
                    event,
                    "Start event '" + event.id() + "' of an embedded sub-process has a trigger."));
  }
}
