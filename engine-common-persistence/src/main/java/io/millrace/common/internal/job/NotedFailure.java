package io.millrace.common.internal.job;

/**
 * What became of a job whose try failed.
 *
 * @param failed the try
 * @param job the job as it is now
 * @param taken whether its handler saw to what follows, so that the job is gone
 */
record NotedFailure(FailedTry failed, JobEntity job, boolean taken) {}
