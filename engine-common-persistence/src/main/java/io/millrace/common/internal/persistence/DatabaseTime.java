package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * The database's time, told by a node without asking: all nodes agree on when a job is due and when
 * a lease ends, whatever their own clocks say.
 *
 * <p>The difference between the clocks is measured when the engine starts and every minute. When
 * the node's clock is put forward or back meanwhile, which is seen by the count of nanoseconds that
 * nobody can set, time goes on as if it had not been, and the difference is measured again. That is
 * done on a thread of its own, so no command waits for it. A difference too small to matter is left
 * alone, so that times compare with those of an application on the same machine. Thread-safe.
 */
public final class DatabaseTime extends Clock {

  private static final int MEASUREMENTS = 3;
  private static final Duration SMALL = Duration.ofMillis(50);
  private static final long BETWEEN_TRIES = TimeUnit.SECONDS.toNanos(1);
  private static final long JUMP_MILLIS = 500;
  private static final long RENEWAL_MILLIS = Duration.ofMinutes(1).toMillis();

  private final Database database;
  private final Clock node;
  private final LongSupplier nanos;
  private final AtomicBoolean measuring = new AtomicBoolean();
  private volatile long triedLast;
  private volatile Anchor anchor;

  /** What a measurement brought: two clocks read at the same moment, and the way to the third. */
  private record Anchor(long millis, long nanos, Duration offset) {

    long millisSince(long now) {
      return TimeUnit.NANOSECONDS.toMillis(now - nanos);
    }
  }

  private DatabaseTime(Database database, Clock node, LongSupplier nanos) {
    this.database = database;
    this.node = node;
    this.nanos = nanos;
    this.triedLast = nanos.getAsLong() - BETWEEN_TRIES;
  }

  /**
   * Returns the time of a database.
   *
   * @throws DatabaseUnavailableException if the database does not answer
   */
  public static DatabaseTime of(Database database) {
    return of(database, Clock.systemUTC(), System::nanoTime);
  }

  /** Returns the time of a database as a node with these clocks tells it. */
  public static DatabaseTime of(Database database, Clock node, LongSupplier nanos) {
    var time = new DatabaseTime(database, node, nanos);
    time.measure();
    return time;
  }

  @Override
  public Instant instant() {
    var known = anchor;
    var now = node.instant();
    var since = known.millisSince(nanos.getAsLong());
    var expected = known.millis() + since;
    var jumped = Math.abs(now.toEpochMilli() - expected) > JUMP_MILLIS;
    if (jumped || since > RENEWAL_MILLIS) {
      measureBeside();
    }
    return (jumped ? Instant.ofEpochMilli(expected) : now).plus(known.offset());
  }

  private void measureBeside() {
    if (nanos.getAsLong() - triedLast >= BETWEEN_TRIES && measuring.compareAndSet(false, true)) {
      var thread = new Thread(this::tryToMeasure, "millrace-time");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void tryToMeasure() {
    try {
      measure();
    } catch (RuntimeException e) {
      database.log().debug("The time of the database could not be read; it is tried again", e);
    } finally {
      triedLast = nanos.getAsLong();
      measuring.set(false);
    }
  }

  /**
   * Takes the quickest of a few answers. The node's clock is read once for each, so that a jump
   * meanwhile is a jump for whoever reads it next.
   */
  void measure() {
    var shortest = Long.MAX_VALUE;
    Anchor best = null;
    try (var connection = database.dataSource().getConnection()) {
      for (var i = 0; i < MEASUREMENTS; i++) {
        var before = node.instant();
        var begin = nanos.getAsLong();
        var theirs = ask(connection, database.dialect());
        var took = nanos.getAsLong() - begin;
        if (took < shortest) {
          shortest = took;
          var offset = Duration.between(before.plusNanos(took / 2), theirs);
          best = new Anchor(before.toEpochMilli(), begin, counts(offset) ? offset : Duration.ZERO);
        }
      }
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The time of the database could not be read: " + e.getMessage(), e);
    }
    anchor = best;
  }

  private static boolean counts(Duration offset) {
    return offset.abs().compareTo(SMALL) > 0;
  }

  private static Instant ask(Connection connection, Dialect dialect) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(dialect.currentTime())) {
      rows.next();
      return (Instant) dialect.read(rows, 1, ColumnType.TIME);
    }
  }

  @Override
  public ZoneId getZone() {
    return node.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return new Zoned(this, zone);
  }

  /** The same time for another zone. */
  private static final class Zoned extends Clock {
    private final DatabaseTime time;
    private final ZoneId zone;

    Zoned(DatabaseTime time, ZoneId zone) {
      this.time = time;
      this.zone = zone;
    }

    @Override
    public Instant instant() {
      return time.instant();
    }

    @Override
    public ZoneId getZone() {
      return zone;
    }

    @Override
    public Clock withZone(ZoneId other) {
      return new Zoned(time, other);
    }
  }
}
