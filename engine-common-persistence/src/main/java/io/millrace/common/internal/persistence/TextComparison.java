package io.millrace.common.internal.persistence;

import io.millrace.common.SchemaException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks that the database compares the texts of the tables exactly. Otherwise a business key or a
 * tenant would find what belongs to another one that differs in case, accents or blanks at its end.
 */
record TextComparison(Database database, Connection connection) {

  private static final int MOST_SHOWN = 5;

  /**
   * Checks the columns of tables.
   *
   * @throws SchemaException naming columns that are compared in another way, with the remedy
   */
  void check(Tables tables) throws SQLException {
    var inexact = inexact(tables.all().stream().map(this::name).toList());
    if (!inexact.isEmpty()) {
      throw new SchemaException(
          "Texts of these columns are not compared exactly by the database, so that a key would"
              + " find what belongs to another one: "
              + String.join(", ", inexact.subList(0, Math.min(MOST_SHOWN, inexact.size())))
              + (inexact.size() > MOST_SHOWN
                  ? " and " + (inexact.size() - MOST_SHOWN) + " more"
                  : "")
              + ". "
              + database.dialect().remedyForTexts());
    }
  }

  private String name(Table<?> table) {
    return database.names().translate(table.name());
  }

  private List<String> inexact(List<String> tables) throws SQLException {
    var columns = new ArrayList<String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(database.dialect().inexactTexts(tables))) {
      while (rows.next()) {
        columns.add(rows.getString(1));
      }
    }
    return columns;
  }

  /** Returns the last part of a qualified name. */
  static String plain(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Returns the schema of a qualified name as a literal, or an expression for the usual one. */
  static String schema(String name, String usual) {
    var dot = name.lastIndexOf('.');
    return dot < 0 ? usual : "'" + name.substring(0, dot) + "'";
  }

  /** Returns plain names as a list of literals; they hold letters, digits and underscores. */
  static String literals(List<String> names) {
    return "'" + String.join("', '", names.stream().map(TextComparison::plain).toList()) + "'";
  }
}
