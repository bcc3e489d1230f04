package io.millrace.common;

/**
 * The connection was lost while the database committed: the unit of work is either wholly done or
 * wholly undone, and nobody can say which.
 *
 * <p>Repeat the call with the idempotency key it was made with: it then returns the first result,
 * or does the work once.
 */
public class OutcomeUnknownException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-2003";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public OutcomeUnknownException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public OutcomeUnknownException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
