package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the engine's connections have prepared on the server is made void while it runs. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VoidPlansTest {

  private static final int UNTIL_IT_IS_PREPARED = 6;

  private TestStore store;
  private Connection beside;
  private long id;

  @BeforeAll
  void open(io.millrace.test.database.Database database) throws SQLException {
    Assumptions.assumeTrue(
        database.kind() == DatabaseKind.POSTGRESQL, "elsewhere statements are prepared anew");
    store = new TestStore(database, Duration.ofSeconds(10));
    beside = store.connect();
  }

  @BeforeEach
  void storeARow() {
    id =
        store.executor().execute(context -> TestRows.instance(context.unitOfWork(), "before").id());
  }

  @AfterEach
  void clear() throws SQLException {
    widenTo(255);
    store.clear();
  }

  @AfterAll
  void close() throws SQLException {
    if (store != null) {
      beside.close();
      store.close();
    }
  }

  @Test
  void rowsAreReadAsBefore() throws SQLException {
    var read = Read.where(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(id));
    repeat(() -> name(read));
    widenTo(300);
    assertThat(name(read)).isEqualTo("before");
  }

  @Test
  void lockedRowsAreChangedAsBefore() throws SQLException {
    repeat(() -> rename("first"));
    widenTo(300);
    rename("x".repeat(300));
    assertThat(store.number("select count(*) from MR_TEST_INSTANCE where REV_ = 3")).isEqualTo(1);
    rename("short");
  }

  @Test
  void whatTheConnectionHadPreparedMayBeThrownAway() throws SQLException {
    repeat(() -> rename("first"));
    throwAwayWhatIsPrepared();
    rename("second");
    assertThat(store.number("select count(*) from MR_TEST_INSTANCE where NAME_ = 'second'"))
        .isEqualTo(1);
  }

  /** Inside a block, where the driver does not see it, as a pooler of connections would do it. */
  private void throwAwayWhatIsPrepared() throws SQLException {
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      statement.execute("do $$ begin execute 'deallocate all'; end $$");
    }
  }

  private static void repeat(Runnable command) {
    for (var i = 0; i < UNTIL_IT_IS_PREPARED; i++) {
      command.run();
    }
  }

  private String name(Read<InstanceEntity> read) {
    return store.executor().execute(context -> context.unitOfWork().fetch(read).get(0).name());
  }

  private void rename(String name) {
    var read = Read.lock(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(id));
    store
        .executor()
        .execute(
            context -> {
              context.unitOfWork().fetch(read).get(0).rename(name);
              return null;
            });
  }

  private void widenTo(int length) throws SQLException {
    try (var statement = beside.createStatement()) {
      statement.execute(
          "alter table MR_TEST_INSTANCE alter column NAME_ type varchar(" + length + ")");
    }
  }
}
