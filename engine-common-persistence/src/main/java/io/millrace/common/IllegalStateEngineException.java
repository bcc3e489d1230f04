package io.millrace.common;

/**
 * The object is there, but its state forbids what was asked: a suspended instance, a delegated
 * task, a closed engine.
 *
 * <p>Nothing was changed.
 */
public class IllegalStateEngineException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-1003";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public IllegalStateEngineException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public IllegalStateEngineException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
