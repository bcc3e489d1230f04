package io.millrace.test.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.metrics.EngineMetric;
import io.millrace.common.metrics.EngineMetrics;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleSupplier;

/**
 * Hears how many jobs are done or given up, and how many of them shared a transaction. Thread-safe.
 */
public final class FinishedJobs implements EngineMetrics {

  private static final long PATIENCE_SECONDS = 120;

  private final Semaphore succeeded = new Semaphore(0);
  private final Semaphore dead = new Semaphore(0);
  private final AtomicLong together = new AtomicLong();

  @Override
  public void count(EngineMetric metric, String label, long amount) {
    if (metric == EngineMetric.JOBS_SUCCEEDED) {
      succeeded.release((int) amount);
    } else if (metric == EngineMetric.JOBS_DEAD) {
      dead.release((int) amount);
    }
  }

  @Override
  public void time(EngineMetric metric, String label, Duration duration) {
    // not asked for
  }

  @Override
  public void size(EngineMetric metric, String label, long size) {
    if (metric == EngineMetric.JOBS_TOGETHER) {
      together.addAndGet(size);
    }
  }

  @Override
  public void gauge(EngineMetric metric, String label, DoubleSupplier value) {
    // not asked for
  }

  /** Waits until so many more jobs are done. */
  public void await(int jobs) throws InterruptedException {
    await(succeeded, jobs);
  }

  /** Waits until so many more jobs are dead letters. */
  public void awaitDead(int jobs) throws InterruptedException {
    await(dead, jobs);
  }

  private static void await(Semaphore ends, int jobs) throws InterruptedException {
    assertThat(ends.tryAcquire(jobs, PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  /** Returns how many jobs shared a transaction with others. */
  public long together() {
    return together.get();
  }
}
