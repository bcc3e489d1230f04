package io.millrace.common;

/**
 * The database could not be reached, dropped the connection before the commit was asked for, or
 * broke off a statement at somebody's request or at a time limit of its own. Nothing was changed.
 *
 * <p>To try again later is right and safe.
 */
public class DatabaseUnavailableException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-2004";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public DatabaseUnavailableException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public DatabaseUnavailableException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
