package io.millrace.bpmn.reference;

import java.util.List;
import java.util.stream.Stream;

/** What is in a process or sub-process, in the order of the file. */
record Body(List<Node> nodes, List<Flow> flows) {

  Node node(String id) {
    return nodes.stream().filter(node -> node.id().equals(id)).findFirst().orElseThrow();
  }

  Node start() {
    return nodes.stream().filter(node -> node.is(Kind.START)).findFirst().orElseThrow();
  }

  List<Flow> outgoing(Node node) {
    return flows.stream().filter(flow -> flow.source().equals(node.id())).toList();
  }

  List<Flow> incoming(Node node) {
    return flows.stream().filter(flow -> flow.target().equals(node.id())).toList();
  }

  List<Node> boundaryEventsOf(Node host) {
    return nodes.stream().filter(node -> host.id().equals(node.traits().host())).toList();
  }

  Stream<Node> all() {
    return nodes.stream().flatMap(Node::all);
  }
}
