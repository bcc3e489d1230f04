package io.millrace.common;

/**
 * A command of a shell task could not be started, took too long, or wrote more than can be kept.
 * The call fails as a whole.
 */
public class ShellTaskException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4008";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public ShellTaskException(String message, Throwable cause) {
    super(CODE, message, cause);
  }
}
