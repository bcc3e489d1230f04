package io.millrace.common;

/**
 * A request of an HTTP task got no answer in time, or one that the model does not take. The call
 * fails as a whole, unless the model ignores it.
 */
public class HttpTaskException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4006";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public HttpTaskException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
