package io.millrace.benchmark.database;

import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseNotAvailableException;
import io.millrace.test.database.Durability;
import io.millrace.test.database.TestDatabase;
import java.util.Locale;

/**
 * A real database server whose binaries stand on the class path, started for one run with durable
 * settings.
 */
public enum EmbeddedServer {
  /** PostgreSQL. */
  POSTGRESQL(DatabaseKind.POSTGRESQL),
  /** MariaDB. */
  MARIADB(DatabaseKind.MARIADB),
  /** MySQL. */
  MYSQL(DatabaseKind.MYSQL);

  private final DatabaseKind kind;

  EmbeddedServer(DatabaseKind kind) {
    this.kind = kind;
  }

  /**
   * Starts the server, in which a commit that was answered is on disk.
   *
   * @return an empty database on it; closing that stops the server and deletes its files
   * @throws DatabaseNotReadyException if this machine cannot run the server
   */
  public Database start() {
    TestDatabase server = startServer();
    try {
      var database = server.freshDatabase();
      return new Database(
          database.url(), database.user(), database.password(), server.pid(), server::close);
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Starts the server for many runs.
   *
   * @return the source of empty databases on it; closing that stops the server and deletes its
   *     files
   * @throws DatabaseNotReadyException if this machine cannot run the server
   */
  public Databases startForMany() {
    TestDatabase server = startServer();
    return new Databases(() -> fresh(server), server::close);
  }

  private static Database fresh(TestDatabase server) {
    var database = server.freshDatabase();
    return new Database(
        database.url(),
        database.user(),
        database.password(),
        server.pid(),
        () -> server.drop(database));
  }

  private TestDatabase startServer() {
    try {
      return TestDatabase.start(kind, Durability.DURABLE);
    } catch (DatabaseNotAvailableException e) {
      throw new DatabaseNotReadyException(e.getMessage(), e);
    }
  }

  /** Returns the server's name as the command line spells it, in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
