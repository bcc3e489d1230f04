package io.millrace.common.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Collection;
import java.util.Date;
import java.util.List;

/**
 * Looks after jobs, for operators rather than for the application's daily work. The management
 * services of both engines are this.
 *
 * <p>On one schema the queries find the jobs of processes and of cases alike. A job keeps its id
 * whatever state it is in.
 *
 * <p>Thread-safe. Each call is a transaction of its own, unless it is made inside another one.
 */
public interface JobOperations {

  /**
   * Asks for jobs that can run now or are running.
   *
   * @return a new query
   */
  JobQuery createJobQuery();

  /**
   * Asks for jobs that wait for a time.
   *
   * @return a new query
   */
  TimerJobQuery createTimerJobQuery();

  /**
   * Asks for jobs that rest because their instance is suspended.
   *
   * @return a new query
   */
  SuspendedJobQuery createSuspendedJobQuery();

  /**
   * Asks for jobs that failed too often.
   *
   * @return a new query
   */
  DeadLetterJobQuery createDeadLetterJobQuery();

  /**
   * Runs a job now, on the calling thread, whether it is due or not, also a timer and a dead
   * letter.
   *
   * <p>If it fails, the exception reaches the caller, and the failure is noted in a transaction of
   * its own, as it is when the job executor runs a job; inside a transaction of the caller's it is
   * not noted.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no job has this id
   * @throws IllegalStateEngineException if a node is running the job, or what it belongs to is
   *     suspended
   */
  void executeJob(String jobId);

  /**
   * Returns the engines whose job executor runs on this database, and for an hour those that died.
   * An engine whose executor was never started, or was stopped in order, is not among them.
   *
   * @return the nodes in the order of their start
   */
  List<ExecutorNode> getExecutorNodes();

  /**
   * Returns the lanes of this engine's own job executor: which partitions of the jobs each prefers,
   * and what it has done since the executor was started. Asks the database nothing.
   *
   * @return the lanes in the order of their numbers; none while the executor does not run
   */
  List<ExecutorLane> getExecutorLanes();

  /**
   * Makes a timer due now: the next free thread runs it.
   *
   * @param jobId the id of the job
   * @return the job as it is then
   * @throws ObjectNotFoundException if no timer has this id
   */
  Job moveTimerToExecutableJob(String jobId);

  /**
   * Makes a timer due at another time. A cycle goes on from there.
   *
   * @param jobId the id of the job
   * @param timeDate a date, or a duration from now, as ISO 8601 text
   * @return the job as it is then
   * @throws BadArgumentException if the text is neither
   * @throws ObjectNotFoundException if no timer has this id
   */
  Job rescheduleTimeDateJob(String jobId, String timeDate);

  /**
   * Makes a timer due at another time. A cycle goes on from there.
   *
   * @param jobId the id of the job
   * @param timeDate the time
   * @return the job as it is then
   * @throws ObjectNotFoundException if no timer has this id
   */
  Job rescheduleTimeDateValueJob(String jobId, Date timeDate);

  /**
   * Makes a timer due after a span from now. A cycle goes on from there.
   *
   * @param jobId the id of the job
   * @param timeDuration the span, as ISO 8601 text
   * @return the job as it is then
   * @throws BadArgumentException if the text is no span
   * @throws ObjectNotFoundException if no timer has this id
   */
  Job rescheduleTimeDurationJob(String jobId, String timeDuration);

  /**
   * Gives a timer another cycle, which begins now; a timer that would have run once repeats from
   * then on.
   *
   * @param jobId the id of the job
   * @param timeCycle the cycle, as ISO 8601 repetition such as {@code R3/PT1H}, or as cron text
   * @return the job as it is then
   * @throws BadArgumentException if the text is no cycle, or is never due
   * @throws ObjectNotFoundException if no timer has this id
   */
  Job rescheduleTimeCycleJob(String jobId, String timeCycle);

  /**
   * Gives a dead letter new tries: the next free thread runs it. If what it belongs to is
   * suspended, it rests until that goes on.
   *
   * @param jobId the id of the job
   * @param retries how many tries, 1 or more
   * @return the job as it is then
   * @throws ObjectNotFoundException if no dead letter has this id
   */
  Job moveDeadLetterJobToExecutableJob(String jobId, int retries);

  /**
   * Gives several dead letters new tries in one transaction, as {@link
   * #moveDeadLetterJobToExecutableJob} does.
   *
   * @param jobIds the ids, at least one
   * @param retries how many tries, 1 or more
   * @throws ObjectNotFoundException if one of them is no dead letter; none is moved then
   */
  void bulkMoveDeadLetterJobs(Collection<String> jobIds, int retries);

  /**
   * Puts a job aside, so that it does not run until somebody moves it back.
   *
   * @param jobId the id of the job
   * @return the job as it is then
   * @throws ObjectNotFoundException if no timer and no executable job has this id
   * @throws IllegalStateEngineException if a node is running the job
   */
  Job moveJobToDeadLetterJob(String jobId);

