package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Brings the tables of a part from their version to that of this release, step by step. The version
 * is written after each step, whose script may be run again if it was cut off.
 */
record SchemaUpgrade(Database database, Connection connection) {

  /** Upgrades a part; leaves alone what is newer or no number, which the check then refuses. */
  void of(String part, String version, String wanted) throws SQLException {
    if (!version.matches("\\d{1,4}")) {
      return;
    }
    var last = Integer.parseInt(wanted);
    for (var step = Integer.parseInt(version) + 1; step <= last; step++) {
      for (var sql : SchemaScript.upgrade(database.dialect().scripts(), step, part)) {
        run(sql);
      }
      new SchemaVersion(database, connection).rewrite(part, Integer.toString(step));
    }
  }

  private void run(String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(database.names().translate(sql));
    }
  }
}
