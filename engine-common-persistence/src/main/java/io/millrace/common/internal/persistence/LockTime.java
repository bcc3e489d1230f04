package io.millrace.common.internal.persistence;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * How statements that may wait for locks say how long, on connections that would wait for another
 * time.
 *
 * @param before the statement ahead of them in the same string, or null for none
 * @param after the statement behind them in the same string, or null for none; it is passed over
 *     when one of them fails
 * @param clause what stands behind {@code for update}, or an empty text
 */
public record LockTime(String before, String after, String clause) {

  /** They say nothing: what the connection is set to holds. */
  static final LockTime OF_CONNECTION = new LockTime(null, null, "");

  /** Returns what is said by statements around them. */
  static LockTime around(String before, String after) {
    return new LockTime(before, after, "");
  }

  /** Returns what is said by the locking reads themselves; statements that write say nothing. */
  static LockTime inReads(String clause) {
    return new LockTime(null, null, clause);
  }

  /** Tells whether other statements stand around them. */
  boolean isAround() {
    return before != null;
  }

  /** Tells whether locking reads say it themselves. */
  boolean isInReads() {
    return !clause.isEmpty();
  }

  /** Returns the string to send for one statement that may wait. */
  String text(String sql) {
    var told = sql.endsWith(" for update") ? sql + clause : sql;
    return isAround() ? before + ";" + told + ";" + after : told;
  }

  /** Runs what {@link #text} returned; the result of the statement is the current one then. */
  void execute(PreparedStatement statement) throws SQLException {
    statement.execute();
    if (isAround()) {
      statement.getMoreResults();
    }
  }
}
