package io.millrace.common.job;

import java.util.Date;

/** Work the engine does later by itself: a timer, or an activity that runs asynchronously. */
public interface Job extends JobInfo {

  /** The type of a job that waits for a time. */
  String JOB_TYPE_TIMER = "timer";

  /** The type of a job that is to run at once, in a transaction of its own. */
  String JOB_TYPE_MESSAGE = "message";

  /** The type of a job that a worker outside the engine does. */
  String JOB_TYPE_EXTERNAL_WORKER = "externalWorker";

  /**
   * Returns where the job stands.
   *
   * @return the state, never null
   */
  JobState getState();

  /**
   * Returns whether the job waits for a time.
   *
   * @return {@link #JOB_TYPE_TIMER}, {@link #JOB_TYPE_MESSAGE} or {@link #JOB_TYPE_EXTERNAL_WORKER}
   */
  String getJobType();

  /**
   * Returns when the job was created.
   *
   * @return the time, never null
   */
  Date getCreateTime();

  /**
   * Returns when the job is to run: the time of a timer, or of the next try after a failure.
   *
   * @return the time, or null if it may run at once
   */
  Date getDuedate();

  /**
   * Tells whether the job never runs at the same time as another exclusive job of its instance.
   *
   * @return true if it is exclusive, which is the default
   */
  boolean isExclusive();

  /**
   * Returns the element the job belongs to.
   *
   * @return the id in the XML, or null if it belongs to none
   */
  String getElementId();

  /**
   * Returns the name of that element.
   *
   * @return the name, or null
   */
  String getElementName();

  /**
   * Returns the category the model gives the job.
   *
   * @return the category, or null
   */
  String getCategory();

  /**
   * Returns the execution that waits for the job.
   *
   * @return the id, or null for a timer that starts a process, and for a case
   */
  String getExecutionId();

  /**
   * Returns the process instance the job belongs to.
   *
   * @return the id, or null for a timer that starts a process, and for a case
   */
  String getProcessInstanceId();

  /**
   * Returns the process definition the job belongs to.
   *
   * @return the id, or null for a case
   */
  String getProcessDefinitionId();

  /**
   * Returns the case instance the job belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeId();

  /**
   * Returns the plan item instance the job belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the case definition the job belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeDefinitionId();

  /**
   * Returns which node holds the job, or which worker outside the engine.
   *
   * @return the name of the node or worker, or null if none does
   */
  String getLockOwner();

  /**
   * Returns until when that node or worker holds it, if it does not hold on longer.
   *
   * @return the time, or null if nobody holds the job
   */
  Date getLockExpirationTime();

  /**
   * Returns the id by which the job can be found whatever happens to it: its id, which it keeps.
   *
   * @return the id
   */
  String getCorrelationId();

  /**
   * Returns how urgent the job is; higher is more urgent.
   *
   * @return the priority, 0 by default
   */
  int getPriority();

  /**
   * Returns the class of the exception by which the last try failed.
   *
   * @return the name of the class; null if no try failed, or a worker reported the failure
   */
  String getExceptionType();

  /**
   * Returns since when tries of the job fail.
   *
   * @return the time of the first failure; null if there was none
   */
  Date getFailedSince();

  /**
   * Returns how many tries of the job failed, new tries that were given to it included.
   *
   * @return the number, 0 if none failed
   */
  int getFailures();
}
