package io.millrace.common.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.time.Duration;

/**
 * The calls about jobs that workers outside the engine do, which the management services of both
 * engines have.
 *
 * <p>A worker asks for a topic and gets jobs for a time. Until the time is over, by the clock of
 * the engine, nobody else gets them; then whoever asks next does. As long as nobody has, the worker
 * still holds the job and may complete it late. One whose job was taken over gets an {@link
 * IllegalStateEngineException} and changes nothing. Workers are told apart by their id alone: one
 * that gets a job again under the same id, from another thread or after a restart, is taken for the
 * one that had it before. Let each thread of each start have an id of its own.
 *
 * <p>Each call is one transaction, or joins one. May be used by any number of threads.
 */
public interface ExternalWorkerOperations {

  /**
   * Asks for jobs that workers outside the engine do.
   *
   * @return a new query
   */
  ExternalWorkerJobQuery createExternalWorkerJobQuery();

  /**
   * Says which jobs a worker wants.
   *
   * @return a new builder
   */
  ExternalWorkerJobAcquireBuilder createExternalWorkerJobAcquireBuilder();

  /**
   * Says how a worker failed.
   *
   * @param externalJobId the id of the job
   * @param workerId the worker that holds it
   * @return a new builder
   * @throws BadArgumentException if an argument is null or empty
   */
  ExternalWorkerJobFailureBuilder createExternalWorkerJobFailureBuilder(
      String externalJobId, String workerId);

  /**
   * Gives a job back, so that whoever asks next gets it. Its tries stay as they are.
   *
   * @param jobId the id of the job
   * @param workerId the worker that holds it
   * @throws BadArgumentException if an argument is null or empty
   * @throws ObjectNotFoundException if the job is gone
   * @throws IllegalStateEngineException if the worker does not hold the job any more
   */
  void unacquireExternalWorkerJob(String jobId, String workerId);

  /**
   * Gives all jobs of a worker back, such as when it stops.
   *
   * @param workerId the worker; if it holds none, nothing happens
   * @throws BadArgumentException if the worker is null or empty
   */
  void unacquireAllExternalWorkerJobsForWorker(String workerId);

  /**
   * Gives all jobs of a worker back that belong to a tenant.
   *
   * @param workerId the worker; if it holds none, nothing happens
   * @param tenantId the tenant; empty for jobs that belong to none
   * @throws BadArgumentException if the worker is null or empty, or the tenant null
   */
  void unacquireAllExternalWorkerJobsForWorker(String workerId, String tenantId);

  /**
   * Lets a worker hold a job for longer.
   *
   * @param jobId the id of the job
   * @param workerId the worker that holds it
   * @param lockDuration how long from now
   * @throws BadArgumentException if an argument is null or empty, or the duration not positive
   * @throws ObjectNotFoundException if the job is gone
   * @throws IllegalStateEngineException if the worker does not hold the job any more
   */
  void extendExternalWorkerJobLock(String jobId, String workerId, Duration lockDuration);

  /**
   * Returns at length why a worker failed.
   *
   * @param jobId the id of the job
   * @return what {@link ExternalWorkerJobFailureBuilder#details} said, or null
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such job
   */
  String getExternalWorkerJobErrorDetails(String jobId);

  /**
   * Deletes a job. What waits for it waits on, until it is triggered or ended by hand.
   *
   * @param jobId the id of the job
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such job
   */
  void deleteExternalWorkerJob(String jobId);
}
