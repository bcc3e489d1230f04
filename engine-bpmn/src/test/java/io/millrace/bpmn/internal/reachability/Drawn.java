package io.millrace.bpmn.internal.reachability;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.reachability.Edges.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A scope of numbered elements, drawn way by way. */
final class Drawn {

  final int elements;
  final List<Way> ways = new ArrayList<>();
  final Map<Integer, Integer> hosts = new HashMap<>();

  Drawn(int elements) {
    this.elements = elements;
  }

  Drawn flow(int from, int to) {
    ways.add(new Way(ways.size(), from, to));
    return this;
  }

  Drawn boundaryEvent(int event, int activity) {
    hosts.put(event, activity);
    return this;
  }

  static String id(int element) {
    return "element-" + element;
  }

  static ExecutionEntity token(int element) {
    var token = new ExecutionEntity();
    token.activityId(id(element));
    return token;
  }

  List<Way> waysTo(int element) {
    return ways.stream().filter(way -> way.to() == element).toList();
  }

  ScopeGraph graph() {
    var numbers = new HashMap<String, Integer>();
    for (var i = 0; i < elements; i++) {
      numbers.put(id(i), i);
    }
    var at = new int[elements];
    Arrays.fill(at, -1);
    hosts.forEach((event, activity) -> at[event] = activity);
    return ScopeGraph.of(
        numbers, ways.stream().map(way -> new Edge(way.from(), way.to())).toList(), at);
  }

  JoinReach join(int element, ScopeGraph graph) {
    var incoming = waysTo(element);
    return new JoinReach(
        id(element),
        element,
        incoming.stream().map(Way::id).toList(),
        incoming.stream().mapToInt(Way::from).toArray(),
        graph);
  }
}
