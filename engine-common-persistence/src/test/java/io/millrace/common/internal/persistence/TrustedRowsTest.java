package io.millrace.common.internal.persistence;

import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ConflictException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.engine.Callers;
import io.millrace.test.engine.Gate;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.NoteEntity;
import io.millrace.test.engine.SharedLayerTest;
import io.millrace.test.engine.TestRows;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a unit of work takes on trust is proved by its flush, or before anything else is sent. */
class TrustedRowsTest extends SharedLayerTest {

  private final AtomicInteger runs = new AtomicInteger();

  @BeforeEach
  void onPostgres(io.millrace.test.database.Database home) {
    Assumptions.assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "no other database proves rows");
    runs.set(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 9, 12, 40})
  void allRowsAreHeldAndSomeChangedByOneStatement(int rows) {
    var family = family(rows);
    store.forgetSent();
    onTrust(family, (context, trusted) -> trusted.get(rows - 1).rename("after"));
    assertThat(store.sent()).hasSize(1).allMatch(sql -> sql.contains("for update"));
    assertThat(runs).hasValue(1);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'after' and REV_ = 2")).isEqualTo(1);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'before' and REV_ = 1")).isEqualTo(rows - 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 12})
  void aRowThatTheFlushLeavesAloneAndSomebodyChangedLetsTheCommandRunAgain(int rows) {
    var family = family(rows);
    store.run("update MR_TEST_INSTANCE set REV_ = 2 where PARENT_ID_ is null");
    onTrust(family, (context, trusted) -> trusted.get(rows - 1).rename("after"));
    assertThat(runs).hasValue(2);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'after' and REV_ = 2")).isEqualTo(1);
  }

  @Test
  void aRowThatIsChangedHereAndThereLetsTheCommandRunAgain() {
    var family = family(1);
    store.run("update MR_TEST_INSTANCE set REV_ = 2, NAME_ = 'there'");
    onTrust(family, (context, trusted) -> trusted.get(0).rename(trusted.get(0).name() + "+"));
    assertThat(runs).hasValue(2);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'there+' and REV_ = 3")).isEqualTo(1);
  }

  @Test
  void nothingIsDeletedOrInsertedBeforeAllIsHeld() {
    var family = family(2);
    store.run("update MR_TEST_INSTANCE set REV_ = 2 where PARENT_ID_ is null");
    var second =
        assertThatThrownBy(
            () ->
                store
                    .executor()
                    .execute(
                        context -> {
                          if (runs.incrementAndGet() > 1) {
                            throw new IllegalStateException("again");
                          }
                          var trusted = trusted(context, family);
                          trusted.get(0).count(Dependent.CHILD, -1);
                          context.unitOfWork().delete(trusted.get(1));
                          TestRows.instance(context.unitOfWork(), "new");
                          return null;
                        }));
    second.isInstanceOf(IllegalStateException.class).hasMessage("again");
    assertThat(rows("MR_TEST_INSTANCE")).isEqualTo(2);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'new'")).isZero();
  }

  @Test
  void aRowThatSomebodyHoldsIsNotWaitedForOnTrust() throws SQLException {
    var family = family(2);
    try (var holder = store.connect()) {
      holder.setAutoCommit(false);
      try (var statement = holder.createStatement()) {
        statement.execute("select 1 from MR_TEST_INSTANCE where PARENT_ID_ is null for update");
      }
      var begun = System.nanoTime();
      var took = new ArrayList<Duration>();
      store
          .executor()
          .execute(
              context -> {
                if (runs.incrementAndGet() == 1) {
                  trusted(context, family).get(1).rename("after");
                } else {
                  took.add(Duration.ofNanos(System.nanoTime() - begun));
                }
                return null;
              });
      holder.rollback();
      assertThat(runs).hasValue(2);
      assertThat(took.get(0)).isLessThan(Duration.ofSeconds(5));
    }
  }

  @Test
  void bulkDeletesFollowTheLocksInTheSameString() {
    var family = family(1);
    store
        .executor()
        .execute(
            context -> {
              var owner = context.unitOfWork().find(InstanceEntity.TABLE, rootOf(family));
              TestRows.note(context.unitOfWork(), owner, "a");
              return null;
            });
    var stale = family;
    BiConsumer<CommandContext, List<InstanceEntity>> deleting =
        (context, trusted) -> {
          var key = OwnerKey.of("INSTANCE_ID_", trusted.get(0).id());
          context.unitOfWork().deleteOwned(NoteEntity.TABLE, key, 1, List.of());
          trusted.get(0).count(Dependent.SUBSCRIPTION, -1);
        };
    var now = remembered(rootOf(family));
    store.run("update MR_TEST_INSTANCE set REV_ = REV_ + 1");
    assertThatThrownBy(
            () ->
                store
                    .executor()
                    .execute(
                        context -> {
                          if (runs.incrementAndGet() > 1) {
                            throw new IllegalStateException("again");
                          }
                          deleting.accept(context, trusted(context, now));
                          return null;
                        }))
        .hasMessage("again");
    assertThat(rows("MR_TEST_NOTE")).isEqualTo(1);
    var fresh = remembered(rootOf(stale));
    runs.set(0);
    store.forgetSent();
    onTrust(fresh, deleting);
    assertThat(runs).hasValue(1);
    assertThat(rows("MR_TEST_NOTE")).isZero();
    assertThat(store.sent().get(0)).contains("for update").contains("delete from mr_test_note");
  }

  @Test
  void whatIsReadIsReadBehindTheProofInTheSameTrip() {
    var family = family(3);
    store.forgetSent();
    onTrust(
        family,
        (context, trusted) -> {
          context.unitOfWork().fetch(Read.where(NoteEntity.TABLE, "PAGE_ = 0"));
          assertThat(store.sent()).hasSize(1);
          trusted.get(2).rename("after");
        });
    assertThat(runs).hasValue(1);
    assertThat(store.sent().get(0)).contains("for update").contains("mr_test_note");
  }

  @Test
  void aRowTooManyOrTooFewLosesTheTrust() {
    for (var change :
        List.of(
            "insert into MR_TEST_INSTANCE select ID_ + 100000000, 1, ROOT_INSTANCE_ID_, ID_, 'more',"
                + " 0, 0, 0, 0, 0, 0 from MR_TEST_INSTANCE where PARENT_ID_ is null",
            "delete from MR_TEST_INSTANCE where PARENT_ID_ is not null",
            "update MR_TEST_INSTANCE set REV_ = REV_ + 1 where PARENT_ID_ is not null")) {
      store.clear();
      runs.set(0);
      var family = family(2);
      store.run(change);
      store
          .executor()
          .execute(
              context -> {
                if (runs.incrementAndGet() == 1) {
                  trusted(context, family);
                  context.session().prove();
                  throw new AssertionError("proved in spite of: " + change);
                }
                return null;
              });
      assertThat(runs).hasValue(2);
    }
    store.clear();
  }

  @Test
  void whoSwallowsThatTheTrustIsLostCannotCommit() {
    var family = family(1);
    store.run("update MR_TEST_INSTANCE set REV_ = 2");
    onTrust(
        family,
        (context, trusted) -> {
          if (runs.get() == 1) {
            assertThatThrownBy(() -> context.session().prove())
                .isInstanceOf(TrustLostException.class);
          }
          trusted.get(0).rename("after");
        });
    assertThat(runs).hasValue(2);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'after' and REV_ = 3")).isEqualTo(1);
  }

  @Test
  void whatFailsOnTrustSaysNothingAndRunsAgain() {
    var family = family(1);
    store
        .executor()
        .execute(
            context -> {
              if (runs.incrementAndGet() == 1) {
                trusted(context, family);
                throw new ConflictException("a conflict that was only believed");
              }
              return null;
            });
    assertThat(runs).hasValue(2);
  }

  @Test
  void aUnitOfWorkThatChangesNothingIsProvedAsWell() {
    var family = family(1);
    store.run("update MR_TEST_INSTANCE set REV_ = 2");
    onTrust(family, (context, trusted) -> {});
    assertThat(runs).hasValue(2);
  }

  @Test
  void aProofThatCannotBeReadFailsAsTheLockDoes() throws SQLException {
    var family = family(1);
    try (var holder = store.connect()) {
      holder.setAutoCommit(false);
      try (var statement = holder.createStatement()) {
        statement.execute("select 1 from MR_TEST_INSTANCE for update");
      }
      assertThatThrownBy(
              () ->
                  store
                      .executor()
                      .execute(
                          context -> {
                            runs.incrementAndGet();
                            trusted(context, family);
                            context.session().prove();
                            return null;
                          }))
          .isInstanceOf(LockTimeoutException.class);
      holder.rollback();
    }
    assertThat(runs).hasValue(1);
  }

  @Test
  void unitsOnTrustAreWrittenTogetherAndAStaleOneRunsAgainAlone() {
    var families = IntStream.range(0, 6).mapToObj(i -> family(2)).toList();
    store.run("update MR_TEST_INSTANCE set REV_ = 2 where ID_ = " + rootOf(families.get(3)));
    var gate = new Gate();
    var executor = store.grouping(1, gate);
    gate.close();
    store.forgetSent();
    var callers = new Callers();
    for (var i = 0; i < families.size(); i++) {
      var family = families.get(i);
      callers.start(() -> onTrust(executor, family, (c, rows) -> rows.get(1).rename("after")));
      var started = i + 1;
      until("all wait", () -> gate.waiting() + queued(executor) == started);
    }
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(runs).hasValue(7);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'after' and REV_ = 2")).isEqualTo(6);
  }

  @Test
  void unitsOnTrustThatHoldAreOneStatement() {
    var families = IntStream.range(0, 6).mapToObj(i -> family(2)).toList();
    var gate = new Gate();
    var executor = store.grouping(1, gate);
    gate.close();
    store.forgetSent();
    var callers = new Callers();
    for (var i = 0; i < families.size(); i++) {
      var family = families.get(i);
      callers.start(() -> onTrust(executor, family, (c, rows) -> rows.get(1).rename("after")));
      var started = i + 1;
      until("all wait", () -> gate.waiting() + queued(executor) == started);
    }
    gate.open();
    assertThat(callers.outcomes()).containsOnlyNulls();
    assertThat(runs).hasValue(6);
    assertThat(store.sentTo("MR_TEST_INSTANCE")).hasSize(1);
    assertThat(rows("MR_TEST_INSTANCE", "NAME_ = 'after' and REV_ = 2")).isEqualTo(6);
  }

  @Test
  void aGroupTakesNoTwoUnitsThatKnowTheSameRows() {
    var family = family(2);
    var plans = new ArrayList<FlushPlan>();
    for (var i = 0; i < 2; i++) {
      runs.set(0);
      var which = i;
      store
          .executor()
          .execute(
              context -> {
                if (runs.incrementAndGet() == 1) {
                  trusted(context, family).get(which).rename("after");
                  plans.add(context.unitOfWork().plan());
                  throw new IllegalStateException("planned");
                }
                return null;
              });
    }
    assertThat(plans).allMatch(FlushPlan::isShareable).allMatch(plan -> plan.rows() == 3);
    var group = new UnitGroup(plans.get(0));
    assertThat(group.take(new QueuedUnit(plans.get(1), Duration.ofSeconds(1)))).isFalse();
  }

  @Test
  void whatWaitsForOthersIsNotShared() {
    var family = family(1);
    store
        .executor()
        .execute(
            context -> {
              if (runs.incrementAndGet() == 1) {
                var row = trusted(context, family).get(0);
                row.rename("after");
                context
                    .unitOfWork()
                    .deleteOwned(
                        NoteEntity.TABLE, OwnerKey.of("INSTANCE_ID_", row.id()), 1, List.of());
                assertThat(context.unitOfWork().plan().isShareable()).isFalse();
                throw new IllegalStateException("planned");
              }
              return null;
            });
  }

  private static int queued(CommandExecutor executor) {
    return executor.environment().database().groupCommit().queued();
  }

  /** Runs a command on trust, and when it runs again with what it reads. */
  private void onTrust(
      RememberedFamily family, BiConsumer<CommandContext, List<InstanceEntity>> work) {
    onTrust(store.executor(), family, work);
  }

  private Object onTrust(
      CommandExecutor executor,
      RememberedFamily family,
      BiConsumer<CommandContext, List<InstanceEntity>> work) {
    return executor.execute(
        context -> {
          runs.incrementAndGet();
          var rows =
              context.mayTrust()
                  ? trusted(context, family)
                  : context.unitOfWork().fetch(tree(family.rootId()));
          work.accept(context, rows);
          return null;
        });
  }

  private static List<InstanceEntity> trusted(CommandContext context, RememberedFamily family) {
    var root = Read.lock(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(family.rootId()));
    var rows = context.unitOfWork().trust(family, List.of(root, tree(family.rootId())));
    return rows.stream().map(InstanceEntity.class::cast).toList();
  }

  private static Read<InstanceEntity> tree(long root) {
    return Read.where(
        InstanceEntity.TABLE, "ROOT_INSTANCE_ID_ = ? order by ID_", Parameter.of(root));
  }

  private static long rootOf(RememberedFamily family) {
    return family.rootId();
  }

  /** Stores a root with rows below it; returns how they are. */
  private RememberedFamily family(int rows) {
    var root =
        store
            .executor()
            .execute(
                context -> {
                  var instance = TestRows.instance(context.unitOfWork(), "before");
                  for (var i = 1; i < rows; i++) {
                    TestRows.child(context.unitOfWork(), instance, "before");
                  }
                  return instance.id();
                });
    return remembered(root);
  }

  private RememberedFamily remembered(long root) {
    return store
        .executor()
        .execute(
            context ->
                RememberedFamily.of(root, context.unitOfWork().fetch(tree(root)), List.of()));
  }
}
