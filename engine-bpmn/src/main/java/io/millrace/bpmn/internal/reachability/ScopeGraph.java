package io.millrace.bpmn.internal.reachability;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.reachability.Edges.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The elements of one scope and the ways between them, against their direction, shared by all joins
 * of the scope. A link is a flow that is not drawn. Takes memory in proportion to elements and
 * flows, however many of them are joins. Immutable.
 *
 * <p>Two orders tell of most elements at once that one cannot lead to the other: see {@link
 * #mayLead}. In a graph that can be drawn without crossings, with the flows of each element from
 * left to right, they tell it of all.
 *
 * @param numbers the elements by id
 * @param flows from where sequence flows and links lead to each element
 * @param hosts the activity at whose boundary each element is; -1 for all that are no boundary
 *     events
 * @param leftFirst the order that takes the first of several ways first
 * @param rightFirst the order that takes the last of several ways first
 */
record ScopeGraph(
    Map<String, Integer> numbers, Edges flows, int[] hosts, int[] leftFirst, int[] rightFirst) {

  private static final int NONE = -1;

  /** Returns the graph of the scope of an id. */
  static ScopeGraph of(String scopeId, ProcessModel model) {
    var elements = model.children(scopeId);
    var numbers = new HashMap<String, Integer>();
    elements.forEach(element -> numbers.put(element.id(), numbers.size()));
    return of(numbers, flows(elements, numbers, model), hosts(elements, numbers));
  }

  static ScopeGraph of(Map<String, Integer> numbers, List<Edge> flows, int[] hosts) {
    var forward = Edges.of(hosts.length, withHosts(flows, hosts));
    return new ScopeGraph(
        numbers,
        Edges.of(hosts.length, flows.stream().map(Edge::reversed).toList()),
        hosts,
        ComponentOrder.of(forward, false),
        ComponentOrder.of(forward, true));
  }

  private static List<Edge> flows(
      List<FlowNode> elements, Map<String, Integer> numbers, ProcessModel model) {
    var flows = new ArrayList<Edge>();
    for (var element : elements) {
      var from = numbers.get(element.id());
      for (var flow : model.outgoing(element.id())) {
        flows.add(new Edge(from, numbers.get(flow.target())));
      }
      var target = model.linkTarget(element);
      if (target != null) {
        flows.add(new Edge(from, numbers.get(target.id())));
      }
    }
    return flows;
  }

  private static int[] hosts(List<FlowNode> elements, Map<String, Integer> numbers) {
    var hosts = new int[elements.size()];
    Arrays.fill(hosts, NONE);
    for (var element : elements) {
      if (element instanceof BoundaryEvent event) {
        hosts[numbers.get(event.id())] = numbers.get(event.attachedTo());
      }
    }
    return hosts;
  }

  private static List<Edge> withHosts(List<Edge> flows, int[] hosts) {
    var all = new ArrayList<>(flows);
    for (var event = 0; event < hosts.length; event++) {
      if (hosts[event] != NONE) {
        all.add(new Edge(hosts[event], event));
      }
    }
    return all;
  }

  /** Returns the number of an element; -1 if it is not in this scope. */
  int number(String id) {
    var number = numbers.get(id);
    return number == null ? NONE : number;
  }

  /**
   * Tells whether there may be a way from one element to another. If not, there is none.
   *
   * @param from the element the way would begin at
   * @param to the element the way would lead to
   */
  boolean mayLead(int from, int to) {
    return leftFirst[from] >= leftFirst[to] && rightFirst[from] >= rightFirst[to];
  }

  /** Returns the activity at whose boundary an element is; -1 if there is none. */
  int host(int element) {
    return hosts[element];
  }
}
