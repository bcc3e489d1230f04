package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.history.HistoricActivityInstanceQuery;
import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.history.HistoricTaskInstance;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoricVariableInstance;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.query.NullHandling;
import io.millrace.test.QueryTable;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rows of history are in two places, what still runs and what is over; queries show one list. */
@EngineTest
class HistoryQueryTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");

  private static Date at(int minutes) {
    return Date.from(NOON.plus(Duration.ofMinutes(minutes)));
  }

  private static Date beside(Date time, int millis) {
    return new Date(time.getTime() + millis);
  }

  private static void minute(TestEngine engine, int minutes) {
    engine.clock().setCurrentTime(NOON.plus(Duration.ofMinutes(minutes)));
  }

  private static ProcessInstance start(TestEngine engine, String key, String name) {
    return engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey(key)
        .name(name)
        .businessKey("K-" + name)
        .variable("v", name)
        .variable("n", 1)
        .start();
  }

  /** Five instances, a to e, one a minute: a and c come to their end, d is deleted, b and e run. */
  private static Map<String, ProcessInstance> started(TestEngine engine) {
    engine.deploy(process("order").name("Order").userTask("pay"));
    engine.deploy(process("other").userTask("pay"));
    var all = new LinkedHashMap<String, ProcessInstance>();
    for (var name : List.of("a", "b", "c", "d", "e")) {
      minute(engine, all.size());
      engine.engine().getIdentityService().setAuthenticatedUserId("user-" + name);
      all.put(name, start(engine, name.equals("e") ? "other" : "order", name));
    }
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
    engine.tasks().addCandidateUser(engine.task(all.get("a"), "pay").getId(), "kermit");
    engine.runtime().addUserIdentityLink(all.get("a").getId(), "kermit", "watcher");
    engine.runtime().addGroupIdentityLink(all.get("b").getId(), "frogs", "watcher");
    minute(engine, 10);
    engine.runtime().deleteProcessInstance(all.get("d").getId(), "no longer wanted");
    minute(engine, 20);
    engine.engine().getIdentityService().setAuthenticatedUserId("fozzie");
    engine.tasks().complete(engine.task(all.get("c"), "pay").getId(), "fozzie", Map.of("n", 2));
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
    minute(engine, 30);
    engine.completeTask(all.get("a"), "pay");
    return all;
  }

  private static String name(HistoricProcessInstance instance) {
    return instance.getName() == null ? "called" : instance.getName();
  }

  private static QueryTable<HistoricProcessInstanceQuery, HistoricProcessInstance> instances(
      TestEngine engine) {
    return new QueryTable<>(
        engine.history()::createHistoricProcessInstanceQuery, HistoryQueryTest::name);
  }

  @Test
  void processInstancesAreFoundWhetherTheyRunOrAreOver(TestEngine engine) {
    var all = started(engine);
    var a = all.get("a");
    var b = all.get("b");
    var e = all.get("e");
    instances(engine)
        .finds("a b c d e", q -> q)
        .finds("a", q -> q.processInstanceId(a.getId()))
        .finds("a b", q -> q.processInstanceIds(Set.of(a.getId(), b.getId(), "x")))
        .finds("a c d", q -> q.finished())
        .finds("b e", q -> q.unfinished())
        .finds("", q -> q.finished().unfinished())
        .finds("d", q -> q.deleted())
        .finds("a b c e", q -> q.notDeleted())
        .finds("a c", q -> q.finished().notDeleted())
        .finds("a b", q -> q.startedBefore(at(1)))
        .finds("a", q -> q.startedBefore(beside(at(1), -1)))
        .finds("d e", q -> q.startedAfter(at(3)))
        .finds("e", q -> q.startedAfter(beside(at(3), 1)))
        .finds("d c", q -> q.finishedBefore(at(20)))
        .finds("c a", q -> q.finishedAfter(at(20)))
        .finds("c", q -> q.finishedAfter(at(20)).finishedBefore(at(20)))
        .finds("b", q -> q.startedBy("user-b"))
        .finds("c", q -> q.startedBy("user-c"))
        .finds("c", q -> q.finishedBy("fozzie"))
        .finds("a", q -> q.processInstanceBusinessKey("K-a"))
        .finds("a b c d e", q -> q.processInstanceBusinessKeyLike("K%"))
        .finds("a b c d e", q -> q.processInstanceBusinessKeyLikeIgnoreCase("k%"))
        .finds("b", q -> q.processInstanceName("b"))
        .finds("a", q -> q.processInstanceNameLike("a%"))
        .finds("a", q -> q.processInstanceNameLikeIgnoreCase("A%"))
        .finds("a b c d", q -> q.processDefinitionId(a.getProcessDefinitionId()))
        .finds("a b c d", q -> q.processDefinitionKey("order"))
        .finds("a b c d e", q -> q.processDefinitionKeyIn(List.of("order", "other")))
        .finds("e", q -> q.processDefinitionKeyNotIn(List.of("ord%")))
        .finds("e", q -> q.excludeProcessDefinitionKeys(List.of("order")))
        .finds("a b c d", q -> q.processDefinitionName("Order"))
        .finds("a b c d e", q -> q.processDefinitionVersion(1))
        .finds("e", q -> q.deploymentId(e.getDeploymentId()))
        .finds(
            "a b c d e", q -> q.deploymentIdIn(List.of(a.getDeploymentId(), e.getDeploymentId())))
        .finds("b e", q -> q.activeActivityId("pay"))
        .finds("a", q -> q.involvedUser("kermit"))
        .finds("a", q -> q.involvedUser("kermit", "watcher"))
        .finds("", q -> q.involvedUser("kermit", "starter"))
        .finds("b", q -> q.involvedGroup("frogs", "watcher"))
        .finds("b", q -> q.involvedGroups(Set.of("frogs", "pigs")))
        .finds("a b c d e", q -> q.processInstanceWithoutTenantId())
        .finds("a", q -> q.variableValueEquals("v", "a"))
        .finds("a b d e", q -> q.variableValueEquals("n", 1))
        .finds("a b d e", q -> q.variableValueEquals("n", 1L))
        .finds("c", q -> q.variableValueNotEquals("n", 1.0))
        .finds("c", q -> q.variableValueGreaterThan("n", 1L))
        .finds("a b c d e", q -> q.variableExists("v"))
        .finds("", q -> q.variableNotExists("v"))
        .finds("b c d e", q -> q.variableValueNotEquals("v", "a"))
        .finds("a c d e", q -> q.or().finished().processDefinitionKey("other").endOr())
        .finds("b", q -> q.or().finished().processInstanceName("b").endOr().unfinished())
        .check();
  }

  @Test
  void pagesOfInstancesRunAcrossTheBorderOfWhatRunsAndWhatIsOver(TestEngine engine) {
    started(engine);
    instances(engine)
        .orders("a b c d e", q -> q.orderByProcessInstanceStartTime())
        .orders("e d c b a", q -> q.orderByProcessInstanceStartTime().desc())
        .orders("b e d c a", q -> q.orderByProcessInstanceEndTime())
        .orders("a c d b e", q -> q.orderByProcessInstanceEndTime().desc())
        .orders("d c a b e", q -> q.orderByProcessInstanceEndTime().asc(NullHandling.NULLS_LAST))
        .orders("b e a c d", q -> q.orderByProcessInstanceEndTime().desc(NullHandling.NULLS_FIRST))
        .orders("b e d c a", q -> q.orderByProcessInstanceDuration())
        .orders("a b c d e", q -> q.orderByProcessInstanceBusinessKey())
        .orders("e d c b a", q -> q.orderByProcessInstanceId().desc())
        .orders(
            "e a b c d",
            q -> q.orderByProcessDefinitionId().desc().orderByProcessInstanceStartTime())
        .orders(
            "e b d c a",
            q -> q.orderByProcessInstanceEndTime().orderByProcessInstanceStartTime().desc())
        .check();
    var shown =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .includeProcessVariables()
            .orderByProcessInstanceStartTime()
            .list();
    assertThat(shown)
        .extracting(HistoricProcessInstance::getProcessVariables)
        .containsExactly(
            Map.of("v", "a", "n", 1),
            Map.of("v", "b", "n", 1),
            Map.of("v", "c", "n", 2),
            Map.of("v", "d", "n", 1),
            Map.of("v", "e", "n", 1));
    assertThat(shown)
        .extracting(HistoricProcessInstance::getDurationInMillis)
        .containsExactly(30 * 60_000L, null, 18 * 60_000L, 7 * 60_000L, null);
    assertThat(shown)
        .extracting(HistoricProcessInstance::getDeleteReason)
        .containsExactly(null, null, null, "no longer wanted", null);
  }

  @Test
  void calledInstancesAreFoundByTheirCallerWhileItRunsAndAfterwards(TestEngine engine) {
    engine.deploy(process("sub").userTask("work"), process("order").callActivity("call", "sub"));
    var running = start(engine, "order", "running");
    var ended = start(engine, "order", "ended");
    var called =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .superProcessInstanceId(ended.getId())
            .singleResult();
    engine.completeTask(called, "work");
    instances(engine)
        .finds("running called ended called", q -> q)
        .finds("running ended", q -> q.excludeSubprocesses(true))
        .finds("called", q -> q.superProcessInstanceId(running.getId()))
        .finds("called", q -> q.superProcessInstanceId(ended.getId()).finished())
        .check();
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .calledProcessInstanceIds(Set.of(called.getId()))
                .singleResult()
                .getProcessInstanceId())
        .isEqualTo(ended.getId());
  }

  @Test
  void visitsAreFoundWhetherTheyLastOrAreOver(TestEngine engine) {
    engine.deploy(
        process("order").userTask("pay", t -> t.name("Pay").assignee("kermit")).userTask("ship"));
    minute(engine, 0);
    var a = engine.start("order");
    minute(engine, 1);
    var b = engine.start("order");
    minute(engine, 2);
    engine.tasks().complete(engine.task(a, "pay").getId(), "gonzo");
    minute(engine, 5);
    engine.completeTask(a, "ship");
    minute(engine, 6);
    engine.runtime().deleteProcessInstance(engine.start("order").getId(), "by mistake");
    new QueryTable<HistoricActivityInstanceQuery, HistoricActivityInstance>(
            () -> engine.history().createHistoricActivityInstanceQuery().activityType("userTask"),
            v ->
                v.getActivityId()
                    + (v.getProcessInstanceId().equals(a.getId())
                        ? "A"
                        : v.getProcessInstanceId().equals(b.getId()) ? "B" : "C"))
        .finds("payA shipA payB payC", q -> q)
        .finds("payA shipA payC", q -> q.finished())
        .finds("payB", q -> q.unfinished())
        .finds("payA shipA", q -> q.processInstanceId(a.getId()))
        .finds("payA payB payC", q -> q.activityId("pay"))
        .finds("payA payB payC", q -> q.activityName("Pay"))
        .finds("payA payB payC shipA", q -> q.processDefinitionId(a.getProcessDefinitionId()))
        .finds("payA", q -> q.taskAssignee("kermit").finishedBefore(at(5)))
        .finds("payB", q -> q.taskAssignee("kermit").unfinished())
        .finds("payA", q -> q.taskCompletedBy("gonzo"))
        .finds("payA payB", q -> q.startedBefore(at(1)))
        .finds("shipA payC", q -> q.startedAfter(at(2)))
        .finds("payA", q -> q.finishedBefore(at(2)))
        .finds("shipA payC", q -> q.finishedAfter(at(5)))
        .finds("payC", q -> q.deleteReason("by mistake"))
        .finds("payC", q -> q.deleteReasonLike("%mistake"))
        .orders("payA payB shipA payC", q -> q.orderByHistoricActivityInstanceStartTime())
        .orders("payB payA shipA payC", q -> q.orderByHistoricActivityInstanceEndTime())
        .orders("payC shipA payA payB", q -> q.orderByHistoricActivityInstanceEndTime().desc())
        .orders("payB payC payA shipA", q -> q.orderByHistoricActivityInstanceDuration())
        .orders(
            "payA payB payC shipA", q -> q.orderByActivityId().orderByHistoricActivityInstanceId())
        .orders(
            "payC payB payA shipA", q -> q.orderByProcessInstanceId().desc().orderByActivityId())
        .check();
  }

  @Test
  void tasksAreFoundWhetherTheyAreOpenOrOver(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.name("Pay").assignee("kermit").candidateUsers("fozzie"))
            .userTask("ship", t -> t.name("Ship")));
    minute(engine, 0);
    var a = start(engine, "order", "a");
    minute(engine, 1);
    var b = start(engine, "order", "b");
    engine.tasks().setVariableLocal(engine.task(a, "pay").getId(), "own", "A");
    engine.tasks().setVariableLocal(engine.task(b, "pay").getId(), "own", "B");
    minute(engine, 2);
    engine.tasks().complete(engine.task(a, "pay").getId(), "gonzo");
    minute(engine, 5);
    var alone = engine.tasks().createTaskBuilder().name("alone").priority(7).create();
    engine.tasks().deleteTask(alone.getId(), "not needed");
    var c = start(engine, "order", "c");
    engine.completeTask(c, "pay");
    minute(engine, 6);
    engine.completeTask(c, "ship");
    new QueryTable<HistoricTaskInstanceQuery, HistoricTaskInstance>(
            engine.history()::createHistoricTaskInstanceQuery,
            t ->
                t.getProcessInstanceId() == null
                    ? t.getName()
                    : t.getName()
                        + (t.getProcessInstanceId().equals(a.getId())
                            ? "A"
                            : t.getProcessInstanceId().equals(b.getId()) ? "B" : "C"))
        .finds("PayA ShipA PayB alone PayC ShipC", q -> q)
        .finds("PayA alone PayC ShipC", q -> q.finished())
        .finds("ShipA PayB", q -> q.unfinished())
        .finds("PayC ShipC", q -> q.processFinished())
        .finds("PayA ShipA PayB", q -> q.processUnfinished())
        .finds("PayA", q -> q.taskCompletedBy("gonzo"))
        .finds("PayA", q -> q.taskCompletedOn(at(2)))
        .finds("PayA", q -> q.taskCompletedBefore(beside(at(2), 1)))
        .finds("ShipC", q -> q.taskCompletedAfter(at(5)))
        .finds("alone", q -> q.taskDeleteReason("not needed"))
        .finds("alone", q -> q.taskDeleteReasonLike("not%"))
        .finds("PayA ShipA PayB PayC ShipC", q -> q.taskWithoutDeleteReason())
        .finds("PayA PayB PayC", q -> q.taskAssignee("kermit"))
        .finds("PayA PayB PayC", q -> q.taskInvolvedUser("fozzie"))
        .finds("PayA PayB PayC", q -> q.taskCandidateUser("fozzie").ignoreAssigneeValue())
        .finds("alone", q -> q.taskPriority(7))
        .finds("PayA ShipA", q -> q.processInstanceBusinessKey("K-a"))
        .finds("PayC ShipC", q -> q.processInstanceBusinessKey("K-c"))
        .finds("PayA ShipA PayB PayC ShipC", q -> q.processDefinitionKey("order"))
        .finds("alone", q -> q.withoutProcessInstanceId())
        .finds("PayC ShipC", q -> q.processVariableValueEquals("v", "c"))
        .finds("PayA ShipA", q -> q.processVariableValueEquals("v", "a"))
        .finds("alone", q -> q.processVariableNotExists("v"))
        .finds("PayA", q -> q.taskVariableValueEquals("own", "A"))
        .finds("PayB", q -> q.taskVariableValueEquals("own", "B"))
        .finds("PayA PayB", q -> q.taskVariableExists("own"))
        .finds("alone ShipA PayC ShipC", q -> q.taskVariableNotExists("own"))
        .orders("PayA PayB ShipA alone PayC ShipC", q -> q.orderByHistoricTaskInstanceStartTime())
        .orders("PayB ShipA PayA alone PayC ShipC", q -> q.orderByHistoricTaskInstanceEndTime())
        .orders(
            "ShipC alone PayC PayA PayB ShipA", q -> q.orderByHistoricTaskInstanceEndTime().desc())
        .orders("PayB ShipA alone PayC ShipC PayA", q -> q.orderByHistoricTaskInstanceDuration())
        .orders("PayA PayB ShipA PayC ShipC alone", q -> q.orderByDeleteReason())
        .orders("PayA PayB PayC ShipA ShipC alone", q -> q.orderByTaskName())
        .check();
    var shown =
        engine
            .history()
            .createHistoricTaskInstanceQuery()
            .includeProcessVariables()
            .includeTaskLocalVariables()
            .includeIdentityLinks()
            .orderByTaskId()
            .list();
    assertThat(shown)
        .extracting(t -> t.getProcessVariables().get("v"))
        .containsExactly("a", "b", "a", null, "c", "c");
    assertThat(shown)
        .extracting(t -> t.getTaskLocalVariables().get("own"))
        .containsExactly("A", "B", null, null, null, null);
    assertThat(shown)
        .extracting(t -> t.getIdentityLinks().size())
        .containsExactly(1, 1, 0, 0, 1, 0);
  }

  @Test
  void variablesAreFoundWhetherTheirInstanceRunsOrIsOver(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var a = start(engine, "order", "a");
    var b = start(engine, "order", "b");
    var task = engine.task(a, "pay");
    engine.tasks().setVariableLocal(task.getId(), "own", true);
    engine.runtime().setVariableLocal(task.getExecutionId(), "local", 1L);
    // what was removed stays in history
    engine.runtime().setVariable(a.getId(), "gone", 1);
    engine.runtime().removeVariable(a.getId(), "gone");
    engine.tasks().complete(task.getId(), Map.of("n", 5));
    new QueryTable<HistoricVariableInstanceQuery, HistoricVariableInstance>(
            engine.history()::createHistoricVariableInstanceQuery,
            v -> v.getVariableName() + (v.getProcessInstanceId().equals(a.getId()) ? "A" : "B"))
        .finds("vA nA ownA localA goneA vB nB", q -> q)
        .finds("vA nA ownA localA goneA", q -> q.processInstanceId(a.getId()))
        .finds(
            "vA nA ownA localA goneA vB nB",
            q -> q.processInstanceIds(List.of(a.getId(), b.getId())))
        .finds("vA nA goneA", q -> q.executionId(a.getId()))
        .finds("localA", q -> q.executionId(task.getExecutionId()))
        .finds("ownA", q -> q.taskId(task.getId()))
        .finds("vA nA localA goneA vB nB", q -> q.excludeTaskVariables())
        .finds("vA nA goneA vB nB", q -> q.excludeLocalVariables())
        .finds("nA", q -> q.variableValueEquals("n", 5L))
        .finds("nB", q -> q.variableValueNotEquals("n", 5L))
        .finds("vB", q -> q.variableValueLike("v", "b%"))
        .finds("vB", q -> q.variableValueLikeIgnoreCase("v", "B%"))
        .finds("nA nB", q -> q.variableName("n"))
        .orders(
            "goneA localA nA ownA vA nB vB",
            q -> q.orderByProcessInstanceId().orderByVariableName())
        .orders(
            "vA vB ownA nA nB localA goneA",
            q -> q.orderByVariableName().desc().orderByProcessInstanceId())
        .check();
  }
}
