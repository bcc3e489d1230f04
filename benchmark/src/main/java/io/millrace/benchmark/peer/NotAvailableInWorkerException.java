package io.millrace.benchmark.peer;

/** The engine of a worker lacks what the scenario asks for. */
public class NotAvailableInWorkerException extends WorkerFailedException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message what is lacking
   */
  public NotAvailableInWorkerException(String message) {
    super(message, "", false);
  }
}
