package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;

/** A token can come to every node, from a start event of the process on. */
final class NodeIsReachable implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var process = validation.process();
    var reached = new HashSet<String>();
    Deque<FlowNode> toVisit = new ArrayDeque<>(process.startEvents(process.key()));
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
        .forEach(
            node ->
                validation.report(
                    BpmnProblem.UNREACHABLE,
                    node,
                    "No token can reach " + Validation.named(node) + "."));
  }

  private void addWaysOn(FlowNode node, ProcessModel process, Collection<FlowNode> toVisit) {
    toVisit.addAll(process.boundaryEvents(node.id()));
    toVisit.addAll(process.startEvents(node.id()));
    for (var flow : process.outgoing(node.id())) {
      var target = process.node(flow.target());
      if (target != null) {
        toVisit.add(target);
      }
    }
  }
}
