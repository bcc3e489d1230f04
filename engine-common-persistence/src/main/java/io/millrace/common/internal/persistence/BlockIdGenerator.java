package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.IllegalStateEngineException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Makes ids of 63 bits: 41 bits of milliseconds since 2024, 10 bits of a block number, 12 bits of a
 * sequence.
 *
 * <p>A block is a number and a span of time that belong to this generator alone: the table {@code
 * MR_ID_BLOCK} holds for each number the time up to which it has been given away, and a new span
 * starts there or now, whichever is later. So ids are unique whatever the clocks of the nodes say
 * and however they crash; a node that dies leaves at most the rest of its span unused. Within a
 * span the time part never goes backwards; when more than 4,096 ids are asked for in a millisecond,
 * later milliseconds are used up in advance.
 *
 * <p>The next block is drawn on a thread of its own when a quarter of the span is left, so no
 * command takes a second connection for it. Until it is there, ids come from the end of the span,
 * which is kept for that: a span may be used up after its time, because nobody else is ever given
 * that part of it.
 */
public final class BlockIdGenerator implements IdGenerator {

  private static final long EPOCH = 1_704_067_200_000L;
  private static final int SEQUENCE_BITS = 12;
  private static final int NUMBER_BITS = 10;
  private static final long SPAN = 3_600_000;
  private static final long PAUSE = 10_000;

  private final Database database;
  private final LongSupplier clock;
  private final long span;
  private final AtomicLong last = new AtomicLong();
  private final AtomicLong nextAttempt = new AtomicLong();
  private volatile Block block;
  private volatile boolean closed;

  private record Block(int number, long floor, long ceiling) {

    /** Returns the time from which on the next block is drawn. */
    long renewedFrom() {
      return ceiling - (ceiling - floor) / 4;
    }

    /** Returns the time of ids at a time: the last sixtieth is kept until the time is over. */
    long timeAt(long now) {
      return Math.max(floor, Math.min(now, ceiling - (ceiling - floor) / 60));
    }
  }

  /** Creates a generator that draws its blocks from the database. */
  public BlockIdGenerator(Database database) {
    this(database, System::currentTimeMillis, SPAN);
  }

  /** Creates a generator whose blocks span some milliseconds. */
  BlockIdGenerator(Database database, LongSupplier clock, long span) {
    this.database = database;
    this.clock = clock;
    this.span = span;
  }

  @Override
  public long next() {
    while (true) {
      var current = block;
      if (current != null) {
        var now = clock.getAsLong() - EPOCH;
        var time = current.timeAt(now) << SEQUENCE_BITS;
        var tick = last.updateAndGet(before -> Math.max(before + 1, time));
        if (Math.max(now, tick >>> SEQUENCE_BITS) >= current.renewedFrom()) {
          renewBeside(current, now);
        }
        if (tick >>> SEQUENCE_BITS < current.ceiling() && current == block) {
          return compose(tick, current.number());
        }
      }
      if (closed) {
        throw new IllegalStateEngineException(
            "The engine is closed and starts nothing any more. Call an engine that is open, or build a new one.");
      }
      renew(current);
    }
  }

  private static long compose(long tick, int number) {
    var time = tick >>> SEQUENCE_BITS;
    var sequence = tick & ((1L << SEQUENCE_BITS) - 1);
    return (time << NUMBER_BITS | number) << SEQUENCE_BITS | sequence;
  }

