package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;

/**
 * A change of state, as listeners hear of it.
 *
 * @param from the state that was left; null for what is new
 * @param to the state that was reached
 * @param transition how
 */
public record StateChange(String from, String to, Transition transition) {

  /** Tells whether a state was left; null for any. */
  public boolean isFrom(String state) {
    return state == null || state.equals(from);
  }

  /** Tells whether a state was reached; null for any. */
  public boolean isTo(String state) {
    return state == null || state.equals(to);
  }
}
