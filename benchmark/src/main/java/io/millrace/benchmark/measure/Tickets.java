package io.millrace.benchmark.measure;

import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Hands out the instances of a load to its threads, so that all end at about the same time, each
 * when it is to begin; stops early when asked to or when failure is the rule. Safe for use by many
 * threads once it has begun.
 *
 * <p>Where instances arrive at a fixed rate, one that finds no thread free is handed out late, but
 * with the time at which it arrived; what arrived before the end of the load is still handed out.
 */
final class Tickets {

  private static final int TOO_MANY_FAILURES = 100;
  private static final long LONGEST_SLEEP_NANOS = 50_000_000;

  private final Load load;
  private final AtomicBoolean stopped;
  private final AtomicLong taken = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();
  private long beginNanos;

  Tickets(Load load, AtomicBoolean stopped) {
    this.load = load;
    this.stopped = stopped;
  }

  void begin(long nanos) {
    beginNanos = nanos;
  }

  /** Waits for the next instance; returns when it was to begin, or nothing if there is no more. */
  OptionalLong next() {
    if (isGivenUp()) {
      return OptionalLong.empty();
    }
    return load.pace().isOpenLoop() ? nextArrival() : nextInClosedLoop();
  }

  private OptionalLong nextInClosedLoop() {
    long now = System.nanoTime();
    return isAfterTheEnd(now) || taken.getAndIncrement() >= load.instances()
        ? OptionalLong.empty()
        : OptionalLong.of(now);
  }

  private OptionalLong nextArrival() {
    long number = taken.getAndIncrement();
    long arrival = beginNanos + load.pace().arrivalNanos(number);
    if (number >= load.instances() || isAfterTheEnd(arrival)) {
      return OptionalLong.empty();
    }
    for (long left = arrival - System.nanoTime(); left > 0; left = arrival - System.nanoTime()) {
      if (isGivenUp()) {
        return OptionalLong.empty();
      }
      LockSupport.parkNanos(Math.min(left, LONGEST_SLEEP_NANOS));
    }
    return OptionalLong.of(arrival);
  }

  private boolean isAfterTheEnd(long nanos) {
    return load.pace().isTimed() && nanos - beginNanos >= load.pace().duration().toNanos();
  }

  private boolean isGivenUp() {
    return stopped.get() || failed.get() >= TOO_MANY_FAILURES;
  }

  void failed() {
    failed.incrementAndGet();
  }

  /** Hands out no more, since what failed took long and the next would do the same. */
  void giveUp() {
    failed.addAndGet(TOO_MANY_FAILURES);
  }

  long taken() {
    return Math.min(taken.get(), load.instances());
  }
}
