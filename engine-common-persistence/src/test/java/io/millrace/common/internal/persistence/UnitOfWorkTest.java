package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.deployment.ResourceEntity;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.NoteEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UnitOfWorkTest {

  private TestStore store;

  @BeforeAll
  void open(io.millrace.test.database.Database database) {
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  @AfterEach
  void checkAndClear() {
    store.checkInvariants();
    store.clear();
  }

  @AfterAll
  void close() {
    store.close();
  }

  @Test
  void unitOfWorkWithoutChangesSendsNothing() {
    store.forgetSent();
    run(context -> "nothing");
    assertThat(store.sent()).isEmpty();
  }

  @Test
  void birthsAndDeathsCancel() {
    store.forgetSent();
    run(
        context -> {
          var born = TestRows.instance(context.unitOfWork(), "short-lived");
          born.rename("older");
          context.unitOfWork().delete(born);
          assertThat(context.unitOfWork().find(InstanceEntity.TABLE, 0)).isNull();
          return context.unitOfWork().known(InstanceEntity.TABLE).toList();
        });
    assertThat(store.sent()).isEmpty();
  }

  @Test
  void changeThatIsUndoneSendsNoUpdate() {
    var id = stored("before");
    store.forgetSent();
    run(
        context -> {
          var row = context.unitOfWork().find(InstanceEntity.TABLE, id);
          row.rename("other");
          row.count(Dependent.TASK, 3);
          row.rename("before");
          row.count(Dependent.TASK, -3);
          assertThat(context.unitOfWork().isChanged()).isFalse();
          return null;
        });
    assertThat(store.sent()).noneMatch(sql -> sql.contains("update mr_test_instance"));
    assertThat(revision(id)).isEqualTo(1);
  }

  @Test
  void touchRaisesTheRevisionOfAnUnchangedRow() {
    var id = stored("same");
    run(
        context -> {
          context.unitOfWork().touch(context.unitOfWork().find(InstanceEntity.TABLE, id));
          return null;
        });
    assertThat(revision(id)).isEqualTo(2);
  }

  @Test
  void eachRowIsOneEntityHoweverItIsRead() {
    var id = stored("one");
    run(
        context -> {
          var work = context.unitOfWork();
          var found = work.find(InstanceEntity.TABLE, id);
          found.rename("changed in memory");
          var read =
              work.fetch(Read.lock(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(id))).get(0);
          assertThat(read).isSameAs(found);
          assertThat(read.name()).isEqualTo("changed in memory");
          assertThat(
                  work.fetchIn(new ReadIn<>(InstanceEntity.TABLE, "ID_", List.of(id), null, false)))
              .containsExactly(found);
          return null;
        });
    assertThat(name(id)).isEqualTo("changed in memory");
  }

  @Test
  void deletedRowIsNotFoundAgain() {
    var id = stored("gone");
    run(
        context -> {
          var work = context.unitOfWork();
          work.delete(work.find(InstanceEntity.TABLE, id));
          assertThat(work.find(InstanceEntity.TABLE, id)).isNull();
          work.flush();
          assertThat(work.find(InstanceEntity.TABLE, id)).isNull();
          return null;
        });
    assertThat(count("MR_TEST_INSTANCE")).isZero();
  }

  @Test
  void rowThatWasNotChangedIsReadAgainWithWhatOthersCommitted() {
    var id = stored("old");
    run(
        context -> {
          var row = context.unitOfWork().find(InstanceEntity.TABLE, id);
          store.run("update MR_TEST_INSTANCE set NAME_ = 'new', REV_ = REV_ + 1");
          context.unitOfWork().fetch(Read.lock(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(id)));
          assertThat(row.name()).isEqualTo("new");
          row.rename("newer");
          return null;
        });
    assertThat(name(id)).isEqualTo("newer");
    assertThat(revision(id)).isEqualTo(3);
  }

  @Test
  void rowsAreChangedAgainAfterAFlush() {
    var id =
        run(
            context -> {
              var row = TestRows.instance(context.unitOfWork(), "first");
              context.unitOfWork().flush();
              row.rename("second");
              context.unitOfWork().flush();
              row.rename("third");
              return row.id();
            });
    assertThat(name(id)).isEqualTo("third");
    assertThat(revision(id)).isEqualTo(3);
  }

  @Test
  void flushIsOrderedByTableAndId() {
    var ids = Stream.of("a", "b", "c", "d").map(this::stored).toList();
    run(
        context -> {
          var work = context.unitOfWork();
          var rows = ids.stream().map(id -> work.find(InstanceEntity.TABLE, id)).toList();
          rows.get(3).rename("last first");
          rows.get(1).rename("then an earlier one");
          work.delete(rows.get(0));
          work.delete(rows.get(2));
          var note = TestRows.note(work, TestRows.instance(work, "new parent"), "x");
          var plan = work.plan();
          assertThat(plan.inserts().keySet())
              .extracting(Table::name)
              .containsExactly("MR_TEST_INSTANCE", "MR_TEST_NOTE");
          assertThat(plan.inserts().get(NoteEntity.TABLE))
              .extracting(Entity::id)
              .containsExactly(note.id());
          assertThat(plan.updates().get(InstanceEntity.TABLE))
              .extracting(Entity::id)
              .containsExactly(ids.get(1), ids.get(3));
          assertThat(plan.deletes().get(InstanceEntity.TABLE))
              .extracting(Entity::id)
              .containsExactly(ids.get(2), ids.get(0));
          return null;
        });
  }

  @Test
  void rowThatComesMayHaveTheKeyOfOneThatGoesOnlyWhereThereAreOtherKeysThanTheId() {
    var id = stored("old");
    run(
        context -> {
          var work = context.unitOfWork();
          work.delete(work.find(InstanceEntity.TABLE, id));
          TestRows.instance(work, "new");
          assertThat(work.plan().mayReuseKeys()).isFalse();
          return null;
        });
    run(
        context -> {
          var work = context.unitOfWork();
          var old = resource(work);
          work.flush();
          work.delete(old);
          resource(work);
          assertThat(work.plan().mayReuseKeys()).isTrue();
          return null;
        });
  }

  private static ResourceEntity resource(UnitOfWork work) {
    var resource = new ResourceEntity();
    resource.name("a.bpmn");
    resource.bytes(new byte[1]);
    work.insert(resource);
    return resource;
  }

  @Test
  void deletesOfSeveralTablesGoInReverseOrder() {
    var id = owner(1);
    run(
        context -> {
          var work = context.unitOfWork();
          work.delete(work.find(InstanceEntity.TABLE, id));
          work.fetch(Read.where(NoteEntity.TABLE, "ID_ > 0")).forEach(work::delete);
          assertThat(work.plan().deletes().keySet())
              .extracting(Table::name)
              .containsExactly("MR_TEST_NOTE", "MR_TEST_INSTANCE");
          return null;
        });
  }

  @Test
  void tablesThatWereNeverDeclaredTogetherAreNotMixedUp() {
    var undeclared = Table.of("MR_ZEBRA", InstanceEntity::new);
    var other = Table.of("MR_YAK", InstanceEntity::new);
    assertThat(Tables.ORDER.compare(undeclared, other)).isPositive();
    assertThat(Tables.ORDER.compare(other, undeclared)).isNegative();
  }

  @Test
  void manyRowsOfOneKindGoInOneTrip() {
    store.forgetSent();
    var ids =
        run(
            context ->
                IntStream.range(0, 250)
                    .mapToObj(i -> TestRows.instance(context.unitOfWork(), "row " + i).id())
                    .toList());
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(1);
    store.forgetSent();
    run(
        context -> {
          var rows =
              context
                  .unitOfWork()
                  .fetchIn(new ReadIn<>(InstanceEntity.TABLE, "ID_", ids, null, true));
          rows.forEach(row -> row.rename("renamed"));
          return null;
        });
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(2);
    assertThat(number("select count(*) from MR_TEST_INSTANCE where NAME_ = 'renamed' and REV_ = 2"))
        .isEqualTo(250);
  }

  @Test
  void readOfThousandsOfIdsIsCutIntoPieces() {
    var ids =
        run(
            context ->
                IntStream.range(0, 2_101)
                    .mapToObj(i -> TestRows.instance(context.unitOfWork(), "row").id())
                    .toList());
    run(
        context -> {
          var read = new ReadIn<>(InstanceEntity.TABLE, "ID_", ids, "NAME_ = 'row'", false);
          assertThat(context.unitOfWork().fetchIn(read)).hasSize(2_101);
          return null;
        });
  }

  @Test
  void twoEntitiesUnderOneIdAreRefused() {
    assertThatThrownBy(
            () ->
                run(
                    context -> {
                      var first = TestRows.instance(context.unitOfWork(), "first");
                      return context.unitOfWork().insert(new InstanceEntity(), first.id());
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("already");
  }

  private long stored(String name) {
    return run(context -> TestRows.instance(context.unitOfWork(), name).id());
  }

  private long owner(int notes) {
    return run(
        context -> {
          var owner = TestRows.instance(context.unitOfWork(), "owner");
          IntStream.range(0, notes)
              .forEach(i -> TestRows.note(context.unitOfWork(), owner, "v" + i));
          return owner.id();
        });
  }

  private <R> R run(Command<R> command) {
    return store.executor().execute(command);
  }

  private long count(String table) {
    return number("select count(*) from " + table);
  }

  private long number(String sql) {
    return store.number(sql);
  }

  private long revision(long id) {
    return number("select REV_ from MR_TEST_INSTANCE where ID_ = " + id);
  }

  private String name(long id) {
    return run(context -> context.unitOfWork().find(InstanceEntity.TABLE, id).name());
  }
}
