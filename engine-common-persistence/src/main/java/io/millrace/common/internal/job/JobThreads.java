package io.millrace.common.internal.job;

import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

/**
 * Makes the daemon threads of one executor, named so that a thread dump tells what they are.
 * Thread-safe.
 */
final class JobThreads implements ThreadFactory {

  private final String prefix;
  private final boolean virtual;
  private final UnaryOperator<Runnable> marked;
  private final AtomicInteger made = new AtomicInteger();

  JobThreads(String prefix) {
    this(prefix, false, UnaryOperator.identity());
  }

  /**
   * Creates the threads of an executor whose workers may be virtual ones.
   *
   * @param marked marks what they do as done by a thread of the engine's own
   */
  JobThreads(String prefix, boolean virtual, UnaryOperator<Runnable> marked) {
    this.prefix = prefix;
    this.virtual = virtual;
    this.marked = marked;
  }

  @Override
  public Thread newThread(Runnable work) {
    var name = "worker-" + made.incrementAndGet();
    return virtual
        ? VirtualThreads.unstarted(prefix + "-" + name, marked.apply(work))
        : named(work, name);
  }

  Thread named(Runnable work, String name) {
    var thread = new Thread(marked.apply(work), prefix + "-" + name);
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
