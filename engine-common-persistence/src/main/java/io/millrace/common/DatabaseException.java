package io.millrace.common;

/**
 * The database refused a statement for a reason that a repetition will not cure. Nothing was
 * changed.
 */
public class DatabaseException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-2005";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public DatabaseException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public DatabaseException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
