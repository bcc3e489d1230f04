package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;

/**
 * What a job belongs to is suspended, so the job should rest but does not yet: it was created, or
 * claimed, while that was decided. It uses up no try.
 */
public final class JobRestsException extends IllegalStateEngineException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception for a job. */
  public JobRestsException(JobEntity job) {
    super(
        "The "
            + job
            + " cannot run now: what it belongs to is suspended. It runs when that is activated.");
  }
}
