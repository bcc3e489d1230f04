package io.millrace.common.internal.job;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * What this node has learned of the work of elements: how long it takes, and whether user code runs
 * under the lock. Thread-safe.
 */
final class JobPace {

  static final long QUICK_MILLIS = 20;

  private static final long QUICK = TimeUnit.MILLISECONDS.toNanos(QUICK_MILLIS);
  private static final int MOST_ELEMENTS = 10_000;

  /** One kind of work. */
  private record Work(long definition, String element, String handler) {
    static Work of(JobEntity job) {
      return new Work(job.scopeDefinitionId(), job.elementId(), job.handlerType());
    }
  }

  private final Map<Work, Boolean> fits = new ConcurrentHashMap<>();

  /** Learns how long the last job of an element took. */
  void took(JobEntity job, long nanos) {
    if (fits.size() >= MOST_ELEMENTS) {
      fits.clear();
    }
    if (nanos > QUICK) {
      fits.computeIfPresent(Work.of(job), (work, quick) -> quick ? null : quick);
    } else {
      fits.putIfAbsent(Work.of(job), true);
    }
  }

  /** Learns that user code follows under the lock. */
  void callsUserCode(JobEntity job) {
    fits.put(Work.of(job), false);
  }

  /** Tells whether a job is known to be quick, without user code under the lock. */
  boolean isQuick(JobEntity job) {
    return fits.getOrDefault(Work.of(job), false);
  }
}
