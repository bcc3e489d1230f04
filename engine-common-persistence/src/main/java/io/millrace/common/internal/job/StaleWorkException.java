package io.millrace.common.internal.job;

import io.millrace.common.ConflictException;

/**
 * What a job's work before the lock has read and set was changed by somebody else before the lock
 * was held: the work has to be done again.
 */
public final class StaleWorkException extends ConflictException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message what was changed
   */
  public StaleWorkException(String message) {
    super(message);
  }
}
