package io.millrace.benchmark.contention;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes calls as an application does that means to get its work done: what was not done, or nobody
 * knows whether it was, is called again with the same idempotency key. Belongs to one thread.
 */
final class Caller {

  private static final int MOST_TRIES = 100;
  private static final long PAUSE_NANOS = 5_000_000;

  private final Map<String, Integer> errors = new TreeMap<>();
  private int failed;

  /** Returns how often each type of exception was met. */
  Map<String, Integer> errors() {
    return errors;
  }

  /** Returns how many calls were given up. */
  int failed() {
    return failed;
  }

  /**
   * Makes a call until it is done.
   *
   * @return its result; null if it was given up
   */
  <T> T call(Callable<T> call) {
    for (int attempt = 1; attempt <= MOST_TRIES; attempt++) {
      try {
        return call.call();
      } catch (ConflictException
          | LockTimeoutException
          | DatabaseUnavailableException
          | OutcomeUnknownException e) {
        errors.merge(e.getClass().getSimpleName(), 1, Integer::sum);
        LockSupport.parkNanos(PAUSE_NANOS * Math.min(attempt, 20));
      } catch (Exception e) {
        errors.merge(e.getClass().getSimpleName() + " " + e.getMessage(), 1, Integer::sum);
        break;
      }
    }
    failed++;
    return null;
  }
}
