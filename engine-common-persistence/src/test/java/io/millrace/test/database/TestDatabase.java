package io.millrace.test.database;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import javax.sql.DataSource;

/**
 * A running database server in which tests and benchmarks create databases of their own.
 *
 * <p>Safe for use by many threads. One server per kind serves a whole JVM; servers that were
 * started here end with the JVM at the latest, however it ends, and their files are deleted.
 */
public final class TestDatabase implements AutoCloseable {

  /**
   * The system property that names the {@link DatabaseKind#option()} the tests of this JVM run on;
   * H2 when it is absent.
   */
  public static final String KIND_PROPERTY = "millrace.test.database";

  private static final int PATIENCE_SECONDS = 10;
  private static final int CONNECTIONS = 40;
  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(10);

  private static final Map<DatabaseKind, TestDatabase> SHARED = new EnumMap<>(DatabaseKind.class);
  private static final Map<DatabaseKind, DatabaseNotAvailableException> REFUSED =
      new EnumMap<>(DatabaseKind.class);

  private final DatabaseServer server;
  private final String version;
  private final Set<Database> created = ConcurrentHashMap.newKeySet();
  private final Map<Database, Connection> observers = new ConcurrentHashMap<>();
  private final Map<Database, HikariDataSource> pools = new ConcurrentHashMap<>();

  private TestDatabase(DatabaseServer server) {
    this.server = server;
    this.version = ServerVersion.of(server.home());
  }

  /**
   * Returns the server the tests of this JVM run on, as {@link #KIND_PROPERTY} says, starting it at
   * the first call.
   *
   * @return the server, the same at every call
   * @throws DatabaseNotAvailableException if this machine cannot run it
   */
  public static TestDatabase current() {
    return shared(DatabaseKind.named(System.getProperty(KIND_PROPERTY, DatabaseKind.H2.option())));
  }

  /**
   * Returns this JVM's server of a kind, starting it at the first call: the server that a system
   * property names, else a container where Docker runs, else one from the binaries on the class
   * path.
   *
   * @param kind the product
   * @return the server, the same at every call
   * @throws DatabaseNotAvailableException if this machine cannot run it
   */
  public static TestDatabase shared(DatabaseKind kind) {
    synchronized (SHARED) {
      var refused = REFUSED.get(kind);
      if (refused != null) {
        throw refused;
      }
      return SHARED.computeIfAbsent(kind, TestDatabase::startShared);
    }
  }

  /**
   * Starts a server for the caller alone, in a container where Docker runs, else from the binaries
   * on the class path.
   *
   * @param kind the product
   * @param durability whether a commit must survive a crash
   * @return a server that the caller closes
   * @throws DatabaseNotAvailableException if this machine cannot run it
   */
  public static TestDatabase start(DatabaseKind kind, Durability durability) {
    return new TestDatabase(Servers.own(kind, durability));
  }

  /** The server, whoever started it. */
  static TestDatabase of(DatabaseServer server) {
    return new TestDatabase(server);
  }

  /**
   * Creates an empty database.
   *
   * @return the database, which stays until it is {@linkplain #drop dropped} or the server ends
   */
  public Database freshDatabase() {
    var suffix = Integer.toHexString(ThreadLocalRandom.current().nextInt());
    var name = "millrace_" + ProcessHandle.current().pid() + "_" + suffix;
    var database = server.home().at(server.url(name));
    if (kind() != DatabaseKind.H2) {
      Sql.execute(server.home(), "create database " + name);
    }
    created.add(database);
    return database;
  }

  /**
   * Removes a database with all it holds; one that is gone already is no error.
   *
   * @param database one that {@link #freshDatabase()} returned; connections to it that are still
   *     open are ended
   */
  public void drop(Database database) {
    if (created.remove(database)) {
      forgetObserver(database);
      Optional.ofNullable(pools.remove(database)).ifPresent(HikariDataSource::close);
      switch (kind()) {
        case H2 -> Sql.execute(database, "shutdown");
        case POSTGRESQL ->
            Sql.execute(server.home(), "drop database " + nameOf(database) + " with (force)");
        case MARIADB, MYSQL -> Sql.execute(server.home(), "drop database " + nameOf(database));
      }
    }
  }

  /**
   * Returns a connection for those who look at a database from outside before, between and after
   * tests. It stays until the database is dropped, because a server takes longer to begin a session
   * and to read its catalog for it than to answer what they ask.
   *
   * @param database any database of this server
   * @return a connection in auto-commit mode that works, for one thread at a time; whoever changes
   *     its mode restores it
   * @throws SQLException if the server refuses
   */
  public Connection observer(Database database) throws SQLException {
    var connection = observers.get(database);
    if (connection == null || !connection.isValid(PATIENCE_SECONDS)) {
      forgetObserver(database);
      connection = database.connect();
      observers.put(database, connection);
    }
    return connection;
  }

  private void forgetObserver(Database database) {
    var connection = observers.remove(database);
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        // it was lost before, as some tests want it
      }
    }
  }

  /**
   * Returns connections for engines that come and go with the tests of a class. They stay until the
   * database is dropped, for the same reason.
   *
   * @param database a database of this server
   * @return a pool that opens connections when they are needed, with the settings of an engine's
   *     own one; nobody closes it
   */
  public DataSource pool(Database database) {
    return pools.computeIfAbsent(database, TestDatabase::openPool);
  }

  private static HikariDataSource openPool(Database database) {
    try (var like =
        ConnectionPool.open(
            database.url(),
            database.user(),
            database.password(),
            CONNECTIONS,
            Patience.forLocks(LOCK_TIMEOUT))) {
      var pool = new HikariDataSource();
      like.copyStateTo(pool);
      pool.setPoolName("test-database"); // no engine's: it stays when an engine is closed
      pool.setMinimumIdle(1);
      return pool;
    }
  }

  /** Returns the databases that were created here and not dropped. */
  Set<Database> databases() {
    return Set.copyOf(created);
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

  /**
   * Returns the server's first process, of which all its others are children.
   *
   * @return its number in the operating system; empty for a server inside this JVM, in a container
   *     or run by somebody else
   */
  public OptionalLong pid() {
    return server.pid();
  }

  /**
   * Drops the databases that were created here; stops the server and deletes its files if it was
   * started here.
   */
  @Override
  public void close() {
    if (server instanceof GivenServer) {
      Set.copyOf(created).forEach(this::drop);
    }
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

  private static TestDatabase startShared(DatabaseKind kind) {
    try {
      var started = new TestDatabase(Servers.shared(kind));
      UsedDatabases.record(kind, started.toString());
      Runtime.getRuntime().addShutdownHook(new Thread(started::close, "millrace-test-database"));
      return started;
    } catch (DatabaseNotAvailableException e) {
      UsedDatabases.record(kind, kind.product() + " SKIPPED (" + e.getMessage() + ")");
      REFUSED.put(kind, e);
      throw e;
    }
  }

  private static String nameOf(Database database) {
    return database.url().replaceFirst(".*/(\\w+)(\\?.*)?$", "$1").toLowerCase(Locale.ROOT);
  }
}
