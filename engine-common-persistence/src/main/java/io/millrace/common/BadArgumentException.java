package io.millrace.common;

/**
 * A call was made with an argument it cannot take: null where a value is needed, an unknown name,
 * two that exclude each other.
 *
 * <p>Nothing was changed. The field calls it {@code FlowableIllegalArgumentException}.
 */
public class BadArgumentException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-1001";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public BadArgumentException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public BadArgumentException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
