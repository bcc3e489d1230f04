package io.millrace.cmmn.explanation;

/**
 * The rules that say whether an open plan item holds the stage or case around it open.
 *
 * <p>Spec: CMMN 1.1 §8.6.1, table 8.12, and the rules of the field.
 */
public enum HoldReason {
  /** It holds, since work is under way. */
  ACTIVE(true, "it is active"),
  /** It holds, since its work is not done. */
  SUSPENDED(true, "it is suspended, its work is not done"),
  /** It holds, since it is required and has not ended. */
  REQUIRED(true, "it is required"),
  /** It holds, since it could still start and its stage is not auto-complete. */
  NOT_AUTO_COMPLETE(true, "it could still start, and what is around it is not auto-complete"),
  /** It does not hold: it is optional, has not started, and its stage is auto-complete. */
  AUTO_COMPLETE(false, "it is optional, and what is around it is auto-complete"),
  /** It does not hold, since it is available and completion neutral. */
  COMPLETION_NEUTRAL(false, "it is available and completion neutral"),
  /** It does not hold, as its parent completion rule says. */
  PARENT_COMPLETION_RULE(false, "its parent completion rule says so"),
  /** It does not hold: a further instance that waits for an event. */
  WAITS_FOR_REPETITION(false, "it waits for its repetition only"),
  /** It does not hold: a listener whose condition does not hold. */
  UNAVAILABLE(false, "it is not available"),
  /** It does not hold: somebody said that it is not to be done. */
  DISABLED(false, "it is disabled"),
  /** It does not hold: its work went wrong. */
  FAILED(false, "it has failed");

  private final boolean holds;
  private final String text;

  HoldReason(boolean holds, String text) {
    this.holds = holds;
    this.text = text;
  }

  /**
   * Tells whether a plan item holds its stage or case open for this reason.
   *
   * @return false where it is the reason why it does not
   */
  public boolean holds() {
    return holds;
  }

  /**
   * Returns the reason in words.
   *
   * @return a clause, such as {@code it is required}
   */
  public String text() {
    return text;
  }
}
