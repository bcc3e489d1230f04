package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.variable.StoredValue;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Rows that an owner has are deleted and moved whether they are loaded, new, changed, deleted or none of it. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BulkDeleteTest {

  private static final String COLUMNS =
      "ID_, REV_, SUB_SCOPE_ID_, TASK_ID_, NAME_, TYPE_, TEXT_, CREATE_TIME_, LAST_UPDATED_TIME_";

  static final String MOVE =
      "insert into MR_HI_VARIABLE (" + COLUMNS + ") select " + COLUMNS + " from MR_VARIABLE";

  private TestStore store;

  @BeforeAll
  void open(io.millrace.test.database.Database database) {
    store = new TestStore(database, Duration.ofSeconds(10));
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
  void rowsThatWereNeverLoadedGoInOneStatementForAllOwners() {
    var owners = Stream.of(3, 1, 2).map(this::owner).toList();
    run(
        context -> {
          for (var id : owners) {
            var owner = context.unitOfWork().find(InstanceEntity.TABLE, id);
            end(context.unitOfWork(), owner, List.of(), List.of());
          }
          store.forgetSent();
          return null;
        });
    assertThat(store.number("select count(*) from MR_VARIABLE")).isZero();
    assertThat(store.number("select count(*) from MR_HI_VARIABLE")).isEqualTo(6);
    assertThat(store.sent()).filteredOn(sql -> sql.contains("delete from mr_variable")).hasSize(1);
    assertThat(store.sent()).filteredOn(sql -> sql.contains("insert into mr_hi_variable")).hasSize(1);
  }

  @Test
  void loadedNewChangedAndDeletedRowsOfOneOwnerAllGo() {
    var id = owner(6);
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.find(InstanceEntity.TABLE, id);
          var loaded =
              work.fetch(
                  Read.where(
                      VariableEntity.TABLE, "SUB_SCOPE_ID_ = ? and NAME_ < 'v4' order by NAME_", Parameter.of(id)));
          loaded.get(1).store("string", StoredValue.ofText("changed"), Instant.EPOCH);
          work.delete(loaded.get(2));
          owner.count(Dependent.VARIABLE, -1);
          var born = TestRows.variable(work, owner, "new");
          var inMemory = new ArrayList<>(loaded);
          inMemory.add(born);
          end(work, owner, inMemory, List.of(loaded.get(1).id(), loaded.get(2).id()));
          return null;
        });
    assertThat(store.number("select count(*) from MR_VARIABLE")).isZero();
    assertThat(store.number("select count(*) from MR_HI_VARIABLE")).isEqualTo(4);
  }

  @Test
  void ownerWhoseRowsWereAllBornHereNeedsNoStatement() {
    store.forgetSent();
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = TestRows.instance(work, "owner");
          var born = List.of(TestRows.variable(work, owner, "a"), TestRows.variable(work, owner, "b"));
          work.deleteOwned(VariableEntity.TABLE, OwnerKey.of("SUB_SCOPE_ID_", owner.id()), 2, born);
          owner.count(Dependent.VARIABLE, -2);
          return null;
        });
    assertThat(store.sentTo("MR_VARIABLE")).isEmpty();
  }

  @Test
  void rowWhoseDeletionWasFlushedBeforeIsNotCountedTwice() {
    var id = owner(3);
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.find(InstanceEntity.TABLE, id);
          var loaded = work.fetch(Read.where(VariableEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(id)));
          work.delete(loaded.get(0));
          owner.count(Dependent.VARIABLE, -1);
          work.flush();
          end(work, owner, loaded, List.of(loaded.get(0).id()));
          return null;
        });
    assertThat(store.number("select count(*) from MR_VARIABLE")).isZero();
  }

  @Test
  void rowsInMemoryAreFoundByAConditionToo() {
    var id = owner(2);
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.find(InstanceEntity.TABLE, id);
          TestRows.variable(work, owner, "new");
          work.<VariableEntity>deleteOwned(
              VariableEntity.TABLE, "SUB_SCOPE_ID_", id, 3, row -> row.subScopeId() == id);
          owner.count(Dependent.VARIABLE, -3);
          return null;
        });
    assertThat(store.number("select count(*) from MR_VARIABLE")).isZero();
  }

  @Test
  void conditionKeepsTheRowsOfOthersThatShareTheColumn() {
    var id =
        run(
            context -> {
              var owner = TestRows.instance(context.unitOfWork(), "owner");
              TestRows.variable(context.unitOfWork(), owner, "of the instance");
              var task = TestRows.task(context.unitOfWork(), owner);
              TestRows.variable(context.unitOfWork(), task, "of the task");
              return owner.id();
            });
    run(
        context -> {
          var owner = context.unitOfWork().find(InstanceEntity.TABLE, id);
          context
              .unitOfWork()
              .deleteOwned(VariableEntity.TABLE, OwnerKey.of("SUB_SCOPE_ID_", id).where("TASK_ID_ = 0"), 1, List.of());
          owner.count(Dependent.VARIABLE, -1);
          return null;
        });
    assertThat(store.number("select count(*) from MR_VARIABLE where NAME_ = 'of the task'")).isEqualTo(1);
    assertThat(store.number("select count(*) from MR_VARIABLE")).isEqualTo(1);
  }

  @Test
  void ownersByTheThousandAreCutIntoPieces() {
    var owners =
        run(context -> IntStream.range(0, 1_100).mapToObj(i -> newOwner(context.unitOfWork(), 1).id()).toList());
    run(
        context -> {
          var read = new ReadIn<>(InstanceEntity.TABLE, "ID_", owners, null, true);
          context.unitOfWork().fetchIn(read).forEach(o -> end(context.unitOfWork(), o, List.of(), List.of()));
          return null;
        });
    assertThat(store.number("select count(*) from MR_VARIABLE")).isZero();
    assertThat(store.number("select count(*) from MR_HI_VARIABLE")).isEqualTo(1_100);
  }

  private static void end(UnitOfWork work, InstanceEntity owner, List<VariableEntity> inMemory, List<Long> except) {
    var key = OwnerKey.of("SUB_SCOPE_ID_", owner.id());
    var count = owner.count(Dependent.VARIABLE);
    var born = (int) inMemory.stream().filter(Entity::isNew).count();
    var live = (int) inMemory.stream().filter(row -> except.contains(row.id()) && !row.isDeleted()).count();
    work.moveOwned(VariableEntity.TABLE, MOVE, key, except, count - born - live);
    work.deleteOwned(VariableEntity.TABLE, key, count, inMemory);
    owner.count(Dependent.VARIABLE, -count);
  }

  private long owner(int variables) {
    return run(context -> newOwner(context.unitOfWork(), variables).id());
  }

  private static InstanceEntity newOwner(UnitOfWork work, int variables) {
    var owner = TestRows.instance(work, "owner");
    IntStream.range(0, variables).forEach(i -> TestRows.variable(work, owner, "v" + i));
    return owner;
  }

  private <R> R run(Command<R> command) {
    return store.executor().execute(command);
  }
}
