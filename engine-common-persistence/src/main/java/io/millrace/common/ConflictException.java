package io.millrace.common;

/**
 * Another transaction changed the same rows first, and this one was undone as a whole.
 *
 * <p>The engine repeats its own transactions by itself; this reaches a caller who owns the
 * transaction, or whose repetitions were used up. To try again in a new transaction is right and
 * safe.
 */
public class ConflictException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-2001";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public ConflictException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public ConflictException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
