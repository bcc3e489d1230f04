package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The joins of one scope that wait for all tokens that can still come. Those at which nothing has
 * come are not looked at, however many there are. Immutable.
 *
 * @param byId each with its place in the document
 */
public record ScopeJoins(Map<String, Place> byId) {

  /** The joins of a scope that has none. */
  static final ScopeJoins NONE = of(List.of());

  /**
   * One of the joins.
   *
   * @param position how many are before it in the document
   * @param join the join
   */
  record Place(int position, Node join) {}

  /** Returns the joins of one scope, given in document order. */
  public static ScopeJoins of(List<Node> joins) {
    var byId = new HashMap<String, Place>();
    joins.forEach(join -> byId.put(join.id(), new Place(byId.size(), join)));
    return new ScopeJoins(byId);
  }

  boolean isEmpty() {
    return byId.isEmpty();
  }

  /** Returns the joins that some tokens have come to along a flow, in document order. */
  Collection<Node> reachedBy(Collection<ExecutionEntity> tokens) {
    var reached = new TreeMap<Integer, Node>();
    for (var token : tokens) {
      var place = token.incomingFlowId() == null ? null : byId.get(token.activityId());
      if (place != null) {
        reached.put(place.position(), place.join());
      }
    }
    return reached.values();
  }
}
