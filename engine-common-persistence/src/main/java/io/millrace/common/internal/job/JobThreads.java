package io.millrace.common.internal.job;

import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Makes the daemon threads of one executor, named so that a thread dump tells what they are.
 * Thread-safe.
 */
final class JobThreads implements ThreadFactory {

  private final String prefix;
  private final boolean virtual;
  private final AtomicInteger made = new AtomicInteger();

  JobThreads(String prefix) {
    this(prefix, false);
  }

  /** Creates the threads of an executor whose workers may be virtual ones. */
  JobThreads(String prefix, boolean virtual) {
    this.prefix = prefix;
    this.virtual = virtual;
  }

  @Override
  public Thread newThread(Runnable work) {
    var name = "worker-" + made.incrementAndGet();
    return virtual ? VirtualThreads.unstarted(prefix + "-" + name, work) : named(work, name);
  }

  Thread named(Runnable work, String name) {
    var thread = new Thread(work, prefix + "-" + name);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Does something on a thread of its own, and waits only so long for it.
   *
   * @return whether it is done; if not, it goes on
   */
  boolean run(String name, Runnable work, Duration most) throws InterruptedException {
    var thread = named(work, name);
    thread.start();
    thread.join(Math.max(1, most.toMillis()));
    return !thread.isAlive();
  }
}
