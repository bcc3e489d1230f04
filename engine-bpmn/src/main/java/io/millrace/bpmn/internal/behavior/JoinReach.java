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
 * the join. What stands inside an activity counts as standing at it; its boundary events are ways
 * out of it.
 *
 * <p>Spec: BPMN 2.0.2 §13.4.3, activation of the gateway. Join and tokens are always in the same
 * scope, since no flow leaves one.
 *
 * @param joinId the join
 * @param incoming the flows of the join
 * @param flows the flows of the join that a token can reach, by the id of the element it is at;
 *     for the join itself, of a token that leaves it
 */
record JoinReach(String joinId, List<String> incoming, Map<String, Set<String>> flows) {

  static JoinReach of(String joinId, ProcessModel model) {
    var flows = new HashMap<String, Set<String>>();
    for (var incoming : model.incoming(joinId)) {
      for (var node : leadingTo(incoming.source(), joinId, model)) {
        flows.computeIfAbsent(node, id -> new HashSet<>()).add(incoming.id());
      }
    }
    var incoming = model.incoming(joinId).stream().map(SequenceFlow::id).toList();
    return new JoinReach(joinId, incoming, flows);
  }

  /** Returns an element and all from which a way leads there; the ways end at the join. */
  private static Set<String> leadingTo(String last, String joinId, ProcessModel model) {
    var found = new HashSet<String>();
    var toVisit = new ArrayDeque<String>();
    toVisit.add(last);
    while (!toVisit.isEmpty()) {
      var id = toVisit.poll();
      if (found.add(id) && !id.equals(joinId)) {
        addWaysTo(id, model, toVisit);
      }
    }
    return found;
  }

  private static void addWaysTo(String id, ProcessModel model, Collection<String> toVisit) {
    model.incoming(id).forEach(flow -> toVisit.add(flow.source()));
    if (model.node(id) instanceof BoundaryEvent event) {
      toVisit.add(event.attachedTo());
    }
  }

  /**
   * Tells whether one of some tokens is to be waited for: it can come to a flow that is not filled,
   * and to none that is.
   *
   * @param filled the flows that nothing is expected of any more
   */
  boolean isExpected(Collection<ExecutionEntity> tokens, Set<String> filled) {
    for (var token : tokens) {
      if (token.activityId() == null) {
        return true;
      }
      var reached = reachedFrom(token);
      if (!reached.isEmpty() && Collections.disjoint(reached, filled)) {
        return true;
      }
    }
    return false;
  }

  /** A token that a job will bring into the join has chosen its flow. */
  private Set<String> reachedFrom(ExecutionEntity token) {
    return token.incomingFlowId() != null && joinId.equals(token.activityId())
        ? Set.of(token.incomingFlowId())
        : flows.getOrDefault(token.activityId(), Set.of());
  }
}
