package io.millrace.common.internal.job;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * What this node has learned of the work of elements: how long what is done before the lock usually
 * takes, and whether user code runs under the lock. Thread-safe.
 */
final class JobPace {

  static final long QUICK_MILLIS = 20;

  private static final long QUICK = TimeUnit.MILLISECONDS.toNanos(QUICK_MILLIS);
  private static final long WITH_USER_CODE = -1;
  private static final int MOST_ELEMENTS = 10_000;

  /** One kind of work. */
  private record Work(long definition, String element, String handler) {
    static Work of(JobEntity job) {
      return new Work(job.scopeDefinitionId(), job.elementId(), job.handlerType());
    }
  }

  private final Map<Work, Long> usual = new ConcurrentHashMap<>();
  private volatile boolean userCodeOnFailure;

  /** Learns how long the work of a job before the lock took. */
  void took(JobEntity job, long nanos) {
    if (usual.size() >= MOST_ELEMENTS) {
      usual.clear();
    }
    usual.merge(Work.of(job), nanos, JobPace::learned);
  }

  private static Long learned(Long before, Long now) {
    return before == WITH_USER_CODE ? before : Long.valueOf(UsualTime.after(before, now));
  }

  /** Learns that user code follows under the lock. */
  void noteUserCode(JobEntity job) {
    usual.put(Work.of(job), WITH_USER_CODE);
  }

  /** Tells whether user code is known to follow under the lock. */
  boolean callsUserCode(JobEntity job) {
    var known = usual.get(Work.of(job));
    return known != null && known == WITH_USER_CODE;
  }

  /** Learns that the application hears of failures in the transaction that notes them. */
  void noteUserCodeOnFailure() {
    userCodeOnFailure = true;
  }

  /** Tells whether the application is known to hear of failures. */
  boolean callsUserCodeOnFailure() {
    return userCodeOnFailure;
  }

  /** Tells whether a job is known to be quick, without user code under the lock. */
  boolean isQuick(JobEntity job) {
    var known = usual.getOrDefault(Work.of(job), WITH_USER_CODE);
    return known != WITH_USER_CODE && known <= QUICK;
  }
}
