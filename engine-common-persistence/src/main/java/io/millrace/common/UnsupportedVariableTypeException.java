package io.millrace.common;

/**
 * A variable has a value that no registered variable type can store. The message names the
 * variable, its class and the remedy.
 */
public class UnsupportedVariableTypeException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4003";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public UnsupportedVariableTypeException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public UnsupportedVariableTypeException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
