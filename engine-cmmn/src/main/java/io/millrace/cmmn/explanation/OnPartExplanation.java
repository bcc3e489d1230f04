package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * Whether an event that a sentry waits for has happened.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.1.
 *
 * @param source the id of the plan item or case file item, or the name of the variable, that it
 *     watches
 * @param event the event, such as {@code complete}
 * @param exitCriterion the exit criterion that has to be the reason; null for any
 * @param hasHappened whether it has happened since the criterion listens
 * @param sourceStates the states of the open instances of the plan item; empty if none is open now,
 *     so that the event can only come from one that is made later
 */
public record OnPartExplanation(
    String source,
    String event,
    String exitCriterion,
    boolean hasHappened,
    List<String> sourceStates) {

  /**
   * Copies the list, which may not be null.
   *
   * @param source what it watches
   * @param event the event
   * @param exitCriterion the exit criterion that has to be the reason; null for any
   * @param hasHappened whether it has happened since the criterion listens
   * @param sourceStates the states of the open instances of the plan item
   */
  public OnPartExplanation {
    sourceStates = List.copyOf(sourceStates);
  }
}
