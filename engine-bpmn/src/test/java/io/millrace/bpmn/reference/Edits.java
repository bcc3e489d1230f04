package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Changes a body; what the change leaves without meaning goes with it. */
final class Edits {

  private Edits() {}

  /** The body in which the body that has the node is another one. */
  static Body where(Body body, String node, UnaryOperator<Body> change) {
    if (body.nodes().stream().anyMatch(each -> each.id().equals(node))) {
      return cleaned(change.apply(body));
    }
    return new Body(
        body.nodes().stream()
            .map(each -> each.body() == null ? each : each.with(where(each.body(), node, change)))
            .toList(),
        body.flows());
  }

  /** Without a node; what came to it goes to where it led. */
  static Body remove(Body body, Node node) {
    var outgoing = body.outgoing(node);
    var flows = new ArrayList<Flow>();
    for (var flow : body.flows()) {
      if (flow.target().equals(node.id()) && !flow.source().equals(node.id())) {
        if (!outgoing.isEmpty() && !outgoing.get(0).target().equals(node.id())) {
          flows.add(flow.to(outgoing.get(0).target()));
        }
      } else if (!flow.source().equals(node.id())) {
        flows.add(flow);
      }
    }
    return new Body(body.nodes().stream().filter(each -> each != node).toList(), flows);
  }

  static Body replace(Body body, Node node, Node other) {
    return new Body(
        body.nodes().stream().map(each -> each == node ? other : each).toList(), body.flows());
  }

  static Body replace(Body body, Flow flow, Flow other) {
    return new Body(
        body.nodes(), body.flows().stream().map(each -> each == flow ? other : each).toList());
  }

  static Body without(Body body, Flow flow) {
    return cleaned(
        new Body(body.nodes(), body.flows().stream().filter(each -> each != flow).toList()));
  }

  /** Without what no token can reach any more, and boundary events without an activity. */
  private static Body cleaned(Body body) {
    var reached = reached(body);
    List<Node> nodes = body.nodes().stream().filter(node -> reached.contains(node.id())).toList();
    var ids = nodes.stream().map(Node::id).collect(Collectors.toSet());
    return new Body(
        nodes,
        body.flows().stream()
            .filter(flow -> ids.contains(flow.source()) && ids.contains(flow.target()))
            .toList());
  }

  private static List<String> reached(Body body) {
    var reached = new ArrayList<String>(List.of(body.start().id()));
    for (int next = 0; next < reached.size(); next++) {
      var id = reached.get(next);
      Stream.concat(
              body.flows().stream().filter(flow -> flow.source().equals(id)).map(Flow::target),
              body.nodes().stream().filter(node -> id.equals(node.traits().host())).map(Node::id))
          .filter(one -> !reached.contains(one))
          .forEach(reached::add);
    }
    return reached;
  }
}
