package io.millrace.common.job;

import io.millrace.common.query.Query;
import java.util.Collection;

/**
 * Asks for jobs that workers outside the engine do: {@link JobState#EXTERNAL}.
 *
 * <p>Those that failed too often are found by {@link DeadLetterJobQuery}. What holds for all
 * queries is said at {@link Query}.
 */
public interface ExternalWorkerJobQuery
    extends BaseJobQuery<ExternalWorkerJobQuery, ExternalWorkerJob> {

  /**
   * Keeps jobs of this topic.
   *
   * @param topic the topic
   * @return this query
   */
  ExternalWorkerJobQuery topic(String topic);

  /**
   * Keeps jobs of one of these topics.
   *
   * @param topics the topics, at least one
   * @return this query
   */
  ExternalWorkerJobQuery topics(Collection<String> topics);

  /**
   * Keeps jobs a worker has got, also those whose lock has run out meanwhile.
   *
   * @return this query
   */
  ExternalWorkerJobQuery locked();

  /**
   * Keeps jobs no worker has got.
   *
   * @return this query
   */
  ExternalWorkerJobQuery unlocked();

  /**
   * Keeps jobs this worker has got.
   *
   * @param workerId the worker
   * @return this query
   */
  ExternalWorkerJobQuery lockOwner(String workerId);
}
