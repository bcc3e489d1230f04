package io.millrace.cmmn.internal.lifecycle;

import static io.millrace.cmmn.internal.lifecycle.CaseFileItemState.AVAILABLE;
import static io.millrace.cmmn.internal.lifecycle.CaseFileItemState.DISCARDED;

import io.millrace.cmmn.model.CaseFileItemTransition;
import java.util.EnumMap;
import java.util.Map;

/**
 * The one table that says which transition of a case file item leads from which state to which.
 *
 * <p>Spec: CMMN 1.1 §8.3, figure 8.1. A state of null is the one before the first.
 */
public final class CaseFileLifecycle {

  private static final Map<CaseFileItemTransition, Rule> TABLE = table();

  private CaseFileLifecycle() {}

  private record Rule(CaseFileItemState from, CaseFileItemState to) {}

  private static Map<CaseFileItemTransition, Rule> table() {
    var table = new EnumMap<CaseFileItemTransition, Rule>(CaseFileItemTransition.class);
    table.put(CaseFileItemTransition.CREATE, new Rule(null, AVAILABLE));
    table.put(CaseFileItemTransition.UPDATE, new Rule(AVAILABLE, AVAILABLE));
    table.put(CaseFileItemTransition.REPLACE, new Rule(AVAILABLE, AVAILABLE));
    table.put(CaseFileItemTransition.ADD_CHILD, new Rule(AVAILABLE, AVAILABLE));
    table.put(CaseFileItemTransition.REMOVE_CHILD, new Rule(AVAILABLE, AVAILABLE));
    table.put(CaseFileItemTransition.ADD_REFERENCE, new Rule(AVAILABLE, AVAILABLE));
    table.put(CaseFileItemTransition.REMOVE_REFERENCE, new Rule(AVAILABLE, AVAILABLE));
    table.put(CaseFileItemTransition.DELETE, new Rule(AVAILABLE, DISCARDED));
    return table;
  }

  /**
   * Returns the state that a transition leads to.
   *
   * @param state the state now; null for what is not there yet
   * @return null if the transition is not possible in this state
   */
  public static CaseFileItemState next(CaseFileItemState state, CaseFileItemTransition transition) {
    var rule = TABLE.get(transition);
    return rule.from() == state ? rule.to() : null;
  }
}
