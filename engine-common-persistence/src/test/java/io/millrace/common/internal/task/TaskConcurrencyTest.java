package io.millrace.common.internal.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.engine.Race;
import io.millrace.test.engine.SharedLayerTest;
import io.millrace.test.engine.TestEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/**
 * Nobody sees a conflict: who comes second waits for a moment, and then gets what the first one
 * left.
 */
class TaskConcurrencyTest extends SharedLayerTest {

  private static final int THREADS = 32;
  private static final String WAITING =
      "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

  private DatabaseKind kind;

  @BeforeAll
  void look(Database database) {
    kind = database.kind();
  }

  @Override
  protected Integer groupCommitConnections() {
    return 0;
  }

  @RepeatedTest(3)
  void ofThirtyTwoCompletionsOfOneTaskOneWins() {
    var instance = engine.start(2, HistoryLevel.AUDIT, "kermit", TestEngine.candidate("gonzo"));
    var outcomes =
        Race.of(
            THREADS,
            () -> engine.complete(instance.task(), NewVariables.ofInstance(Map.of("x", 1))));
    assertThat(outcomes).filteredOn(Objects::isNull).hasSize(1);
    assertThat(outcomes)
        .filteredOn(Objects::nonNull)
        .hasSize(THREADS - 1)
        .allMatch(ObjectNotFoundException.class::isInstance);
    assertThat(rows("MR_HI_TASK")).isEqualTo(1);
    assertThat(engine.element(instance.root()).count(Dependent.CHILD)).isEqualTo(1);
  }

  @RepeatedTest(3)
  void ofThirtyTwoCompletionsOfAStandaloneTaskOneWins() {
    var task = standalone(null);
    var outcomes = Race.of(THREADS, () -> engine.complete(task));
    assertThat(outcomes).filteredOn(Objects::isNull).hasSize(1);
    assertThat(outcomes)
        .filteredOn(Objects::nonNull)
        .hasSize(THREADS - 1)
        .allMatch(ObjectNotFoundException.class::isInstance);
  }

  @Test
  void ofManyWhoClaimOneTaskOneGetsIt() {
    var task = engine.start(1).task();
    var calls = new ArrayList<Runnable>();
    IntStream.range(0, THREADS)
        .forEach(
            i ->
                calls.add(
                    () -> engine.run(new ClaimTaskCommand(engine.tasks(), task, "user " + i))));
    var outcomes = Race.of(calls);
    assertThat(outcomes).filteredOn(Objects::isNull).hasSize(1);
    assertThat(outcomes)
        .filteredOn(Objects::nonNull)
        .hasSize(THREADS - 1)
        .allMatch(TaskAlreadyClaimedException.class::isInstance);
    assertThat(engine.task(task).assignee()).isEqualTo("user " + outcomes.indexOf(null));
  }

  @RepeatedTest(3)
  void allTasksOfOneInstanceAreCompletedAtOnceWithoutAConflict() {
    var attempts = new AtomicInteger();
    engine.owner().on("complete", (context, task) -> attempts.incrementAndGet());
    var instance = engine.start(16);
    var calls = instance.tasks().stream().<Runnable>map(id -> () -> engine.complete(id)).toList();
    assertThat(Race.of(calls)).containsOnlyNulls();
    assertThat(attempts).hasValue(16);
    assertThat(rows("MR_TEST_INSTANCE") + rows("MR_TASK")).isZero();
    assertThat(rows("MR_HI_TASK")).isEqualTo(16);
  }

  @Test
  void claimsLinksAndVariablesOfOneTaskAtOnceAllTakeEffect() {
    var task = engine.start(1).task();
    var calls = new ArrayList<Runnable>();
    for (var i = 0; i < 8; i++) {
      var n = i;
      calls.add(
          () ->
              engine.run(
                  new AddTaskLinkCommand(
                      engine.tasks(), task, LinkTarget.user("u" + n, "candidate"))));
      calls.add(
          () ->
              engine.run(
                  new AddTaskLinkCommand(
                      engine.tasks(), task, LinkTarget.user("same", "candidate"))));
      calls.add(
          () ->
              engine.run(
                  new SetTaskVariablesCommand(
                      engine.tasks(), task, NewVariables.ofTask(Map.of("v" + n % 4, n)))));
    }
    assertThat(Race.of(calls)).containsOnlyNulls();
    assertThat(engine.task(task).count(Dependent.IDENTITY_LINK)).isEqualTo(9);
    assertThat(engine.task(task).count(Dependent.VARIABLE)).isEqualTo(4);
  }

