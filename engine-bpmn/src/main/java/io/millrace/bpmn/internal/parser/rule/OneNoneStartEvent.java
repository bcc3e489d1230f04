package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.NoneEventDefinition;

/** At most one start event of a scope has no trigger, so that starting by key is clear. */
final class OneNoneStartEvent implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.scopes().forEach(scope -> check(scope, validation));
  }

  private void check(ElementInfo scope, Validation validation) {
    var first = validation.process().noneStartEvent(scope.id());
    validation.process().startEvents(scope.id()).stream()
        .filter(event -> event.definition() instanceof NoneEventDefinition && event != first)
        .forEach(
            event ->
                validation.report(
                    BpmnProblem.SEVERAL_NONE_START_EVENTS,
                    event,
                    "'"
                        + scope.id()
                        + "' has another start event without a trigger: '"
                        + first.id()
                        + "'."));
  }
}
