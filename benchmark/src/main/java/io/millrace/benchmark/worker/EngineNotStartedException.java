package io.millrace.benchmark.worker;

/** The engine cannot be used on this database, or not at all. */
final class EngineNotStartedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param cause what the engine said
   */
  EngineNotStartedException(Throwable cause) {
    super("The engine does not start.", cause);
  }
}
