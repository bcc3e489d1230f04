package io.millrace.test.kill;

import static io.millrace.test.engine.Callers.until;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Holds the sessions of others at a {@link Point}: triggers of the tables want a row of a table of
 * this barrier, which is locked as long as the point is held. So a test knows where in a string of
 * statements a session is when it ends it, and need not wait for a time. For one thread.
 */
public final class WriteBarrier implements AutoCloseable {

  private final BarrierSql sql;
  private final Connection holder;
  private final Connection watcher;
  private Point held;

  /**
   * A session that is held.
   *
   * @param id its number
   * @param transaction what tells its transaction from others it has before and after
   */
  public record Session(long id, String transaction) {}

  private WriteBarrier(BarrierSql sql, Connection holder, Connection watcher) {
    this.sql = sql;
    this.holder = holder;
    this.watcher = watcher;
  }

  /**
   * Puts a barrier before the writes to some tables.
   *
   * @param database a database on PostgreSQL, MySQL or MariaDB
   * @param tables the tables, which have to be there
   */
  public static WriteBarrier before(Database database, List<String> tables) throws SQLException {
    var holder = database.connect();
    holder.setAutoCommit(false);
    var watcher = database.connect();
    var sql =
        database.kind() == DatabaseKind.POSTGRESQL
            ? new PostgresBarrierSql()
            : new MySqlBarrierSql();
    try (var statement = watcher.createStatement()) {
      for (var text : sql.creation(tables)) {
        statement.execute(text);
      }
    }
    return new WriteBarrier(sql, holder, watcher);
  }

  /** Holds whoever comes to a point; to a commit on PostgreSQL alone. */
  public void hold(Point point) throws SQLException {
    held = point;
    try (var statement = holder.createStatement()) {
      statement.execute("select 1 from BARRIER where PLACE = '" + point.row() + "' for update");
    }
  }

  /** Waits until a session is held; returns it. */
  public Session awaitSession() throws SQLException {
    var found = new AtomicReference<Session>();
    until(
        "a session is held at " + held,
        () -> {
          found.set(waiting());
          return found.get() != null;
        });
    return found.get();
  }

  private Session waiting() {
    LockSupport.parkNanos(sql.pauseNanos());
    try (var statement = watcher.createStatement();
        var rows = statement.executeQuery(sql.waiting())) {
      return rows.next() ? new Session(rows.getLong(1), rows.getString(2)) : null;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Ends a session, or what it is doing, and waits until it is held no more. */
  public void kill(Session session, Kill what) throws SQLException {
    try (var statement = watcher.createStatement()) {
      statement.execute(sql.kill(session.id(), what));
    }
    until(session + " is held no more", () -> !session.equals(waiting()));
  }

  /** Lets all through. */
  public void open() throws SQLException {
    holder.rollback();
    held = null;
  }

  @Override
  public void close() throws SQLException {
    holder.close();
    try (watcher;
        var statement = watcher.createStatement()) {
      for (var text : sql.removal()) {
        statement.execute(text);
      }
    }
  }
}
