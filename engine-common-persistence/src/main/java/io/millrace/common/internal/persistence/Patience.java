package io.millrace.common.internal.persistence;

import java.time.Duration;

/**
 * How long a connection of the engine's own pool waits. Immutable.
 *
 * @param forLock for a lock that another transaction holds
 * @param forAnswer for an answer of the database, whatever was asked; zero for without end
 */
public record Patience(Duration forLock, Duration forAnswer) {

  private static final Duration BEYOND_LOCKS = Duration.ofSeconds(20);

  /** Returns that of an engine that was told only how long to wait for locks. */
  public static Patience forLocks(Duration lockTimeout) {
    return new Patience(lockTimeout, lockTimeout.plus(BEYOND_LOCKS));
  }

  /** Tells whether a connection is given up while it waits for a lock. */
  public boolean isOverBeforeLocks() {
    return !forAnswer.isZero() && forAnswer.compareTo(forLock) <= 0;
  }
}
