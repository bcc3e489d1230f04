package io.millrace.benchmark.contention;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.benchmark.database.EmbeddedServer;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseNotAvailableException;
import io.millrace.test.database.Durability;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.PgBouncer;
import java.util.List;
import java.util.Locale;

/** What the two engines of a run work on, started for the run with durable settings. */
public enum ContendedServer {
  /** PostgreSQL. */
  POSTGRESQL,
  /** MariaDB. */
  MARIADB,
  /** MySQL. */
  MYSQL,
  /** Two nodes of MariaDB with Galera, one for each engine. */
  GALERA,
  /** PostgreSQL behind a PgBouncer in transaction mode. */
  PGBOUNCER;

  private static final int SESSIONS = 8;

  /**
   * Starts it.
   *
   * @return an empty database on it as each engine reaches it
   * @throws DatabaseNotReadyException if this machine cannot run it
   */
  public Places start() {
    try {
      return switch (this) {
        case POSTGRESQL -> Places.of(EmbeddedServer.POSTGRESQL.start());
        case MARIADB -> Places.of(EmbeddedServer.MARIADB.start());
        case MYSQL -> Places.of(EmbeddedServer.MYSQL.start());
        case GALERA -> cluster();
        case PGBOUNCER -> pooled();
      };
    } catch (DatabaseNotAvailableException e) {
      throw new DatabaseNotReadyException(e.getMessage(), e);
    }
  }

  private static Places cluster() {
    GaleraCluster cluster = GaleraCluster.start(Durability.DURABLE);
    try {
      List<Database> nodes =
          cluster.freshDatabase().stream()
              .map(node -> Database.at(node.url(), node.user(), node.password()))
              .toList();
      return new Places(nodes, nodes, cluster::close);
    } catch (RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  private static Places pooled() {
    Database server = EmbeddedServer.POSTGRESQL.start();
    try {
      PgBouncer pooler =
          PgBouncer.before(
              new io.millrace.test.database.Database(
                  DatabaseKind.POSTGRESQL, server.url(), server.user(), server.password()),
              SESSIONS);
      Database behind = server.behind(pooler.database().url());
      return new Places(
          List.of(behind, behind),
          List.of(server),
          () -> {
            pooler.close();
            server.close();
          });
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /** Returns the name as the command line spells it, in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
