package io.millrace.common.internal.job;

/**
 * A claimed job of which all is done that needs no lock.
 *
 * @param claimed the job as it was claimed
 * @param begun when its try began, for what is measured
 * @param rest what is left of its work; null for all of it
 * @param failed that its work failed, so that this is what is left to be noted; null if not
 */
record JobAhead(JobEntity claimed, long begun, JobRemainder rest, FailedTry failed) {

  /** Creates a job that is to go on. */
  JobAhead(JobEntity claimed, long begun, JobRemainder rest) {
    this(claimed, begun, rest, null);
  }

  /** Creates a job whose work failed. */
  JobAhead(FailedTry failed, long begun) {
    this(failed.job(), begun, null, failed);
  }

  /** Tells whether its work failed. */
  boolean hasFailed() {
    return failed != null;
  }
}
