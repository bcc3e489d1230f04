package io.millrace.benchmark.measure;

/**
 * A kind of failure that calls ended in.
 *
 * @param count how many instances it ended
 * @param first the first of them
 */
public record Failure(long count, Throwable first) {

  Failure plus(Failure other) {
    return new Failure(count + other.count, first);
  }

  /** Returns the count and the text of the first failure. */
  @Override
  public String toString() {
    return count + " x " + new FailureText(first);
  }
}
