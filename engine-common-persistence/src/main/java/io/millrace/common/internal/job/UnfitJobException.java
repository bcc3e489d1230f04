package io.millrace.common.internal.job;

/** A job cannot be finished in one transaction with others; what was done for all is undone. */
final class UnfitJobException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient JobAhead job;

  UnfitJobException(JobAhead job, Throwable cause) {
    super("The " + job.claimed() + " cannot be finished together with others", cause, false, false);
    this.job = job;
  }

  JobAhead job() {
    return job;
  }
}
