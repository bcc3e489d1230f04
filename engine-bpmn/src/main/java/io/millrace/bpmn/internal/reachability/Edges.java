package io.millrace.bpmn.internal.reachability;

import java.util.List;

/**
 * Ways between numbered elements, grouped by the element they begin at. Takes two numbers per
 * element and way. Immutable.
 *
 * @param starts where the ways of each element begin in {@code ends}, and behind the last element
 *     their number
 * @param ends the elements the ways lead to
 */
record Edges(int[] starts, int[] ends) {

  /**
   * A way.
   *
   * @param from the element it begins at
   * @param to the element it leads to
   */
  record Edge(int from, int to) {

    Edge reversed() {
      return new Edge(to, from);
    }
  }

  /** Groups ways; those of one element stay in the order given. */
  static Edges of(int elements, List<Edge> edges) {
    var starts = new int[elements + 1];
    for (var edge : edges) {
      starts[edge.from() + 1]++;
    }
    for (var i = 0; i < elements; i++) {
      starts[i + 1] += starts[i];
    }
    var filled = starts.clone();
    var ends = new int[edges.size()];
    for (var edge : edges) {
      ends[filled[edge.from()]++] = edge.to();
    }
    return new Edges(starts, ends);
  }

  int elements() {
    return starts.length - 1;
  }

  int count(int element) {
    return starts[element + 1] - starts[element];
  }

  int end(int element, int way) {
    return ends[starts[element] + way];
  }
}
