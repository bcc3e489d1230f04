package io.millrace.common.internal.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.task.Task;
import io.millrace.test.engine.SharedLayerTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandaloneTasksTest extends SharedLayerTest {

  @Test
  void newTaskIsStoredAsItWasDescribed() {
    var task = newTask("shop");
    task.setDescription("milk");
    task.setPriority(7);
    task.setOwner("piggy");
    task.setAssignee("kermit");
    task.setDueDate(new Date(1000));
    task.setCategory("home");
    task.setFormKey("form");
    task.setTenantId("muppets");
    save(task);
    var stored = engine.task(task.getId());
    assertThat(stored.name()).isEqualTo("shop");
    assertThat(stored.description()).isEqualTo("milk");
    assertThat(stored.priority()).isEqualTo(7);
    assertThat(stored.owner()).isEqualTo("piggy");
    assertThat(stored.assignee()).isEqualTo("kermit");
    assertThat(stored.getDueDate()).isEqualTo(new Date(1000));
    assertThat(stored.category()).isEqualTo("home");
    assertThat(stored.formKey()).isEqualTo("form");
    assertThat(stored.tenantId()).isEqualTo("muppets");
    assertThat(stored.scopeType()).isNull();
  }

  @Test
  void onlyChangedFieldsOfAFoundTaskAreWritten() {
    var id = saved("before");
    var mine = found(id);
    var theirs = found(id);
    mine.setName("after");
    save(mine);
    theirs.setPriority(99);
    assertThatThrownBy(() -> save(theirs))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("(its name)");
    assertThat(engine.task(id).priority()).isEqualTo(50);
    assertThat(engine.task(id).name()).isEqualTo("after");
  }

  @Test
  void conflictOfASavedObjectIsReportedAtOnceAndNotTriedAgain() {
    var id = saved("before");
    var mine = found(id);
    mine.setName("mine");
    store.run("update MR_TASK set NAME_ = 'theirs', REV_ = REV_ + 1");
    var before = store.trips();
    assertThatThrownBy(() -> save(mine)).isInstanceOf(ConflictException.class);
    assertThat(store.trips() - before).isLessThanOrEqualTo(2);
  }

  @Test
  void whatDoesNotConcernTheFieldsOfATaskIsNoConflict() {
    var id = saved("before");
    var mine = found(id);
    engine.run(new AddTaskLinkCommand(engine.tasks(), id, LinkTarget.user("gonzo", "candidate")));
    engine.run(
        new SetTaskVariablesCommand(engine.tasks(), id, NewVariables.ofTask(Map.of("x", 1))));
    mine.setName("after");
    save(mine);
    assertThat(engine.task(id).name()).isEqualTo("after");
    assertThat(engine.task(id).count(Dependent.VARIABLE)).isEqualTo(1);
  }

  @Test
  void oneObjectCanBeSavedAgainAndAgain() {
    var task = newTask("one");
    save(task);
    task.setName("two");
    save(task);
    task.setName("three");
    task.setAssignee("kermit");
    save(task);
    save(task);
    assertThat(engine.task(task.getId()).name()).isEqualTo("three");
    assertThat(engine.task(task.getId()).revision()).isEqualTo(3);
    task.setAssignee(null);
    save(task);
    assertThat(engine.task(task.getId()).assignee()).isNull();
  }

  @Test
  void objectWhoseSavingWasRolledBackCanBeSavedAgain() {
    var task = newTask("new");
    assertThatThrownBy(() -> saveAndFail(task)).hasMessage("rolled back");
    assertThat(rows("MR_TASK")).isZero();
    save(task);
    assertThat(engine.task(task.getId()).name()).isEqualTo("new");
    task.setName("changed");
    assertThatThrownBy(() -> saveAndFail(task)).hasMessage("rolled back");
    assertThat(engine.task(task.getId()).name()).isEqualTo("new");
    save(task);
    assertThat(engine.task(task.getId()).name()).isEqualTo("changed");
  }

  @Test
  void objectCanBeSavedTwiceInOneUnitOfWork() {
    var task = newTask("one");
    engine.run(
        context -> {
          save(task);
          task.setName("two");
          save(task);
          return null;
        });
    assertThat(engine.task(task.getId()).name()).isEqualTo("two");
    engine.run(
        context -> {
          task.setName("three");
          save(task);
          task.setName("four");
          save(task);
          return null;
        });
    assertThat(engine.task(task.getId()).name()).isEqualTo("four");
  }

  @Test
  void savedAssigneeIsToldOfAsAnAssignment() {
    var heard = new ArrayList<String>();
    engine.owner().on("assignment", (context, task) -> heard.add(task.assignee()));
    engine.owner().on("update", (context, task) -> heard.add("update"));
    var task = (Task) found(engine.start(1).task());
    task.setAssignee("kermit");
    save(task);
    task.setName("other");
    save(task);
    assertThat(heard).containsExactly("update", "kermit", "update");
  }

  @Test
  void parentTenantAndExternalIdAreForNewTasksOnly() {
    var parent = saved("parent");
    var task = found(saved("task"));
    task.setParentTaskId(parent);
    assertThatThrownBy(() -> save(task))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("parentTaskId");
    var other = found(parent);
    other.setTenantId("muppets");
    assertThatThrownBy(() -> save(other))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("tenantId");
  }

  @Test
  void savingATaskThatIsGoneOrOfAnotherKindIsRefused() {
    var task = found(saved("task"));
    engine.complete(task.getId());
    task.setName("late");
    assertThatThrownBy(() -> save(task)).isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> save((Task) null)).isInstanceOf(BadArgumentException.class);
  }

  @Test
  void severalTasksAreSavedAllOrNone() {
    var first = found(saved("first"));
    var second = found(saved("second"));
    first.setName("changed");
    second.setName("changed");
    var third = newTask("third");
    store.run("update MR_TASK set NAME_ = 'elsewhere' where NAME_ = 'second'");
    assertThatThrownBy(() -> save(first, third, second)).isInstanceOf(ConflictException.class);
    assertThat(rows("MR_TASK", "NAME_ = 'changed'")).isZero();
    assertThat(rows("MR_TASK")).isEqualTo(2);
  }

  @Test
  void externalIdOfAnOpenTaskIsTakenUntilTheTaskIsDone() {
    var task = new TaskEntity();
    task.externalId("order-1");
    save(task);
    var same = new TaskEntity();
    same.externalId("order-1");
    assertThatThrownBy(() -> save(same))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("order-1");
    engine.complete(task.getId());
    save(same);
    assertThat(engine.task(same.getId()).externalId()).isEqualTo("order-1");
  }

  @Test
  void createdTaskHasItsLinksAndIsShownAsACopy() {
    var draft = new TaskEntity();
    draft.name("draft");
    var task =
        engine.run(
            new CreateTaskCommand(
                engine.tasks(),
                draft,
                List.of(LinkTarget.user("a", "candidate"), LinkTarget.group("g", "reader"))));
    assertThat(rows("MR_IDENTITY_LINK", "TASK_ID_ = " + task.getId())).isEqualTo(2);
    task.setName("changed");
    assertThat(engine.task(task.getId()).name()).isEqualTo("draft");
    save(task);
    assertThat(engine.task(task.getId()).name()).isEqualTo("changed");
  }

  @Test
  void variablesOfAStandaloneTaskAreItsOwn() {
    var id = saved("task");
    engine.run(
        new SetTaskVariablesCommand(engine.tasks(), id, NewVariables.ofInstance(Map.of("x", 1))));
    assertThat(rows("MR_VARIABLE", "TASK_ID_ = " + id + " and SUB_SCOPE_ID_ = 0")).isEqualTo(1);
    assertThat(read(id, false)).isEqualTo(read(id, true)).isEqualTo(Map.of("x", 1));
    engine.run(new RemoveTaskVariablesCommand(engine.tasks(), id, List.of("x", "absent"), false));
    assertThat(read(id, false)).isEmpty();
    assertThat(rows("MR_HI_VARIABLE", "TASK_ID_ = " + id)).isEqualTo(1);
  }

  @Test
  void deletedTaskIsKeptByHistoryWithItsReason() {
    var id = saved("task");
    engine.run(
        new DeleteTasksCommand(
            engine.tasks(), List.of(id, "4711", "nonsense"), "not needed", false));
    assertThat(engine.task(id)).isNull();
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ = 'not needed'")).isEqualTo(1);
    var other = saved("other");
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(other), null, false));
    assertThat(rows("MR_HI_TASK", "DELETE_REASON_ = 'deleted'")).isEqualTo(1);
  }

  @Test
  void deletionWithHistoryLeavesNothing() {
    var id = saved("task");
    engine.run(
        new SetTaskVariablesCommand(
            engine.tasks(), id, NewVariables.ofTask(Map.of("x", 1, "y", 2))));
    engine.run(new RemoveTaskVariablesCommand(engine.tasks(), id, List.of("x"), true));
    engine.run(new AddTaskLinkCommand(engine.tasks(), id, LinkTarget.user("a", "candidate")));
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(id), null, true));
    var over = saved("over");
    engine.complete(over);
    engine.run(new DeleteTasksCommand(engine.tasks(), List.of(over), null, true));
    for (var table :
        List.of("MR_TASK", "MR_VARIABLE", "MR_IDENTITY_LINK", "MR_HI_TASK", "MR_HI_VARIABLE")) {
      assertThat(rows(table)).as(table).isZero();
    }
    assertThat(rows("MR_HI_IDENTITY_LINK")).isZero();
  }

  @Test
  void taskOfARunningInstanceIsNotDeletedByHand() {
    var ofInstance = engine.start(1).task();
    var standalone = saved("task");
    assertThatThrownBy(
            () ->
                engine.run(
                    new DeleteTasksCommand(
                        engine.tasks(), List.of(standalone, ofInstance), null, false)))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(ofInstance)
        .hasMessageContaining("its instance is running");
    assertThat(engine.task(standalone)).isNotNull();
  }

  private static TaskEntity newTask(String name) {
    var task = new TaskEntity();
    task.setName(name);
    return task;
  }

  private String saved(String name) {
    var task = newTask(name);
    save(task);
    return task.getId();
  }

  /** Returns a task as a query shows it: an object that no unit of work knows. */
  private TaskEntity found(String id) {
    return TaskEntity.TABLE.detachedCopy(engine.task(id));
  }

  private void save(Task... tasks) {
    engine.run(new SaveTasksCommand(engine.tasks(), Arrays.asList(tasks)));
  }

  private void saveAndFail(Task task) {
    engine.run(
        context -> {
          save(task);
          throw new IllegalArgumentException("rolled back");
        });
  }

  private Map<String, Object> read(String id, boolean local) {
    return engine.run(
        new ReadTaskVariablesCommand<>(
            engine.tasks(), id, local, (access, node) -> access.all(node)));
  }
}
