package io.millrace.bpmn.internal.model;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The nodes of a process and of all its sub-processes, and how they hang together. All maps and
 * lists keep document order.
 *
 * @param nodes by id
 * @param flows by id
 * @param parents from the id of a node to the id of the scope it stands in
 * @param defaults from the id of a node to the id of its default flow
 * @param outgoing from the id of a node to the flows that leave it
 * @param incoming from the id of a node to the flows that lead to it
 * @param children from the id of a scope to the nodes that stand in it
 * @param boundaryEvents from the id of an activity to the events attached to it
 * @param links from the id of an event that throws a link to the first event of its scope that
 *     catches it
 * @param compensation which activities undo others
 * @param data what data there is and where it flows
 * @param quantities from the id of an activity to how many tokens it takes and lets go, where that
 *     is not one
 * @param loopEvents from the id of a multi-instance activity to what its instances throw
 */
public record FlowGraph(
    Map<String, FlowNode> nodes,
    Map<String, SequenceFlow> flows,
    Map<String, String> parents,
    Map<String, String> defaults,
    Map<String, List<SequenceFlow>> outgoing,
    Map<String, List<SequenceFlow>> incoming,
    Map<String, List<FlowNode>> children,
    Map<String, List<BoundaryEvent>> boundaryEvents,
    Map<String, IntermediateCatchEvent> links,
    CompensationLinks compensation,
    Data data,
    Map<String, TokenQuantity> quantities,
    Map<String, LoopEvents> loopEvents) {

  /**
   * What data there is and where it flows.
   *
   * @param objects from the id of a scope to its data objects
   * @param flows from the id of a node to the data that goes into it and comes out
   * @param loops from the id of a multi-instance activity to what gives its elements, where that is
   *     an item of data rather than an expression or the name of a variable
   */
  public record Data(
      Map<String, List<DataObject>> objects,
      Map<String, DataFlow> flows,
      Map<String, DataValue> loops) {

    /** Copies the maps. */
    public Data {
      objects = Map.copyOf(objects);
      flows = Map.copyOf(flows);
      loops = Map.copyOf(loops);
    }
  }

  /**
   * Derives the links from the elements.
   *
   * @param nodes all nodes in document order, ids unique
   * @param flows all flows in document order, ids unique
   * @param parents from the id of each node to the id of its scope
   * @param defaults from the id of a node to the id of its default flow
   * @param compensation which activities undo others
   * @param data what data there is and where it flows
   * @param quantities from the id of an activity to how many tokens it takes and lets go
   * @param loopEvents from the id of a multi-instance activity to what its instances throw
   * @return the graph
   */
  public static FlowGraph of(
      List<FlowNode> nodes,
      List<SequenceFlow> flows,
      Map<String, String> parents,
      Map<String, String> defaults,
      CompensationLinks compensation,
      Data data,
      Map<String, TokenQuantity> quantities,
      Map<String, LoopEvents> loopEvents) {
    return new FlowGraph(
        byId(nodes),
        byId(flows),
        Collections.unmodifiableMap(new HashMap<>(parents)),
        Collections.unmodifiableMap(new HashMap<>(defaults)),
        grouped(flows.stream(), SequenceFlow::source),
        grouped(flows.stream(), SequenceFlow::target),
        grouped(nodes.stream(), node -> parents.get(node.id())),
        grouped(
            nodes.stream().filter(BoundaryEvent.class::isInstance).map(BoundaryEvent.class::cast),
            BoundaryEvent::attachedTo),
        links(nodes, parents),
        compensation,
        data,
        Map.copyOf(quantities),
        Map.copyOf(loopEvents));
  }

  /**
   * A link of a scope.
   *
   * @param scopeId the id of the scope, null for nodes that stand in none
   */
  private record ScopeLink(String scopeId, LinkEventDefinition link) {}

  private static Map<String, IntermediateCatchEvent> links(
      List<FlowNode> nodes, Map<String, String> parents) {
    var targets = new HashMap<ScopeLink, IntermediateCatchEvent>();
    for (var node : nodes) {
      if (node instanceof IntermediateCatchEvent event
          && event.definition() instanceof LinkEventDefinition link) {
        targets.putIfAbsent(new ScopeLink(parents.get(event.id()), link), event);
      }
    }
    var links = new HashMap<String, IntermediateCatchEvent>();
    for (var node : nodes) {
      if (node instanceof IntermediateThrowEvent event
          && event.definition() instanceof LinkEventDefinition link
          && link.name() != null) {
        var target = targets.get(new ScopeLink(parents.get(event.id()), link));
        if (target != null) {
          links.put(event.id(), target);
        }
      }
    }
    return Map.copyOf(links);
  }

  private static <E extends FlowElement> Map<String, E> byId(List<E> elements) {
    var map = new LinkedHashMap<String, E>();
    elements.forEach(element -> map.put(element.id(), element));
    return Collections.unmodifiableMap(map);
  }

  private static <E> Map<String, List<E>> grouped(Stream<E> elements, Function<E, String> key) {
    return Collections.unmodifiableMap(
        elements.collect(
            Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toUnmodifiableList())));
  }
}
