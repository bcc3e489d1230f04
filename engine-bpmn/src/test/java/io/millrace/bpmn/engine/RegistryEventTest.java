package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.eventregistry.InMemoryEventChannel;
import io.millrace.common.eventregistry.OutboundEvent;
import io.millrace.test.conformance.Covers;
import io.millrace.test.engine.Race;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Events of the event registry in processes. */
@EngineTest
class RegistryEventTest {

  private static final String PAID =
      """
      {"key": "paid", "payload": [
        {"name": "order", "type": "string", "correlationParameter": true},
        {"name": "amount", "type": "double"},
        {"name": "trace", "type": "string", "header": true}
      ]}
      """;
  private static final String OUT =
      "{\"key\": \"out\", \"channelType\": \"outbound\", \"type\": \"memory\"}";

  private static final Trigger OF_ORDER = Trigger.event("paid", "order", "${order}");

  private static void deploy(TestEngine engine, BpmnBuilder process) {
    deploy(engine, process, "");
  }

  private static void deploy(TestEngine engine, BpmnBuilder process, String tenant) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .tenantId(tenant)
        .addString("paid.event", PAID)
        .addString("out.channel", OUT)
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  private static int paid(TestEngine engine, String order, double amount) {
    return engine
        .engine()
        .getEventRegistry()
        .createEventInstanceBuilder("paid")
        .payload("order", order)
        .payload("amount", amount)
        .payload("trace", "x")
        .receive();
  }

  private static BpmnBuilder started(String more) {
    return process("order")
        .startEvent(
            "start",
            Trigger.event("paid"),
            n -> {
              out(n, "order", "order");
              if (!more.isEmpty()) {
                n.extensionText("flowable:startEventCorrelationConfiguration", more);
              }
            })
        .userTask("ship");
  }

  private static NodeBuilder out(NodeBuilder node, String source, String target) {
    return node.extension("flowable:eventOutParameter", "source", source, "target", target);
  }

  private static long instances(TestEngine engine) {
    return engine.runtime().createProcessInstanceQuery().count();
  }

