package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * How far a criterion is met.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6, §8.5.
 *
 * @param criterionId its id in the model
 * @param listens whether it listens in the state its plan item is in now
 * @param forgets whether its sentry forgets with each call what has happened ({@code
 *     triggerMode="onEvent"}); then no on-part has happened yet
 * @param onParts what has to happen, in document order
 * @param ifPart the condition that has to hold when it is judged; null if there is none
 */
public record CriterionExplanation(
    String criterionId,
    boolean listens,
    boolean forgets,
    List<OnPartExplanation> onParts,
    ConditionExplanation ifPart) {

  /**
   * Copies the list, which may not be null.
   *
   * @param criterionId its id in the model
   * @param listens whether it listens in the state its plan item is in now
   * @param forgets whether its sentry forgets with each call what has happened
   * @param onParts what has to happen
   * @param ifPart the condition, or null
   */
  public CriterionExplanation {
    onParts = List.copyOf(onParts);
  }

  /**
   * Tells whether all on-parts have happened and the condition holds. A criterion that is met and
   * has not fired is held back by something else, or depends on what the engine does not see: then
   * {@code evaluateCriteria} makes it fire.
   *
   * @return true if nothing is missing
   */
  public boolean isMet() {
    return onParts.stream().allMatch(OnPartExplanation::hasHappened)
        && (ifPart == null || ifPart.holds());
  }
}
