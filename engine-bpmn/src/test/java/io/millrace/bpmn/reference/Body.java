package io.millrace.bpmn.reference;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is in a process or sub-process, in the order of the file.
 *
 * @param data the data objects, with their values
 */
record Body(List<Node> nodes, List<Flow> flows, Map<String, Long> data) {

  Body(List<Node> nodes, List<Flow> flows) {
    this(nodes, flows, Map.of());
  }

  Body with(List<Node> others, List<Flow> otherFlows) {
    return new Body(others, otherFlows, data);
  }

  Node node(String id) {
    return nodes.stream().filter(node -> node.id().equals(id)).findFirst().orElseThrow();
  }

  boolean has(String id) {
    return nodes.stream().anyMatch(node -> node.id().equals(id));
  }

  /** Empty in an ad-hoc sub-process. */
  Optional<Node> start() {
    return nodes.stream().filter(node -> node.is(Kind.START)).findFirst();
  }

  /** The gateway that begins an instance by one of its events; empty where a start event does. */
  Optional<Node> beginning() {
    return nodes.stream().filter(node -> node.traits().begins() != Traits.Begins.NOT).findFirst();
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

  List<Node> handlers() {
    return nodes.stream().filter(node -> node.is(Kind.EVENT_SUB_PROCESS)).toList();
  }

  /** Where a link comes out; rule 4.13. */
  Optional<Node> linked(Node thrower) {
    return nodes.stream()
        .filter(node -> node.is(Kind.CATCH) && node.waitsFor(Event.Type.LINK))
        .filter(node -> node.event().name().equals(thrower.event().name()))
        .findFirst();
  }

  /** Activities that nothing leads to, which can be started in an ad-hoc sub-process. */
  List<Node> startable() {
    var undoing = undoing();
    return nodes.stream()
        .filter(node -> node.kind().isActivity() && incoming(node).isEmpty())
        .filter(node -> !undoing.contains(node.id()))
        .toList();
  }

  /** The ids of those that compensate others. */
  Set<String> undoing() {
    return nodes.stream()
        .map(node -> node.traits().undoneBy())
        .filter(Objects::nonNull)
        .collect(Collectors.toSet());
  }

  /** All in it that belongs to the same process: not what is called. */
  Stream<Node> ofProcess() {
    return nodes.stream()
        .flatMap(
            node ->
                node.body() == null || node.is(Kind.CALL)
                    ? Stream.of(node)
                    : Stream.concat(Stream.of(node), node.body().ofProcess()));
  }

  Stream<Node> all() {
    return nodes.stream().flatMap(Node::all);
  }
}
