package io.millrace.test.database;

import java.sql.SQLException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits until a server that was just started answers. */
final class Readiness {

  private static final Duration LIMIT = Duration.ofMinutes(2);

  private Readiness() {}

  /**
   * Tries to connect until it succeeds.
   *
   * @param ended waits a moment and tells whether the server has given up meanwhile
   * @param log what the server wrote, for the message of a failure
   */
  static void await(Database home, BooleanSupplier ended, Supplier<String> log) {
    var start = System.nanoTime();
    SQLException last = null;
    while (System.nanoTime() - start < LIMIT.toNanos()) {
      try (var connection = home.connect()) {
        if (connection.isValid(1)) {
          return;
        }
      } catch (SQLException e) {
        last = e;
      }
      if (ended.getAsBoolean()) {
        throw failure(home, "ended by itself", log, last);
      }
    }
    throw failure(home, "did not answer within " + LIMIT.toSeconds() + " s", log, last);
  }

  private static IllegalStateException failure(
      Database home, String what, Supplier<String> log, Exception cause) {
    return new IllegalStateException(
        "The server for " + home.url() + " " + what + ". Its log ends with:\n" + log.get(), cause);
  }
}
