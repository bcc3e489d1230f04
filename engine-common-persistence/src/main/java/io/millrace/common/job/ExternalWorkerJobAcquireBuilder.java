package io.millrace.common.job;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.util.List;

/**
 * Says which jobs a worker wants, and gets them. A builder belongs to one thread; it may be used
 * again.
 */
public interface ExternalWorkerJobAcquireBuilder {

  /**
   * Says what the worker can do, and how long it may take. Jobs that are neither completed nor
   * given back in that time go to whoever asks next. May be called for several topics, at most 100;
   * for a topic that is there already it changes the time. Each topic costs one look by an index.
   *
   * @param topic the topic, as it stands in the model or as its expression yields it
   * @param lockDuration how long the worker holds what it gets, by the clock of the engine
   * @return this builder
   * @throws BadArgumentException if the topic is null or empty or the 101st, or the duration null
   *     or not positive
   */
  ExternalWorkerJobAcquireBuilder topic(String topic, Duration lockDuration);

  /**
   * Keeps jobs of processes only.
   *
   * @return this builder
   */
  ExternalWorkerJobAcquireBuilder onlyBpmn();

  /**
   * Keeps jobs of cases only.
   *
   * @return this builder
   */
  ExternalWorkerJobAcquireBuilder onlyCmmn();

  /**
   * Keeps jobs of one kind of scope.
   *
   * @param scopeType {@code bpmn} or {@code cmmn}
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  ExternalWorkerJobAcquireBuilder scopeType(String scopeType);

  /**
   * Keeps jobs of this tenant; without this call jobs of all tenants are got.
   *
   * @param tenantId the tenant; empty for jobs that belong to none
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ExternalWorkerJobAcquireBuilder tenantId(String tenantId);

  /**
   * Gets jobs, those that wait for the longest first whatever their topic, and locks them for the
   * worker. Jobs that another worker is getting at the same moment are passed over, so nobody
   * waits. A job whose variables this engine cannot read is passed over as well; it says so by its
   * exception message, and can be had again after the duration of the lock.
   *
   * @param numberOfTasks how many at most, 1 to 1,000
   * @param workerId who gets them: a name of at most 255 characters that no other worker has
   * @return the jobs, never null; empty if none waits
   * @throws BadArgumentException if no topic is set, the number is below 1 or above 1,000, or the
   *     worker is null or empty
   */
  List<AcquiredExternalWorkerJob> acquireAndLock(int numberOfTasks, String workerId);
}
