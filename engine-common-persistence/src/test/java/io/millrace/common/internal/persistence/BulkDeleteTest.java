package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.command.Command;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.NoteEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Rows that an owner has are deleted and moved whether they are loaded, new, changed, deleted or
 * none of it.
 */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BulkDeleteTest {

  static final String MOVE =
      "insert into MR_TEST_OLD_NOTE (ID_, INSTANCE_ID_, TEXT_) select ID_, INSTANCE_ID_, TEXT_ from MR_TEST_NOTE";

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
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isZero();
    assertThat(store.number("select count(*) from MR_TEST_OLD_NOTE")).isEqualTo(6);
    assertThat(store.sent()).filteredOn(sql -> sql.contains("delete from mr_test_note")).hasSize(1);
    assertThat(store.sent())
        .filteredOn(sql -> sql.contains("insert into mr_test_old_note"))
        .hasSize(1);
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
                      NoteEntity.TABLE,
                      "INSTANCE_ID_ = ? and TEXT_ < 'v4' order by TEXT_",
                      Parameter.of(id)));
          loaded.get(1).write("changed");
          work.delete(loaded.get(2));
          owner.count(Dependent.SUBSCRIPTION, -1);
          var born = TestRows.note(work, owner, "new");
          var inMemory = new ArrayList<>(loaded);
          inMemory.add(born);
          end(work, owner, inMemory, List.of(loaded.get(1).id(), loaded.get(2).id()));
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isZero();
    assertThat(store.number("select count(*) from MR_TEST_OLD_NOTE")).isEqualTo(4);
  }

  @Test
  void ownerWhoseRowsWereAllBornHereNeedsNoStatement() {
    store.forgetSent();
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = TestRows.instance(work, "owner");
          var born = List.of(TestRows.note(work, owner, "a"), TestRows.note(work, owner, "b"));
          work.deleteOwned(NoteEntity.TABLE, OwnerKey.of("INSTANCE_ID_", owner.id()), 2, born);
          owner.count(Dependent.SUBSCRIPTION, -2);
          return null;
        });
    assertThat(store.sentTo("MR_TEST_NOTE")).isEmpty();
  }

  @Test
  void rowWhoseDeletionWasFlushedBeforeIsNotCountedTwice() {
    var id = owner(3);
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.find(InstanceEntity.TABLE, id);
          var loaded =
              work.fetch(Read.where(NoteEntity.TABLE, "INSTANCE_ID_ = ?", Parameter.of(id)));
          work.delete(loaded.get(0));
          owner.count(Dependent.SUBSCRIPTION, -1);
          work.flush();
          end(work, owner, loaded, List.of(loaded.get(0).id()));
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isZero();
  }

  @Test
  void rowsInMemoryAreFoundByAConditionToo() {
    var id = owner(2);
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.find(InstanceEntity.TABLE, id);
          TestRows.note(work, owner, "new");
          work.<NoteEntity>deleteOwned(
              NoteEntity.TABLE, "INSTANCE_ID_", id, 3, row -> row.instanceId() == id);
          owner.count(Dependent.SUBSCRIPTION, -3);
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isZero();
  }

  @Test
  void conditionKeepsTheRowsOfOthersThatShareTheColumn() {
    var id =
        run(
            context -> {
              var owner = TestRows.instance(context.unitOfWork(), "owner");
              TestRows.note(context.unitOfWork(), owner, 0, "on page 0");
              TestRows.note(context.unitOfWork(), owner, 7, "on page 7");
              return owner.id();
            });
    run(
        context -> {
          var owner = context.unitOfWork().find(InstanceEntity.TABLE, id);
          context
              .unitOfWork()
              .deleteOwned(
                  NoteEntity.TABLE,
                  OwnerKey.of("INSTANCE_ID_", id).without("PAGE_", "= 0"),
                  1,
                  List.of());
          owner.count(Dependent.SUBSCRIPTION, -1);
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_NOTE where TEXT_ = 'on page 7'"))
        .isEqualTo(1);
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isEqualTo(1);
  }

  @Test
  void rowsThatAreStillShownByTheDatabaseAreReadNoMore() {
    var id = owner(3);
    var other = owner(2);
    run(
        context -> {
          var work = context.unitOfWork();
          var owner = work.find(InstanceEntity.TABLE, id);
          var first = work.fetch(OwnerKey.of("INSTANCE_ID_", id).read(NoteEntity.TABLE)).get(0);
          end(work, owner, List.of(first), List.of());
          assertThat(work.fetch(OwnerKey.of("INSTANCE_ID_", id).read(NoteEntity.TABLE))).isEmpty();
          assertThat(work.find(NoteEntity.TABLE, first.id())).isNull();
          assertThat(work.fetch(OwnerKey.of("INSTANCE_ID_", other).read(NoteEntity.TABLE)))
              .hasSize(2);
          work.flush();
          TestRows.note(work, owner, "later");
          work.flush();
          assertThat(work.fetch(OwnerKey.of("INSTANCE_ID_", id).read(NoteEntity.TABLE))).hasSize(1);
          return null;
        });
  }

  @Test
  void rowsOfOthersThatShareTheColumnAreReadOn() {
    var id =
        run(
            context -> {
              var owner = TestRows.instance(context.unitOfWork(), "owner");
              TestRows.note(context.unitOfWork(), owner, 0, "on page 0");
              TestRows.note(context.unitOfWork(), owner, 7, "on page 7");
              return owner.id();
            });
    run(
        context -> {
          var work = context.unitOfWork();
          var key = OwnerKey.of("INSTANCE_ID_", id);
          work.deleteOwned(NoteEntity.TABLE, key.without("PAGE_", "= 0"), 1, List.of());
          work.find(InstanceEntity.TABLE, id).count(Dependent.SUBSCRIPTION, -1);
          assertThat(work.fetch(key.read(NoteEntity.TABLE)))
              .singleElement()
              .matches(row -> row.text().equals("on page 7"));
          return null;
        });
  }

  @Test
  void columnThatLeadsTheIndexNarrowsTheRows() {
    var id =
        run(
            context -> {
              var owner = TestRows.instance(context.unitOfWork(), "owner");
              LongStream.range(0, 4)
                  .forEach(page -> TestRows.note(context.unitOfWork(), owner, page, "note"));
              return owner.id();
            });
    run(
        context -> {
          var owner = context.unitOfWork().find(InstanceEntity.TABLE, id);
          for (var page : List.of(1L, 2L)) {
            var key = OwnerKey.of("PAGE_", page).within("INSTANCE_ID_", id);
            assertThat(context.unitOfWork().fetch(key.read(NoteEntity.TABLE))).hasSize(1);
            context.unitOfWork().deleteOwned(NoteEntity.TABLE, key, 1, List.of());
          }
          owner.count(Dependent.SUBSCRIPTION, -2);
          return null;
        });
    assertThat(store.number("select sum(PAGE_) from MR_TEST_NOTE")).isEqualTo(3);
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isEqualTo(2);
  }

  @Test
  void ownersByTheThousandAreCutIntoPieces() {
    var owners =
        run(
            context ->
                IntStream.range(0, 1_100)
                    .mapToObj(i -> newOwner(context.unitOfWork(), 1).id())
                    .toList());
    run(
        context -> {
          var read = new ReadIn<>(InstanceEntity.TABLE, "ID_", owners, null, true);
          context
              .unitOfWork()
              .fetchIn(read)
              .forEach(o -> end(context.unitOfWork(), o, List.of(), List.of()));
          return null;
        });
    assertThat(store.number("select count(*) from MR_TEST_NOTE")).isZero();
    assertThat(store.number("select count(*) from MR_TEST_OLD_NOTE")).isEqualTo(1_100);
  }

  private static void end(
      UnitOfWork work, InstanceEntity owner, List<NoteEntity> inMemory, List<Long> except) {
    var key = OwnerKey.of("INSTANCE_ID_", owner.id());
    var count = owner.count(Dependent.SUBSCRIPTION);
    var born = (int) inMemory.stream().filter(Entity::isNew).count();
    var live =
        (int)
            inMemory.stream().filter(row -> except.contains(row.id()) && !row.isDeleted()).count();
    work.moveOwned(NoteEntity.TABLE, MOVE, key, except, count - born - live);
    work.deleteOwned(NoteEntity.TABLE, key, count, inMemory);
    owner.count(Dependent.SUBSCRIPTION, -count);
  }

  private long owner(int notes) {
    return run(context -> newOwner(context.unitOfWork(), notes).id());
  }

  private static InstanceEntity newOwner(UnitOfWork work, int notes) {
    var owner = TestRows.instance(work, "owner");
    IntStream.range(0, notes).forEach(i -> TestRows.note(work, owner, "v" + i));
    return owner;
  }

  private <R> R run(Command<R> command) {
    return store.executor().execute(command);
  }
}