  /**
   * Changes how many tries a job has left, whatever its state. A dead letter is tried again, as by
   * {@link #moveDeadLetterJobToExecutableJob}; a suspended job and a timer stay what they are.
   *
   * @param jobId the id of the job
   * @param retries how many tries, 1 or more
   * @throws BadArgumentException if the tries are fewer
   * @throws ObjectNotFoundException if no job has this id
   */
  void setJobRetries(String jobId, int retries);

  /**
   * Changes how many tries a timer has left.
   *
   * @param jobId the id of the job
   * @param retries how many tries, 1 or more
   * @throws ObjectNotFoundException if no timer has this id
   */
  void setTimerJobRetries(String jobId, int retries);

  /**
   * Deletes an executable job. What waits for it waits on.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no executable job has this id
   * @throws IllegalStateEngineException if a node is running the job, or it opens a case, which has
   *     to be terminated instead
   */
  void deleteJob(String jobId);

  /**
   * Deletes a timer. What waits for it waits on.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no timer has this id
   */
  void deleteTimerJob(String jobId);

  /**
   * Deletes a suspended job. What waits for it waits on.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no suspended job has this id
   */
  void deleteSuspendedJob(String jobId);

  /**
   * Deletes a dead letter. What waits for it waits on.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no dead letter has this id
   */
  void deleteDeadLetterJob(String jobId);

  /**
   * Returns why the last try of a job failed, whatever its state.
   *
   * @param jobId the id of the job
   * @return the stack trace, or null if no try failed
   * @throws ObjectNotFoundException if no job has this id
   */
  String getJobExceptionStacktrace(String jobId);

  /**
   * Returns why the last try of a timer failed.
   *
   * @param jobId the id of the job
   * @return the stack trace, or null if no try failed
   * @throws ObjectNotFoundException if no timer has this id
   */
  String getTimerJobExceptionStacktrace(String jobId);

  /**
   * Returns why the last try of a suspended job failed.
   *
   * @param jobId the id of the job
   * @return the stack trace, or null if no try failed
   * @throws ObjectNotFoundException if no suspended job has this id
   */
  String getSuspendedJobExceptionStacktrace(String jobId);

  /**
   * Returns why the last try of a dead letter failed.
   *
   * @param jobId the id of the job
   * @return the stack trace, or null if it was put aside by hand
   * @throws ObjectNotFoundException if no dead letter has this id
   */
  String getDeadLetterJobExceptionStacktrace(String jobId);

  /**
   * Finds a job by its correlation id, whatever its state.
   *
   * @param correlationId the id
   * @return the job; null if there is none
   * @throws BadArgumentException if the id is null or empty
   */
  Job findJobByCorrelationId(String correlationId);

  /**
   * Lets a job go on that rests: it waits for its due date, or for a thread if that is over.
   *
   * @param jobId the id of the job
   * @return the job as it is then
   * @throws ObjectNotFoundException if no suspended job has this id
   * @throws IllegalStateEngineException if what it belongs to is suspended
   */
  Job moveSuspendedJobToExecutableJob(String jobId);

  /**
   * Lets a job rest until it is activated, or its instance is. A node or worker that holds it loses
   * it.
   *
   * @param jobId the id of a job that is no dead letter
   * @throws ObjectNotFoundException if there is no such job
   * @throws IllegalStateEngineException if a node is running it, or it rests already
   */
  void suspendJobById(String jobId);

  /**
   * Lets a job go on, as {@link #moveSuspendedJobToExecutableJob} does.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no suspended job has this id
   * @throws IllegalStateEngineException if what it belongs to is suspended
   */
  void activateJobById(String jobId);

  /**
   * Lets the jobs that a process instance has now rest, but for dead letters.
   *
   * @param processInstanceId the process instance
   * @throws ObjectNotFoundException if nothing can have this id
   */
  void suspendJobByProcessInstanceId(String processInstanceId);

  /**
   * Lets the jobs of a process instance go on, unless it is suspended itself.
   *
   * @param processInstanceId the process instance
   * @throws ObjectNotFoundException if nothing can have this id
   */
  void activateJobByProcessInstanceId(String processInstanceId);

  /**
   * Lets the jobs that a version of a process and its instances have now rest, but for dead
   * letters. Instances go on, and jobs that come later run.
   *
   * @param processDefinitionId the version
   * @throws ObjectNotFoundException if nothing can have this id
   */
  void suspendJobByProcessDefinitionId(String processDefinitionId);

  /**
   * Lets the jobs of a version of a process and its instances go on, but for those of what is
   * suspended itself.
   *
   * @param processDefinitionId the version
   * @throws ObjectNotFoundException if nothing can have this id
   */
  void activateJobByProcessDefinitionId(String processDefinitionId);

  /**
   * Makes a job more or less urgent: nodes that take jobs by priority ({@code
   * setJobExecutorAcquireByPriority}) run it earlier or later, and queries ask for it.
   *
   * @param jobId the id of a job of any state
   * @param priority higher is more urgent; 0 by default
   * @throws ObjectNotFoundException if no job has this id
   */
  void setJobPriority(String jobId, int priority);

  /**
   * Deletes a job for workers outside the engine; what waits for it waits on.
   *
   * @param jobId the id of the job
   * @throws ObjectNotFoundException if no external worker job has this id
   */
  void deleteExternalWorkerJob(String jobId);
}
