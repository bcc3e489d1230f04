package io.millrace.benchmark.worker;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run that is interrupted (Ctrl-C, a signal to end) finish the instances at hand, write what
 * it has, drop its tables and stop its server before the JVM ends.
 */
public final class Interruption implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 30;

  private final CountDownLatch finished = new CountDownLatch(1);

  /** Creates what watches for nothing yet. */
  public Interruption() {}

  /**
   * Begins to watch for the end of the JVM.
   *
   * @param stop asks the run to stop when that comes, and returns at once
   */
  public void stops(Runnable stop) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopAndWait(stop), "interruption"));
  }

  private void stopAndWait(Runnable stop) {
    if (finished.getCount() == 0) {
      return;
    }
    stop.run();
    try {
      finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says that the run has ended by itself or has been brought to its end. */
  @Override
  public void close() {
    finished.countDown();
  }
}
