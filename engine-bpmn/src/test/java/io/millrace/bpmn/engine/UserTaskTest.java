package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.task.DelegationState;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** User tasks: what the model says of the task, what people do with it, what is left of it. */
@EngineTest
class UserTaskTest {

  @Covers({
    "59 user task",
    "60 assignee and candidates of a user task",
    "63 due date of a user task",
    "65 priority and category of a user task",
    "147 key of a form"
  })
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void modelSaysWhatTheTaskIs(String prefix, TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.name("Pay ${sum}")
                        .documentation("For ${customer}")
                        .attribute(prefix + ":assignee", "${customer}")
                        .attribute(prefix + ":candidateUsers", "fozzie, ${helper}")
                        .attribute(prefix + ":candidateGroups", "clerks,${groups}")
                        .attribute(prefix + ":dueDate", "${due}")
                        .attribute(prefix + ":priority", "${sum * 10}")
                        .attribute(prefix + ":formKey", "forms/${customer}")));
    var due = Instant.parse("2030-05-06T07:08:09Z");
    // when
    var order =
        engine.start(
            "order",
            Map.of("sum", 7, "customer", "kermit", "helper", "gonzo", "groups", "a,b", "due", due));
    // then
    var task = engine.task(order, "pay");
    assertThat(task.getName()).isEqualTo("Pay 7");
    assertThat(task.getDescription()).isEqualTo("For kermit");
    assertThat(task.getAssignee()).isEqualTo("kermit");
    assertThat(task.getDueDate()).isEqualTo(Date.from(due));
    assertThat(task.getPriority()).isEqualTo(70);
    assertThat(task.getFormKey()).isEqualTo("forms/kermit");
    assertThat(task.getTaskDefinitionKey()).isEqualTo("pay");
    assertThat(task.getProcessInstanceId()).isEqualTo(order.getId());
    assertThat(task.getProcessDefinitionId()).isEqualTo(order.getProcessDefinitionId());
    assertThat(engine.tasks().getIdentityLinksForTask(task.getId()))
        .filteredOn(link -> link.getType().equals("candidate"))
        .extracting(UserTaskTest::name)
        .containsExactlyInAnyOrder(
            "user fozzie", "user gonzo", "group clerks", "group a", "group b");
  }

  private static String name(IdentityLink link) {
    return link.getUserId() == null ? "group " + link.getGroupId() : "user " + link.getUserId();
  }

  @Covers({"61 owner of a user task", "65 priority and category of a user task"})
  @Test
  void ownerAndCategoryComeFromTheModelAndStayInHistory(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask(
                "pay",
                t ->
                    t.attribute("flowable:owner", "${boss}")
                        .attribute("flowable:category", "money-${kind}")
                        .attribute("camunda:priority", "70")));
    var order = engine.start("order", Map.of("boss", "gonzo", "kind", "in"));
    var task = engine.task(order, "pay");
    assertThat(task.getOwner()).isEqualTo("gonzo");
    assertThat(task.getCategory()).isEqualTo("money-in");
    assertThat(task.getPriority()).isEqualTo(70);
    engine.completeTask(order, "pay");
    var done = engine.history().createHistoricTaskInstanceQuery().singleResult();
    assertThat(done.getOwner()).isEqualTo("gonzo");
    assertThat(done.getCategory()).isEqualTo("money-in");
    assertThat(done.getPriority()).isEqualTo(70);
  }

  @Test
  void whatTheModelDoesNotSayIsEmpty(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var task = engine.task(engine.start("order"), "pay");
    assertThat(task.getName()).isEqualTo("pay");
    assertThat(task.getDescription()).isNull();
    assertThat(task.getAssignee()).isNull();
    assertThat(task.getOwner()).isNull();
    assertThat(task.getDueDate()).isNull();
    assertThat(task.getPriority()).isEqualTo(50);
    assertThat(task.getFormKey()).isNull();
    assertThat(task.getClaimTime()).isNull();
    assertThat(task.getDelegationState()).isNull();
    assertThat(task.isSuspended()).isFalse();
    assertThat(engine.tasks().getIdentityLinksForTask(task.getId())).isEmpty();
  }

  @Covers("63 due date of a user task")
  @Test
  void aDueDateIsADateOrATimeFromNow(TestEngine engine) {
    engine.deploy(
        process("fixed").userTask("pay", t -> t.dueDate("2031-02-03T04:05:06Z")),
        process("span").userTask("pay", t -> t.dueDate("P1DT2H")),
        process("computed").userTask("pay", t -> t.dueDate("${due}")));
    var now = Instant.parse("2030-01-01T00:00:00Z");
    engine.clock().setCurrentTime(now);
    var date = Instant.parse("2031-02-03T04:05:06Z");
    assertThat(due(engine, "fixed", null)).isEqualTo(date);
    assertThat(due(engine, "span", null)).isEqualTo(now.plus(Duration.ofHours(26)));
    assertThat(due(engine, "computed", Date.from(date))).isEqualTo(date);
    assertThat(due(engine, "computed", date)).isEqualTo(date);
    assertThat(due(engine, "computed", "2031-02-03T04:05:06Z")).isEqualTo(date);
    assertThat(due(engine, "computed", "PT3H")).isEqualTo(now.plus(Duration.ofHours(3)));
    assertThat(due(engine, "computed", LocalDate.of(2031, 2, 3)))
        .isEqualTo(date.atZone(ZoneOffset.UTC).truncatedTo(ChronoUnit.DAYS).toInstant());
    assertThat(due(engine, "computed", null)).isNull();
  }

  private static Instant due(TestEngine engine, String process, Object due) {
    var variables = new java.util.HashMap<String, Object>();
    variables.put("due", due);
    var date = engine.task(engine.start(process, variables), "pay").getDueDate();
    return date == null ? null : date.toInstant();
  }

  @Test
  void aDueDateOrPriorityThatIsNoneIsRefusedWithItsName(TestEngine engine) {
    engine.deploy(
        process("late").userTask("pay", t -> t.dueDate("${due}")),
        process("urgent").userTask("pay", t -> t.priority("${urgency}")));
    assertThatThrownBy(() -> engine.start("late", Map.of("due", "tomorrow")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("tomorrow");
    assertThatThrownBy(() -> engine.start("late", Map.of("due", 5)))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("5");
    assertThatThrownBy(() -> engine.start("urgent", Map.of("urgency", "very")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("very")
        .hasMessageContaining("pay");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }

  @Covers("60 assignee and candidates of a user task")
  @Test
  void candidatesMayComeFromACollection(TestEngine engine) {
    engine.bean("staff", List.of("kermit", "fozzie"));
    engine.deploy(process("order").userTask("pay", t -> t.candidateUsers("${staff}")));
    var order = engine.start("order");
    assertThat(engine.tasks().createTaskQuery().taskCandidateUser("fozzie").count()).isOne();
    assertThat(engine.tasks().createTaskQuery().taskCandidateUser("gonzo").count()).isZero();
    engine.tasks().claim(engine.task(order, "pay").getId(), "gonzo");
    assertThat(engine.tasks().createTaskQuery().taskCandidateUser("fozzie").count()).isZero();
  }

  @Test
  void whileATaskIsOpenTheQueriesShowIt(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.assignee("kermit")));
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    assertThat(engine.underWay(order)).containsExactly("pay");
    assertThat(engine.trail(order)).containsExactly("start");
    var activity = engine.runtime().createActivityInstanceQuery().activityId("pay").singleResult();
    assertThat(activity.getTaskId()).isEqualTo(task.getId());
    assertThat(activity.getAssignee()).isEqualTo("kermit");
    assertThat(activity.getEndTime()).isNull();
    assertThat(task.getExecutionId()).isEqualTo(engine.executionAt(order, "pay"));
    var historic = engine.history().createHistoricTaskInstanceQuery().unfinished().singleResult();
    assertThat(historic.getId()).isEqualTo(task.getId());
    assertThat(historic.getEndTime()).isNull();
  }

  @Covers(value = "59 user task", aspect = Aspect.HISTORY)
  @Test
  void whatWasDoneIsKept(TestEngine engine) {
    // given
    engine.deploy(
        process("order").userTask("pay", t -> t.candidateGroups("clerks")).userTask("ship"));
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    // when
    engine.tasks().claim(task.getId(), "kermit");
    engine.clock().advance(Duration.ofMinutes(5));
    engine.tasks().complete(task.getId(), "kermit", Map.of("paid", true));
    // then
    assertThat(engine.trail(order)).containsExactly("start", "pay");
    assertThat(engine.underWay(order)).containsExactly("ship");
    var historic =
        engine
            .history()
            .createHistoricTaskInstanceQuery()
            .taskDefinitionKey("pay")
            .finished()
            .singleResult();
    assertThat(historic.getAssignee()).isEqualTo("kermit");
    assertThat(historic.getCompletedBy()).isEqualTo("kermit");
    assertThat(historic.getDurationInMillis()).isGreaterThanOrEqualTo(300_000);
    assertThat(historic.getDeleteReason()).isNull();
    var activity =
        engine.history().createHistoricActivityInstanceQuery().activityId("pay").singleResult();
    assertThat(activity.getTaskId()).isEqualTo(task.getId());
    assertThat(activity.getAssignee()).isEqualTo("kermit");
    assertThat(activity.getDurationInMillis()).isGreaterThanOrEqualTo(300_000);
    assertThat(engine.lastValue(order, "paid")).isEqualTo(true);
    assertThat(engine.history().getHistoricIdentityLinksForTask(task.getId()))
        .anySatisfy(link -> assertThat(link.getGroupId()).isEqualTo("clerks"));
  }

  @Test
  void oneClaimsAndGivesBack(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.candidateUsers("kermit,fozzie")));
    var id = engine.task(engine.start("order"), "pay").getId();
    engine.tasks().claim(id, "kermit");
    engine.tasks().claim(id, "kermit");
    var claimed = engine.tasks().createTaskQuery().taskAssignee("kermit").singleResult();
    assertThat(claimed.getClaimTime()).isNotNull();
    assertThat(claimed.getClaimedBy()).isEqualTo("kermit");
    assertThatThrownBy(() -> engine.tasks().claim(id, "fozzie"))
        .isInstanceOf(TaskAlreadyClaimedException.class)
        .hasMessageContaining("kermit")
        .hasMessageContaining(id);
    engine.tasks().unclaim(id);
    var free = engine.tasks().createTaskQuery().taskUnassigned().singleResult();
    assertThat(free.getClaimTime()).isNull();
    assertThat(free.getAssignee()).isNull();
    engine.tasks().claim(id, "fozzie");
    engine.tasks().setAssignee(id, "gonzo");
    assertThat(engine.tasks().createTaskQuery().taskAssignee("gonzo").count()).isOne();
    assertThatThrownBy(() -> engine.tasks().claim("4711", "fozzie"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aDelegatedTaskComesBackBeforeItIsCompleted(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.assignee("kermit")).userTask("ship"));
    var order = engine.start("order");
    var id = engine.task(order, "pay").getId();
    engine.tasks().delegateTask(id, "fozzie");
    var delegated = engine.task(order, "pay");
    assertThat(delegated.getOwner()).isEqualTo("kermit");
    assertThat(delegated.getAssignee()).isEqualTo("fozzie");
    assertThat(delegated.getDelegationState()).isEqualTo(DelegationState.PENDING);
    assertThatThrownBy(() -> engine.tasks().complete(id))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("fozzie");
    engine.tasks().resolveTask(id, Map.of("checked", true));
    var resolved = engine.task(order, "pay");
    assertThat(resolved.getAssignee()).isEqualTo("kermit");
    assertThat(resolved.getDelegationState()).isEqualTo(DelegationState.RESOLVED);
    engine.tasks().complete(id);
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(order.getId(), "checked")).isEqualTo(true);
  }

  @Test
  void completionSetsVariablesOfTheProcessTheTaskOrThisStepOnly(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .serviceTask("read", t -> t.expression("${hint}").resultVariable("seen"))
            .userTask("ship"));
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    // when
    engine
        .tasks()
        .createTaskCompletionBuilder()
        .taskId(task.getId())
        .variable("sum", 5)
        .variableLocal("note", "own")
        .transientVariable("hint", "fleeting")
        .complete();
    // then
    assertThat(engine.runtime().getVariables(order.getId()))
        .isEqualTo(Map.of("sum", 5, "seen", "fleeting"));
    var local =
        engine
            .history()
            .createHistoricVariableInstanceQuery()
            .processInstanceId(order.getId())
            .variableName("note")
            .singleResult();
    assertThat(local.getValue()).isEqualTo("own");
    assertThat(local.getTaskId()).isEqualTo(task.getId());
    assertThat(engine.history().createHistoricVariableInstanceQuery().variableName("hint").count())
        .isZero();
  }

  @Test
  void localCompletionLeavesTheProcessWithoutTheVariables(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    engine.tasks().complete(engine.task(order, "pay").getId(), Map.of("note", "own"), true);
    assertThat(engine.runtime().getVariables(order.getId())).isEmpty();
    assertThat(engine.lastValue(order, "note")).isEqualTo("own");
  }

  @Covers(value = "59 user task", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void aTaskInASubProcessSeesItsVariablesFirst(TestEngine engine) {
    // given
    engine.deploy(process("order").subProcess("sub", s -> s.userTask("pay")).userTask("ship"));
    var order = engine.start("order", Map.of("sum", 1));
    var sub = engine.executionAt(order, "sub");
    var task = engine.task(order, "pay").getId();
    // when
    engine.runtime().setVariableLocal(sub, "sum", 2);
    engine.tasks().setVariableLocal(task, "own", true);
    // then
    assertThat(engine.tasks().getVariables(task)).isEqualTo(Map.of("sum", 2, "own", true));
    engine.tasks().complete(task, Map.of("sum", 3, "more", 4));
    assertThat(engine.runtime().getVariables(order.getId())).isEqualTo(Map.of("sum", 1, "more", 4));
  }

  @Test
  void aTaskOfAProcessIsNotDeletedButCompleted(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var id = engine.task(order, "pay").getId();
    assertThatThrownBy(() -> engine.tasks().deleteTask(id))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(id);
    assertThatThrownBy(() -> engine.tasks().deleteTask(id, true))
        .isInstanceOf(IllegalStateEngineException.class);
    engine.completeTask(order, "pay");
    assertThat(engine.hasEnded(order)).isTrue();
  }
}
