package io.millrace.common;

/**
 * An expression could not be parsed or evaluated. The message names the expression and the element
 * that holds it.
 */
public class ExpressionException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4001";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public ExpressionException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public ExpressionException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
