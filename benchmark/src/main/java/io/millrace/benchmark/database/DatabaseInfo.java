package io.millrace.benchmark.database;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;

/**
 * What a database says of itself before the run.
 *
 * @param product such as {@code PostgreSQL}
 * @param version the server's version
 * @param driver the JDBC driver with its version
 * @param holdsTables whether tables of Millrace or of a peer are there already
 */
public record DatabaseInfo(String product, String version, String driver, boolean holdsTables) {

  /**
   * Connects once and asks.
   *
   * @param database the database
   * @return its answers
   * @throws DatabaseNotReadyException if no driver knows the address, or the server or the user's
   *     password refuse
   */
  public static DatabaseInfo of(Database database) {
    try (Connection connection = database.connect()) {
      return read(connection);
    } catch (SQLException e) {
      throw new DatabaseNotReadyException(database, e);
    }
  }

  private static DatabaseInfo read(Connection connection) throws SQLException {
    DatabaseMetaData metaData = connection.getMetaData();
    return new DatabaseInfo(
        product(metaData),
        metaData.getDatabaseProductVersion(),
        metaData.getDriverName() + " " + metaData.getDriverVersion(),
        !EngineTables.in(connection).isEmpty());
  }

  /** MySQL's driver calls MariaDB MySQL; the version tells them apart. */
  private static String product(DatabaseMetaData metaData) throws SQLException {
    return metaData.getDatabaseProductVersion().contains("MariaDB")
        ? "MariaDB"
        : metaData.getDatabaseProductName();
  }
}
