package io.millrace.common;

/**
 * What a call addressed by id, key or name is not there (any more).
 *
 * <p>Of many threads that complete the same task one wins and the others get this exception.
 * Nothing was changed.
 */
public class ObjectNotFoundException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-1002";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public ObjectNotFoundException(String message) {
    super(CODE, message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public ObjectNotFoundException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
