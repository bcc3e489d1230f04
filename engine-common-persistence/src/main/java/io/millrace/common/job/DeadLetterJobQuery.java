package io.millrace.common.job;

import io.millrace.common.query.Query;

/**
 * Asks for jobs that failed too often and wait for a decision: {@link JobState#DEAD_LETTER}. What
 * holds for all queries is said at {@link Query}.
 */
public interface DeadLetterJobQuery extends BaseJobQuery<DeadLetterJobQuery, Job> {}
