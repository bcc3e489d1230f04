package io.millrace.common.internal.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.task.DelegationState;
import io.millrace.test.engine.SharedLayerTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TaskAssignmentTest extends SharedLayerTest {

  @Test
  void claimedTaskHasAnAssigneeAndTheTimeOfTheClaim() {
    var task = engine.start(1).task();
    claim(task, "kermit");
    assertThat(engine.task(task).assignee()).isEqualTo("kermit");
    assertThat(engine.task(task).claimedBy()).isEqualTo("kermit");
    assertThat(engine.task(task).claimTime()).isEqualTo(store.clock().instant());
  }

  @Test
  void taskThatSomebodyWorksOnIsClaimedByNobodyElse() {
    var task = engine.start(1).task();
    claim(task, "kermit");
    claim(task, "kermit");
    assertThatThrownBy(() -> claim(task, "piggy"))
        .isInstanceOfSatisfying(
            TaskAlreadyClaimedException.class,
            e -> {
              assertThat(e.getTaskId()).isEqualTo(task);
              assertThat(e.getTaskAssignee()).isEqualTo("kermit");
            })
        .hasMessageContaining("'piggy'")
        .hasMessageContaining("unclaim");
    assertThat(engine.task(task).revision()).isEqualTo(2);
  }

  @Test
  void claimForNobodyGivesTheTaskBack() {
    var task = engine.start(1).task();
    claim(task, "kermit");
    claim(task, null);
    assertThat(engine.task(task).assignee()).isNull();
    assertThat(engine.task(task).claimTime()).isNull();
    assertThat(engine.task(task).claimedBy()).isNull();
    claim(task, "piggy");
    assertThat(engine.task(task).assignee()).isEqualTo("piggy");
  }

  @Test
  void aTaskThatIsTakenAwayFromItsAssigneeIsNotClaimedAnyMore() {
    var task = engine.start(1).task();
    claim(task, "kermit");

    engine.run(new SetTaskAssigneeCommand(engine.tasks(), task, null));

    assertThat(engine.task(task).assignee()).isNull();
    assertThat(engine.task(task).claimTime()).isNull();
    assertThat(engine.task(task).claimedBy()).isNull();
  }

  @Test
  void assignmentIsToldOfOnlyWhenItChanges() {
    var heard = hear();
    var task = engine.start(1).task();
    engine.run(new SetTaskAssigneeCommand(engine.tasks(), task, "kermit"));
    engine.run(new SetTaskAssigneeCommand(engine.tasks(), task, "kermit"));
    engine.run(new SetTaskAssigneeCommand(engine.tasks(), task, null));
    assertThat(heard)
        .containsExactly("update kermit", "assignment kermit", "update null", "assignment null");
  }

  @Test
  void listenerForTheAssignmentThatAssignsAgainIsNotCalledAgain() {
    var calls = new ArrayList<String>();
    engine
        .owner()
        .on(
            "assignment",
            (context, task) -> {
              calls.add(task.assignee());
              engine.tasks().assignment().assign(context, task, "deputy of " + task.assignee());
            });
    var task = engine.start(1).task();
    claim(task, "kermit");
    assertThat(calls).containsExactly("kermit");
    assertThat(engine.task(task).assignee()).isEqualTo("deputy of kermit");
  }

  @Test
  void delegatedTaskGoesBackToItsOwner() {
    var task = engine.start(1, HistoryLevel.AUDIT, "kermit").task();
    engine.run(new DelegateTaskCommand(engine.tasks(), task, "gonzo"));
    assertThat(engine.task(task).owner()).isEqualTo("kermit");
    assertThat(engine.task(task).assignee()).isEqualTo("gonzo");
    assertThat(engine.task(task).delegationState()).isEqualTo(DelegationState.PENDING);
    engine.run(new ResolveTaskCommand(engine.tasks(), task, NewVariables.NONE));
    assertThat(engine.task(task).assignee()).isEqualTo("kermit");
    assertThat(engine.task(task).delegationState()).isEqualTo(DelegationState.RESOLVED);
  }

  @Test
  void ownerStaysWhenTheTaskIsDelegatedOn() {
    var task = engine.start(1, HistoryLevel.AUDIT, "kermit").task();
    engine.run(new SetTaskOwnerCommand(engine.tasks(), task, "rowlf"));
    engine.run(new DelegateTaskCommand(engine.tasks(), task, "gonzo"));
    assertThat(engine.task(task).owner()).isEqualTo("rowlf");
    assertThatThrownBy(() -> engine.run(new DelegateTaskCommand(engine.tasks(), task, null)))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void priorityAndDueDateChangeTheTaskAlone() {
    var instance = engine.start(1);
    engine.run(new SetTaskPriorityCommand(engine.tasks(), instance.task(), 80));
    engine.run(new SetTaskDueDateCommand(engine.tasks(), instance.task(), store.clock().instant()));
    assertThat(engine.task(instance.task()).priority()).isEqualTo(80);
    assertThat(engine.task(instance.task()).dueDate()).isEqualTo(store.clock().instant());
    assertThat(engine.element(instance.root()).revision()).isEqualTo(1);
  }

  @Test
  void linksOfTheTypesAssigneeAndOwnerAreTheTasksOwnFields() {
    var task = engine.start(1).task();
    engine.run(new AddTaskLinkCommand(engine.tasks(), task, LinkTarget.user("kermit", "assignee")));
    engine.run(new AddTaskLinkCommand(engine.tasks(), task, LinkTarget.user("piggy", "owner")));
    engine.run(
        new AddTaskLinkCommand(engine.tasks(), task, LinkTarget.group("frogs", "candidate")));
    assertThat(rows("MR_IDENTITY_LINK")).isEqualTo(1);
    assertThat(engine.run(new TaskLinksCommand(engine.tasks(), task)))
        .extracting(link -> link.getType() + " " + link.getUserId() + " " + link.getGroupId())
        .containsExactly("assignee kermit null", "owner piggy null", "candidate null frogs");
    engine.run(
        new DeleteTaskLinkCommand(
            engine.tasks(), task, LinkTarget.user("somebody else", "assignee")));
    engine.run(new DeleteTaskLinkCommand(engine.tasks(), task, LinkTarget.user("piggy", "owner")));
    assertThat(engine.task(task).assignee()).isEqualTo("kermit");
    assertThat(engine.task(task).owner()).isNull();
  }

  @Test
  void everyCallRefusesASuspendedTaskAndChangesNothing() {
    var task = engine.start(1).task();
    engine.run(
        context -> {
          engine.tasks().access().locked(context, task).suspended(true);
          return null;
        });
    for (var command : calls(task)) {
      assertThatThrownBy(() -> engine.run(command))
          .as(command.toString())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("it is suspended");
    }
    assertThat(engine.task(task).revision()).isEqualTo(2);
  }

  @Test
  void everyCallNamesATaskThatIsNotThere() {
    for (var id : List.of("4711", "no id", "", "-1", "99999999999999999999")) {
      for (var command : calls(id)) {
        assertThatThrownBy(() -> engine.run(command))
            .as(command.toString())
            .isInstanceOf(ObjectNotFoundException.class)
            .hasMessageContaining("'" + id + "'");
      }
    }
    for (var command : calls(null)) {
      assertThatThrownBy(() -> engine.run(command))
          .as(command.toString())
          .isInstanceOf(BadArgumentException.class);
    }
  }

  private List<Command<Void>> calls(String task) {
    var tasks = engine.tasks();
    var link = LinkTarget.user("kermit", "candidate");
    return List.of(
        new ClaimTaskCommand(tasks, task, "kermit"),
        new ClaimTaskCommand(tasks, task, null),
        new SetTaskAssigneeCommand(tasks, task, "kermit"),
        new SetTaskOwnerCommand(tasks, task, "kermit"),
        new DelegateTaskCommand(tasks, task, "kermit"),
        new ResolveTaskCommand(tasks, task, NewVariables.NONE),
        new SetTaskPriorityCommand(tasks, task, 1),
        new SetTaskDueDateCommand(tasks, task, null),
        new AddTaskLinkCommand(tasks, task, link),
        new DeleteTaskLinkCommand(tasks, task, link),
        new SetTaskVariablesCommand(tasks, task, NewVariables.ofTask(Map.of("x", 1))),
        new SetTaskVariablesCommand(tasks, task, NewVariables.ofInstance(Map.of("x", 1))),
        new RemoveTaskVariablesCommand(tasks, task, List.of("x"), true),
        new RemoveTaskVariablesCommand(tasks, task, List.of("x"), false),
        new CompleteTaskCommand(tasks, new TaskCompletion(task, null, NewVariables.NONE, null)));
  }

  private void claim(String task, String user) {
    engine.run(new ClaimTaskCommand(engine.tasks(), task, user));
  }

  private List<String> hear() {
    var heard = new ArrayList<String>();
    for (var event : List.of("assignment", "update")) {
      engine.owner().on(event, (context, task) -> heard.add(event + " " + task.assignee()));
    }
    return heard;
  }
}
