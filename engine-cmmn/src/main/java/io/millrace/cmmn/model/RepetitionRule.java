package io.millrace.cmmn.model;

import java.util.List;

/**
 * Says that an item may have several instances.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.11.1, §8.6.3.
 *
 * @param rule the rule with its condition
 * @param counterVariable the name of the local variable that counts instances from 1, or null for
 *     {@code repetitionCounter}
 * @param ignoreCounterVariable whether no counter is kept
 * @param maxInstanceCount how many instances may be active at a time: a number or {@code
 *     unlimited}; null for no limit
 * @param collection what to repeat over, or null
 * @param aggregations in document order
 * @param repeatOnStandardEvent the transition of an instance that makes the next one, for items
 *     without entry criteria; null for the engine's rule
 */
public record RepetitionRule(
    ItemRule rule,
    String counterVariable,
    boolean ignoreCounterVariable,
    String maxInstanceCount,
    RepetitionCollection collection,
    List<VariableAggregation> aggregations,
    PlanItemTransition repeatOnStandardEvent) {

  /**
   * Copies the list, which may not be null.
   *
   * @param rule the rule with its condition
   * @param counterVariable the name of the local variable that counts instances from 1, or null for
   *     {@code repetitionCounter}
   * @param ignoreCounterVariable whether no counter is kept
   * @param maxInstanceCount how many instances may be active at a time: a number or {@code
   *     unlimited}; null for no limit
   * @param collection what to repeat over, or null
   * @param aggregations in document order
   * @param repeatOnStandardEvent the transition of an instance that makes the next one, for items
   *     without entry criteria; null for the engine's rule
   */
  public RepetitionRule {
    aggregations = List.copyOf(aggregations);
  }
}
