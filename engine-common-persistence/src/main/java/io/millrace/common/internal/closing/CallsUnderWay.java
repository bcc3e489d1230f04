package io.millrace.common.internal.closing;

import io.millrace.common.IllegalStateEngineException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * The calls of an engine that are under way, so that its end can wait for them. Thread-safe.
 *
 * <p>A call that began comes to its end, with all that it calls in turn on its own thread: only
 * calls that begin after {@link #close()} are refused. Threads of the engine's own are not waited
 * for here: what stops them knows how long they may take.
 *
 * <p>Calls are counted by two counters that many threads can raise without waiting for each other.
 * That of the calls that have ended is read first: the other one only grows meanwhile, so if both
 * are equal then no call was under way in between. A call that was counted after {@code closed} was
 * set has seen that it is.
 */
public final class CallsUnderWay {

  private final LongAdder begun = new LongAdder();
  private final LongAdder ended = new LongAdder();

  /** Kept for as long as the thread lives, so that a call allocates nothing. */
  private final ThreadLocal<int[]> depth = ThreadLocal.withInitial(() -> new int[2]);

  private static final int NESTED = 0;
  private static final int BACKGROUND = 1;

  private volatile boolean closed;

  /**
   * Begins a call on this thread, or one inside another. Each has to be {@linkplain #end() ended}.
   *
   * @throws IllegalStateEngineException if the engine is closed and this thread is in no call
   */
  public void begin() {
    var own = depth.get();
    if (own[NESTED] == 0) {
      enter(own[BACKGROUND] != 0);
    }
    own[NESTED]++;
  }

  private void enter(boolean background) {
    if (!background) {
      begun.increment();
    }
    if (closed) {
      leave(background);
      requireOpen();
    }
  }

  /** Ends what was begun last on this thread. */
  public void end() {
    var own = depth.get();
    if (--own[NESTED] == 0) {
      leave(own[BACKGROUND] != 0);
    }
  }

  private void leave(boolean background) {
    if (!background) {
      ended.increment();
      if (closed) {
        tell();
      }
    }
  }

  private synchronized void tell() {
    notifyAll();
  }

  /**
   * Does something that counts as one call, of however many it consists.
   *
   * @throws IllegalStateEngineException if the engine is closed and this thread is in no call
   */
  public <R> R within(Supplier<R> work) {
    begin();
    try {
      return work.get();
    } finally {
      end();
    }
  }

  /** Returns work of a thread of the engine's own, whose calls are not waited for. */
  public Runnable inBackground(Runnable work) {
    return () -> {
      depth.get()[BACKGROUND]++;
      try {
        work.run();
      } finally {
        depth.remove();
      }
    };
  }

  /** Tells whether the engine, closed by this thread, would wait for what this thread does. */
  boolean isInside() {
    var own = depth.get();
    return own[NESTED] > 0 || own[BACKGROUND] > 0;
  }

  /**
   * Checks that calls are taken.
   *
   * @throws IllegalStateEngineException if the engine is closed
   */
  public void requireOpen() {
    if (closed) {
      throw new IllegalStateEngineException(
          "The engine is closed and takes no more calls. Call an engine that is open, or build a"
              + " new one.");
    }
  }

  /** Takes no new calls; those that are under way go on to their end. */
  public void close() {
    closed = true;
  }

  /**
   * Waits until the calls that are under way have ended, once no new ones are taken; less if this
   * thread is interrupted.
   *
   * @param most how long to wait at most
   * @return how many are still under way; 0 if all have ended
   */
  public synchronized long await(Duration most) {
    var end = System.nanoTime() + most.toNanos();
    var left = most.toNanos();
    var count = count();
    try {
      while (left > 0 && count > 0) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
        left = end - System.nanoTime();
        count = count();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return count;
  }

  /** A call that comes too late is counted until it is refused: 0 means that all had ended once. */
  private long count() {
    var before = ended.sum();
    return begun.sum() - before;
  }
}
