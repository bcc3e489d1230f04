package io.millrace.cmmn.test;

import java.sql.Connection;
import java.sql.SQLException;

/** Tells which tables there are. */
final class TestTables {

  private TestTables() {}

  static boolean areIn(Connection connection, String name) throws SQLException {
    try (var tables =
        connection
            .getMetaData()
            .getTables(connection.getCatalog(), null, null, new String[] {"TABLE", "BASE TABLE"})) {
      while (tables.next()) {
        if (tables.getString("TABLE_NAME").equalsIgnoreCase(name)) {
          return true;
        }
      }
      return false;
    }
  }
}
