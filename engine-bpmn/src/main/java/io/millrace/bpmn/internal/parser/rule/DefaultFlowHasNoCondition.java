package io.millrace.bpmn.internal.parser.rule;

/** A default flow is taken when no condition holds, so it has none. */
final class DefaultFlowHasNoCondition implements ProcessRule {

  @Override
  public void check(Validation validation) {
    for (var node : validation.nodes()) {
      var flow = validation.process().defaultFlow(node.id());
      if (flow != null && flow.condition() != null) {
        validation.report(
            BpmnProblem.CONDITION_ON_DEFAULT_FLOW,
            flow,
            "The default flow '"
                + flow.id()
                + "' of "
                + Validation.named(node)
                + " has a condition.");
      }
    }
  }
}
