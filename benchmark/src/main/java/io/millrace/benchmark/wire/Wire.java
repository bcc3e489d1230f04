package io.millrace.benchmark.wire;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.test.database.WireCounts;
import io.millrace.test.database.WireProxy;
import java.time.Duration;

/**
 * The way from an engine to its database, which counts what goes over it and may take its time.
 * Safe for use by many threads.
 */
public final class Wire implements AutoCloseable {

  /** What the names of all threads begin with that carry bytes, in this JVM. */
  public static final String THREADS = "wire-proxy";

  private final Database behind;
  private final WireProxy proxy;

  private Wire(Database behind, WireProxy proxy) {
    this.behind = behind;
    this.proxy = proxy;
  }

  /**
   * Lays the way.
   *
   * @param database where it leads
   * @param latency how much longer each round trip takes at least: half in each direction, without
   *     a limit to what is under way at once; zero for no delay
   * @return the way, which the caller closes
   * @throws DatabaseNotReadyException if the database is not a server that one address names
   */
  public static Wire to(Database database, Duration latency) {
    try {
      return new Wire(database, WireProxy.before(database.url(), latency));
    } catch (IllegalArgumentException e) {
      throw new DatabaseNotReadyException(
          "Cannot count or delay round trips: "
              + e.getMessage()
              + " Give --embedded postgresql, mariadb or mysql, or a --url such as"
              + " jdbc:postgresql://host/db.",
          e);
    }
  }

  /**
   * Tells whether a way can lead to a database.
   *
   * @param database the database
   * @return false for a database inside this JVM, and for an address of several hosts
   */
  public static boolean canLeadTo(Database database) {
    try {
      to(database, Duration.ZERO).close();
      return true;
    } catch (DatabaseNotReadyException e) {
      return false;
    }
  }

  /**
   * Returns the database at the end of the way.
   *
   * @return a database with an address of this way; closing it does nothing
   */
  public Database database() {
    return behind.behind(proxy.url());
  }

  /**
   * Returns what has gone over it so far.
   *
   * @return the counts of all connections there ever were
   */
  public WireCounts counts() {
    return proxy.counts();
  }

  /** Ends all connections. */
  @Override
  public void close() {
    proxy.close();
  }
}
