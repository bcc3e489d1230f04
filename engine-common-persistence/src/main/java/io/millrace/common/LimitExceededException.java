package io.millrace.common;

/**
 * A limit that guards the engine was reached: too many steps without a wait state, too deep a call,
 * too large a resource.
 *
 * <p>The message names element and limit. Nothing was changed.
 */
public class LimitExceededException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-3001";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public LimitExceededException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public LimitExceededException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
