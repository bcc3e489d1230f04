package io.millrace.bpmn.internal.parser.rule;

/** A process or sub-process holds at least one node. */
final class ScopeIsNotEmpty implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .scopes()
        .filter(scope -> validation.process().children(scope.id()).isEmpty())
        .forEach(
            scope ->
                validation.report(
                    BpmnProblem.EMPTY_SCOPE, scope, "'" + scope.id() + "' has no flow nodes."));
  }
}
