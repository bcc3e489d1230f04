package io.millrace.test.database;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Asks again until nothing is wrong, because what was stopped may take a moment to be gone. */
final class Settling {

  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** InnoDB shows what it showed before to whoever asks again within a tenth of a second. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  private Settling() {}

  @FunctionalInterface
  interface Question {
    List<String> violations() throws SQLException;
  }

  /** Returns what is still wrong after some seconds; empty as soon as nothing is. */
  static List<String> violations(Question question) throws SQLException {
    var end = System.nanoTime() + MOST_NANOS;
    var violations = question.violations();
    while (!violations.isEmpty() && System.nanoTime() < end) {
      LockSupport.parkNanos(PAUSE_NANOS);
      violations = question.violations();
    }
    return violations;
  }
}
