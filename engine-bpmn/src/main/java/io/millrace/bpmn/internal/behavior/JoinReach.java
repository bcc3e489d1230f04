package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * From where tokens can still come to a join, found once when the process is compiled: for each
 * element of the scope the flows of the join that a token there can reach, without passing through
 * the join. What stands inside an activity counts as standing at it. Join and tokens are always in
 * the same scope, since no flow leaves one; that of an event sub-process is its own. A link is a
 * flow that is not drawn.
 *
 * <p>A token is waited for that can come to an empty flow. It is not if it can come as well to one
 * that is filled; the standard says so, and else tokens in circles would wait for each other.
 * Events at the border of an activity are ways on which a token may come, but none of its own: with
 * one that does not interrupt the token stays where it is.
 *
 * <p>Spec: BPMN 2.0.2 §13.4.3, activation of the gateway.
 *
 * @param joinId the join
 * @param incoming the flows of the join
 * @param possible the flows of the join that a token can reach, by the id of the element it is at;
 *     for the join itself, of a token that leaves it
 * @param direct those of them that it can reach along sequence flows and links only
 */
record JoinReach(
    String joinId,
    List<String> incoming,
    Map<String, Set<String>> possible,
    Map<String, Set<String>> direct) {

  static JoinReach of(String joinId, ProcessModel model) {
    var incoming = model.incoming(joinId).stream().map(SequenceFlow::id).toList();
    return new JoinReach(joinId, incoming, reach(joinId, true, model), reach(joinId, false, model));
  }

  private static Map<String, Set<String>> reach(
      String joinId, boolean byEvents, ProcessModel model) {
    var flows = new HashMap<String, Set<String>>();
    for (var incoming : model.incoming(joinId)) {
      for (var node : leadingTo(incoming.source(), joinId, byEvents, model)) {
        flows.computeIfAbsent(node, id -> new HashSet<>()).add(incoming.id());
      }
    }
    return flows;
  }

  /** Returns an element and all from which a way leads there; the ways end at the join. */
  private static Set<String> leadingTo(
      String last, String joinId, boolean byEvents, ProcessModel model) {
    var found = new HashSet<String>();
    var toVisit = new ArrayDeque<String>();
    toVisit.add(last);
    while (!toVisit.isEmpty()) {
      var id = toVisit.poll();
      if (found.add(id) && !id.equals(joinId)) {
        model.incoming(id).forEach(flow -> toVisit.add(flow.source()));
        model.linkSources(model.node(id)).forEach(source -> toVisit.add(source.id()));
        if (byEvents && model.node(id) instanceof BoundaryEvent event) {
          toVisit.add(event.attachedTo());
        }
      }
    }
    return found;
  }

  /**
   * Tells whether one of some tokens is to be waited for.
   *
   * @param filled the flows that nothing is expected of any more
   */
  boolean isExpected(Collection<ExecutionEntity> tokens, Set<String> filled) {
    for (var token : tokens) {
      if (token.activityId() == null
          || !filled.containsAll(reached(token, possible))
              && Collections.disjoint(reached(token, direct), filled)) {
        return true;
      }
    }
    return false;
  }

  /** A token that a job will bring into the join has chosen its flow. */
  private Set<String> reached(ExecutionEntity token, Map<String, Set<String>> reach) {
    return token.incomingFlowId() != null && joinId.equals(token.activityId())
        ? Set.of(token.incomingFlowId())
        : reach.getOrDefault(token.activityId(), Set.of());
  }
}
