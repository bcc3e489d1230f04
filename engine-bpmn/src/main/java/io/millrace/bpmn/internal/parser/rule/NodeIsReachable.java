package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.AdHocSubProcess;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;

/** A token can come to every node, from a start event of the process on. */
final class NodeIsReachable implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var process = validation.process();
    var reached = new HashSet<String>();
    Deque<FlowNode> toVisit = new ArrayDeque<>(process.startEvents(process.key()));
    toVisit.addAll(handlers(process.key(), process));
    validation
        .nodes(EventBasedGateway.class)
        .filter(EventBasedGateway::instantiate)
        .forEach(toVisit::add);
    toVisit.addAll(process.instantiating());
    while (!toVisit.isEmpty()) {
      var node = toVisit.poll();
      if (node != null && reached.add(node.id())) {
        addWaysOn(node, process, toVisit);
      }
    }
    validation.nodes().stream()
        .filter(node -> !reached.contains(node.id()))
        .filter(node -> !process.graph().compensation().handlers().contains(node.id()))
        .forEach(
            node ->
                validation.report(
                    BpmnProblem.UNREACHABLE,
                    node,
                    "No token can reach " + Validation.named(node) + "."));
  }

  private static List<FlowNode> handlers(String scopeId, ProcessModel process) {
    return process.children(scopeId).stream().filter(EventSubProcess.class::isInstance).toList();
  }

  private void addWaysOn(FlowNode node, ProcessModel process, Collection<FlowNode> toVisit) {
    toVisit.addAll(process.boundaryEvents(node.id()));
    toVisit.addAll(process.startEvents(node.id()));
    toVisit.addAll(handlers(node.id(), process));
    process.graph().compensation().boundTo(node.id()).forEach(id -> toVisit.add(process.node(id)));
    if (node instanceof AdHocSubProcess) {
      toVisit.addAll(AdHocSubProcessHoldsActivities.startable(node.id(), process));
    }
    var target = process.linkTarget(node);
    if (target != null) {
      toVisit.add(target);
    }
    for (var flow : process.outgoing(node.id())) {
      var next = process.node(flow.target());
      if (next != null) {
        toVisit.add(next);
      }
    }
  }
}
