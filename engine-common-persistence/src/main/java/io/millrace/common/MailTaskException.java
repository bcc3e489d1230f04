package io.millrace.common;

/**
 * A mail task has no recipient or no text, or its mail could not be sent. The call fails as a
 * whole, unless the model ignores it.
 */
public class MailTaskException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4007";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public MailTaskException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
