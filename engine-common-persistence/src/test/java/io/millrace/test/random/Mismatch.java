package io.millrace.test.random;

/**
 * The first place where an engine and the interpreter differ.
 *
 * @param <S> what can be seen
 * @param step 0 for the start, else the number of the action, from 1
 */
public record Mismatch<S>(int step, Answer<S> expected, Answer<S> actual) {

  @Override
  public String toString() {
    return "after step " + step + "\n  expected " + expected + "\n  but was  " + actual;
  }
}
