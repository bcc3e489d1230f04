package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.LoadRunner;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run that is interrupted (Ctrl-C, a signal to end) finish the instances at hand, write what
 * it has, drop its tables, stop its server and say what went wrong before the JVM ends.
 */
final class Interruption implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 30;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final LoadRunner loads;

  /**
   * Begins to watch for the end of the JVM.
   *
   * @param loads is asked to stop when that comes
   */
  Interruption(LoadRunner loads) {
    this.loads = loads;
    Runtime.getRuntime().addShutdownHook(new Thread(this::stopAndWait, "interruption"));
  }

  private void stopAndWait() {
    loads.stop();
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
