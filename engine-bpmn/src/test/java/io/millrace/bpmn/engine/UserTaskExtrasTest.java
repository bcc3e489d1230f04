package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.history.HistoricTaskInstance;
import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskState;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Roles of the model's own, follow-up dates, variables that hear of a task, and its progress. */
@EngineTest
class UserTaskExtrasTest {

  /** The clock goes on while a test runs. */
  private static final long SOON = 60_000;

  private static Task task(TestEngine engine, ProcessInstance order) {
    return engine.task(order, "pay");
  }

  private static HistoricTaskInstance past(TestEngine engine, String taskId) {
    return engine.history().createHistoricTaskInstanceQuery().taskId(taskId).singleResult();
  }

  private static ProcessInstance paid(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    return engine.start("order");
  }

  @Covers("62 identity links of the model's own types")
  @ParameterizedTest
  @ValueSource(strings = {"flowable", "activiti", "millrace"})
  void aRoleOfTheModelBecomesIdentityLinks(String prefix, TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.extension(
                        prefix + ":customResource",
                        role ->
                            role.attribute(prefix + ":name", "businessAdministrator")
                                .inside(
                                    "resourceAssignmentExpression",
                                    e ->
                                        e.child(
                                            "formalExpression",
                                            "user(kermit), group(${group}), accountancy"))))
            .userTask("ship"));
    // when
    var order = engine.start("order", Map.of("group", "management"));
    // then
    var task = task(engine, order);
    assertThat(engine.tasks().getIdentityLinksForTask(task.getId()))
        .allMatch(link -> link.getType().equals("businessAdministrator"))
        .extracting(UserTaskExtrasTest::name)
        .containsExactlyInAnyOrder("user kermit", "group management", "group accountancy");
    assertThat(engine.tasks().createTaskQuery().taskInvolvedUser("kermit").count()).isEqualTo(1);
    assertThat(engine.tasks().createTaskQuery().taskCandidateUser("kermit").count()).isZero();
    engine.completeTask(order, "pay");
    assertThat(engine.history().getHistoricIdentityLinksForTask(task.getId()))
        .extracting(UserTaskExtrasTest::name)
        .contains("user kermit", "group management", "group accountancy");
  }

  private static String name(IdentityLinkInfo link) {
    return link.getUserId() == null ? "group " + link.getGroupId() : "user " + link.getUserId();
  }

  @Covers("64 follow-up date of a user task")
  @ParameterizedTest
  @ValueSource(strings = {"camunda", "operaton", "millrace"})
  void theModelSaysWhenATaskComesUpAgain(String prefix, TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.attribute(prefix + ":followUpDate", "${later}"))
            .userTask("ship"));
    var later = Instant.parse("2031-02-03T04:05:06Z");
    // when
    var order = engine.start("order", Map.of("later", later));
    // then
    var task = task(engine, order);
    assertThat(task.getFollowUpDate()).isEqualTo(Date.from(later));
    assertThat(engine.tasks().createTaskQuery().taskFollowUpDate(Date.from(later)).list())
        .extracting(Task::getId)
        .containsExactly(task.getId());
    // when
    var sooner = Date.from(later.minusSeconds(60));
    engine.tasks().setFollowUpDate(task.getId(), sooner);
    // then
    var query = engine.tasks().createTaskQuery();
    assertThat(query.taskFollowUpBefore(Date.from(later)).count()).isEqualTo(1);
    engine.completeTask(order, "pay");
    assertThat(past(engine, task.getId()).getFollowUpDate()).isEqualTo(sooner);
    assertThat(engine.history().createHistoricTaskInstanceQuery().taskFollowUpAfter(sooner).list())
        .isEmpty();
  }

  @Test
  void whatIsToBeDoneNowHasNoFollowUpDateOrOneThatIsPast(TestEngine engine) {
    var order = paid(engine);
    var open = task(engine, order);
    var now = Date.from(engine.clock().now());
    assertThat(engine.tasks().createTaskQuery().taskFollowUpBeforeOrWithout(now).count())
        .isEqualTo(1);
    open.setFollowUpDate(Date.from(engine.clock().now().plusSeconds(60)));
    engine.tasks().saveTask(open);
    assertThat(engine.tasks().createTaskQuery().taskFollowUpBeforeOrWithout(now).count()).isZero();
    assertThat(engine.tasks().createTaskQuery().withoutTaskFollowUpDate().count()).isZero();
    open.setFollowUpDate(null);
    engine.tasks().saveTask(open);
    assertThat(engine.tasks().createTaskQuery().withoutTaskFollowUpDate().count()).isEqualTo(1);
  }

  /** Completes a task with its id as the variable has it. */
  public static final class NotesId implements TaskListener {
    @Override
    public void notify(DelegateTask task) {
      task.setVariable("heard", task.getId().equals(task.getVariable("payTask")));
    }
  }

  @Covers("67 task id and completer as variables")
  @Test
  void variablesHearOfTheTaskAndWhoCompletedIt(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.attribute("flowable:taskIdVariableName", "${what}Task")
                        .attribute("flowable:taskCompleterVariableName", "payer")
                        .taskListener("create", NotesId.class))
            .userTask("ship", t -> t.assignee("${payer}")));
    var order = engine.start("order", Map.of("what", "pay"));
    // then
    var task = task(engine, order);
    assertThat(engine.runtime().getVariable(order.getId(), "payTask")).isEqualTo(task.getId());
    assertThat(engine.runtime().getVariable(order.getId(), "heard")).isEqualTo(true);
    // when
    engine.tasks().complete(task.getId(), "kermit");
    // then
    assertThat(engine.task(order, "ship").getAssignee()).isEqualTo("kermit");
  }

  @Covers("69 progress of and time spent on a user task")
  @Test
  void workOnATaskBeginsAndIsWrittenDown(TestEngine engine) {
    // given
    var order = paid(engine);
    var id = task(engine, order).getId();
    assertThat(task(engine, order).getState()).isEqualTo(TaskState.CREATED);
    engine.tasks().claim(id, "kermit");
    assertThat(task(engine, order).getState()).isEqualTo(TaskState.CLAIMED);
    // when
    engine.clock().advance(Duration.ofMinutes(5));
    var began = Date.from(engine.clock().now());
    engine.tasks().startProgress(id, "kermit");
    engine.clock().advance(Duration.ofMinutes(5));
    engine.tasks().startProgress(id, "fozzie");
    // then
    var task = task(engine, order);
    assertThat(task.getState()).isEqualTo(TaskState.IN_PROGRESS);
    assertThat(task.getInProgressStartTime()).isCloseTo(began, SOON);
    assertThat(task.getInProgressStartedBy()).isEqualTo("kermit");
    var query = engine.tasks().createTaskQuery();
    assertThat(query.taskState("inProgress").taskInProgressStartedBy("kermit").count())
        .isEqualTo(1);
    engine.tasks().complete(id, "kermit");
    var past = past(engine, id);
    assertThat(past.getState()).isEqualTo(TaskState.COMPLETED);
    assertThat(past.getInProgressStartTime()).isEqualTo(task.getInProgressStartTime());
    assertThat(past.getInProgressStartedBy()).isEqualTo("kermit");
    assertThat(past.getWorkTimeInMillis()).isCloseTo(600_000L, within(SOON));
    var history = engine.history().createHistoricTaskInstanceQuery();
    var time = past.getInProgressStartTime();
    assertThat(history.taskState(TaskState.COMPLETED).taskInProgressStartTimeOn(time).count())
        .isEqualTo(1);
  }

  @Test
  void aTaskThatIsGivenBackCanBeBegunAgain(TestEngine engine) {
    var order = paid(engine);
    var id = task(engine, order).getId();
    engine.tasks().claim(id, "kermit");
    engine.tasks().startProgress(id, "kermit");
    engine.tasks().unclaim(id);
    assertThat(task(engine, order).getState()).isEqualTo(TaskState.CREATED);
    engine.tasks().startProgress(id, null);
    assertThat(task(engine, order).getState()).isEqualTo(TaskState.IN_PROGRESS);
    assertThat(task(engine, order).getInProgressStartedBy()).isNull();
  }

  @Test
  void whenWorkOughtToBeginIsKept(TestEngine engine) {
    var order = paid(engine);
    var task = task(engine, order);
    var query = engine.tasks().createTaskQuery();
    assertThat(query.withoutTaskInProgressStartDueDate().count()).isEqualTo(1);
    var due = Date.from(Instant.parse("2031-02-03T04:05:06Z"));
    task.setInProgressStartDueDate(due);
    engine.tasks().saveTask(task);
    assertThat(task(engine, order).getInProgressStartDueDate()).isEqualTo(due);
    assertThat(engine.tasks().createTaskQuery().taskInProgressStartDueDate(due).count())
        .isEqualTo(1);
  }

  @Covers("69 progress of and time spent on a user task")
  @Test
  void oneTaskIsSuspendedAndGoesOn(TestEngine engine) {
    // given
    var order = paid(engine);
    var id = task(engine, order).getId();
    engine.tasks().claim(id, "kermit");
    var since = Date.from(engine.clock().now());
    // when
    engine.tasks().suspendTask(id, "fozzie");
    // then
    var task = task(engine, order);
    assertThat(task.getState()).isEqualTo(TaskState.SUSPENDED);
    assertThat(task.isSuspended()).isTrue();
    assertThat(task.getSuspendedTime()).isCloseTo(since, SOON);
    assertThat(task.getSuspendedBy()).isEqualTo("fozzie");
    assertThat(engine.tasks().createTaskQuery().suspended().taskSuspendedBy("fozzie").count())
        .isEqualTo(1);
    assertThatThrownBy(() -> engine.tasks().complete(id))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("activateTask");
    assertThatThrownBy(() -> engine.tasks().startProgress(id, "kermit"))
        .isInstanceOf(IllegalStateEngineException.class);
    // when
    engine.tasks().activateTask(id, "fozzie");
    // then
    assertThat(task(engine, order).getState()).isEqualTo(TaskState.CLAIMED);
    engine.completeTask(order, "pay");
    assertThat(past(engine, id).getSuspendedTime()).isNull();
  }

  @Test
  void aTaskRestsAsLongAsItOrItsInstanceIsSuspended(TestEngine engine) {
    var order = paid(engine);
    var id = task(engine, order).getId();
    engine.tasks().suspendTask(id, null);
    engine.runtime().suspendProcessInstanceById(order.getId());
    engine.runtime().activateProcessInstanceById(order.getId());
    assertThat(task(engine, order).isSuspended()).isTrue();
    engine.runtime().suspendProcessInstanceById(order.getId());
    engine.tasks().activateTask(id, null);
    assertThat(task(engine, order).isSuspended()).isTrue();
    assertThatThrownBy(() -> engine.tasks().activateTask(id, null))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("its instance is suspended");
    engine.runtime().activateProcessInstanceById(order.getId());
    assertThat(task(engine, order).isSuspended()).isFalse();
    assertThatThrownBy(() -> engine.tasks().activateTask(id, null))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("it is not suspended");
  }

  @Test
  void aTaskThatIsDeletedWhileItRestsIsTerminated(TestEngine engine) {
    var order = paid(engine);
    var id = task(engine, order).getId();
    engine.tasks().suspendTask(id, "fozzie");
    engine.runtime().deleteProcessInstance(order.getId(), "no money");
    var past = past(engine, id);
    assertThat(past.getState()).isEqualTo(TaskState.TERMINATED);
    assertThat(past.getSuspendedBy()).isEqualTo("fozzie");
    assertThat(engine.history().createHistoricTaskInstanceQuery().taskState("terminated").list())
        .extracting(HistoricTaskInstance::getId)
        .isEqualTo(List.of(id));
    assertThatThrownBy(() -> engine.tasks().suspendTask(id, null))
        .isInstanceOf(ObjectNotFoundException.class);
  }
}
