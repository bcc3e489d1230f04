package io.millrace.cmmn.explanation;

import io.millrace.common.job.JobState;
import java.time.Instant;

/**
 * A job that has to run.
 *
 * <p>Immutable and thread-safe.
 *
 * @param jobId the id of the job
 * @param state where it stands; {@link JobState#DEAD_LETTER} if it will not run by itself any more
 * @param dueDate when it is due; null for at once
 * @param retries how often it may still fail
 * @param exceptionMessage why it failed the last time; null if it has not failed
 */
public record JobExplanation(
    String jobId, JobState state, Instant dueDate, int retries, String exceptionMessage) {}
