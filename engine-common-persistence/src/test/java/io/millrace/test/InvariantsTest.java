package io.millrace.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestStore;
import java.sql.SQLException;
import java.time.Duration;
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
  void trueCountsViolateNothing() {
    store.checkInvariants();
  }

  @Test
  void wrongCountIsNamed() {
    store.run("update MR_TEST_INSTANCE set CHILD_COUNT_ = 2 where ID_ = " + parent);
    assertThatThrownBy(store::checkInvariants)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(
            "MR_TEST_INSTANCE "
                + parent
                + " says CHILD_COUNT_ = 2, but MR_TEST_INSTANCE has 1 such rows");
  }

  @Test
  void countOfRowsThatAreGoneIsNamed() {
    store.run("delete from MR_TEST_INSTANCE where ID_ = " + child);
    assertThatThrownBy(store::checkInvariants)
        .hasMessageContaining("says CHILD_COUNT_ = 1")
        .hasMessageContaining("has 0");
  }

  @Test
  void orphanIsNamed() throws SQLException {
    store.run("delete from MR_TEST_INSTANCE where ID_ = " + parent);
    try (var connection = store.connect()) {
      assertThat(new Invariants(store.tables()).violations(connection))
          .containsExactly(
              "1 rows of MR_TEST_INSTANCE are orphans: their PARENT_ID_ "
                  + parent
                  + " is not there");
    }
  }
}
