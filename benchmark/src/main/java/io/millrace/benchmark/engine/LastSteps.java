package io.millrace.benchmark.engine;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Tells who waits for an instance that runs on an engine's own threads when its end is near, so
 * that nobody asks the database again and again. Safe for use by many threads.
 *
 * <p>The last service task of a model calls {@link #reached} from inside the engine's transaction.
 * Whether that was committed only the database knows: from then on it is asked, at first after half
 * a millisecond, then after twice as long each time up to 50 ms, since an engine may undo the step
 * and do it again much later. The registry is static because engines make delegates themselves.
 */
public final class LastSteps {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long FIRST_PAUSE_NANOS = 500_000;
  private static final long LONGEST_PAUSE_NANOS = 50_000_000;

  private static final Map<String, CompletableFuture<Void>> REACHED = new ConcurrentHashMap<>();

  private LastSteps() {}

  /**
   * Says that an instance does its last step.
   *
   * @param instanceId the engine's id of the instance
   */
  public static void reached(String instanceId) {
    of(instanceId).complete(null);
  }

  /**
   * Waits until an instance has ended.
   *
   * @param instanceId the engine's id of the instance
   * @param ended asks the engine whether it has
   * @throws NeverEndedException if it has not after a minute
   */
  public static void await(String instanceId, BooleanSupplier ended) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    try {
      of(instanceId).get(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
      confirm(instanceId, ended, deadline);
    } catch (TimeoutException e) {
      throw late(instanceId, "reached its last step");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw late(instanceId, "reached its last step before the thread was interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException(e); // nobody completes it so
    } finally {
      REACHED.remove(instanceId);
    }
  }

  private static CompletableFuture<Void> of(String instanceId) {
    return REACHED.computeIfAbsent(instanceId, id -> new CompletableFuture<>());
  }

  private static void confirm(String instanceId, BooleanSupplier ended, long deadline) {
    long pause = FIRST_PAUSE_NANOS;
    while (!ended.getAsBoolean()) {
      if (System.nanoTime() > deadline) {
        throw late(instanceId, "ended");
      }
      LockSupport.parkNanos(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_NANOS);
    }
  }

  private static NeverEndedException late(String instanceId, String what) {
    return new NeverEndedException(
        "Instance "
            + instanceId
            + " has not "
            + what
            + " after "
            + PATIENCE.toSeconds()
            + " s. Look for its jobs among those that failed too often.");
  }
}
