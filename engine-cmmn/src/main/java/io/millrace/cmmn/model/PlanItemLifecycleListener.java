package io.millrace.cmmn.model;

import java.util.Set;

/**
 * Code of the application that is called when an item or a case changes its state.
 *
 * <p>Immutable and thread-safe.
 *
 * @param sourceState the state it leaves; null for any
 * @param targetState the state it reaches; null for any
 * @param transitions the transitions it hears; empty for all
 * @param onTransaction {@code before-commit}, {@code committed} or {@code rolled-back}; null for at
 *     once
 * @param implementation what is called
 */
public record PlanItemLifecycleListener(
    String sourceState,
    String targetState,
    Set<PlanItemTransition> transitions,
    String onTransaction,
    Implementation implementation) {

  /**
   * Copies the collections, which may not be null.
   *
   * @param sourceState the state it leaves; null for any
   * @param targetState the state it reaches; null for any
   * @param transitions the transitions it hears; empty for all
   * @param onTransaction {@code before-commit}, {@code committed} or {@code rolled-back}; null for
   *     at once
   * @param implementation what is called
   */
  public PlanItemLifecycleListener {
    transitions = Set.copyOf(transitions);
  }
}
