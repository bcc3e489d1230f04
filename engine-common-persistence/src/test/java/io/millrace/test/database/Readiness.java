package io.millrace.test.database;

import java.sql.Connection;
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
    await(home, connection -> connection.isValid(1), ended, log);
  }

  /**
   * Asks until the answer is a certain number.
   *
   * @param question a query whose answer is one number
   * @param answer the number
   * @param ended waits a moment and tells whether the server has given up meanwhile
   * @param log what the server wrote, for the message of a failure
   */
  static void awaitAnswer(
      Database home, String question, long answer, BooleanSupplier ended, Supplier<String> log) {
    await(
        home,
        connection -> {
          try (var statement = connection.createStatement();
              var rows = statement.executeQuery(question)) {
            return rows.next() && rows.getLong(1) == answer;
          }
        },
        ended,
        log);
  }

  /** What a server that is ready answers. */
  private interface Question {
    boolean isAnswered(Connection connection) throws SQLException;
  }

  private static void await(
      Database home, Question question, BooleanSupplier ended, Supplier<String> log) {
    var start = System.nanoTime();
    SQLException last = null;
    while (System.nanoTime() - start < LIMIT.toNanos()) {
      try (var connection = home.connect()) {
        if (question.isAnswered(connection)) {
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
