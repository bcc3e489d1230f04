package io.millrace.bpmn.internal.reachability;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Tells whether tokens can still come to a join, without passing through it. What stands inside an
 * activity counts as standing at it. Join and tokens are always in the same scope, since no flow
 * leaves one; that of an event sub-process is its own. A link is a flow that is not drawn.
 *
 * <p>A token is waited for that can come to an empty flow. It is not if it can come as well to one
 * that is filled; the standard says so, and else tokens in circles would wait for each other.
 * Events at the boundary of an activity are ways on which a token may come, but none of its own:
 * with one that does not interrupt the token stays where it is.
 *
 * <p>Nothing is kept per join but its flows: from where they can be reached is searched for when it
 * is asked, backwards from the join and only as far as the tokens are. For tokens that are behind
 * the join or on a branch beside it, nothing is searched at all. So a chain of joins that is run
 * through in one go costs what its flows do. Immutable, safe to share between threads.
 *
 * <p>Spec: BPMN 2.0.2 §13.4.3, activation of the gateway.
 *
 * @param joinId the id of the join
 * @param join its number in the graph
 * @param incoming the ids of its flows, in document order
 * @param sources the numbers of the elements they begin at
 * @param graph the scope of the join
 */
public record JoinReach(
    String joinId, int join, List<String> incoming, int[] sources, ScopeGraph graph) {

  static JoinReach of(String joinId, ProcessModel model, ScopeGraph graph) {
    var flows = model.incoming(joinId);
    return new JoinReach(
        joinId,
        graph.number(joinId),
        flows.stream().map(SequenceFlow::id).toList(),
        flows.stream().mapToInt(flow -> graph.number(flow.source())).toArray(),
        graph);
  }

  /**
   * Tells whether one of some tokens is to be waited for.
   *
   * @param tokens those of the scope of the join that do not wait at it
   * @param filled the flows that nothing is expected of any more
   * @return true if one of them can come to an empty flow, and not to a filled one
   */
  public boolean isExpected(Collection<ExecutionEntity> tokens, Set<String> filled) {
    return !tokens.isEmpty() && question(tokens, filled).isExpected();
  }

  JoinQuestion question(Collection<ExecutionEntity> tokens, Set<String> filled) {
    var question = new JoinQuestion(this, filled);
    tokens.forEach(question::add);
    return question;
  }
}
