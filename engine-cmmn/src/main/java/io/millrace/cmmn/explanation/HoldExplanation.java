package io.millrace.cmmn.explanation;

/**
 * Whether a plan item holds the stage or case around it open.
 *
 * <p>Immutable and thread-safe.
 *
 * @param reason the rule that decides
 * @param holdsByHand whether it would stand in the way of a completion by hand as well
 * @param parentCompletion the word of its parent completion rule; null if it has none
 * @param neutral its completion neutral rule as it stands now; null if that has no condition
 */
public record HoldExplanation(
    HoldReason reason, boolean holdsByHand, String parentCompletion, ConditionExplanation neutral) {

  /**
   * Tells whether it holds its stage or case open.
   *
   * @return what the reason says
   */
  public boolean holds() {
    return reason.holds();
  }
}
