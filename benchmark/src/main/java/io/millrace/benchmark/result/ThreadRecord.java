package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.ThreadShare;

/**
 * One thread's share of a run.
 *
 * @param completed the instances that it brought to their end
 * @param retried the calls that it made again because a rival had undone them
 * @param waitedMillis how long it stood still inside its JVM while instances ran: for a connection
 *     of the pool, for a lock, for another thread; null in files of older versions
 */
public record ThreadRecord(long completed, long retried, Long waitedMillis) {

  ThreadShare toShare() {
    return new ThreadShare(completed, retried, waitedMillis == null ? 0 : waitedMillis);
  }

  static ThreadRecord of(ThreadShare share) {
    return new ThreadRecord(share.completed(), share.retries(), share.waitedMillis());
  }
}
