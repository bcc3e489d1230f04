package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.message;
import static io.millrace.bpmn.test.Trigger.signal;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ActivityInstance;
import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.test.QueryTable;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

@EngineTest
class RuntimeQueryTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");

  private static Date at(int minutes) {
    return Date.from(NOON.plus(Duration.ofMinutes(minutes)));
  }

  private static Date beside(Date time, int millis) {
    return new Date(time.getTime() + millis);
  }

  private static ProcessInstance start(
      TestEngine engine, String key, String name, String business) {
    return engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey(key)
        .name(name)
        .businessKey(business)
        .externalId("ext-" + name)
        .variable("name", name)
        .variable("number", name.length())
        .start();
  }

  private static String name(ProcessInstance instance) {
    return instance.getName() == null ? "called" : instance.getName();
  }

  private static QueryTable<ProcessInstanceQuery, ProcessInstance> instances(TestEngine engine) {
    return new QueryTable<>(engine.runtime()::createProcessInstanceQuery, RuntimeQueryTest::name);
  }

  @Test
  void processInstancesAreFoundByWhatTheySayOfThemselves(TestEngine engine) {
    engine.deploy(process("order").name("Order").userTask("pay").userTask("ship"));
    engine.deploy(process("Orders").name("Many orders").userTask("pay"));
    engine.clock().setCurrentTime(NOON);
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    var a = start(engine, "order", "a", "2031-1");
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
    engine.clock().setCurrentTime(NOON.plusSeconds(60));
    var big = start(engine, "order", "A", "2031-2");
    engine.completeTask(big, "pay");
    engine.deploy(process("order").name("Order").userTask("pay"));
    engine.clock().setCurrentTime(NOON.plusSeconds(120));
    var c = start(engine, "order", "c", null);
    var d = start(engine, "Orders", "d", "x");
    engine.runtime().updateBusinessStatus(c.getId(), "in work");
    var repository = engine.engine().getRepositoryService();
    repository.setProcessDefinitionCategory(d.getProcessDefinitionId(), "http://acme/D");
    repository.setProcessDefinitionCategory(a.getProcessDefinitionId(), "http://acme/A");
    instances(engine)
        .finds("a A c d", q -> q)
        .finds("a", q -> q.processInstanceId(a.getId()))
        .finds("a d", q -> q.processInstanceIds(Set.of(a.getId(), d.getId(), "x")))
        .finds("a", q -> q.processInstanceExternalId("ext-a"))
        .finds("a", q -> q.processInstanceName("a"))
        .finds("A", q -> q.processInstanceNameLike("A%"))
        .finds("a A", q -> q.processInstanceNameLikeIgnoreCase("A%"))
        .finds("a", q -> q.processInstanceBusinessKey("2031-1"))
        .finds("", q -> q.processInstanceBusinessKey("2031-1", "Orders"))
        .finds("a", q -> q.processInstanceBusinessKey("2031-1", "order"))
        .finds("a A", q -> q.processInstanceBusinessKeyLike("2031%"))
        .finds("d", q -> q.processInstanceBusinessKeyLikeIgnoreCase("X"))
        .finds("c", q -> q.processInstanceBusinessStatus("in work"))
        .finds("c", q -> q.processInstanceBusinessStatusLike("in%"))
        .finds("c", q -> q.processInstanceBusinessStatusLikeIgnoreCase("IN%"))
        .finds("a A", q -> q.processDefinitionId(a.getProcessDefinitionId()))
        .finds(
            "a A d",
            q ->
                q.processDefinitionIds(
                    Set.of(a.getProcessDefinitionId(), d.getProcessDefinitionId())))
        .finds("a A c", q -> q.processDefinitionKey("order"))
        .finds("a A c d", q -> q.processDefinitionKeys(Set.of("order", "Orders")))
        .finds("a A c", q -> q.processDefinitionKeyLike("order%"))
        .finds("a A c d", q -> q.processDefinitionKeyLikeIgnoreCase("order%"))
        .finds("d", q -> q.excludeProcessDefinitionKeys(Set.of("order", "none")))
        .finds("a A c", q -> q.processDefinitionName("Order"))
        .finds("a A c d", q -> q.processDefinitionNameLike("%rder%"))
        .finds("a A c d", q -> q.processDefinitionNameLikeIgnoreCase("%ORDER%"))
        .finds("d", q -> q.processDefinitionCategory("http://acme/D"))
        .finds("a A d", q -> q.processDefinitionCategoryLike("http://acme/%"))
        .finds("d", q -> q.processDefinitionCategoryLikeIgnoreCase("HTTP://acme/d"))
        .finds("c", q -> q.processDefinitionKey("order").processDefinitionVersion(2))
        .finds("a A", q -> q.deploymentId(a.getDeploymentId()))
        .finds("c d", q -> q.deploymentIdIn(List.of(c.getDeploymentId(), d.getDeploymentId())))
        .finds("a c d", q -> q.activeActivityId("pay"))
        .finds("A", q -> q.activeActivityId("ship"))
        .finds("a A c d", q -> q.activeActivityIds(Set.of("pay", "ship")))
        .finds("a", q -> q.startedBy("kermit"))
        .finds("a", q -> q.startedBefore(at(0)))
        .finds("", q -> q.startedBefore(beside(at(0), -1)))
        .finds("A c d", q -> q.startedAfter(at(1)))
        .finds("c d", q -> q.startedAfter(beside(at(1), 1)))
        .finds("a", q -> q.variableValueEquals("name", "a"))
        .finds("a A c d", q -> q.variableValueEquals("number", 1))
        .finds("a A c d", q -> q.variableValueEquals("number", 1L))
        .finds("a c", q -> q.or().processInstanceName("a").processInstanceName("c").endOr())
        .finds("a A c d", q -> q.processInstanceWithoutTenantId())
        .finds("", q -> q.withJobException())
        .orders("d a A c", q -> q.orderByProcessDefinitionKey())
        .orders("c d A a", q -> q.orderByStartTime().desc())
        .orders("d c A a", q -> q.orderByProcessInstanceId().desc())
        .orders("c d a A", q -> q.orderByProcessDefinitionId().desc().orderByStartTime())
        .check();
  }

  @Test
  void calledInstancesAreFoundByTheirCallersAndTheOtherWayRound(TestEngine engine) {
    engine.deploy(process("sub").userTask("work"), process("order").callActivity("call", "sub"));
    var order = start(engine, "order", "order", null);
    var alone = start(engine, "sub", "alone", null);
    var called =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .superProcessInstanceId(order.getId())
            .singleResult();
    instances(engine)
        .finds("order called alone", q -> q.excludeSubprocesses(false))
        .finds("order alone", q -> q.excludeSubprocesses(true))
        .finds("called", q -> q.superProcessInstanceId(order.getId()))
        .finds("", q -> q.superProcessInstanceId(alone.getId()))
        .finds("order", q -> q.subProcessInstanceId(called.getId()))
        .finds("", q -> q.subProcessInstanceId(order.getId()))
        .finds("order", q -> q.activeActivityId("call"))
        .finds("called alone", q -> q.activeActivityId("work"))
        .check();
  }

  @Test
  void tenantsSuspensionAndVariablesAreToldApart(TestEngine engine) throws SQLException {
    var model = process("order").userTask("pay");
    for (var tenant : List.of("acme", "Acme-west")) {
      engine
          .engine()
          .getRepositoryService()
          .createDeployment()
          .tenantId(tenant)
          .addBytes(model.resourceName(), model.toBytes())
          .deploy();
      var started =
          engine
              .runtime()
              .startProcessInstanceByKeyAndTenantId("order", Map.of("t", tenant), tenant);
      engine.runtime().setProcessInstanceName(started.getId(), tenant);
    }
    engine.deploy(model);
    var free = start(engine, "order", "free", null);
    // no service suspends instances yet
    try (var connection = engine.connect();
        var statement =
            connection.prepareStatement("update MR_EXECUTION set SUSPENDED_ = ? where ID_ = ?")) {
      statement.setBoolean(1, true);
      statement.setLong(2, Long.parseLong(free.getId()));
      statement.executeUpdate();
    }
    instances(engine)
        .finds("acme", q -> q.processInstanceTenantId("acme"))
        .finds("acme", q -> q.processInstanceTenantIdLike("acme%"))
        .finds("acme Acme-west", q -> q.processInstanceTenantIdLike("%"))
        .finds("acme Acme-west", q -> q.processInstanceTenantIdLikeIgnoreCase("ACME%"))
        .finds("free", q -> q.processInstanceWithoutTenantId())
        .finds("free", q -> q.suspended())
        .finds("acme Acme-west", q -> q.active())
        .orders("free Acme-west acme", q -> q.orderByTenantId())
        .check();
    var all = engine.runtime().createProcessInstanceQuery().orderByTenantId();
    assertThat(all.includeProcessVariables().list())
        .extracting(ProcessInstance::getProcessVariables)
        .containsExactly(
            Map.of("name", "free", "number", 4), Map.of("t", "Acme-west"), Map.of("t", "acme"));
    assertThat(all.includeProcessVariables(Set.of("name")).list())
        .extracting(ProcessInstance::getProcessVariables)
        .containsExactly(Map.of("name", "free"), Map.of(), Map.of());
  }

  @Test
  void executionsAreFoundByTheirPlaceInTheTree(TestEngine engine) {
    engine.deploy(
        process("order")
            .name("Order")
            .fork(
                b -> b.subProcess("sub", s -> s.userTask("pay")),
                b -> b.catchEvent("msg", message("paid")),
                b -> b.catchEvent("sig", signal("alert")))
            .join());
    engine.deploy(process("caller").callActivity("call", "order"));
    engine.clock().setCurrentTime(NOON);
    var order = start(engine, "order", "order", "K-1");
    engine.clock().setCurrentTime(NOON.plusSeconds(60));
    var caller = start(engine, "caller", "caller", "k-2");
    var subExecution =
        engine
            .runtime()
            .createExecutionQuery()
            .processInstanceId(order.getId())
            .activityId("sub")
            .singleResult();
    var pay = engine.task(order, "pay");
    engine.runtime().setVariableLocal(pay.getExecutionId(), "local", 7);
    new QueryTable<ExecutionQuery, Execution>(
            engine.runtime()::createExecutionQuery,
            e -> {
              var place = e.getActivityId() == null ? "i" : e.getActivityId();
              return e.getProcessInstanceId().equals(order.getId()) ? place : place + "2";
            })
        .finds("i sub pay msg sig i2 call2 i2 sub2 pay2 msg2 sig2", q -> q)
        .finds("pay", q -> q.executionId(pay.getExecutionId()))
        .finds("pay", q -> q.parentId(subExecution.getId()))
        .finds("sub msg sig", q -> q.parentId(order.getId()))
        .finds("i sub pay msg sig", q -> q.processInstanceId(order.getId()))
        .finds("i2 call2", q -> q.processInstanceId(caller.getId()))
        .finds(
            "i sub pay msg sig i2 call2",
            q -> q.processInstanceIds(Set.of(order.getId(), caller.getId())))
        .finds("i2 call2 i2 sub2 pay2 msg2 sig2", q -> q.rootProcessInstanceId(caller.getId()))
        .finds("pay pay2", q -> q.activityId("pay"))
        .finds("sub pay msg sig call2 sub2 pay2 msg2 sig2", q -> q.onlyChildExecutions())
        .finds("i2", q -> q.onlySubProcessExecutions())
        .finds("i i2 i2", q -> q.onlyProcessInstanceExecutions())
        .finds("i", q -> q.processInstanceBusinessKey("K-1"))
        .finds("i sub pay msg sig", q -> q.processInstanceBusinessKey("K-1", true))
        .finds("i", q -> q.processInstanceBusinessKeyLike("K%"))
        .finds("i sub pay msg sig", q -> q.processInstanceBusinessKeyLike("K%", true))
        .finds("i i2", q -> q.processInstanceBusinessKeyLikeIgnoreCase("K%"))
        .finds(
            "i sub pay msg sig i2 call2",
            q -> q.processInstanceBusinessKeyLikeIgnoreCase("K%", true))
        .finds("i2 call2", q -> q.processDefinitionKey("caller"))
        .finds("i2 call2", q -> q.excludeProcessDefinitionKeys(Set.of("order")))
        .finds("i2 call2", q -> q.processDefinitionKeys(Set.of("caller", "none")))
        .finds("i2 call2", q -> q.processDefinitionId(caller.getProcessDefinitionId()))
        .finds(
            "pay",
            q ->
                q.processDefinitionName("Order").processInstanceId(order.getId()).activityId("pay"))
        .finds("msg msg2", q -> q.messageEventSubscriptionName("paid"))
        .finds("", q -> q.messageEventSubscriptionName("alert"))
        .finds("sig sig2", q -> q.signalEventSubscriptionName("alert"))
        .finds("i sub pay msg sig", q -> q.startedBefore(at(0)))
        .finds("i2 call2 i2 sub2 pay2 msg2 sig2", q -> q.startedAfter(at(1)))
        .finds("pay", q -> q.variableValueEquals("local", 7))
        .finds("pay", q -> q.variableValueEquals("local", 7L))
        .finds("pay", q -> q.variableValueNotEquals("local", "7"))
        .finds("", q -> q.processVariableValueEquals("local", 7))
        .finds("i sub pay msg sig", q -> q.processVariableValueEquals("name", "order"))
        .finds("i", q -> q.variableValueEquals("name", "order"))
        .finds("i2 sub2 pay2 msg2 sig2", q -> q.processVariableNotExists("name"))
        .finds(
            "pay sig",
            q ->
                q.processInstanceId(order.getId()).or().activityId("pay").activityId("sig").endOr())
        .check();
  }

  @Test
  void subscriptionsAreFoundByEventAndReceiver(TestEngine engine) {
    engine.clock().setCurrentTime(NOON);
    engine.deploy(process("byMessage").startEvent("start", message("begin")).userTask("a"));
    engine.deploy(
        process("order")
            .fork(b -> b.catchEvent("m", message("paid")), b -> b.catchEvent("s", signal("alert")))
            .join());
    engine.clock().setCurrentTime(NOON.plusSeconds(60));
    var order = engine.start("order");
    var m = engine.runtime().createExecutionQuery().activityId("m").singleResult();
    var all =
        new QueryTable<EventSubscriptionQuery, EventSubscription>(
            engine.runtime()::createEventSubscriptionQuery, EventSubscription::getActivityId);
    var first = engine.runtime().createEventSubscriptionQuery().eventName("begin").singleResult();
    all.finds("start m s", q -> q)
        .finds("start", q -> q.id(first.getId()))
        .finds("start m", q -> q.eventType("message"))
        .finds("s", q -> q.eventType("signal"))
        .finds("m", q -> q.eventName("paid"))
        .finds("m", q -> q.activityId("m"))
        .finds("m", q -> q.executionId(m.getId()))
        .finds("m s", q -> q.processInstanceId(order.getId()))
        .finds("start", q -> q.withoutProcessInstanceId())
        .finds("m s", q -> q.processDefinitionId(order.getProcessDefinitionId()))
        .finds("", q -> q.withoutProcessDefinitionId())
        .finds("start m s", q -> q.withoutScopeId())
        .finds("start m s", q -> q.withoutScopeDefinitionId())
        .finds("", q -> q.scopeId(order.getId()))
        .finds("start", q -> q.createdBefore(at(0)))
        .finds("m s", q -> q.createdAfter(at(1)))
        .finds("start m s", q -> q.withoutTenantId())
        .finds("", q -> q.tenantId("acme"))
        .finds("start s", q -> q.or().eventName("begin").eventType("signal").endOr())
        .orders("s start m", q -> q.orderByEventName())
        .orders("start m s", q -> q.orderByCreateDate().orderById())
        .orders("start s m", q -> q.orderByProcessInstanceId().orderByEventName())
        .check();
  }

  @Test
  void visitsOfRunningInstancesAreFoundWhileTheyLastAndAfterwards(TestEngine engine) {
    engine.deploy(process("sub").userTask("work"));
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.name("Pay"))
            .fork(
                b -> b.userTask("pack", t -> t.assignee("fozzie")),
                b -> b.callActivity("call", "sub"))
            .join());
    engine.clock().setCurrentTime(NOON);
    var order = engine.start("order");
    var ended = engine.start("sub");
    engine.completeTask(ended, "work");
    engine.clock().setCurrentTime(NOON.plusSeconds(60));
    engine.tasks().complete(engine.task(order, "pay").getId(), "kermit");
    var called =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .superProcessInstanceId(order.getId())
            .singleResult();
    var names = new HashMap<String, String>();
    names.put(order.getId(), "");
    var pack = engine.runtime().createActivityInstanceQuery().activityId("pack").singleResult();
    new QueryTable<ActivityInstanceQuery, ActivityInstance>(
            () ->
                engine
                    .runtime()
                    .createActivityInstanceQuery()
                    .activityTypes(Set.of("userTask", "callActivity")),
            ActivityInstance::getActivityId)
        .finds("pay pack call work", q -> q)
        .finds("pack", q -> q.activityInstanceId(pack.getId()))
        .finds("pay pack call", q -> q.processInstanceId(order.getId()))
        .finds("", q -> q.processInstanceId(ended.getId()))
        .finds(
            "work pay pack call", q -> q.processInstanceIds(Set.of(called.getId(), order.getId())))
        .finds("work", q -> q.processDefinitionId(called.getProcessDefinitionId()))
        .finds("pay pack", q -> q.executionId(pack.getExecutionId()))
        .finds("pay", q -> q.activityName("Pay"))
        .finds("call", q -> q.activityType("callActivity"))
        .finds("call", q -> q.calledProcessInstanceIds(Set.of(called.getId())))
        .finds("pack", q -> q.taskAssignee("fozzie"))
        .finds("pay", q -> q.taskCompletedBy("kermit"))
        .finds("pay", q -> q.finished())
        .finds("pack call work", q -> q.unfinished())
        .finds("pay", q -> q.startedBefore(at(0)))
        .finds("pack call work", q -> q.startedAfter(at(1)))
        .finds("pay", q -> q.finishedBefore(at(1)))
        .finds("", q -> q.finishedBefore(beside(at(1), -1)))
        .finds("pay", q -> q.finishedAfter(at(1)))
        .finds("pay pack call work", q -> q.activityWithoutTenantId())
        .orders("call pack pay work", q -> q.orderByActivityId())
        .orders("pay", q -> q.finished().orderByActivityInstanceDuration())
        .orders(
            "pay pack call work",
            q -> q.orderByActivityInstanceEndTime().desc().orderByActivityInstanceId())
        .orders(
            "call pack work pay",
            q -> q.orderByActivityType().orderByActivityInstanceStartTime().desc())
        .check();
  }
}
