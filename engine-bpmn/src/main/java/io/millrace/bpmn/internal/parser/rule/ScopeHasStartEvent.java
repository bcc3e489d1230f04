package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.AdHocSubProcess;

/**
 * A process or sub-process that is not empty has a start event.
 *
 * <p>Deviation: BPMN 2.0.2 §10.5.2 lets a process begin at every node without an incoming flow
 * where no start event is drawn.
 */
final class ScopeHasStartEvent implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var process = validation.process();
    validation
        .scopes()
        .filter(scope -> !process.children(scope.id()).isEmpty())
        .filter(scope -> !(process.node(scope.id()) instanceof AdHocSubProcess))
        .filter(scope -> process.startEvents(scope.id()).isEmpty())
        .filter(scope -> !scope.id().equals(process.key()) || process.instantiating().isEmpty())
        .forEach(
            scope ->
                validation.report(
                    BpmnProblem.NO_START_EVENT, scope, "'" + scope.id() + "' has no start event."));
  }
}
