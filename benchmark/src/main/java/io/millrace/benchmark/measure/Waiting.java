package io.millrace.benchmark.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;

/**
 * How long the calling thread has stood still inside this JVM since it began: for a connection of a
 * pool, for a lock, for another thread. Waiting for an answer of the database is none of that; the
 * thread then stands in the operating system. Belongs to one thread.
 */
final class Waiting {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final long beginMillis = now();

  /** Lets the JVM count, which is two looks at a clock each time that a thread stands still. */
  static void count() {
    if (THREADS.isThreadContentionMonitoringSupported()) {
      THREADS.setThreadContentionMonitoringEnabled(true);
    }
  }

  long millis() {
    return now() - beginMillis;
  }

  private static long now() {
    ThreadInfo self = THREADS.getThreadInfo(Thread.currentThread().getId());
    return Math.max(0, self.getBlockedTime()) + Math.max(0, self.getWaitedTime());
  }
}
