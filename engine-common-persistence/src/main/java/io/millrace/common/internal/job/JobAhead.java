package io.millrace.common.internal.job;

/**
 * A claimed job of which all is done that needs no lock.
 *
 * @param claimed the job as it was claimed
 * @param begun when its try began, for what is measured
 * @param rest what is left of its work; null for all of it
 */
record JobAhead(JobEntity claimed, long begun, JobRemainder rest) {}
