package io.millrace.test.database;

import io.millrace.test.EngineTables;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Empties the tables of the engines, so that the next test of a class needs no tables of its own:
 * to make and drop them takes a server many times as long as most tests.
 */
public final class EmptyTables {

  /** The version of the tables, and the ids that have been given out. */
  private static final Set<String> KEPT = Set.of("MR_PROPERTY", "MR_ID_BLOCK");

  private EmptyTables() {}

  /** Deletes all rows of all engines in a database. */
  public static void in(Database database) {
    try {
      in(TestDatabase.current().observer(database));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Deletes all rows of all engines in a database.
   *
   * @param connection a connection to it in auto-commit mode
   * @throws SQLException if a statement fails
   */
  public static void in(Connection connection) throws SQLException {
    delete(filled(tables(connection), connection), connection);
  }

  private static List<String> tables(Connection connection) throws SQLException {
    return EngineTables.in(connection).stream().filter(name -> !KEPT.contains(name)).toList();
  }

  /** Returns those that have rows: to ask for all at once is cheaper than to delete nothing. */
  private static List<String> filled(List<String> tables, Connection connection)
      throws SQLException {
    if (tables.isEmpty()) {
      return List.of();
    }
    var filled = new ArrayList<String>();
    try (var question = connection.prepareStatement(question(tables));
        var answer = question.executeQuery()) {
      answer.next();
      for (var i = 0; i < tables.size(); i++) {
        if (answer.getBoolean(i + 1)) {
          filled.add(tables.get(i));
        }
      }
    }
    return filled;
  }

  private static String question(List<String> tables) {
    return tables.stream()
        .map(table -> "exists (select 1 from " + table + ") as IN_" + table)
        .collect(Collectors.joining(", ", "select ", ""));
  }

  private static void delete(List<String> tables, Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      for (var table : tables) {
        statement.addBatch("delete from " + table);
      }
      statement.executeBatch();
    }
  }
}
