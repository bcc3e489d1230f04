package io.millrace.benchmark.measure;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets the threads of a load begin at the same moment, and keeps them until what they have used up
 * has been read.
 */
final class Gates {

  private final CountDownLatch ready;
  private final CountDownLatch begin = new CountDownLatch(1);
  private final CountDownLatch done;
  private final CountDownLatch end = new CountDownLatch(1);

  Gates(int threads) {
    this.ready = new CountDownLatch(threads);
    this.done = new CountDownLatch(threads);
  }

  /** What each thread does: wait, work, wait. */
  void pass(Runnable work) {
    ready.countDown();
    try {
      await(begin);
      work.run();
    } finally {
      done.countDown();
    }
    await(end);
  }

  private static void await(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nobody does that; the thread then goes on at once
    }
  }

  void awaitReady() throws InterruptedException {
    ready.await();
  }

  void open() {
    begin.countDown();
  }

  /** True if all threads have done their work; false if that takes longer than the time. */
  boolean awaitDone(long millis) throws InterruptedException {
    return done.await(millis, TimeUnit.MILLISECONDS);
  }

  void letGo() {
    end.countDown();
  }
}
