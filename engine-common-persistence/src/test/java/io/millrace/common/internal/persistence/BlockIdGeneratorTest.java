package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.internal.SharedTables;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Blocks of a minute, of which a second is kept for the end, on a pool of one connection. */
@DatabaseTest
class BlockIdGeneratorTest {

  private static final long SPAN = 60_000;
  private static final long SEQUENCE_AND_NUMBER = 1L << 22;

  private final AtomicLong clock = new AtomicLong(System.currentTimeMillis());
  private final HikariDataSource pool;
  private final CountingDataSource connections;
  private final Database database;
  private BlockIdGenerator ids;

  BlockIdGeneratorTest(io.millrace.test.database.Database home) {
    var lockTimeout = Duration.ofSeconds(10);
    pool =
        ConnectionPool.open(
            home.url(), home.user(), home.password(), 1, Patience.forLocks(lockTimeout));
    connections = new CountingDataSource(pool);
    database = Database.of(connections, new TableNames(null, null), lockTimeout, true);
    new SchemaManager(database, SharedTables.create(), List.of("common"))
        .start(SchemaUpdate.UPDATE);
  }

  @BeforeEach
  void drawTheFirstBlock() {
    ids = new BlockIdGenerator(database, clock::get, SPAN);
    ids.next();
  }

  @AfterEach
  void close() {
    ids.close();
    pool.close();
  }

  @Test
  void blockThatEndsWhileTheOnlyConnectionIsInUseIsRenewedWithoutASecondOne() throws Exception {
    // given
    var made = new HashSet<Long>();
    var first = ids.next();
    made.add(first);
    // when
    try (var inUse = connections.getConnection()) {
      clock.addAndGet(SPAN * 2);
      for (var i = 0; i < 20_000; i++) {
        assertThat(made.add(ids.next())).isTrue();
      }
      assertThat(inUse.isClosed()).isFalse();
    }
    // then
    var renewed = idOf(first + SPAN * SEQUENCE_AND_NUMBER, made);
    assertThat(renewed).as("an id of the next block").isGreaterThan(first);
    assertThat(connections.mostOpenConnections()).isEqualTo(1);
  }

  /** Draws ids until one is of a later time. */
  private long idOf(long later, HashSet<Long> made) {
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (System.nanoTime() < end) {
      var id = ids.next();
      assertThat(made.add(id)).isTrue();
      if (id >= later) {
        return id;
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
    return 0;
  }

  @Test
  void blockIsRenewedBeforeItsTimeIsOver() {
    // given
    var made = new HashSet<Long>();
    var before = ceiling();
    // when
    clock.addAndGet(SPAN * 4 / 5);
    ids.next();
    // then
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (ceiling() == before && System.nanoTime() < end) {
      assertThat(made.add(ids.next())).isTrue();
    }
    assertThat(ceiling()).isGreaterThan(before);
  }

  @Test
  void twoGeneratorsNeverMakeTheSameIdAlthoughOneUsesItsBlockAfterItsTime() throws Exception {
    // given
    var made = new HashSet<Long>();
    var other = new BlockIdGenerator(database, clock::get, SPAN);
    made.add(ids.next());
    made.add(other.next());
    // when
    clock.addAndGet(SPAN * 3);
    var third = new BlockIdGenerator(database, clock::get, SPAN);
    // then
    for (var i = 0; i < 10_000; i++) {
      assertThat(made.add(third.next())).isTrue();
      assertThat(made.add(ids.next())).isTrue();
      assertThat(made.add(other.next())).isTrue();
    }
    other.close();
    third.close();
  }

  private long ceiling() {
    try (var connection = connections.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select max(CEILING_) from MR_ID_BLOCK")) {
      rows.next();
      return rows.getLong(1);
    } catch (java.sql.SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
