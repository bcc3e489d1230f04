package io.millrace.common.internal.expression.access;

/** A text that counts how often a character of it is read, so that a search in it has an end. */
final class SteppedText implements CharSequence {

  private static final int MAX_STEPS = 5_000_000;

  private final String text;
  private int steps;

  SteppedText(String text) {
    this.text = text;
  }

  @Override
  public char charAt(int index) {
    if (++steps > MAX_STEPS) {
      throw EvaluationFailure.limit(
          "A regular expression took more than " + MAX_STEPS + " steps. Make it simpler.");
    }
    return text.charAt(index);
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
