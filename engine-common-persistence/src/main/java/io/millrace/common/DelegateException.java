package io.millrace.common;

/**
 * Code of the application (a delegate, a listener, a bean) could not be found, made or failed with
 * a checked exception.
 */
public class DelegateException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4002";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public DelegateException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public DelegateException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
