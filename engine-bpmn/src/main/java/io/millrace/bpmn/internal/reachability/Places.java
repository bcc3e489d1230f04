package io.millrace.bpmn.internal.reachability;

import java.util.Arrays;

/** The elements at which tokens are that may come to a join. Used by one thread. */
final class Places {

  private static final int FIRST_CAPACITY = 4;

  private final ScopeGraph graph;
  private int[] places = new int[FIRST_CAPACITY];
  private int size;
  private int left;
  private int right;

  Places(ScopeGraph graph) {
    this.graph = graph;
  }

  /** Adds the element of a token. */
  void add(int place) {
    if (size == places.length) {
      places = Arrays.copyOf(places, size * 2);
    }
    places[size++] = place;
    left = Math.max(left, graph.leftFirst()[place]);
    right = Math.max(right, graph.rightFirst()[place]);
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Tells whether one of the tokens may come to an element; if not, none can. */
  boolean mayLeadTo(int element) {
    return graph.leftFirst()[element] <= left && graph.rightFirst()[element] <= right;
  }

  /** Tells whether a search has found the element of one of the tokens, and another has not. */
  boolean anyIn(UpstreamSearch search, UpstreamSearch notIn) {
    for (var i = 0; i < size; i++) {
      if (search.leadsFrom(places[i]) && !notIn.leadsFrom(places[i])) {
        return true;
      }
    }
    return false;
  }
}
