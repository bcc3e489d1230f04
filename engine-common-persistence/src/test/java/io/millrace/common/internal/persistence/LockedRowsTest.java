package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ConflictException;
import io.millrace.common.internal.command.Command;
import io.millrace.test.database.DatabaseKind;
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
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Nobody has to ask whether a row was missed that the same transaction has locked. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LockedRowsTest {

  private static final String GUARD = "mr-guard";

  private DatabaseKind kind;
  private TestStore store;
  private List<Long> ids;

  @BeforeAll
  void open(io.millrace.test.database.Database database) {
    kind = database.kind();
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  @BeforeEach
  void storeTwoRows() {
    ids =
        store
            .executor()
            .execute(
                context ->
                    IntStream.range(0, 2)
                        .mapToObj(i -> TestRows.instance(context.unitOfWork(), "before").id())
                        .toList());
    store.forgetSent();
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

  @Test
  void lockedRowsAreChangedAndDeletedWithoutAGuard() {
    onPostgres();
    run(
        context -> {
          var rows = locked(context.unitOfWork());
          rows.get(0).rename("after");
          context.unitOfWork().flush();
          context.unitOfWork().delete(rows.get(1));
          return null;
        });
    assertThat(store.sent()).noneMatch(sql -> sql.contains(GUARD));
    assertThat(number("NAME_ = 'after'")).isEqualTo(1);
    assertThat(number("1 = 1")).isEqualTo(1);
  }

  @Test
  void oneRowThatWasOnlyReadNeedsTheGuardOfAll() {
    onPostgres();
    run(
        context -> {
          var work = context.unitOfWork();
          lockedRow(work, ids.get(0)).rename("after");
          work.find(InstanceEntity.TABLE, ids.get(1)).rename("after");
          return null;
        });
    assertThat(store.sent()).anyMatch(sql -> sql.contains(GUARD));
  }

  @Test
  void theNextTransactionKnowsNothingOfTheLocks() {
    onPostgres();
    run(
        context -> {
          var row = lockedRow(context.unitOfWork(), ids.get(0));
          row.rename("first");
          context.unitOfWork().commit();
          row.rename("second");
          return null;
        });
    assertThat(store.sent().get(store.sent().size() - 1)).contains(GUARD);
  }

  @Test
  void aLockedRowThatUserCodeDeletesInTheSameTransactionIsMissed() {
    assertThatThrownBy(
            () ->
                run(
                    context -> {
                      var row = lockedRow(context.unitOfWork(), ids.get(0));
                      delete(context.session(), ids.get(0));
                      row.rename("after");
                      return null;
                    }))
        .isInstanceOf(ConflictException.class);
    assertThat(number("NAME_ = 'before'")).isEqualTo(2);
  }

  @Test
  void userCodeMayDeleteWhatIsLockedAfterItHasTheConnection() {
    assertThatThrownBy(
            () ->
                run(
                    context -> {
                      var lent = context.session().connectionForUserCode();
                      var row = lockedRow(context.unitOfWork(), ids.get(0));
                      try (var statement = lent.createStatement()) {
                        statement.execute(deletion(ids.get(0)));
                      } catch (SQLException e) {
                        throw new IllegalStateException(e);
                      }
                      row.rename("after");
                      return null;
                    }))
        .isInstanceOf(ConflictException.class);
    assertThat(number("NAME_ = 'before'")).isEqualTo(2);
  }

  @Test
  void whatHadChangedBeforeItWasLockedIsCompared() {
    assertThatThrownBy(
            () ->
                run(
                    context -> {
                      var row = context.unitOfWork().find(InstanceEntity.TABLE, ids.get(0));
                      row.rename("after");
                      store.run(
                          "update MR_TEST_INSTANCE set REV_ = REV_ + 1 where ID_ = " + ids.get(0));
                      lockedRow(context.unitOfWork(), ids.get(0));
                      return null;
                    }))
        .isInstanceOf(ConflictException.class);
    assertThat(number("NAME_ = 'before'")).isEqualTo(2);
  }

  @Test
  void theTableOfTheMissedRowsIsNamedAmongOthersOfOneStatement() {
    run(
        context -> {
          var owner = context.unitOfWork().find(InstanceEntity.TABLE, ids.get(0));
          TestRows.note(context.unitOfWork(), owner, "a");
          return null;
        });
    assertThatThrownBy(
            () ->
                run(
                    context -> {
                      var work = context.unitOfWork();
                      var owner = work.find(InstanceEntity.TABLE, ids.get(0));
                      var note = work.fetch(Read.where(NoteEntity.TABLE, "PAGE_ = 0")).get(0);
                      TestRows.task(work, owner);
                      owner.rename("after");
                      note.write("b");
                      store.run("update MR_TEST_NOTE set REV_ = REV_ + 1");
                      return null;
                    }))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("MR_TEST_NOTE");
    assertThat(number("NAME_ = 'before'")).isEqualTo(2);
    assertThat(store.number("select count(*) from MR_TASK")).isZero();
  }

  private void onPostgres() {
    Assumptions.assumeTrue(kind == DatabaseKind.POSTGRESQL, "elsewhere each change is compared");
  }

  private List<InstanceEntity> locked(UnitOfWork work) {
    return work.fetchIn(new ReadIn<>(InstanceEntity.TABLE, "ID_", ids, null, true));
  }

  private static InstanceEntity lockedRow(UnitOfWork work, long id) {
    return work.fetch(Read.lock(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(id))).get(0);
  }

  private static void delete(DatabaseSession session, long id) {
    try (var statement = session.connectionForUserCode().createStatement()) {
      statement.execute(deletion(id));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String deletion(long id) {
    return "delete from MR_TEST_INSTANCE where ID_ = " + id;
  }

  private void run(Command<Void> command) {
    store.executor().execute(command);
  }

  private long number(String condition) {
    return store.number("select count(*) from MR_TEST_INSTANCE where " + condition);
  }
}
