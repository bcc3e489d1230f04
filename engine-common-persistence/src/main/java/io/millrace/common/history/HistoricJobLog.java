package io.millrace.common.history;

import java.util.Date;

/**
 * Something that happened to a job of an instance of which history keeps everything ({@link
 * HistoryLevel#FULL}): it was created, a try failed, it did its work, or it was deleted. An entry
 * never changes; it goes with the history of its instance. Immutable and thread-safe.
 */
public interface HistoricJobLog {

  /**
   * Returns the id of this entry.
   *
   * @return the id
   */
  String getId();

  /**
   * Returns when it happened.
   *
   * @return the time
   */
  Date getTimestamp();

  /**
   * Returns the job it happened to, which may be gone.
   *
   * @return the id of the job
   */
  String getJobId();

  /**
   * Returns when the job was due.
   *
   * @return the time; null if it had none
   */
  Date getJobDueDate();

  /**
   * Returns how many tries the job had left then.
   *
   * @return the number, 0 or more
   */
  int getJobRetries();

  /**
   * Returns how urgent the job was.
   *
   * @return the priority; higher is more urgent
   */
  long getJobPriority();

  /**
   * Returns which try it was, counted from 1; of an entry that is about no try, how many had failed
   * before.
   *
   * @return the number, 0 or more
   */
  int getAttempt();

  /**
   * Returns what kind of job it was: {@code message}, {@code timer} or {@code externalWorker}.
   *
   * @return the kind
   */
  String getJobType();

  /**
   * Returns the type of handler that does such work.
   *
   * @return the type
   */
  String getJobHandlerType();

  /**
   * Returns why a try failed.
   *
   * @return the message, at most 4000 characters; null if it did not fail or the failure said
   *     nothing
   */
  String getJobExceptionMessage();

  /**
   * Returns the element that the job belonged to.
   *
   * @return the id in the model; null for none
   */
  String getActivityId();

  /**
   * Returns the execution that the job belonged to.
   *
   * @return the id; null for a case
   */
  String getExecutionId();

  /**
   * Returns the process instance that the job belonged to.
   *
   * @return the id; null for a case
   */
  String getProcessInstanceId();

  /**
   * Returns the outermost instance of the calls in which it happened.
   *
   * @return the id
   */
  String getRootInstanceId();

  /**
   * Returns the version of the process.
   *
   * @return the id; null for a case
   */
  String getProcessDefinitionId();

  /**
   * Returns the case that the job belonged to.
   *
   * @return the id; null for a process
   */
  String getScopeId();

  /**
   * Returns the plan item that the job belonged to.
   *
   * @return the id; null for a process
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return the kind; null for a process
   */
  String getScopeType();

  /**
   * Returns the version of the case.
   *
   * @return the id; null for a process
   */
  String getScopeDefinitionId();

  /**
   * Returns the tenant.
   *
   * @return the id; empty for none
   */
  String getTenantId();

  /**
   * Returns where it happened: the name of the node that ran the job or did something to it, or the
   * worker outside the engine.
   *
   * @return the name
   */
  String getHostname();

  /**
   * Tells whether the job was created.
   *
   * @return whether it was
   */
  boolean isCreationLog();

  /**
   * Tells whether a try failed.
   *
   * @return whether it did
   */
  boolean isFailureLog();

  /**
   * Tells whether the job did its work.
   *
   * @return whether it did
   */
  boolean isSuccessLog();

  /**
   * Tells whether the job was deleted before it did its work.
   *
   * @return whether it was
   */
  boolean isDeletionLog();
}
