package io.millrace.common.internal.audit;

import io.millrace.common.history.UserOperationLogEntry;

/**
 * Something that somebody does to jobs.
 *
 * @param type what is done
 * @param entityType to what
 * @param jobId to which one job; 0 for none in particular
 * @param batchId which batch does it; 0 for none
 * @param scopeId the instance or definition whose jobs are meant; 0 for none
 * @param count how many are meant; -1 if nobody counts
 * @param property what gets a new value, or null
 * @param newValue the new value, or null
 * @param query what found the jobs, or null
 */
public record Operation(
    String type,
    String entityType,
    long jobId,
    long batchId,
    long scopeId,
    long count,
    String property,
    String newValue,
    String query) {

  /** What nobody counts. */
  public static final long UNCOUNTED = -1;

  /** Returns an operation on one job. */
  public static Operation onJob(String type, long jobId) {
    return new Operation(type, UserOperationLogEntry.ENTITY_JOB, jobId, 0, 0, 1, null, null, null);
  }

  /** Returns an operation on some jobs. */
  public static Operation onJobs(String type, long count) {
    return new Operation(type, UserOperationLogEntry.ENTITY_JOB, 0, 0, 0, count, null, null, null);
  }

  /** Returns an operation on all jobs of an instance or a version of a definition. */
  public static Operation onJobsOf(String type, long scopeId) {
    return new Operation(
        type, UserOperationLogEntry.ENTITY_JOB, 0, 0, scopeId, UNCOUNTED, null, null, null);
  }

  /** Returns an operation that a batch does. */
  public static Operation byBatch(String type, long batchId, long count, String query) {
    return new Operation(
        type, UserOperationLogEntry.ENTITY_BATCH, 0, batchId, 0, count, null, null, query);
  }

  /** Returns this operation with what gets a new value. */
  public Operation setting(String name, Object value) {
    return new Operation(
        type, entityType, jobId, batchId, scopeId, count, name, String.valueOf(value), query);
  }
}
