package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;

/**
 * An exclusive job did not get the lock of its family in a moment: it is put back for a while, so
 * that it keeps no thread from the jobs of other families. That is no failure of the job.
 */
final class FamilyBusyException extends IllegalStateEngineException {

  private static final long serialVersionUID = 1L;

  FamilyBusyException(JobEntity job) {
    super("The instance of the " + job + " is busy. The job is tried again in a moment.");
  }
}
