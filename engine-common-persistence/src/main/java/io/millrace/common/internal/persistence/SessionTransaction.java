package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/** How far the transaction of a conversation has come, and how it is begun and ended. */
final class SessionTransaction {

  private boolean begun;
  private boolean openedByStatement;
  private boolean marked;
  private boolean readSinceEnd;
  private boolean commitSent;
  private RowLocks locks;

  boolean isBegun() {
    return begun;
  }

  /** Tells whether anything has been done in it, a read outside auto-commit mode included. */
  boolean isUntouched() {
    return !begun && !readSinceEnd;
  }

  /** Tells whether a commit was sent about which nobody can say whether it was carried out. */
  boolean isCommitSent() {
    return commitSent;
  }

  void commitSent(boolean sent) {
    commitSent = sent;
  }

  /** Notes that a connection is going to be read on. */
  void reads(Connection connection) throws SQLException {
    readSinceEnd = !connection.getAutoCommit();
  }

  /**
   * Begins it on a connection whose mode does that, without a statement but for the mark.
   *
   * @param owned whether it is the engine's own
   */
  void beginByMode(Connection connection, Dialect dialect, boolean owned) throws SQLException {
    if (!begun && owned && dialect.marksTransactions()) {
      mark(connection);
    }
    begun = true;
    openedByStatement = false;
  }

  /** Notes that the application's container has begun it, on a connection not taken yet. */
  void begunByContainer() {
    begun = true;
    openedByStatement = false;
  }

  /**
   * Begins it unless it has begun; returns the statement that does so at the head of the next
   * string, or null where none is needed.
   *
   * @param owned whether it is the engine's own
   */
  String begin(Connection connection, Dialect dialect, boolean owned) throws SQLException {
    if (begun) {
      return null;
    }
    begun = true;
    if (!owned) {
      return null;
    }
    if (connection.getAutoCommit()) {
      if (dialect.opening() != null) {
        openedByStatement = true;
        return dialect.opening();
      }
      connection.setAutoCommit(false);
    }
    if (dialect.marksTransactions() && dialect.takesStrings()) {
      marked = true;
      return String.join(";", TransactionMark.SET);
    }
    if (dialect.marksTransactions()) {
      mark(connection);
    }
    return null;
  }

  private void mark(Connection connection) throws SQLException {
    marked = true;
    for (var statement : TransactionMark.SET) {
      execute(connection, statement);
    }
  }

  /**
   * Fails if it has a mark and is another transaction by now; it has none afterwards.
   *
   * @throws SQLException if the server has undone it in between, or does not answer
   */
  void check(Connection connection) throws SQLException {
    if (marked) {
      marked = false;
      execute(connection, TransactionMark.CHECK);
    }
  }

  void commit(Connection connection) throws SQLException {
    check(connection);
    commitSent = true;
    if (openedByStatement) {
      execute(connection, "commit");
    } else {
      connection.commit();
    }
    ended();
  }

  /** Rolls back what there may be to roll back. */
  void rollback(Connection connection) throws SQLException {
    if (openedByStatement) {
      execute(connection, "rollback");
      ended();
    } else if (!connection.getAutoCommit() && (begun || readSinceEnd)) {
      connection.rollback();
      ended();
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Returns the locks that it takes from here on. */
  RowLocks locks() {
    if (locks == null) {
      locks = new RowLocks();
    }
    return locks;
  }

  /** Notes that what happens in it from here on may change rows although they are locked. */
  void forgetLocks() {
    locks().end();
  }

  /** Notes that it is over. */
  void ended() {
    if (locks != null) {
      locks.end();
      locks = null;
    }
    begun = false;
    openedByStatement = false;
    marked = false;
    readSinceEnd = false;
    commitSent = false;
  }
}
