package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Tells which tables of engines a database has. */
public final class EngineTables {

  private static final String QUERY =
      """
      select TABLE_NAME from information_schema.tables where TABLE_SCHEMA = ? and TABLE_TYPE = 'BASE TABLE'
      """;

  private static final String OF_ENGINES = "MR_";

  private EngineTables() {}

  /**
   * Returns the names of the tables, sorted.
   *
   * @param connection a connection to the database
   * @return the names in upper case
   * @throws SQLException if the database does not tell
   */
  public static Set<String> in(Connection connection) throws SQLException {
    var names = new TreeSet<String>();
    try (var query = connection.prepareStatement(QUERY)) {
      query.setString(1, schemaOf(connection));
      try (var rows = query.executeQuery()) {
        while (rows.next()) {
          var name = rows.getString(1).toUpperCase(Locale.ROOT);
          if (name.startsWith(OF_ENGINES)) {
            names.add(name);
          }
        }
      }
    }
    return names;
  }

  /**
   * Returns the names of the tables that have rows, sorted. All are asked for at once: most are
   * empty, and a statement for each costs more.
   *
   * @param connection a connection to the database
   * @return the names in upper case
   * @throws SQLException if the database does not tell
   */
  public static List<String> filled(Connection connection) throws SQLException {
    var tables = List.copyOf(in(connection));
    if (tables.isEmpty()) {
      return tables;
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

  /** Returns the schema of a connection; to MySQL and MariaDB a database is a schema. */
  private static String schemaOf(Connection connection) throws SQLException {
    var schema = connection.getSchema();
    return schema == null ? connection.getCatalog() : schema;
  }
}
