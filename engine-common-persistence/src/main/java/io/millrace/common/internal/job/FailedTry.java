package io.millrace.common.internal.job;

/**
 * A try of a job that failed.
 *
 * @param job the job as it was tried
 * @param cause what was thrown
 * @param failure what it means and what is kept of it
 */
record FailedTry(JobEntity job, Throwable cause, JobFailure failure) {

  /** Describes what a try has thrown. */
  static FailedTry of(JobEntity job, Throwable cause) {
    return new FailedTry(job, cause, JobFailure.of(cause));
  }

  /** Returns the same as a failure for which the job is charged with a try. */
  FailedTry charged() {
    return new FailedTry(job, cause, failure.charged());
  }

  /** Tells whether others are to blame, so that the job is not charged with it. */
  boolean passes() {
    return failure.kind() == FailureKind.PASSING;
  }
}
