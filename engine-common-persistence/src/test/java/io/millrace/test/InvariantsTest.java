package io.millrace.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class InvariantsTest {

  private TestStore store;
  private long parent;
  private long child;

  @BeforeAll
  void open(Database database) {
    store = new TestStore(database, Duration.ofSeconds(5));
  }

  @BeforeEach
  void storeParentWithChild() {
    store
        .executor()
        .execute(
            context -> {
              var above = context.unitOfWork().insert(new InstanceEntity());
              above.below(null);
              above.count(Dependent.CHILD, 1);
              var below = context.unitOfWork().insert(new InstanceEntity());
              below.below(above);
              parent = above.id();
              child = below.id();
              return null;
            });
  }

  @AfterEach
  void clear() {
    store.clear();
  }

  @AfterAll
  void close() {
    store.close();
  }

  @Test
  void trueCountsViolateNothing() throws SQLException {
    assertThat(violationsAfter()).isEmpty();
  }

  @Test
  void wrongCountIsNamed() throws SQLException {
    assertThat(
            violationsAfter("update MR_TEST_INSTANCE set CHILD_COUNT_ = 2 where ID_ = " + parent))
        .containsExactly(
            "MR_TEST_INSTANCE "
                + parent
                + " says CHILD_COUNT_ = 2, but MR_TEST_INSTANCE has 1 such rows");
  }

  @Test
  void countOfRowsThatAreGoneIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_TEST_INSTANCE where ID_ = " + child))
        .singleElement()
        .asString()
        .contains("says CHILD_COUNT_ = 1", "has 0");
  }

  @Test
  void orphanIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_TEST_INSTANCE where ID_ = " + parent))
        .containsExactly(
            "1 rows of MR_TEST_INSTANCE are orphans: their PARENT_ID_ " + parent + " is not there");
  }

  @Test
  void deadLetterIsNamed() throws SQLException {
    // given
    assertThat(
            violationsAfter(
                """
                insert into MR_JOB (ID_, REV_, STATE_, TYPE_, HANDLER_TYPE_, ELEMENT_ID_, PRIORITY_, CREATE_TIME_,
                  EXCLUSIVE_, RETRIES_, EXCEPTION_MESSAGE_)
                values (7, 1, 'dead_letter', 'message', 'work', 'step', 0, current_timestamp, true, 0, 'no paper')
                """))
        // then
        .singleElement()
        .asString()
        .contains("job 7 (work) at 'step'", "no paper");
  }

  @Test
  void sessionThatIsIdleInATransactionIsNamed() throws SQLException {
    try (var left = store.connect();
        var asking = store.connect()) {
      left.setAutoCommit(false);
      try (var statement = left.createStatement()) {
        statement.executeUpdate("update MR_TEST_INSTANCE set REV_ = REV_ + 1");
      }
      // when
      var violations = List.<String>of();
      var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
      while (violations.isEmpty() && System.nanoTime() < end) {
        violations = new IdleTransactions().violations(asking);
        if (violations.isEmpty()) {
          letTheServersCacheGrowOld(asking);
        }
      }
      left.rollback();
      letTheServersCacheGrowOld(asking);
      // then
      assertThat(violations).singleElement().asString().contains("is idle in a transaction");
    }
  }

  /** MySQL and MariaDB answer from a cache that is renewed when nobody has asked for 0.1 s. */
  private static void letTheServersCacheGrowOld(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      if (statement.getConnection().getMetaData().getURL().startsWith("jdbc:mysql:")) {
        statement.execute("do sleep(0.2)");
      }
    }
  }

  @Test
  void databaseWithoutTablesOfAnEngineHasNothingToCheck(TestDatabase server) throws SQLException {
    var empty = server.freshDatabase();
    try (var connection = empty.connect()) {
      assertThat(Invariants.in(connection).isEmpty()).isTrue();
    }
    server.drop(empty);
  }

  /** Does something that is taken back again, and returns what is wrong in between. */
  private List<String> violationsAfter(String... planted) throws SQLException {
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (var sql : planted) {
        statement.executeUpdate(sql);
      }
      var violations =
          Invariants.in(connection).and(NoDeadLetters.INVARIANT).violations(connection);
      connection.rollback();
      return violations;
    }
  }
}
