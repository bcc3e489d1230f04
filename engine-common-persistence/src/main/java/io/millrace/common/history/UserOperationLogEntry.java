package io.millrace.common.history;

import java.util.Date;

/**
 * Something that somebody did to jobs by the management service: who, when, what, to how many. It
 * is written in the transaction that does it, unless history is off, and is kept until it is
 * deleted, or until the clean-up of history deletes what is as old. Immutable and thread-safe.
 */
public interface UserOperationLogEntry {

  /** Something was done to jobs. */
  String ENTITY_JOB = "Job";

  /** Jobs were handed to a batch. */
  String ENTITY_BATCH = "Batch";

  /** Jobs were deleted. */
  String OPERATION_DELETE = "Delete";

  /** Jobs got a number of tries; dead letters can run again. */
  String OPERATION_SET_RETRIES = "SetJobRetries";

  /** A job got another priority. */
  String OPERATION_SET_PRIORITY = "SetPriority";

  /** A timer got another time, or may run at once. */
  String OPERATION_SET_DUEDATE = "SetDueDate";

  /** A job was put aside as a dead letter. */
  String OPERATION_BURY = "MoveToDeadLetter";

  /** Jobs were suspended. */
  String OPERATION_SUSPEND = "SuspendJob";

  /** Jobs were activated. */
  String OPERATION_ACTIVATE = "ActivateJob";

  /**
   * Returns the id of this entry.
   *
   * @return the id
   */
  String getId();

  /**
   * Returns when it was done.
   *
   * @return the time
   */
  Date getTimestamp();

  /**
   * Returns who did it, as the engine knew then.
   *
   * @return the user; null if nobody was named
   */
  String getUserId();

  /**
   * Returns what was done, one of the constants here.
   *
   * @return the operation
   */
  String getOperationType();

  /**
   * Returns to what it was done: {@link #ENTITY_JOB}, or {@link #ENTITY_BATCH} where jobs were
   * handed to a batch.
   *
   * @return the kind
   */
  String getEntityType();

  /**
   * Returns the one job it was done to.
   *
   * @return the id; null if there were several, or it was done by an instance or a definition
   */
  String getJobId();

  /**
   * Returns the batch that does it.
   *
   * @return the id; null if it was done at once
   */
  String getBatchId();

  /**
   * Returns the process instance or the version of a process whose jobs were meant together.
   *
   * @return the id; null for jobs that were named or found by a query
   */
  String getScopeId();

  /**
   * Returns what was changed: {@code retries}, {@code priority} or {@code duedate}.
   *
   * @return the name; null if nothing has a new value
   */
  String getProperty();

  /**
   * Returns the new value.
   *
   * @return the value as text; null if nothing has one
   */
  String getNewValue();

  /**
   * Returns the query that found the jobs, as text for people.
   *
   * @return the conditions, at most 4000 characters; null if the jobs were named
   */
  String getQuery();

  /**
   * Returns how many jobs were meant.
   *
   * @return the number; 0 if a query found none, -1 if nobody counted, as where the jobs of an
   *     instance are suspended
   */
  long getEntityCount();
}
