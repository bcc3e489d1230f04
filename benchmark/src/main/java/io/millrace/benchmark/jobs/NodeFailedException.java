package io.millrace.benchmark.jobs;

/** A node did not do what it was told; the text says why. */
public class NodeFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean unavailable;

  NodeFailedException(String message, boolean unavailable) {
    super(message);
    this.unavailable = unavailable;
  }

  /**
   * Tells whether the engine lacks what was asked for, which is no failure.
   *
   * @return false for all that went wrong
   */
  public boolean isUnavailable() {
    return unavailable;
  }
}
