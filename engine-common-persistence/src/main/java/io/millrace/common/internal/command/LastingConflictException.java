package io.millrace.common.internal.command;

import io.millrace.common.ConflictException;

/**
 * A conflict that the same command would meet again, however often it is run: the caller has to
 * read anew first.
 */
public class LastingConflictException extends ConflictException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public LastingConflictException(String message) {
    super(message);
  }

  /**
   * Creates the exception with its cause.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail
   */
  protected LastingConflictException(String message, Throwable cause) {
    super(message, cause);
  }
}
