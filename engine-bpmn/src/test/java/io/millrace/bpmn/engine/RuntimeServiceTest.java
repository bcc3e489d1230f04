package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.variable.VariableInstance;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@EngineTest
class RuntimeServiceTest {

  private static long rows(TestEngine engine, String table) {
    return engine.engine().getManagementService().getTableCount().get(table);
  }

  private static String taskExecution(TestEngine engine, ProcessInstance instance, String task) {
    return engine.task(instance, task).getExecutionId();
  }

  @Test
  void builderSaysAllThatAStartCanSay(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    var instance =
        engine
            .runtime()
            .createProcessInstanceBuilder()
            .processDefinitionKey("order")
            .name("Order 17")
            .businessKey("17")
            .businessStatus("new")
            .externalId("ext-17")
            .variable("amount", 5)
            .variables(Map.of("customer", "acme"))
            .transientVariable("secret", "x")
            .start();
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
    assertThat(instance.getName()).isEqualTo("Order 17");
    assertThat(instance.getBusinessKey()).isEqualTo("17");
    assertThat(instance.getBusinessStatus()).isEqualTo("new");
    assertThat(instance.getExternalId()).isEqualTo("ext-17");
    assertThat(instance.getStartUserId()).isEqualTo("kermit");
    assertThat(instance.isEnded()).isFalse();
    assertThat(instance.getProcessVariables()).isEqualTo(Map.of("amount", 5, "customer", "acme"));
    assertThat(engine.runtime().getVariables(instance.getId()))
        .isEqualTo(Map.of("amount", 5, "customer", "acme"));
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .createProcessInstanceBuilder()
                    .processDefinitionKey("order")
                    .externalId("ext-17")
                    .start())
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("ext-17");
  }

  @Test
  void startWithoutOneClearThingToStartIsRefused(TestEngine engine) {
    assertThatThrownBy(() -> engine.runtime().createProcessInstanceBuilder().start())
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .createProcessInstanceBuilder()
                    .processDefinitionKey("a")
                    .messageName("b")
                    .start())
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceByKey(null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("RuntimeService.startProcessInstanceByKey");
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceByKey("absent"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceById("x"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void instanceThatRunsThroughIsShownAsEnded(TestEngine engine) {
    engine.deploy(process("quick").task("a"));
    var instance = engine.start("quick");
    assertThat(instance.isEnded()).isTrue();
    assertThat(instance.getId()).isNotNull();
    assertThat(instance.getProcessDefinitionKey()).isEqualTo("quick");
    assertThat(rows(engine, "MR_EXECUTION")).isZero();
  }

  @Test
  void repeatedStartUnderOneKeyStartsOnce(TestEngine engine) throws Exception {
    engine.deploy(process("order").userTask("pay"), process("quick").task("a"));
    Callable<ProcessInstance> start =
        () ->
            engine
                .runtime()
                .createProcessInstanceBuilder()
                .processDefinitionKey("order")
                .businessKey("17")
                .idempotencyKey("k1")
                .start();
    var instances = atOnce(8, start);
    assertThat(instances).extracting(ProcessInstance::getId).containsOnly(instances.get(0).getId());
    assertThat(instances).extracting(ProcessInstance::getBusinessKey).containsOnly("17");
    assertThat(rows(engine, "MR_TASK")).isEqualTo(1);
    engine.completeTask(instances.get(0), "pay");
    var later = start.call();
    assertThat(later.getId()).isEqualTo(instances.get(0).getId());
    assertThat(later.isEnded()).isTrue();
    assertThat(later.getBusinessKey()).isEqualTo("17");
    assertThat(rows(engine, "MR_TASK")).isZero();
  }

  private static <R> List<R> atOnce(int threads, Callable<R> work) throws Exception {
    var pool = Executors.newFixedThreadPool(threads);
    var barrier = new CyclicBarrier(threads);
    try {
      var futures =
          IntStream.range(0, threads)
              .mapToObj(
                  i ->
                      pool.submit(
                          () -> {
                            barrier.await();
                            return work.call();
                          }))
              .toList();
      var results = new java.util.ArrayList<R>();
      for (var future : futures) {
        results.add(future.get());
      }
      return results;
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void variablesAreSetWhereTheyAreSeenOrAtTheExecutionItself(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", b -> b.userTask("pay")));
    var instance = engine.runtime().startProcessInstanceByKey("order", Map.of("a", 1));
    var runtime = engine.runtime();
    var execution = taskExecution(engine, instance, "pay");
    runtime.setVariable(execution, "a", 2);
    runtime.setVariableLocal(execution, "b", "local");
    runtime.setVariable(execution, "c", null);
    assertThat(runtime.getVariable(instance.getId(), "a")).isEqualTo(2);
    assertThat(runtime.getVariable(execution, "a", Integer.class)).isEqualTo(2);
    assertThat(runtime.getVariablesLocal(execution)).isEqualTo(Map.of("b", "local"));
    assertThat(runtime.hasVariable(execution, "c")).isTrue();
    assertThat(runtime.getVariable(execution, "c")).isNull();
    assertThat(runtime.hasVariable(instance.getId(), "b")).isFalse();
    assertThat(runtime.hasVariableLocal(instance.getId(), "c")).isTrue();
    assertThat(runtime.getVariables(execution, List.of("a", "b", "absent")))
        .isEqualTo(Map.of("a", 2, "b", "local"));
    assertThat(runtime.getVariableInstancesLocal(execution).get("b").getValue()).isEqualTo("local");
    assertThat(runtime.getVariableInstancesByExecutionIds(Set.of(execution, instance.getId())))
        .extracting(VariableInstance::getName)
        .containsExactlyInAnyOrder("a", "b", "c");
    runtime.removeVariable(execution, "a");
    runtime.removeVariableLocal(execution, "absent");
    runtime.removeVariables(execution, List.of("b", "c"));
    assertThat(runtime.getVariables(execution)).isEmpty();
    assertThatThrownBy(() -> runtime.getVariable(execution, null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> runtime.getVariables("4711"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("4711");
    assertThatThrownBy(() -> runtime.setVariable("4711", "a", 1))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void messageGoesToWhoWaitsForIt(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.message("paid")).userTask("ship"));
    var instance = engine.start("order");
    var runtime = engine.runtime();
    assertThatThrownBy(() -> runtime.messageEventReceived("other", instance.getId()))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThatThrownBy(() -> runtime.messageEventReceived("paid", "4711"))
        .isInstanceOf(ObjectNotFoundException.class);
    runtime
        .createMessageReceivedBuilder()
        .messageName("paid")
        .processInstanceId(instance.getId())
        .variable("amount", 5)
        .receive();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(runtime.getVariable(instance.getId(), "amount")).isEqualTo(5);
    assertThatThrownBy(() -> runtime.createMessageReceivedBuilder().messageName("paid").receive())
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void messageUnderOneKeyIsDeliveredOnce(TestEngine engine) throws Exception {
    engine.deploy(process("order").catchEvent("wait", Trigger.message("paid")).userTask("ship"));
    var instance = engine.start("order");
    atOnce(
        8,
        () -> {
          engine
              .runtime()
              .createMessageReceivedBuilder()
              .messageName("paid")
              .processInstanceId(instance.getId())
              .idempotencyKey("m1")
              .receive();
          return null;
        });
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void signalByJobReachesAllThatWaitAndStartsProcesses(TestEngine engine) {
    engine.deploy(
        process("waits").catchEvent("wait", Trigger.signal("alarm")).userTask("woken"),
        process("starts").startEvent("start", Trigger.signal("alarm")).userTask("started"));
    var instance = engine.start("waits");
    engine.runtime().signalEventReceivedAsync("alarm");
    assertThat(engine.openTasks(instance)).isEmpty();
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("woken");
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("started").count()).isEqualTo(1);
    assertThatThrownBy(() -> engine.runtime().signalEventReceivedAsync("alarm", instance.getId()))
        .isInstanceOf(IllegalStateEngineException.class);
  }

  @Covers("157 labels of an instance")
  @Test
  void labelsOfARunningInstanceCanBeChanged(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var id = engine.start("order").getId();
    engine.runtime().setProcessInstanceName(id, "new name");
    engine.runtime().updateBusinessKey(id, "new key");
    engine.runtime().updateBusinessStatus(id, "open");
    var found = engine.runtime().createProcessInstanceQuery().processInstanceId(id).singleResult();
    assertThat(found.getName()).isEqualTo("new name");
    assertThat(found.getBusinessKey()).isEqualTo("new key");
    assertThat(found.getBusinessStatus()).isEqualTo("open");
    assertThatThrownBy(() -> engine.runtime().updateBusinessKey(id, "x".repeat(256)))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> engine.runtime().updateBusinessKey("4711", "x"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Covers("157 labels of an instance")
  @Test
  void anInstanceHasOneOwnerAndOneAssignee(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var id = order.getId();
    var runtime = engine.runtime();
    runtime.setOwner(id, "piggy");
    runtime.setOwner(id, "gonzo");
    runtime.setAssignee(id, "kermit");
    assertThat(runtime.getIdentityLinksForProcessInstance(id))
        .extracting(IdentityLink::getType, IdentityLink::getUserId)
        .containsExactly(tuple("owner", "gonzo"), tuple("assignee", "kermit"));
    assertThat(runtime.createProcessInstanceQuery().involvedUser("gonzo", "owner").count())
        .isEqualTo(1);
    runtime.removeOwner(id);
    runtime.removeOwner(id);
    assertThat(runtime.getIdentityLinksForProcessInstance(id))
        .extracting(IdentityLink::getType)
        .containsExactly("assignee");
    runtime.removeAssignee(id);
    assertThat(runtime.getIdentityLinksForProcessInstance(id)).isEmpty();
    assertThatThrownBy(() -> runtime.setOwner(id, "")).isInstanceOf(BadArgumentException.class);
    engine.completeTask(order, "pay");
    assertThatThrownBy(() -> runtime.setAssignee(id, "kermit"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void linksOfAnInstanceAreKeptOnce(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var instance = engine.start("order");
    var runtime = engine.runtime();
    runtime.addUserIdentityLink(instance.getId(), "kermit", "participant");
    runtime.addUserIdentityLink(instance.getId(), "kermit", "participant");
    runtime.addGroupIdentityLink(instance.getId(), "frogs", "candidate");
    assertThat(runtime.getIdentityLinksForProcessInstance(instance.getId()))
        .extracting(IdentityLink::getUserId, IdentityLink::getGroupId)
        .containsExactly(tuple("kermit", null), tuple(null, "frogs"));
    runtime.deleteGroupIdentityLink(instance.getId(), "frogs", "candidate");
    engine.completeTask(instance, "pay");
    assertThat(engine.history().getHistoricIdentityLinksForProcessInstance(instance.getId()))
        .hasSize(1);
    assertThatThrownBy(() -> runtime.getIdentityLinksForProcessInstance(instance.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void activitiesAreNamedOncePerExecution(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("pay"), b -> b.subProcess("sub", s -> s.userTask("pack")))
            .join());
    var instance = engine.start("order");
    assertThat(engine.runtime().getActiveActivityIds(instance.getId()))
        .containsExactlyInAnyOrder("pay", "pack");
    assertThatThrownBy(() -> engine.runtime().getActiveActivityIds("4711"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aCallActivityIsActiveWhileWhatItCalledRuns(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("pay"),
        process("outer")
            .callActivity("call", "inner")
            .subProcess("sub", s -> s.callActivity("again", "inner"))
            .userTask("ship"));
    var outer = engine.start("outer");
    for (var calling : List.of("call", "again")) {
      assertThat(engine.runtime().getActiveActivityIds(outer.getId())).containsExactly(calling);
      var inner =
          engine
              .runtime()
              .createProcessInstanceQuery()
              .superProcessInstanceId(outer.getId())
              .singleResult();
      assertThat(engine.runtime().getActiveActivityIds(inner.getId())).containsExactly("pay");
      engine.completeTask(inner, "pay");
    }
    assertThat(engine.runtime().getActiveActivityIds(outer.getId())).containsExactly("ship");
  }

  @Test
  void aCallActivityIsNamedOncePerInstanceOfIt(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("pay"),
        process("outer")
            .callActivity("call", "inner", c -> c.multiInstance(l -> l.cardinality(3))));
    var outer = engine.start("outer");
    assertThat(engine.runtime().getActiveActivityIds(outer.getId()))
        .containsExactly("call", "call", "call");
  }

  @Test
  void severalInstancesAreDeletedTogetherOrNone(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var first = engine.start("order").getId();
    var second = engine.start("order").getId();
    assertThatThrownBy(
            () -> engine.runtime().bulkDeleteProcessInstances(List.of(first, "4711"), null))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(rows(engine, "MR_TASK")).isEqualTo(2);
    engine.runtime().bulkDeleteProcessInstances(List.of(first, second), "no more");
    assertThat(rows(engine, "MR_EXECUTION")).isZero();
  }

  @Test
  void historyOfAnEndedInstanceGoesWithAllItCalled(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("in"),
        process("outer").userTask("out").callActivity("call", "inner"));
    var instance = engine.runtime().startProcessInstanceByKey("outer", Map.of("a", 1));
    assertThatThrownBy(() -> engine.history().deleteHistoricProcessInstance(instance.getId()))
        .isInstanceOf(IllegalStateEngineException.class);
    engine.completeTask(instance, "out");
    engine
        .tasks()
        .complete(engine.tasks().createTaskQuery().singleResult().getId(), Map.of("b", 2));
    engine.history().deleteHistoricProcessInstance(instance.getId());
    assertThat(
            engine.engine().getManagementService().getTableCount().entrySet().stream()
                .filter(e -> e.getKey().startsWith("MR_HI_"))
                .mapToLong(Map.Entry::getValue)
                .sum())
        .isZero();
    assertThatThrownBy(() -> engine.history().deleteHistoricProcessInstance(instance.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    engine.history().bulkDeleteHistoricProcessInstances(List.of(instance.getId(), "x"));
  }

  @Test
  void historyOfATaskGoesWithItsSubTasks(TestEngine engine) {
    var tasks = engine.tasks();
    var parent = tasks.createTaskBuilder().name("parent").create();
    tasks.createTaskBuilder().name("child").parentTaskId(parent.getId()).create();
    assertThatThrownBy(() -> engine.history().deleteHistoricTaskInstance(parent.getId()))
        .isInstanceOf(IllegalStateEngineException.class);
    tasks.complete(parent.getId());
    assertThat(rows(engine, "MR_HI_TASK")).isEqualTo(2);
    engine.history().deleteHistoricTaskInstance(parent.getId());
    assertThat(rows(engine, "MR_HI_TASK")).isZero();
    engine.history().deleteHistoricTaskInstance("absent");
  }

  @Test
  void variablesOfATaskAreReadAndSetThroughTheTaskService(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var instance = engine.runtime().startProcessInstanceByKey("order", Map.of("a", 1));
    var id = engine.task(instance, "pay").getId();
    engine.tasks().setVariable(id, "a", 2);
    engine.tasks().setVariableLocal(id, "own", "x");
    assertThat(engine.tasks().getVariables(id)).isEqualTo(Map.of("a", 2, "own", "x"));
    assertThat(engine.tasks().getVariablesLocal(id)).isEqualTo(Map.of("own", "x"));
    assertThat(engine.tasks().getVariableInstancesLocalByTaskIds(Set.of(id))).hasSize(1);
    assertThat(engine.runtime().getVariables(instance.getId())).isEqualTo(Map.of("a", 2));
    engine.tasks().removeVariables(id, List.of("a", "own"));
    assertThat(engine.tasks().getVariables(id)).isEmpty();
    engine.tasks().complete(id, Map.of("done", true));
    assertThatThrownBy(() -> engine.tasks().complete(id))
        .isInstanceOf(ObjectNotFoundException.class);
  }
}
