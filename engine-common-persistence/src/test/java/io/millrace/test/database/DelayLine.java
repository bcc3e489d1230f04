package io.millrace.test.database;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Hands out what was put in, in the same order and a fixed time later, as a long cable does: what
 * is put in together comes out together, so that the delay limits no throughput.
 *
 * <p>One thread puts and another takes. Whoever puts waits only when the line is full because its
 * other end is not read.
 *
 * @param <T> what is carried
 */
final class DelayLine<T> {

  private static final int CAPACITY = 1024;

  private final BlockingQueue<Delayed<T>> line = new ArrayBlockingQueue<>(CAPACITY);
  private final long delayNanos;
  private final NanoClock clock;

  DelayLine(Duration delay, NanoClock clock) {
    this.delayNanos = delay.toNanos();
    this.clock = clock;
  }

  void put(T item) throws InterruptedException {
    line.put(new Delayed<>(item, clock.nanos() + delayNanos));
  }

  /** The next item, never before its time. */
  T take() throws InterruptedException {
    var next = line.take();
    for (var left = next.due - clock.nanos(); left > 0; left = next.due - clock.nanos()) {
      clock.pause(left);
    }
    return next.item;
  }

  private record Delayed<T>(T item, long due) {}
}
