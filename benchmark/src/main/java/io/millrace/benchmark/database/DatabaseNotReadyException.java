package io.millrace.benchmark.database;

import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;

/** The database cannot be used for a run; the text says why and what to do. */
public class DatabaseNotReadyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   * @param cause what made it fail, or null
   */
  public DatabaseNotReadyException(String message, Throwable cause) {
    super(message, cause);
  }

  DatabaseNotReadyException(Database database, SQLException cause) {
    this(
        "Cannot connect to the database"
            + nameOf(database)
            + ": "
            + cause.getMessage()
            + ". "
            + remedy(database),
        cause);
  }

  private static String nameOf(Database database) {
    return database.user() == null ? "" : " as user '" + database.user() + "'";
  }

  private static String remedy(Database database) {
    boolean driverIsThere =
        DriverManager.drivers().anyMatch(driver -> accepts(driver, database.url()));
    return driverIsThere
        ? "Check --url, --user and --password, and that the server runs."
        : "Give a --url that begins with jdbc:h2:, jdbc:postgresql: or jdbc:mysql: (which serves"
            + " MariaDB too).";
  }

  private static boolean accepts(Driver driver, String url) {
    try {
      return driver.acceptsURL(url);
    } catch (SQLException e) {
      return false;
    }
  }
}
