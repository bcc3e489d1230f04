package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.AdHocSubProcess;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.StartEvent;
import java.util.List;

/** An ad-hoc sub-process has activities that can be started, and no start or end events. */
final class AdHocSubProcessHoldsActivities implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(AdHocSubProcess.class).forEach(scope -> check(scope, validation));
  }

  private void check(AdHocSubProcess scope, Validation validation) {
    var inside = validation.process().children(scope.id());
    inside.stream()
        .filter(node -> node instanceof StartEvent || node instanceof EndEvent)
        .forEach(
            node ->
                validation.report(
                    BpmnProblem.INVALID_AD_HOC_CONTENT,
                    node,
                    "'" + node.id() + "' stands in the ad-hoc sub-process '" + scope.id() + "'."));
    if (!inside.isEmpty() && startable(scope.id(), validation.process()).isEmpty()) {
      validation.report(
          BpmnProblem.INVALID_AD_HOC_CONTENT,
          scope,
          "No activity in '" + scope.id() + "' can be started: a flow leads to each of them.");
    }
  }

  /** Returns the activities that no flow leads to. */
  static List<FlowNode> startable(String scopeId, ProcessModel process) {
    return process.children(scopeId).stream()
        .filter(Activity.class::isInstance)
        .filter(node -> !(node instanceof EventSubProcess))
        .filter(node -> process.incoming(node.id()).isEmpty())
        .filter(node -> !process.graph().compensation().handlers().contains(node.id()))
        .toList();
  }
}
