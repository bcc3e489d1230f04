package io.millrace.test.database;

import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A running database server in which tests and benchmarks create databases of their own.
 *
 * <p>Safe for use by many threads. One server per kind serves a whole JVM and ends with it.
 */
public final class TestDatabase implements AutoCloseable {

  /** The system property that names the {@link DatabaseKind#option()} the tests of this JVM run on; H2 when it is absent. */
  public static final String KIND_PROPERTY = "millrace.test.database";

  private static final Map<DatabaseKind, TestDatabase> SHARED = new EnumMap<>(DatabaseKind.class);

  private final DatabaseServer server;
  private final String version;
  private final AtomicInteger created = new AtomicInteger();

  private TestDatabase(DatabaseServer server) {
    this.server = server;
    this.version = versionOf(server);
  }

  /**
   * Returns the server the tests of this JVM run on, as {@link #KIND_PROPERTY} says, starting it at the first call.
   *
   * @return the server, the same at every call
   * @throws DatabaseNotAvailableException if this machine cannot run it
   */
  public static TestDatabase current() {
    return shared(DatabaseKind.named(System.getProperty(KIND_PROPERTY, DatabaseKind.H2.option())));
  }

  /**
   * Returns this JVM's server of a kind, starting it at the first call.
   *
   * @param kind the product
   * @return the server, the same at every call; it is stopped when the JVM ends
   * @throws DatabaseNotAvailableException if this machine cannot run it
   */
  public static TestDatabase shared(DatabaseKind kind) {
    synchronized (SHARED) {
      return SHARED.computeIfAbsent(kind, missing -> start(missing, Durability.FAST));
    }
  }

  /**
   * Starts a server of its own.
   *
   * @param kind the product
   * @param durability whether a commit must survive a crash
   * @return a server that the caller closes; it is stopped at the latest when the JVM ends
   * @throws DatabaseNotAvailableException if this machine cannot run it
   */
  public static TestDatabase start(DatabaseKind kind, Durability durability) {
    return switch (kind) {
      case H2 -> new TestDatabase(new H2Server());
      default -> throw new DatabaseNotAvailableException(kind.product() + " cannot be started yet.");
    };
  }

  /**
   * Creates an empty database.
   *
   * @return the database, which stays until it is {@linkplain #drop dropped} or the server ends
   */
  public Database freshDatabase() {
    var name = "mr_" + ProcessHandle.current().pid() + "_" + created.incrementAndGet();
    var home = server.home();
    if (kind() != DatabaseKind.H2) {
      execute("create database " + name);
    }
    return home.at(server.url(name));
  }

  /**
   * Removes a database with all it holds.
   *
   * @param database one that {@link #freshDatabase()} returned; connections to it that are still open are ended
   */
  public void drop(Database database) {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute("shutdown");
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot drop " + database.url() + ": " + e.getMessage(), e);
    }
  }

  /**
   * Returns the product.
   *
   * @return the kind, never null
   */
  public DatabaseKind kind() {
    return server.home().kind();
  }

  /**
   * Returns the version the server itself reports.
   *
   * @return the numbers alone, such as {@code 11.4.5}
   */
  public String version() {
    return version;
  }

  /** Stops the server and deletes its files, if it was started by {@link #start}; does nothing otherwise. */
  @Override
  public void close() {
    server.close();
  }

  /**
   * Describes the server.
   *
   * @return product, version and origin, such as {@code MariaDB 11.4.5 (embedded binaries)}
   */
  @Override
  public String toString() {
    var product = kind().product() + " " + version;
    return server.origin().isEmpty() ? product : product + " (" + server.origin() + ")";
  }

  private void execute(String sql) {
    try (var connection = server.home().connect();
        var statement = connection.createStatement()) {
      statement.setQueryTimeout((int) TimeUnit.MINUTES.toSeconds(1));
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot execute \"" + sql + "\" on " + this + ": " + e.getMessage(), e);
    }
  }

  private static String versionOf(DatabaseServer server) {
    try (var connection = server.home().connect()) {
      var text = connection.getMetaData().getDatabaseProductVersion();
      return text.split("[ -]", 2)[0];
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot reach " + server.home().url() + ": " + e.getMessage(), e);
    }
  }
}
