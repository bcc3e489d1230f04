package io.millrace.benchmark.contention;

import io.millrace.benchmark.database.Database;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Ends a session of the database every now and then, or only what it is doing, in turns; one that
 * is at work if there is any.
 */
final class SessionKiller implements AutoCloseable {

  private static final String POSTGRESQL =
      "select %s(pid) from pg_stat_activity where datname = current_database() and pid <>"
          + " pg_backend_pid() and backend_type = 'client backend' order by (state = 'active')"
          + " desc, random() limit 1";
  private static final String MYSQL =
      "select ID from information_schema.processlist where DB = database() and ID <>"
          + " connection_id() order by COMMAND = 'Query' desc, rand() limit 1";

  private final List<Database> servers;
  private final Duration pause;
  private final AtomicInteger kills = new AtomicInteger();
  private final Thread thread;
  private volatile boolean stopped;

  private SessionKiller(List<Database> servers, Duration pause) {
    this.servers = servers;
    this.pause = pause;
    this.thread = new Thread(this::run, "session-killer");
  }

  /**
   * Begins to end sessions.
   *
   * @param servers where
   * @param pause how long to wait before each
   */
  static SessionKiller start(List<Database> servers, Duration pause) {
    SessionKiller killer = new SessionKiller(servers, pause);
    if (!pause.isZero()) {
      killer.thread.setDaemon(true);
      killer.thread.start();
    }
    return killer;
  }

  /** Returns how many sessions and statements were ended so far. */
  int kills() {
    return kills.get();
  }

  private void run() {
    while (!stopped) {
      LockSupport.parkNanos(pause.toNanos());
      Database server = servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
      try (Connection connection = server.connect();
          Statement statement = connection.createStatement()) {
        if (killOne(server, statement, kills.get() % 2 == 0)) {
          kills.incrementAndGet();
        }
      } catch (SQLException e) {
        // the session has ended by itself, or the server takes no connection now
      }
    }
  }

  private static boolean killOne(Database server, Statement statement, boolean session)
      throws SQLException {
    if (server.url().startsWith("jdbc:postgresql:")) {
      String function = session ? "pg_terminate_backend" : "pg_cancel_backend";
      try (var rows = statement.executeQuery(POSTGRESQL.formatted(function))) {
        return rows.next();
      }
    }
    long id;
    try (var rows = statement.executeQuery(MYSQL)) {
      if (!rows.next()) {
        return false;
      }
      id = rows.getLong(1);
    }
    statement.execute((session ? "kill " : "kill query ") + id);
    return true;
  }

  @Override
  public void close() {
    stopped = true;
    LockSupport.unpark(thread);
  }
}
