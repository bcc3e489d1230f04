package io.millrace.benchmark.engine;

/**
 * An instance that runs on an engine's own threads has not ended in good time. Others would take as
 * long, so that a load gives up at the first.
 */
public class NeverEndedException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message which instance, and for how long it was waited
   */
  public NeverEndedException(String message) {
    super(message);
  }
}