  @Covers("25 catch event of the event registry")
  @Test
  void anEventReachesThoseWhoseCorrelationItHasAndBringsItsValues(TestEngine engine) {
    deploy(
        engine,
        process("order")
            .catchEvent(
                "wait",
                OF_ORDER,
                n ->
                    out(out(n, "amount", "sum"), "trace", "trace")
                        .extension(
                            "flowable:eventOutParameter",
                            "sourceExpression",
                            "${amount * 2}",
                            "target",
                            "twice")
                        .extension(
                            "flowable:eventOutParameter",
                            "source",
                            "order",
                            "target",
                            "passing",
                            "transient",
                            "true"))
            .userTask("ship"));
    var first = engine.start("order", Map.of("order", "17"));
    var second = engine.start("order", Map.of("order", "18"));
    assertThat(engine.runtime().createEventSubscriptionQuery().eventName("paid").list())
        .extracting(s -> s.getEventType(), s -> s.getActivityId(), s -> s.getConfiguration())
        .containsExactlyInAnyOrder(
            tuple("event", "wait", "order=17;"), tuple("event", "wait", "order=18;"));
    // when
    assertThat(paid(engine, "17", 9.5)).isOne();
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(first)).containsExactly("ship");
    assertThat(engine.underWay(second)).containsExactly("wait");
    assertThat(engine.runtime().getVariables(first.getId()))
        .isEqualTo(Map.of("order", "17", "sum", 9.5, "trace", "x", "twice", 19.0));
    assertThat(paid(engine, "19", 1)).isZero();
  }

  @Test
  void theFirstEventBehindAGatewayWins(TestEngine engine) {
    deploy(
        engine,
        process("order")
            .firstOf("which")
            .way(x -> x.catchEvent("paid", OF_ORDER).userTask("ship"))
            .way(x -> x.catchEvent("late", Trigger.timerDuration("PT1H")).userTask("remind")));
    var instance = engine.start("order", Map.of("order", "17"));
    paid(engine, "17", 1);
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  @Test
  void whatDoesNotInterruptHearsEachEvent(TestEngine engine) {
    deploy(
        engine,
        process("order")
            .userTask("work")
            .boundaryEvent(
                "paid",
                OF_ORDER,
                n -> n.attribute("cancelActivity", false),
                b -> b.userTask("note")));
    var instance = engine.start("order", Map.of("order", "17"));
    paid(engine, "17", 1);
    paid(engine, "17", 2);
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("note", "note", "work");
    engine.completeTask(instance, "work");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
  }

  @Covers("6 start event of the event registry")
  @Test
  void anEventStartsTheNewestVersionAlone(TestEngine engine) {
    deploy(engine, started(""));
    paid(engine, "16", 1);
    deploy(engine, started(""));
    paid(engine, "17", 1);
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().list())
        .extracting(instance -> instance.getProcessDefinitionVersion())
        .containsExactly(2, 2);
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isOne();
  }

  @Test
  void theVersionBeforeIsStartedAgainWhenTheNewestIsDeleted(TestEngine engine) {
    deploy(engine, started(""));
    engine.deploy(started(""));
    var repository = engine.engine().getRepositoryService();
    var newest =
        repository.createProcessDefinitionQuery().processDefinitionVersion(2).singleResult();
    repository.deleteDeployment(newest.getDeploymentId());
    paid(engine, "17", 1);
    engine.runDueJobs();
    assertThat(instances(engine)).isOne();
  }

  @Test
  void whatCameToAVersionThatIsDeletedStartsTheOneBefore(TestEngine engine) {
    deploy(engine, started(""));
    engine.deploy(started(""));
    paid(engine, "17", 1);
    deleteVersion(engine, 2);
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().singleResult())
        .satisfies(instance -> assertThat(instance.getProcessDefinitionVersion()).isOne());
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void whatCameToAnOldVersionThatIsDeletedStartsTheNewest(TestEngine engine) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString("paid.event", PAID)
        .deploy();
    engine.deploy(started(""));
    paid(engine, "17", 1);
    engine.deploy(started(""));
    deleteVersion(engine, 1);
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().singleResult())
        .satisfies(instance -> assertThat(instance.getProcessDefinitionVersion()).isEqualTo(2));
  }

  @Test
  void whatComesToTheOnlyVersionGoesWithIt(TestEngine engine) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString("paid.event", PAID)
        .deploy();
    engine.deploy(started(""));
    paid(engine, "17", 1);
    deleteVersion(engine, 1);
    engine.runDueJobs();
    assertThat(instances(engine)).isZero();
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  private static void deleteVersion(TestEngine engine, int version) {
    var repository = engine.engine().getRepositoryService();
    var definition =
        repository.createProcessDefinitionQuery().processDefinitionVersion(version).singleResult();
    repository.deleteDeployment(definition.getDeploymentId());
  }

  @Test
  void oneInstanceRunsForEachCorrelation(TestEngine engine) throws Exception {
    deploy(engine, started("storeAsUniqueReferenceId"));
    paid(engine, "17", 1);
    paid(engine, "17", 2);
    paid(engine, "18", 1);
    try (var other = node(engine, new InMemoryEventChannel())) {
      assertThat(Race.of(4, other::runDueJobs)).containsOnlyNulls();
    }
    engine.runDueJobs();
    assertThat(instances(engine)).isEqualTo(2);
    engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    paid(engine, "17", 3);
    engine.runDueJobs();
    assertThat(instances(engine)).isOne();
  }

  private static ProcessEngine node(TestEngine engine, InMemoryEventChannel channel) {
    return new ProcessEngineConfiguration()
        .setDataSource(engine.database().dataSource())
        .setInboundEventChannelAdapters(Map.of("memory", channel))
        .setOutboundEventChannelAdapters(Map.of("memory", channel))
        .buildProcessEngine();
  }

  @Test
  void whatComesToASuspendedVersionStartsItWhenItGoesOn(TestEngine engine) {
    deploy(engine, started(""));
    var repository = engine.engine().getRepositoryService();
    repository.suspendProcessDefinitionByKey("order");
    assertThat(paid(engine, "17", 1)).isOne();
    engine.runDueJobs();
    assertThat(instances(engine)).isZero();
    repository.activateProcessDefinitionByKey("order");
    engine.runDueJobs();
    assertThat(instances(engine)).isOne();
  }

  @Test
  void whatRestsWithASuspendedVersionStartsANewerOneOnceItIsDeployed(TestEngine engine) {
    deploy(engine, started(""));
    var repository = engine.engine().getRepositoryService();
    repository.suspendProcessDefinitionByKey("order");
    paid(engine, "17", 1);
    engine.runDueJobs();
    deploy(engine, started(""));
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().singleResult())
        .satisfies(instance -> assertThat(instance.getProcessDefinitionVersion()).isEqualTo(2));
    assertThat(engine.management().createSuspendedJobQuery().count()).isZero();
  }

  @Test
  void whatRestsWithASuspendedVersionThatIsDeletedRestsWithTheOneBeforeIfThatIsSuspendedToo(
      TestEngine engine) {
    deploy(engine, started(""));
    engine.deploy(started(""));
    var repository = engine.engine().getRepositoryService();
    repository.suspendProcessDefinitionByKey("order");
    paid(engine, "17", 1);
    deleteVersion(engine, 2);
    engine.runDueJobs();
    assertThat(instances(engine)).isZero();
    repository.activateProcessDefinitionByKey("order");
    engine.runDueJobs();
    assertThat(instances(engine)).isOne();
  }

  @Test
  void whatComesToASuspendedInstanceReachesItWhenItGoesOnAndOthersAtOnce(TestEngine engine) {
    var called = process("called").catchEvent("wait", Trigger.event("paid")).userTask("inside");
    deploy(engine, called);
    engine.deploy(
        process("order")
            .fork(b -> b.callActivity("call", "called"), b -> b.catchEvent("own", OF_ORDER)));
    var order = engine.start("order", Map.of("order", "17"));
    var inside =
        engine.runtime().createProcessInstanceQuery().processDefinitionKey("called").singleResult();
    engine.runtime().suspendProcessInstanceById(inside.getId());
    paid(engine, "17", 1);
    engine.runDueJobs();
    assertThat(engine.underWay(order)).containsExactly("call");
    assertThat(engine.underWay(inside)).containsExactly("wait");
    engine.runtime().activateProcessInstanceById(inside.getId());
    engine.runDueJobs();
    assertThat(engine.openTasks(inside)).containsExactly("inside");
  }

  @Test
  void eventsOfATenantReachItsReceivers(TestEngine engine) {
    deploy(engine, started(""), "acme");
    deploy(engine, started(""));
    engine
        .engine()
        .getEventRegistry()
        .createEventInstanceBuilder("paid")
        .tenantId("acme")
        .payload("order", "1")
        .receive();
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().singleResult().getTenantId())
        .isEqualTo("acme");
  }

  @Covers("82 send event task of the event registry")
  @Test
  void aTaskSendsWhenItsTransactionIsCommittedAndWaitsForTheAnswer(TestEngine engine) {
    deploy(
        engine,
        process("order")
            .activity(
                "serviceTask",
                "ask",
                n ->
                    out(
                        n.attribute("flowable:type", "send-event")
                            .attribute("flowable:triggerable", true)
                            .extensionText("flowable:eventType", "paid")
                            .extensionText("flowable:channelKey", "out")
                            .extension(
                                "flowable:eventInParameter",
                                "source",
                                "${order}",
                                "target",
                                "order")
                            .extensionText("flowable:triggerEventType", "paid")
                            .extension(
                                "flowable:triggerEventCorrelationParameter",
                                "name",
                                "order",
                                "value",
                                "${order}"),
                        "amount",
                        "sum"))
            .userTask("ship"));
    var channel = new InMemoryEventChannel();
    try (var node = node(engine, channel)) {
      var instance = engine.start("order", Map.of("order", "17"));
      assertThat(channel.sent()).isEmpty();
      node.runDueJobs();
      assertThat(channel.sent())
          .extracting(OutboundEvent::eventKey, OutboundEvent::body)
          .containsExactly(tuple("paid", "{\"order\":\"17\"}"));
      paid(engine, "18", 1);
      paid(engine, "17", 5);
      engine.runDueJobs();
      assertThat(engine.openTasks(instance)).containsExactly("ship");
      assertThat(engine.runtime().getVariable(instance.getId(), "sum")).isEqualTo(5.0);
    }
  }

  @Test
  void aTaskReachesThoseWhoWaitInTheEngine(TestEngine engine) {
    deploy(
        engine,
        process("waiter")
            .activity("receiveTask", "wait", n -> n.extensionText("flowable:eventType", "paid"))
            .userTask("ship"));
    engine.deploy(
        process("sender")
            .activity(
                "serviceTask",
                "send",
                n ->
                    n.attribute("flowable:type", "send-event")
                        .extensionText("flowable:eventType", "paid")
                        .extension("flowable:systemChannel")
                        .extension(
                            "flowable:eventInParameter", "source", "order", "target", "order")));
    var waiter = engine.start("waiter");
    var sender = engine.start("sender", Map.of("order", "17"));
    assertThat(engine.hasEnded(sender)).isTrue();
    engine.runDueJobs();
    assertThat(engine.openTasks(waiter)).containsExactly("ship");
  }

  @Test
  void whatIsNotDeployedIsRefusedWithAllThatIsWrong(TestEngine engine) {
    var process =
        process("order")
            .catchEvent("a", Trigger.event("unknown"))
            .catchEvent("b", Trigger.event("paid", "amount", "1"), n -> out(n, "colour", "c"))
            .activity(
                "serviceTask",
                "c",
                n ->
                    n.attribute("flowable:type", "send-event")
                        .extensionText("flowable:eventType", "paid")
                        .extensionText("flowable:channelKey", "nowhere"));
    assertThatThrownBy(() -> deploy(engine, process))
        .isInstanceOfSatisfying(
            DeploymentException.class,
            refusal ->
                assertThat(refusal.problems())
                    .extracting(Problem::code, Problem::elementId)
                    .containsExactlyInAnyOrder(
                        tuple("BPMN-133", "a"),
                        tuple("BPMN-133", "b"),
                        tuple("BPMN-133", "b"),
                        tuple("BPMN-133", "c")));
  }
}
