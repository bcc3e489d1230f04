package io.millrace.common.internal.job;

import java.util.List;

/**
 * What became of jobs that were to be finished in one transaction.
 *
 * @param left those that were left alone: others hold their families, or they are this node's no
 *     more
 * @param failures those whose try had failed before, which is noted now
 */
record FinishedJobs(List<JobAhead> left, List<NotedFailure> failures) {}
