package io.millrace.common.internal.expression.limit;

import io.millrace.common.internal.expression.failure.EvaluationFailure;

/** A text that counts how often a character of it is read, so that a search in it has an end. */
final class SteppedText implements CharSequence {

  private static final int MAX_STEPS = 5_000_000;

  /** How many steps of an evaluation a character is that a regular expression reads. */
  private static final int WEIGHT = 4;

  private final String text;
  private final int ways;
  private final int limit;
  private int read;

  /**
   * Takes a text that may be read as often as an evaluation has steps for.
   *
   * @param ways how often the search may go on after a character without reading another
   */
  SteppedText(String text, int ways, Steps steps) {
    this.text = text;
    this.ways = ways;
    this.limit = Math.min(MAX_STEPS, steps.left() / WEIGHT) / ways;
  }

  @Override
  public char charAt(int index) {
    if (++read > limit) {
      throw EvaluationFailure.limit(
          "A regular expression took more than "
              + limit
              + " steps on a text of "
              + text.length()
              + " characters; one may take "
              + MAX_STEPS
              + ", all of an evaluation together "
              + Steps.LIMIT / WEIGHT
              + ". Make it simpler.");
    }
    return text.charAt(index);
  }

  /** Returns how many steps of the evaluation were taken. */
  long taken() {
    return (long) read * WEIGHT * ways;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
