package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Failure;
import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * A kind of failure that calls ended in.
 *
 * @param count how many instances it ended
 * @param text the first of them with its stack, as Java prints it
 */
public record FailureRecord(long count, String text) {

  /**
   * Describes a failure.
   *
   * @param failure the failure
   * @return its description
   */
  public static FailureRecord of(Failure failure) {
    StringWriter text = new StringWriter();
    failure.first().printStackTrace(new PrintWriter(text, true));
    return new FailureRecord(failure.count(), text.toString());
  }

  Failure toFailure() {
    return new Failure(count, new RemoteFailure(text));
  }

  /** A failure of another process. Its text is its stack there; it has none here. */
  private static final class RemoteFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RemoteFailure(String text) {
      super(text, null, false, false);
    }

    @Override
    public String toString() {
      return getMessage().stripTrailing();
    }
  }
}
