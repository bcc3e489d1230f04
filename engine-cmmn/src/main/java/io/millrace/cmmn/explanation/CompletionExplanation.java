package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * What holds a stage or case open.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §8.6.1, table 8.12.
 *
 * @param autoComplete whether it completes although optional work is left that has not started
 * @param condition the condition that decides that; null if there is none
 * @param heldOpenBy the ids of the plan item instances right inside it that hold it open, in
 *     document order
 * @param plannable the ids of the discretionary items of its planning table that can be planned
 *     now, in document order; they hold it open unless it completes by itself, for which it is
 *     empty
 * @param completableByHand whether a call could complete it now
 */
public record CompletionExplanation(
    boolean autoComplete,
    ConditionExplanation condition,
    List<String> heldOpenBy,
    List<String> plannable,
    boolean completableByHand) {

  /**
   * Copies the lists, which may not be null.
   *
   * @param autoComplete whether it completes although optional work is left
   * @param condition the condition that decides that, or null
   * @param heldOpenBy the ids of the plan item instances that hold it open
   * @param plannable the ids of the discretionary items that hold it open
   * @param completableByHand whether a call could complete it now
   */
  public CompletionExplanation {
    heldOpenBy = List.copyOf(heldOpenBy);
    plannable = List.copyOf(plannable);
  }
}
