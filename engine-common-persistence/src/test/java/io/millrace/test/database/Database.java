package io.millrace.test.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * One database on a running server: what a JDBC driver needs to reach it.
 *
 * @param kind the product
 * @param url the JDBC URL
 * @param user the user, who may create and drop whatever they like in this database
 * @param password the user's password, possibly empty
 */
public record Database(DatabaseKind kind, String url, String user, String password) {

  /**
   * Opens a connection, which the caller closes.
   *
   * @return a new connection in auto-commit mode
   * @throws SQLException if the server refuses
   */
  public Connection connect() throws SQLException {
    return DriverManager.getConnection(url, user, password);
  }

  /**
   * Returns a source of new connections that keeps none: each {@code getConnection} opens one, each
   * {@code close} ends it.
   *
   * @return a data source, safe for use by many threads
   */
  public DataSource dataSource() {
    return new UnpooledDataSource(this);
  }

  /**
   * Returns the same database behind another address, such as a proxy's.
   *
   * @param otherUrl the JDBC URL to use instead
   * @return a database with that URL and this one's user and password
   */
  public Database at(String otherUrl) {
    return new Database(kind, otherUrl, user, password);
  }
}