  @Test
  void variablesOfOneInstanceAreSetAtOnceByItsTasks() {
    var instance = engine.start(12);
    var calls = new ArrayList<Runnable>();
    for (var id : instance.tasks()) {
      calls.add(
          () ->
              engine.run(
                  new SetTaskVariablesCommand(
                      engine.tasks(),
                      id,
                      NewVariables.ofInstance(Map.of("shared", id, "of " + id, 1)))));
    }
    assertThat(Race.of(calls)).containsOnlyNulls();
    assertThat(engine.element(instance.root()).count(Dependent.VARIABLE)).isEqualTo(13);
  }

  @RepeatedTest(3)
  void completionAndCancellationOfOneTaskLeaveItOverOnce() {
    var instance = engine.start(3);
    var outcomes =
        Race.of(
            List.of(
                () -> engine.complete(instance.task()),
                () -> engine.run(new ClaimTaskCommand(engine.tasks(), instance.task(), "kermit")),
                () -> engine.complete(instance.tasks().get(1)),
                () -> engine.cancelIfThere(instance, "cancelled", instance.steps().get(0))));
    assertThat(outcomes.stream().filter(Objects::nonNull))
        .allMatch(ObjectNotFoundException.class::isInstance);
    assertThat(rows("MR_TASK")).isEqualTo(1);
    assertThat(rows("MR_HI_TASK")).isEqualTo(2);
  }

  @RepeatedTest(3)
  void subtasksOfOneTaskAndTheTaskItselfAreCompletedAtOnce() {
    var parent = standalone(null);
    var calls = new ArrayList<Runnable>();
    for (var i = 0; i < 8; i++) {
      var child = standalone(parent);
      calls.add(() -> engine.complete(child));
    }
    calls.add(() -> engine.complete(parent));
    assertThat(Race.of(calls).stream().filter(Objects::nonNull))
        .allMatch(ObjectNotFoundException.class::isInstance);
    assertThat(rows("MR_TASK")).isZero();
    assertThat(rows("MR_HI_TASK")).isEqualTo(9);
  }

  @Test
  void whoWaitsForTheTaskThatASubtaskIsAPartOfKeepsNobodyFromTheSubtask() throws Exception {
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "the others notice a deadlock at once");
    var parent = standalone(null);
    var child = standalone(parent);
    waitsForTheFirstOf(parent, child, () -> engine.complete(child));
    assertThat(engine.task(parent).count(Dependent.CHILD)).isZero();
  }

  @Test
  void whoDeletesASubtaskWaitsForTheTaskThatItIsAPartOfFirst() throws Exception {
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "the others notice a deadlock at once");
    var parent = standalone(null);
    var child = standalone(parent);
    waitsForTheFirstOf(parent, child, () -> delete(child));
    assertThat(engine.task(parent).count(Dependent.CHILD)).isZero();
  }

  @Test
  void whoDeletesSubtasksOfSeveralTasksWaitsForAllOfThoseFirst() throws Exception {
    assumeTrue(kind == DatabaseKind.POSTGRESQL, "the others notice a deadlock at once");
    var first = standalone(null);
    var child = standalone(first);
    var second = standalone(null);
    var other = standalone(second);
    waitsForTheFirstOf(second, child, () -> delete(other, child));
    assertThat(engine.task(first).count(Dependent.CHILD)).isZero();
    assertThat(engine.task(second).count(Dependent.CHILD)).isZero();
  }

  @RepeatedTest(3)
  void subtasksAndTheTaskItselfAreDeletedAndCompletedAtOnce() {
    var parent = standalone(null);
    var calls = new ArrayList<Runnable>();
    for (var i = 0; i < 4; i++) {
      var child = standalone(parent);
      var another = standalone(parent);
      calls.add(() -> delete(another, child));
      calls.add(() -> engine.complete(child));
    }
    calls.add(() -> delete(parent));
    assertThat(Race.of(calls).stream().filter(Objects::nonNull))
        .allMatch(ObjectNotFoundException.class::isInstance);
    assertThat(rows("MR_TASK")).isZero();
  }

  private void delete(String... tasks) {
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(tasks), null, false));
  }

  /** A call waits for one row, and does not hold the other one meanwhile. */
  private void waitsForTheFirstOf(String first, String then, Runnable call) throws Exception {
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("select 1 from MR_TASK where ID_ = " + first + " for update");
      var running = CompletableFuture.runAsync(call);
      while (store.number(WAITING) == 0) {
        assertThat(running).isNotDone();
      }
      statement.execute("select 1 from MR_TASK where ID_ = " + then + " for update nowait");
      connection.rollback();
      running.get(60, TimeUnit.SECONDS);
    }
  }

  private String standalone(String parent) {
    var task = new TaskEntity();
    task.setParentTaskId(parent);
    engine.run(new SaveTasksCommand(engine.tasks(), List.of(task)));
    return task.getId();
  }
}
