package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ConflictException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.NoteEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A flush that finds one row changed by somebody else leaves nothing of itself behind. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MissedRowTest {

  private TestStore store;
  private List<Long> ids;

  @BeforeAll
  void open(io.millrace.test.database.Database database) {
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  @BeforeEach
  void storeFiveRows() {
    ids =
        store
            .executor()
            .execute(
                context ->
                    IntStream.range(0, 5)
                        .mapToObj(i -> TestRows.instance(context.unitOfWork(), "before").id())
                        .toList());
  }

  @AfterEach
  void clear() {
    store.checkInvariants();
    store.clear();
  }

  @AfterAll
  void close() {
    store.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void missedUpdateLeavesNothing(int missed) {
    failOnce(
        store.executor(),
        context -> {
          var work = context.unitOfWork();
          var rows = rows(work);
          TestRows.instance(work, "inserted");
          changeElsewhere(missed);
          rows.forEach(row -> row.rename("after"));
          return null;
        });
    assertThat(number("NAME_ = 'before'")).isEqualTo(4);
    assertThat(number("NAME_ = 'elsewhere'")).isEqualTo(1);
    assertThat(number("NAME_ in ('after', 'inserted')")).isZero();
  }

  @Test
  void missedUpdateOfASingleRowLeavesNothing() {
    failOnce(
        store.executor(),
        context -> {
          var row = context.unitOfWork().find(InstanceEntity.TABLE, ids.get(0));
          TestRows.instance(context.unitOfWork(), "inserted");
          changeElsewhere(0);
          row.rename("after");
          return null;
        });
    assertThat(number("NAME_ in ('after', 'inserted')")).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void missedDeleteLeavesNothing(int missed) {
    failOnce(
        store.executor(),
        context -> {
          var work = context.unitOfWork();
          var rows = rows(work);
          TestRows.instance(work, "inserted");
          rows.get(4).rename("after");
          changeElsewhere(missed);
          rows.subList(0, 4).forEach(work::delete);
          return null;
        });
    assertThat(number("1 = 1")).isEqualTo(5);
    assertThat(number("NAME_ in ('after', 'inserted')")).isZero();
  }

  @Test
  void bulkDeleteOfAnotherNumberOfRowsLeavesNothing() {
    var owner = ids.get(0);
    addNotes(owner, 3);
    failOnce(
        store.executor(),
        context -> {
          var work = context.unitOfWork();
          var row = work.find(InstanceEntity.TABLE, owner);
          row.rename("after");
          work.deleteOwned(NoteEntity.TABLE, OwnerKey.of("INSTANCE_ID_", owner), 2, List.of());
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isEqualTo(3);
    assertThat(number("NAME_ = 'after'")).isZero();
  }

  @Test
  void moveOfAnotherNumberOfRowsLeavesNothing() {
    var owner = ids.get(0);
    addNotes(owner, 3);
    failOnce(
        store.executor(),
        context -> {
          var work = context.unitOfWork();
          TestRows.instance(work, "inserted");
          work.moveOwned(
              NoteEntity.TABLE,
              BulkDeleteTest.MOVE,
              OwnerKey.of("INSTANCE_ID_", owner),
              List.of(),
              4);
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_OLD_NOTE")).isZero();
    assertThat(number("NAME_ = 'inserted'")).isZero();
  }

  @Test
  void duplicateKeyWhoseTextLooksLikeAGuardIsADuplicate() {
    assertThatThrownBy(
            () ->
                store
                    .executor()
                    .execute(
                        context -> {
                          var work = context.unitOfWork();
                          var owner = TestRows.instance(work, "owner");
                          TestRows.note(work, owner, "mr-guard TASK");
                          return TestRows.note(work, owner, "mr-guard TASK");
                        }))
        .isInstanceOf(DuplicateRowException.class);
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isZero();
  }

  @Test
  void conflictInsideTheEnginesOwnTransactionIsRunAgain() {
    var attempts = new int[1];
    store
        .executor()
        .execute(
            context -> {
              var row = context.unitOfWork().find(InstanceEntity.TABLE, ids.get(0));
              if (attempts[0]++ == 0) {
                changeElsewhere(0);
              }
              row.rename(row.name() + " and here");
              return null;
            });
    assertThat(attempts[0]).isEqualTo(2);
    assertThat(number("NAME_ = 'elsewhere and here'")).isEqualTo(1);
  }

  @Test
  void callerWhoCatchesTheConflictAndCommitsKeepsNothingOfTheCommand() throws SQLException {
    try (var connection = store.connect()) {
      connection.setAutoCommit(false);
      try (var statement = connection.createStatement()) {
        statement.executeUpdate(
            "update MR_TEST_INSTANCE set NAME_ = 'callers' where ID_ = " + ids.get(1));
      }
      failOnce(
          store.joining(connection),
          context -> {
            var work = context.unitOfWork();
            var rows =
                work.fetchIn(
                    new ReadIn<>(
                        InstanceEntity.TABLE, "ID_", List.of(ids.get(2), ids.get(3)), null, false));
            TestRows.instance(work, "inserted");
            work.flush();
            changeElsewhere(3);
            rows.forEach(row -> row.rename("after"));
            return null;
          });
      connection.commit();
    }
    assertThat(number("NAME_ = 'callers'")).isEqualTo(1);
    assertThat(number("NAME_ in ('after', 'inserted')")).isZero();
  }

  /**
   * Runs a command whose conflict must reach the caller: each repetition of it meets the same one.
   */
  private void failOnce(CommandExecutor executor, Command<Void> command) {
    assertThatThrownBy(() -> executor.execute(command)).isInstanceOf(ConflictException.class);
  }

  private List<InstanceEntity> rows(UnitOfWork work) {
    return work.fetchIn(new ReadIn<>(InstanceEntity.TABLE, "ID_", ids, null, false));
  }

  private void changeElsewhere(int row) {
    store.run(
        "update MR_TEST_INSTANCE set NAME_ = 'elsewhere', REV_ = REV_ + 1 where ID_ = "
            + ids.get(row));
  }

  private void addNotes(long owner, int count) {
    store
        .executor()
        .execute(
            context -> {
              var row = context.unitOfWork().find(InstanceEntity.TABLE, owner);
              IntStream.range(0, count)
                  .forEach(i -> TestRows.note(context.unitOfWork(), row, "v" + i));
              return null;
            });
  }

  private long number(String condition) {
    return store.number("select count(*) from MR_TEST_INSTANCE where " + condition);
  }
}
