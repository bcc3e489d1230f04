package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tokens of a scope as a join in it sees them.
 *
 * @param scope the execution of the scope
 * @param waiting the tokens that wait at the join, by the flow they came along, oldest first
 * @param spent the flows whose token a complex gateway has consumed since it started last, each
 *     with the row that remembers it
 * @param elsewhere all other tokens that can still come
 */
public record Arrivals(
    ExecutionEntity scope,
    Map<String, List<ExecutionEntity>> waiting,
    Map<String, ExecutionEntity> spent,
    List<ExecutionEntity> elsewhere) {

  private static final String COMPLEX = "complexGateway";

  static Arrivals at(
      Node join, ExecutionEntity scope, Collection<ExecutionEntity> tokensOfTheScope) {
    var arrivals =
        new Arrivals(scope, new LinkedHashMap<>(), new LinkedHashMap<>(), new ArrayList<>());
    for (var token : tokensOfTheScope) {
      arrivals.sort(token, join.id());
    }
    return arrivals;
  }

  private void sort(ExecutionEntity token, String joinId) {
    var rests = token.incomingFlowId() != null && !token.isActive();
    var isHere = joinId.equals(token.activityId());
    if (rests && !token.isInActivity() && isHere) {
      spent.put(token.incomingFlowId(), token);
    } else if (rests && !token.isInActivity() && COMPLEX.equals(token.activityType())) {
      return; // it remembers what another gateway has consumed
    } else if (Compensate.isBeside(token)) {
      return; // it ends where it is
    } else if (rests && isHere) {
      waiting.computeIfAbsent(token.incomingFlowId(), flow -> new ArrayList<>(1)).add(token);
    } else {
      elsewhere.add(token);
    }
  }

  /** Tells whether the join has nothing to judge. */
  boolean isEmpty() {
    return waiting.isEmpty() && spent.isEmpty();
  }

  /** Returns one of the tokens that wait, or of the rows that remember some. */
  ExecutionEntity any() {
    return waiting.isEmpty()
        ? spent.values().iterator().next()
        : waiting.values().iterator().next().get(0);
  }

  /** Returns the oldest token of each flow that has one. */
  public List<ExecutionEntity> firstOfEach() {
    return waiting.values().stream().map(tokens -> tokens.get(0)).toList();
  }
}
