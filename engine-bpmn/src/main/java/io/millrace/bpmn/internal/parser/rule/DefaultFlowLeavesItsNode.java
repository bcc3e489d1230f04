package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.FlowNode;

/** The default flow of a node is one of its outgoing flows. */
final class DefaultFlowLeavesItsNode implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes().forEach(node -> check(node, validation));
  }

  private void check(FlowNode node, Validation validation) {
    var flowId = validation.process().graph().defaults().get(node.id());
    if (flowId == null || validation.problems().isRefused(flowId)) {
      return;
    }
    if (validation.process().outgoing(node.id()).stream().noneMatch(f -> f.id().equals(flowId))) {
      validation.report(
          BpmnProblem.DEFAULT_FLOW_NOT_OUTGOING,
          node,
          "The default flow '" + flowId + "' does not leave " + Validation.named(node) + ".");
    }
  }
}
