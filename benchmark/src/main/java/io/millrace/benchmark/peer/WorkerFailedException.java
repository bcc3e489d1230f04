package io.millrace.benchmark.peer;

/** A worker came to its end without a result. */
public class WorkerFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean starting;
  private final String details;

  /**
   * Creates the exception.
   *
   * @param message what went wrong; for a worker that died, with the last lines that it wrote
   * @param details the stack, may be empty
   * @param starting whether the engine did not even start
   */
  public WorkerFailedException(String message, String details, boolean starting) {
    super(message);
    this.details = details;
    this.starting = starting;
  }

  /**
   * Returns where it went wrong.
   *
   * @return the stack in the worker, may be empty
   */
  public String details() {
    return details;
  }

  /**
   * Tells whether the engine cannot be used at all on this database.
   *
   * @return true if it did not start, false if it failed later
   */
  public boolean isStarting() {
    return starting;
  }
}
