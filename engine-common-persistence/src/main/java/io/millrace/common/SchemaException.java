package io.millrace.common;

/**
 * The tables in the database are missing, older, newer or other than this engine needs. The message
 * names both versions and the remedy.
 */
public class SchemaException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-5001";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public SchemaException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public SchemaException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
