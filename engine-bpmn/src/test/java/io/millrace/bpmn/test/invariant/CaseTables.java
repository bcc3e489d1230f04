package io.millrace.bpmn.test.invariant;

import java.sql.Connection;
import java.sql.SQLException;

/** Tells whether an engine for cases works on the same schema. */
final class CaseTables {

  private CaseTables() {}

  static boolean areIn(Connection connection) throws SQLException {
    try (var tables =
        connection
            .getMetaData()
            .getTables(connection.getCatalog(), null, null, new String[] {"TABLE", "BASE TABLE"})) {
      while (tables.next()) {
        if (tables.getString("TABLE_NAME").equalsIgnoreCase("MR_CASE_INSTANCE")) {
          return true;
        }
      }
      return false;
    }
  }
}
