package io.millrace.benchmark.database;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The tables of all engines that the benchmark knows, told from an application's by the beginnings
 * of their names. Engines drop their own tables when they are closed; this is for what is left by
 * one that died, or by another one.
 */
public final class EngineTables {

  private static final Pattern NAME =
      Pattern.compile(
          "(MR|FLW|ACT_(RE|RU|HI|GE|ID|EVT|PROCDEF|APP|CMMN|DMN|FO|CO))_.*",
          Pattern.CASE_INSENSITIVE);

  private static final Set<String> TYPES = Set.of("TABLE", "BASE TABLE");

  private EngineTables() {}

  /**
   * Drops every table of any engine in the connection's own schema.
   *
   * @param database the database
   * @throws DatabaseNotReadyException if it cannot be reached or does not let them be dropped
   */
  public static void dropAll(Database database) {
    try (Connection connection =
            DriverManager.getConnection(database.url(), database.user(), database.password());
        Statement statement = connection.createStatement()) {
      boolean mysql = database.url().startsWith("jdbc:mysql:");
      if (mysql) {
        statement.execute("set foreign_key_checks = 0");
      }
      for (String table : in(connection)) {
        statement.execute(
            "drop table " + statement.enquoteIdentifier(table, true) + (mysql ? "" : " cascade"));
      }
    } catch (SQLException e) {
      throw new DatabaseNotReadyException(database, e);
    }
  }

  /**
   * Finds the tables of any engine in the connection's own schema.
   *
   * @param connection an open connection
   * @return their names as the database spells them, in no order
   * @throws SQLException if the database does not answer
   */
  static List<String> in(Connection connection) throws SQLException {
    DatabaseMetaData metaData = connection.getMetaData();
    List<String> names = new ArrayList<>();
    try (ResultSet tables =
        metaData.getTables(connection.getCatalog(), connection.getSchema(), "%", null)) {
      while (tables.next()) {
        String name = tables.getString("TABLE_NAME");
        if (TYPES.contains(tables.getString("TABLE_TYPE")) && NAME.matcher(name).matches()) {
          names.add(name);
        }
      }
    }
    return names;
  }
}
