package io.millrace.benchmark.engine;

/**
 * An engine, or its adapter, lacks what a scenario asks for. That is a property of the engine and
 * no failure of the run, which goes on without it.
 */
public class NotAvailableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param what what is lacking, such as {@code cases}
   */
  public NotAvailableException(String what) {
    super("not available: " + what);
  }
}
