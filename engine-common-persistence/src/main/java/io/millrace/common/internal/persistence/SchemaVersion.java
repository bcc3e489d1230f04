package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/** Reads and writes the version of a part of the tables. */
record SchemaVersion(Database database, Connection connection) {

  /** Returns the version of a part; null if its tables were never created to the end. */
  String of(String part) throws SQLException {
    if (!hasPropertyTable()) {
      return null;
    }
    var sql = "select VALUE_ from MR_PROPERTY where NAME_ = ?";
    try (var statement = connection.prepareStatement(database.names().translate(sql))) {
      statement.setString(1, name(part));
      try (var rows = statement.executeQuery()) {
        return rows.next() ? rows.getString(1) : null;
      }
    }
  }

  /** Writes the version of a part whose tables are complete. */
  void write(String part, String version) throws SQLException {
    var sql = "insert into MR_PROPERTY (NAME_, VALUE_, REV_) values (?, ?, 1)";
    try (var statement = connection.prepareStatement(database.names().translate(sql))) {
      statement.setString(1, name(part));
      statement.setString(2, version);
      statement.executeUpdate();
    }
  }

  /** Writes the version to which the tables of a part were upgraded. */
  void rewrite(String part, String version) throws SQLException {
    var sql = "update MR_PROPERTY set VALUE_ = ?, REV_ = REV_ + 1 where NAME_ = ?";
    try (var statement = connection.prepareStatement(database.names().translate(sql))) {
      statement.setString(1, version);
      statement.setString(2, name(part));
      statement.executeUpdate();
    }
  }

  private static String name(String part) {
    return "schema.version." + part;
  }

  /** Asks in a way that leaves the transaction usable when the table is missing. */
  private boolean hasPropertyTable() throws SQLException {
    var savepoint = connection.setSavepoint();
    try (var statement =
        connection.prepareStatement(
            database.names().translate("select 1 from MR_PROPERTY where 1 = 0"))) {
      statement.executeQuery().close();
      return true;
    } catch (SQLException missing) {
      connection.rollback(savepoint);
      return false;
    }
  }
}
