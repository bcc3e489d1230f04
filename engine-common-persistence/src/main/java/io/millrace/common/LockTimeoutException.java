package io.millrace.common;

/**
 * An instance stayed locked by another unit of work for longer than the engine waits ({@code
 * lockTimeout}, 10 s by default). The message says how long was waited, the cause for what.
 *
 * <p>Nothing was changed. To try again later is right and safe.
 */
public class LockTimeoutException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-2002";

  /**
   * Creates the exception.
   *
   * @param message says how long was waited
   * @param cause what the database said, or null
   */
  public LockTimeoutException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
