package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;

/**
 * A job that this node claimed is no longer its own: it was canceled, moved, or taken over while
 * this node gave no sign of life. What was done for it is undone; that is no failure of the job.
 */
final class JobLostException extends IllegalStateEngineException {

  private static final long serialVersionUID = 1L;

  JobLostException(JobEntity job) {
    super(
        "The "
            + job
            + " is not held by this node any more: it was canceled or taken over. What was done for it is undone.");
  }
}
