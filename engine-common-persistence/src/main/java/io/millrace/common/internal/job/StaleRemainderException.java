package io.millrace.common.internal.job;

import io.millrace.common.internal.command.LastingConflictException;

/** What is left of a job cannot be done any more: its work has to be done again. */
final class StaleRemainderException extends LastingConflictException {

  private static final long serialVersionUID = 1L;

  StaleRemainderException(StaleWorkException cause) {
    super(cause.text(), cause);
  }
}
