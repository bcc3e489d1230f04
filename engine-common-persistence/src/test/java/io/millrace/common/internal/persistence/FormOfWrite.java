package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** How one unit of work can be sent, seen from plain JDBC. */
enum FormOfWrite {
  /** Everything in auto-commit mode in strings, of which the last one ends in the commit. */
  STRINGS {
    @Override
    String opening() {
      return "start transaction";
    }

    @Override
    boolean autoCommits() {
      return true;
    }
  },
  /** The same in a transaction that is marked, without auto-commit: what the engine sends. */
  MARKED_STRINGS {
    @Override
    String opening() {
      return String.join(";", TransactionMark.SET);
    }

    @Override
    void write(Connection connection, List<String> statements) throws SQLException {
      send(connection, guarded(statements) + TransactionMark.CHECK + ";commit");
    }
  },
  /** Each statement by itself, the commit too. */
  SINGLE_STATEMENTS {
    @Override
    boolean takesStrings() {
      return false;
    }

    @Override
    void write(Connection connection, List<String> statements) throws SQLException {
      try (var statement = connection.createStatement()) {
        for (var sql : statements) {
          if (statement.executeUpdate(sql) != 1) {
            throw new SQLException("missed", "40001");
          }
        }
      }
      connection.commit();
    }
  },
  /** A batch of JDBC, then the commit. */
  BATCH {
    @Override
    boolean takesStrings() {
      return false;
    }

    @Override
    void write(Connection connection, List<String> statements) throws SQLException {
      try (var batch = connection.createStatement()) {
        for (var sql : statements) {
          batch.addBatch(sql);
        }
        for (var count : batch.executeBatch()) {
          if (count != 1) {
            throw new SQLException("missed", "40001");
          }
        }
      }
      connection.commit();
    }
  };

  /** The statement at the head of the string of reads; null for none. */
  String opening() {
    return null;
  }

  boolean autoCommits() {
    return false;
  }

  boolean takesStrings() {
    return true;
  }

  /** Writes statements that have to touch one row each, and commits. */
  void write(Connection connection, List<String> statements) throws SQLException {
    send(connection, guarded(statements) + "commit");
  }

  private static String guarded(List<String> statements) {
    var string = new StringBuilder();
    for (var sql : statements) {
      string
          .append(sql)
          .append(";set lc_time_names = if(row_count() = 1, @@lc_time_names, 'missed');");
    }
    return string.toString();
  }

  static void send(Connection connection, String string) throws SQLException {
    try (var statement = connection.createStatement()) {
      var isResult = statement.execute(string);
      while (isResult || statement.getUpdateCount() != -1) {
        isResult = statement.getMoreResults();
      }
    }
  }
}
