package io.millrace.common.internal.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.task.Task;
import io.millrace.test.engine.SharedLayerTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubtasksTest extends SharedLayerTest {

  @Test
  void subtaskIsCountedOnTheTaskItIsAPartOf() {
    var parent = engine.start(1).task();
    var first = subtask(parent, "first");
    var second = subtask(parent, "second");
    assertThat(engine.task(parent).count(Dependent.CHILD)).isEqualTo(2);
    assertThat(engine.run(new SubtasksCommand(parent)))
        .extracting(Task::getId)
        .containsExactly(first, second);
    engine.complete(first);
    assertThat(engine.task(parent).count(Dependent.CHILD)).isEqualTo(1);
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(second), null, false));
    assertThat(engine.task(parent).count(Dependent.CHILD)).isZero();
    assertThat(engine.run(new SubtasksCommand(parent))).isEmpty();
    assertThat(engine.run(new SubtasksCommand("nonsense"))).isEmpty();
  }

  @Test
  void completedTaskTakesAllTasksBelowItAlong() {
    var instance = engine.start(1);
    var child = subtask(instance.task(), "child");
    var grandchild = subtask(child, "grandchild");
    engine.run(
        new SetTaskVariablesCommand(
            engine.tasks(), grandchild, NewVariables.ofTask(Map.of("x", 1))));
    engine.run(new AddTaskLinkCommand(engine.tasks(), child, LinkTarget.user("a", "candidate")));
    engine.complete(instance.task());
    assertThat(rows("MR_TASK") + rows("MR_VARIABLE") + rows("MR_IDENTITY_LINK")).isZero();
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ = 'the task it is a part of was completed'"))
        .isEqualTo(2);
    assertThat(rows("MR_HI_TASK", "PARENT_TASK_ID_ = " + child)).isEqualTo(1);
    assertThat(rows("MR_HI_VARIABLE")).isEqualTo(1);
  }

  @Test
  void deletedTaskTakesItsSubtasksAlongForItsReason() {
    var parent = task("parent");
    subtask(parent, "child");
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(parent), "gone", false));
    assertThat(rows("MR_TASK")).isZero();
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ = 'gone'")).isEqualTo(2);
  }

  @Test
  void parentAndChildCanBeDeletedInOneCall() {
    var parent = task("parent");
    var child = subtask(parent, "child");
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(child, parent), null, false));
    assertThat(rows("MR_TASK")).isZero();
  }

  @Test
  void cancelledTaskOfAnInstanceTakesItsSubtasksAlong() {
    var instance = engine.start(2);
    subtask(instance.tasks().get(0), "child");
    engine.cancel(instance, "cancelled", instance.steps().get(0));
    assertThat(rows("MR_TASK")).isEqualTo(1);
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ = 'cancelled'")).isEqualTo(2);
  }

  @Test
  void subtaskHasTenantAndHistoryOfTheTaskItIsAPartOf() {
    var parent = new TaskEntity();
    parent.tenantId("muppets");
    engine.run(new SaveTasksCommand(engine.tasks(), List.of(parent)));
    assertThat(engine.task(subtask(parent.getId(), "child")).tenantId()).isEqualTo("muppets");
    var silent = engine.start(1, HistoryLevel.NONE, null);
    engine.complete(subtask(silent.task(), "child"));
    assertThat(rows("MR_HI_TASK")).isZero();
  }

  @Test
  void taskThatIsGoneGetsNoSubtask() {
    var parent = task("parent");
    engine.complete(parent);
    assertThatThrownBy(() -> subtask(parent, "late"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'" + parent + "'");
    var orphan = new TaskEntity();
    assertThatThrownBy(() -> orphan.setParentTaskId("nonsense"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  private String task(String name) {
    var task = new TaskEntity();
    task.setName(name);
    engine.run(new SaveTasksCommand(engine.tasks(), List.of(task)));
    return task.getId();
  }

  private String subtask(String parent, String name) {
    var task = new TaskEntity();
    task.setName(name);
    task.setParentTaskId(parent);
    engine.run(new SaveTasksCommand(engine.tasks(), List.of(task)));
    return task.getId();
  }
}
