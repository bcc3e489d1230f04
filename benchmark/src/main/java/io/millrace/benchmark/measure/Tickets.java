package io.millrace.benchmark.measure;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Hands out the instances of a load to its threads, so that all end at about the same time, and
 * stops early when asked to or when failure is the rule. Safe for use by many threads.
 */
final class Tickets {

  private static final int TOO_MANY_FAILURES = 100;

  private final long limit;
  private final AtomicBoolean stopped;
  private final AtomicLong taken = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();

  Tickets(long limit, AtomicBoolean stopped) {
    this.limit = limit;
    this.stopped = stopped;
  }

  boolean take() {
    return !stopped.get() && failed.get() < TOO_MANY_FAILURES && taken.getAndIncrement() < limit;
  }

  void failed() {
    failed.incrementAndGet();
  }

  long taken() {
    return Math.min(taken.get(), limit);
  }
}
