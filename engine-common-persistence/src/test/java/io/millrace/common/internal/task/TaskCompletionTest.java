package io.millrace.common.internal.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.test.engine.SharedLayerTest;
import io.millrace.test.engine.TestEngine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TaskCompletionTest extends SharedLayerTest {

  @Test
  void newTaskIsCountedAndItsListenersHearOfTheAssignmentAndThenOfTheCreation() {
    var heard = hear("create", "assignment");
    var instance = engine.start(1, HistoryLevel.AUDIT, "kermit", TestEngine.candidate("gonzo"));
    assertThat(heard).containsExactly("assignment", "create");
    assertThat(engine.element(instance.steps().get(0)).count(Dependent.TASK)).isEqualTo(1);
    var task = engine.task(instance.task());
    assertThat(task.assignee()).isEqualTo("kermit");
    assertThat(task.count(Dependent.IDENTITY_LINK)).isEqualTo(1);
    assertThat(task.createTime()).isEqualTo(store.clock().instant());
  }

  @Test
  void newTaskWithoutAssigneeIsNotAssigned() {
    var heard = hear("create", "assignment");
    engine.start(1);
    assertThat(heard).containsExactly("create");
  }

  @Test
  void assigneeThatAListenerForTheCreationReplacesIsToldOfToo() {
    var heard = hear("assignment");
    engine
        .owner()
        .on(
            "create",
            (context, task) -> engine.tasks().assignment().assign(context, task, "piggy"));
    var instance = engine.start(1, HistoryLevel.AUDIT, "kermit");
    assertThat(heard).containsExactly("assignment", "assignment");
    assertThat(engine.task(instance.task()).assignee()).isEqualTo("piggy");
  }

  @Test
  void listenerForTheCreationCanCompleteTheTaskAtOnce() {
    engine.owner().on("create", (context, task) -> complete(task.getId()));
    engine.start(1, HistoryLevel.AUDIT, "kermit");
    assertThat(rows("MR_TASK") + rows("MR_TEST_INSTANCE")).isZero();
    assertThat(rows("MR_HI_TASK", "COMPLETED_BY_ = 'kermit'")).isEqualTo(1);
  }

  private void complete(String taskId) {
    engine.complete(taskId);
  }

  @Test
  void completedTaskIsWrittenDownAndItsEngineMovesOn() {
    var heard = hear("complete", "delete");
    var instance = engine.start(2, HistoryLevel.AUDIT, "gonzo");
    store.clock().advance(Duration.ofSeconds(90));
    engine.complete(instance.task());
    assertThat(heard).containsExactly("complete", "delete");
    assertThat(engine.task(instance.task())).isNull();
    assertThat(engine.element(instance.root()).count(Dependent.CHILD)).isEqualTo(1);
    assertThat(
            rows(
                "MR_HI_TASK",
                "ASSIGNEE_ = 'gonzo' and COMPLETED_BY_ = 'kermit' and DURATION_ = 90000"))
        .isEqualTo(1);
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ is not null")).isZero();
    engine.complete(instance.tasks().get(1));
    assertThat(rows("MR_TEST_INSTANCE")).isZero();
  }

  @Test
  void completionSetsVariablesOfTheInstanceOfTheTaskAndPassingOnes() {
    var seen = new ArrayList<Object>();
    engine
        .owner()
        .on(
            "complete",
            (context, task) -> {
              var node = engine.tasks().variableNode(context, task);
              var access = engine.variables().in(context);
              for (var name : List.of("total", "note", "passing", "passingLocal")) {
                seen.add(access.get(node, name));
              }
            });
    var instance = engine.start(2);
    engine.complete(
        instance.task(),
        new NewVariables(
            Map.of("total", 12),
            Map.of("note", "mine"),
            Map.of("passing", true),
            Map.of("passingLocal", 'x')));
    assertThat(seen).containsExactly(12, "mine", true, 'x');
    assertThat(engine.element(instance.root()).count(Dependent.VARIABLE)).isEqualTo(1);
    assertThat(rows("MR_VARIABLE")).isEqualTo(1);
    assertThat(rows("MR_VARIABLE", "NAME_ = 'total' and SUB_SCOPE_ID_ = " + instance.root()))
        .isEqualTo(1);
    assertThat(rows("MR_HI_VARIABLE")).isEqualTo(1);
    assertThat(rows("MR_HI_VARIABLE", "NAME_ = 'note' and TASK_ID_ = " + instance.task()))
        .isEqualTo(1);
  }

  @Test
  void variablesAndLinksOfATaskThatWereNeverLoadedGoToHistory() {
    var links = new LinkTarget[] {TestEngine.candidate("a"), TestEngine.candidate("b")};
    var instance = engine.start(2, HistoryLevel.AUDIT, null, links);
    for (var task : instance.tasks()) {
      engine.run(set(task, NewVariables.ofTask(Map.of("x", 1, "y", 2))));
    }
    engine.complete(instance.task());
    assertThat(rows("MR_VARIABLE")).isEqualTo(2);
    assertThat(rows("MR_IDENTITY_LINK")).isEqualTo(2);
    assertThat(rows("MR_HI_VARIABLE", "TASK_ID_ = " + instance.task())).isEqualTo(2);
    assertThat(rows("MR_HI_IDENTITY_LINK", "TASK_ID_ = " + instance.task())).isEqualTo(2);
    engine.complete(instance.tasks().get(1));
    assertThat(rows("MR_VARIABLE") + rows("MR_IDENTITY_LINK")).isZero();
    assertThat(rows("MR_HI_VARIABLE")).isEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource(HistoryLevel.class)
  void historyKeepsWhatTheLevelSays(HistoryLevel level) {
    var instance = engine.start(1, level, "kermit", TestEngine.candidate("gonzo"));
    engine.run(set(instance.task(), NewVariables.ofTask(Map.of("x", 1))));
    engine.run(set(instance.task(), NewVariables.ofTask(Map.of("x", 2))));
    engine.complete(instance.task(), NewVariables.ofInstance(Map.of("y", 3)));
    assertThat(rows("MR_HI_TASK")).isEqualTo(level.isAtLeast(HistoryLevel.TASK) ? 1 : 0);
    assertThat(rows("MR_HI_VARIABLE")).isEqualTo(level.isAtLeast(HistoryLevel.AUDIT) ? 2 : 0);
    assertThat(rows("MR_HI_IDENTITY_LINK")).isEqualTo(level.isAtLeast(HistoryLevel.AUDIT) ? 1 : 0);
    assertThat(rows("MR_HI_DETAIL")).isEqualTo(level.isAtLeast(HistoryLevel.FULL) ? 3 : 0);
    assertThat(rows("MR_TASK") + rows("MR_VARIABLE") + rows("MR_IDENTITY_LINK")).isZero();
  }

  @Test
  void taskThatWasCompletedIsNotFoundAgain() {
    var instance = engine.start(1);
    engine.complete(instance.task());
    assertThatThrownBy(() -> engine.complete(instance.task()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(instance.task())
        .hasMessageContaining("completed or deleted already");
    assertThatThrownBy(() -> engine.complete("no id of ours"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void suspendedTaskIsNotCompleted() {
    var instance = engine.start(1);
    suspend(instance.task());
    assertThatThrownBy(
            () -> engine.complete(instance.task(), NewVariables.ofInstance(Map.of("x", 1))))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended")
        .hasMessageContaining("Activate");
    assertThat(rows("MR_VARIABLE")).isZero();
  }

  @Test
  void delegatedTaskIsCompletedOnlyAfterItIsResolved() {
    var instance = engine.start(1, HistoryLevel.AUDIT, "owner");
    engine.run(new DelegateTaskCommand(engine.tasks(), instance.task(), "helper"));
    assertThatThrownBy(() -> engine.complete(instance.task()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'helper'")
        .hasMessageContaining("Resolve it first");
    engine.run(
        new ResolveTaskCommand(
            engine.tasks(), instance.task(), NewVariables.ofInstance(Map.of("x", 1))));
    assertThat(engine.task(instance.task()).assignee()).isEqualTo("owner");
    engine.complete(instance.task());
    assertThat(rows("MR_HI_TASK", "OWNER_ = 'owner'")).isEqualTo(1);
    assertThat(rows("MR_HI_VARIABLE", "NAME_ = 'x'")).isEqualTo(1);
  }

  @Test
  void variableOfAnUnsupportedTypeLeavesTheTaskOpenAndNothingHalfDone() {
    var instance = engine.start(1);
    assertThatThrownBy(
            () ->
                engine.complete(
                    instance.task(),
                    NewVariables.ofInstance(Map.of("good", 1, "odd", new Thread()))))
        .isInstanceOf(UnsupportedVariableTypeException.class)
        .hasMessageContaining("'odd'")
        .hasMessageContaining("java.lang.Thread");
    assertThat(engine.task(instance.task())).isNotNull();
    assertThat(rows("MR_VARIABLE")).isZero();
  }

  @Test
  void failingListenerLeavesTheTaskOpen() {
    engine
        .owner()
        .on(
            "complete",
            (context, task) -> {
              throw new IllegalArgumentException("no");
            });
    var instance = engine.start(1);
    assertThatThrownBy(() -> engine.complete(instance.task())).hasMessage("no");
    assertThat(engine.task(instance.task())).isNotNull();
    assertThat(rows("MR_HI_TASK")).isZero();
  }

  @Test
  void cancelledStepTakesItsTasksAlongWhetherTheyAreLoadedOrNot() {
    var heard = hear("delete", "complete");
    var instance = engine.start(4, HistoryLevel.AUDIT, null, TestEngine.candidate("gonzo"));
    instance.tasks().forEach(id -> engine.run(set(id, NewVariables.ofTask(Map.of("x", id)))));
    var steps = instance.steps();
    engine.cancel(instance, "changed our mind", steps.get(0), steps.get(2), steps.get(3));
    assertThat(heard).containsExactly("delete", "delete", "delete");
    assertThat(rows("MR_TASK")).isEqualTo(1);
    assertThat(rows("MR_VARIABLE")).isEqualTo(1);
    assertThat(rows("MR_IDENTITY_LINK")).isEqualTo(1);
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ = 'changed our mind'")).isEqualTo(3);
    assertThat(rows("MR_HI_VARIABLE")).isEqualTo(3);
  }

  @Test
  void taskThatIsBornAndCompletedInOneUnitOfWorkLeavesHistoryAlone() {
    store.forgetSent();
    engine.run(
        context -> {
          var instance =
              engine.start(
                  context, 1, HistoryLevel.AUDIT, "kermit", List.of(TestEngine.candidate("gonzo")));
          store
              .executor()
              .execute(
                  new CompleteTaskCommand(
                      engine.tasks(),
                      new TaskCompletion(
                          instance.task(), null, NewVariables.ofTask(Map.of("x", 1)), null)));
          return null;
        });
    assertThat(store.sentTo("MR_TASK")).filteredOn(sql -> !sql.startsWith("select")).isEmpty();
    assertThat(rows("MR_HI_TASK")).isEqualTo(1);
    assertThat(rows("MR_HI_VARIABLE")).isEqualTo(1);
    assertThat(rows("MR_HI_IDENTITY_LINK")).isEqualTo(1);
  }

  private SetTaskVariablesCommand set(String taskId, NewVariables variables) {
    return new SetTaskVariablesCommand(engine.tasks(), taskId, variables);
  }

  private void suspend(String taskId) {
    engine.run(
        context -> {
          engine.tasks().access().locked(context, taskId).suspended(true);
          return null;
        });
  }

  private List<String> hear(String... events) {
    var heard = new ArrayList<String>();
    for (var event : events) {
      engine.owner().on(event, (context, task) -> heard.add(event));
    }
    return heard;
  }
}
