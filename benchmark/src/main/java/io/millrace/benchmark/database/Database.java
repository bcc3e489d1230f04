package io.millrace.benchmark.database;

import java.util.Objects;

/**
 * A database that is reachable until it is closed.
 *
 * @param url the JDBC address, which also names the driver
 * @param user the user, or null if the address says it
 * @param password the password, or null if there is none
 * @param stop what to do once the run is over
 */
public record Database(String url, String user, String password, Runnable stop)
    implements AutoCloseable {

  private static final String IN_MEMORY = "jdbc:h2:mem:millrace-benchmark;DB_CLOSE_DELAY=-1";

  /** Refuses a database without an address. */
  public Database {
    Objects.requireNonNull(url, "url");
    Objects.requireNonNull(stop, "stop");
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
