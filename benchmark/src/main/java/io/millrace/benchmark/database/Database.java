package io.millrace.benchmark.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * A database that is reachable until it is closed.
 *
 * @param url the JDBC address, which also names the driver
 * @param user the user, or null if the address says it
 * @param password the password, or null if there is none
 * @param serverProcess the number of the server's first process in this machine's operating system,
 *     if it is known
 * @param stop what to do once the run is over
 */
public record Database(
    String url, String user, String password, OptionalLong serverProcess, Runnable stop)
    implements AutoCloseable {

  private static final String IN_MEMORY = "jdbc:h2:mem:millrace-benchmark;DB_CLOSE_DELAY=-1";

  /** Refuses a database without an address. */
  public Database {
    Objects.requireNonNull(url, "url");
    Objects.requireNonNull(serverProcess, "serverProcess");
    Objects.requireNonNull(stop, "stop");
  }

  /**
   * Names a database of whose server no process is known.
   *
   * @param url the JDBC address
   * @param user the user, or null
   * @param password the password, or null
   * @param stop what to do once the run is over
   */
  public Database(String url, String user, String password, Runnable stop) {
    this(url, user, password, OptionalLong.empty(), stop);
  }

  /**
   * Names a database in the memory of this JVM.
   *
   * @return the database, empty when it is used for the first time
   */
  public static Database inMemory() {
    return at(IN_MEMORY, "sa", "");
  }

  /**
   * Names a database that runs already, and runs on after this one is closed.
   *
   * @param url the JDBC address
   * @param user the user, or null
   * @param password the password, or null
   * @return the database
   */
  public static Database at(String url, String user, String password) {
    return new Database(url, user, password, () -> {});
  }

  /**
   * Names the same database behind another address.
   *
   * @param otherUrl the JDBC address to use instead
   * @return a database that stops nothing when it is closed
   */
  public Database behind(String otherUrl) {
    return new Database(otherUrl, user, password, serverProcess, () -> {});
  }

  /**
   * Names the process of the server.
   *
   * @param process the number of its first process on this machine, or empty
   * @return a database that is the same otherwise
   */
  public Database ofServer(OptionalLong process) {
    return new Database(url, user, password, process, stop);
  }

  /**
   * Opens a connection of the caller's own.
   *
   * @return a connection in auto-commit mode, which the caller closes
   * @throws SQLException if the server refuses
   */
  public Connection connect() throws SQLException {
    return DriverManager.getConnection(url, user, password);
  }

  /** Stops a server that was started for this run; does nothing to any other. */
  @Override
  public void close() {
    stop.run();
  }

  /** Returns a text without address and password, since both may be secret. */
  @Override
  public String toString() {
    return "Database[user=" + user + "]";
  }
}
