package io.millrace.common.internal.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.engine.SharedLayerTest;
import io.millrace.test.engine.TestEngine;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * How often a call speaks to the database. PostgreSQL takes all reads in one string and a whole
 * flush with its commit in another; the others take one statement per table and a commit.
 */
class TaskBudgetTest extends SharedLayerTest {

  private boolean single;

  @BeforeAll
  void look(Database database) {
    single = database.kind() == DatabaseKind.POSTGRESQL;
  }

  @Test
  void claimIsOneReadAndOneWrite() {
    var task = engine.start(1).task();
    assertThat(trips(() -> engine.run(new ClaimTaskCommand(engine.tasks(), task, "kermit"))))
        .isEqualTo(single ? 2 : 3);
  }

  @Test
  void claimThatChangesNothingWritesNothing() {
    var task = engine.start(1, HistoryLevel.AUDIT, "kermit").task();
    assertThat(trips(() -> engine.run(new ClaimTaskCommand(engine.tasks(), task, "kermit"))))
        .isEqualTo(2);
  }

  @Test
  void completionIsOneReadAndOneWrite() {
    var task = engine.start(2).task();
    // lock of the family, task, its siblings, tree; delete of task and step, history of the task,
    // root, commit
    assertThat(trips(() -> engine.complete(task))).isEqualTo(single ? 2 : 9);
  }

  @Test
  void completionOfATaskThatOwnsNothingSendsNothingForWhatItCouldOwn() {
    var task = engine.start(2).task();
    store.forgetSent();
    engine.complete(task);
    for (var table :
        List.of(
            "MR_VARIABLE",
            "MR_HI_VARIABLE",
            "MR_IDENTITY_LINK",
            "MR_HI_IDENTITY_LINK",
            "MR_HI_DETAIL")) {
      assertThat(store.sentTo(table)).as(table).isEmpty();
    }
  }

  @Test
  void completionLoadsNoneOfTheVariablesAndLinksThatItEnds() {
    var task =
        engine
            .start(
                1, HistoryLevel.AUDIT, null, TestEngine.candidate("a"), TestEngine.candidate("b"))
            .task();
    engine.run(
        new SetTaskVariablesCommand(
            engine.tasks(), task, NewVariables.ofTask(Map.of("x", 1, "y", 2))));
    store.forgetSent();
    engine.complete(task);
    assertThat(store.sent())
        .noneMatch(sql -> sql.startsWith("select") && sql.contains("from mr_variable where"));
    assertThat(store.sent())
        .noneMatch(sql -> sql.startsWith("select") && sql.contains("from mr_identity_link where"));
  }

  @Test
  void newTaskWithLinksIsOneWrite() {
    var links = List.of(TestEngine.candidate("a"), TestEngine.candidate("b"));
    var draft = new TaskEntity();
    var trips = trips(() -> engine.run(new CreateTaskCommand(engine.tasks(), draft, links)));
    assertThat(trips).isEqualTo(single ? 1 : 3);
  }

  @Test
  void linksOfATaskAreReadOnlyIfThereAreAny() {
    var task = engine.start(1, HistoryLevel.AUDIT, "kermit").task();
    store.forgetSent();
    engine.run(new TaskLinksCommand(engine.tasks(), task));
    engine.run(
        new AddTaskLinkCommand(engine.tasks(), task, LinkTarget.group("frogs", "candidate")));
    assertThat(store.sentTo("MR_IDENTITY_LINK"))
        .hasSize(1)
        .first()
        .asString()
        .contains("insert into");
  }

  @Test
  void manyCancelledTasksGoInAsManyStatementsAsOne() {
    var one = engine.start(2);
    var many = engine.start(41);
    var forOne = trips(() -> engine.cancel(one, "off", one.steps().get(0)));
    var forMany =
        trips(() -> engine.cancel(many, "off", many.steps().subList(0, 40).toArray(Long[]::new)));
    assertThat(forMany).isEqualTo(forOne);
  }

  private long trips(Runnable call) {
    var before = store.trips();
    call.run();
    return store.trips() - before;
  }
}
