package io.millrace.cmmn.explanation;

/**
 * What a condition evaluates to now.
 *
 * <p>Immutable and thread-safe.
 *
 * @param text the condition as the model has it
 * @param value what it evaluates to; null if it cannot be evaluated
 * @param error why it cannot be evaluated; null if it can
 */
public record ConditionExplanation(String text, Boolean value, String error) {

  /**
   * Tells whether it holds.
   *
   * @return false as well if it cannot be evaluated
   */
  public boolean holds() {
    return Boolean.TRUE.equals(value);
  }
}