  /** Draws the next block on a thread of its own, which no command waits for. */
  private void renewBeside(Block spent, long now) {
    var planned = nextAttempt.get();
    if (now >= planned && nextAttempt.compareAndSet(planned, now + PAUSE)) {
      var thread = new Thread(() -> tryToRenew(spent), "millrace-ids");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void tryToRenew(Block spent) {
    try {
      renew(spent);
    } catch (RuntimeException e) {
      database.log().warn("The next block of ids could not be drawn yet; it is tried again", e);
    }
  }

  private synchronized void renew(Block spent) {
    if (block == spent && !closed) {
      var drawn = draw();
      last.updateAndGet(before -> Math.max(before, drawn.floor() << SEQUENCE_BITS));
      block = drawn;
    }
  }

  private Block draw() {
    SQLException failure = null;
    for (var attempt = 0; attempt < 50; attempt++) {
      try (var connection = database.dataSource().getConnection()) {
        var drawn = draw(connection, clock.getAsLong() - EPOCH);
        if (drawn != null) {
          return drawn;
        }
      } catch (SQLException e) {
        failure = e;
        if (database.dialect().classify(e) == SqlFailure.UNAVAILABLE) {
          break;
        }
      }
    }
    throw new DatabaseUnavailableException(
        "No block of ids could be drawn from MR_ID_BLOCK. Check that the database is there and the table can be written.",
        failure);
  }

  /**
   * Takes the number that was given away the least far, if that is over; otherwise a number that
   * was never given away.
   */
  private Block draw(Connection connection, long now) throws SQLException {
    connection.setAutoCommit(true);
    var free = leastCeiling(connection, now);
    if (free != null) {
      return take(connection, free.number(), free.ceiling(), now);
    }
    var number = ThreadLocalRandom.current().nextInt(1 << NUMBER_BITS);
    return insert(connection, number, now);
  }

  private Block leastCeiling(Connection connection, long now) throws SQLException {
    var sql = "select NUMBER_, CEILING_ from MR_ID_BLOCK where CEILING_ <= ? order by CEILING_";
    try (var statement = connection.prepareStatement(database.names().in(sql))) {
      statement.setMaxRows(1);
      statement.setLong(1, now);
      try (var rows = statement.executeQuery()) {
        return rows.next() ? new Block(rows.getInt(1), 0, rows.getLong(2)) : null;
      }
    }
  }

  private Block take(Connection connection, int number, long ceiling, long now)
      throws SQLException {
    var floor = Math.max(now, ceiling);
    var sql = "update MR_ID_BLOCK set CEILING_ = ? where NUMBER_ = ? and CEILING_ = ?";
    try (var statement = connection.prepareStatement(database.names().in(sql))) {
      statement.setLong(1, floor + span);
      statement.setInt(2, number);
      statement.setLong(3, ceiling);
      return statement.executeUpdate() == 1 ? new Block(number, floor, floor + span) : null;
    }
  }

  private Block insert(Connection connection, int number, long now) throws SQLException {
    try (var query =
        connection.prepareStatement(
            database.names().in("select CEILING_ from MR_ID_BLOCK where NUMBER_ = ?"))) {
      query.setInt(1, number);
      try (var rows = query.executeQuery()) {
        if (rows.next()) {
          return take(connection, number, rows.getLong(1), now);
        }
      }
    }
    try (var statement =
        connection.prepareStatement(
            database.names().in("insert into MR_ID_BLOCK (NUMBER_, CEILING_) values (?, ?)"))) {
      statement.setInt(1, number);
      statement.setLong(2, now + span);
      statement.executeUpdate();
      return new Block(number, now, now + span);
    }
  }

  /** Gives the rest of the block back, so that its number can be used again at once. */
  public synchronized void close() {
    closed = true;
    var held = block;
    block = null;
    if (held == null) {
      return;
    }
    var sql = "update MR_ID_BLOCK set CEILING_ = ? where NUMBER_ = ? and CEILING_ = ?";
    try (var connection = database.dataSource().getConnection()) {
      connection.setAutoCommit(true);
      try (var statement = connection.prepareStatement(database.names().in(sql))) {
        statement.setLong(1, (last.get() >>> SEQUENCE_BITS) + 1);
        statement.setInt(2, held.number());
        statement.setLong(3, held.ceiling());
        statement.executeUpdate();
      }
    } catch (SQLException e) {
      database.log().debug("The block of ids could not be given back; it ends by itself", e);
    }
  }
}
