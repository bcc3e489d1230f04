package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Changes a body; what the change leaves without meaning goes with it. */
final class Edits {

  private Edits() {}

  /** The body in which the body that has the node is another one. */
  static Body where(Body body, String node, UnaryOperator<Body> change) {
    if (body.nodes().stream().anyMatch(each -> each.id().equals(node))) {
      return cleaned(change.apply(body));
    }
    return body.with(
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
    return body.with(body.nodes().stream().filter(each -> each != node).toList(), flows);
  }

  static Body replace(Body body, Node node, Node other) {
    return body.with(
        body.nodes().stream().map(each -> each == node ? other : each).toList(), body.flows());
  }

  static Body replace(Body body, Flow flow, Flow other) {
    return body.with(
        body.nodes(), body.flows().stream().map(each -> each == flow ? other : each).toList());
  }

  static Body without(Body body, Flow flow) {
    return cleaned(
        body.with(body.nodes(), body.flows().stream().filter(each -> each != flow).toList()));
  }

  /** Without what no token can reach any more, and what refers to it. */
  private static Body cleaned(Body body) {
    var reached = reached(body);
    List<Node> nodes =
        body.nodes().stream()
            .filter(node -> reached.contains(node.id()))
            .map(node -> referring(node, reached))
            .toList();
    return body.with(
        nodes,
        body.flows().stream()
            .filter(flow -> reached.contains(flow.source()) && reached.contains(flow.target()))
            .toList());
  }

  private static Node referring(Node node, List<String> reached) {
    var handler = node.traits().undoneBy();
    return handler == null || reached.contains(handler)
        ? node
        : node.with(node.traits().undoneBy(null));
  }

  private static List<String> reached(Body body) {
    var reached = new ArrayList<String>();
    Stream.of(body.start(), body.beginning())
        .flatMap(Optional::stream)
        .map(Node::id)
        .forEach(reached::add);
    body.handlers().stream().map(Node::id).forEach(reached::add);
    if (body.start().isEmpty() && body.beginning().isEmpty()) {
      body.startable().forEach(node -> reached.add(node.id()));
    }
    for (int next = 0; next < reached.size(); next++) {
      var id = reached.get(next);
      ways(body, id).filter(one -> !reached.contains(one)).forEach(reached::add);
    }
    return reached;
  }

  /** Where a token can come from a node, and what it brings along. */
  private static Stream<String> ways(Body body, String id) {
    var node = body.nodes().stream().filter(each -> each.id().equals(id)).findFirst();
    return Stream.of(
            body.flows().stream().filter(flow -> flow.source().equals(id)).map(Flow::target),
            body.nodes().stream().filter(each -> id.equals(each.traits().host())).map(Node::id),
            node.stream().map(each -> each.traits().undoneBy()).filter(Objects::nonNull),
            node.stream()
                .filter(Node::isLinkThrow)
                .flatMap(each -> body.linked(each).stream())
                .map(Node::id))
        .flatMap(each -> each)
        .filter(body::has);
  }
}
