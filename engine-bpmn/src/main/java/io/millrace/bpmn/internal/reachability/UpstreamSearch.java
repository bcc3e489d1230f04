package io.millrace.bpmn.internal.reachability;

import io.millrace.common.internal.persistence.IdMap;
import java.util.Arrays;

/**
 * The elements from which a way leads to some flows of a join: those between the join and the
 * tokens that are asked about, since what none of these can come to does not matter. Ways end at
 * the join. Used once.
 */
final class UpstreamSearch {

  private static final int FIRST_CAPACITY = 8;

  private final Places tokens;
  private final ScopeGraph graph;
  private final int join;
  private final boolean byEvents;
  private final IdMap<Boolean> found = new IdMap<>();
  private int[] toVisit = new int[FIRST_CAPACITY];
  private int waiting;

  /**
   * Prepares a search.
   *
   * @param tokens where the tokens are
   * @param reach the join
   * @param byEvents whether a way may also lead from an activity to an event at its boundary
   */
  UpstreamSearch(Places tokens, JoinReach reach, boolean byEvents) {
    this.tokens = tokens;
    this.graph = reach.graph();
    this.join = reach.join();
    this.byEvents = byEvents;
  }

  /**
   * Goes back from the element a flow of the join begins at. Returns how many ways it looked at.
   */
  int from(int source) {
    var ways = 0;
    add(source);
    while (waiting > 0) {
      ways += goBack(toVisit[--waiting]);
    }
    return ways;
  }

  private int goBack(int element) {
    if (element == join) {
      return 0;
    }
    var flows = graph.flows();
    var ways = flows.count(element);
    for (var i = 0; i < ways; i++) {
      add(flows.end(element, i));
    }
    if (byEvents && graph.host(element) >= 0) {
      add(graph.host(element));
      ways++;
    }
    return ways;
  }

  private void add(int element) {
    if (tokens.mayLeadTo(element) && found.put(element + 1L, true) == null) {
      if (waiting == toVisit.length) {
        toVisit = Arrays.copyOf(toVisit, waiting * 2);
      }
      toVisit[waiting++] = element;
    }
  }

  /** Tells whether a way leads from an element to one of the flows. */
  boolean leadsFrom(int element) {
    return found.get(element + 1L) != null;
  }
}
