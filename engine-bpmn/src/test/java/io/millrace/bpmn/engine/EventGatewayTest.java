package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Event-based gateways: the first event wins, and gateways that start instances. */
@EngineTest
class EventGatewayTest {

  private static final Map<String, Long> AT_ONE_TASK = Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L);

  private static BpmnBuilder order() {
    return process("order")
        .firstOf("which")
        .way(x -> x.catchEvent("paid", Trigger.message("paid")).userTask("ship"))
        .way(x -> x.catchEvent("off", Trigger.signal("off")).userTask("undo"))
        .way(x -> x.catchEvent("late", Trigger.timerDuration("PT1H")).userTask("remind"))
        .way(x -> x.receiveTask("talk", "talk").userTask("answer"));
  }

  private static void receive(TestEngine engine, String message, ProcessInstance instance) {
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName(message)
        .processInstanceId(instance.getId())
        .receive();
  }

  @Covers("118 event-based gateway")
  @Test
  void theFirstMessageWinsAndTheOthersAreNotWaitedForAnyMore(TestEngine engine) {
    engine.deploy(order());
    var instance = engine.start("order");
    assertThat(engine.underWay(instance)).containsExactly("which");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isEqualTo(3);
    assertThat(engine.management().createTimerJobQuery().count()).isOne();
    var execution = engine.executionAt(instance, "which");
    engine.runtime().messageEventReceived("paid", execution, Map.of("sum", 5));
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(instance.getId(), "sum")).isEqualTo(5);
    assertThat(engine.trail(instance)).containsExactly("start", "which", "paid");
    engine.runtime().setVariables(instance.getId(), Map.of());
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  @Test
  void theFirstSignalTimerOrReceiveTaskWinsAsWell(TestEngine engine) {
    engine.deploy(order());
    var talks = engine.start("order");
    receive(engine, "talk", talks);
    assertThat(engine.trail(talks)).containsExactly("start", "which", "talk");
    assertThat(engine.openTasks(talks)).containsExactly("answer");
    var off = engine.start("order");
    engine.runtime().signalEventReceived("off");
    assertThat(engine.openTasks(off)).containsExactly("undo");
    var late = engine.start("order");
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(late)).containsExactly("remind");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 6L, "MR_TASK", 3L));
  }

  @Test
  void aSignalOfTheInstanceItselfIsHeardBehindTheGateway(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x ->
                    x.firstOf("which")
                        .way(y -> y.catchEvent("go", Trigger.instanceSignal("go")).userTask("A"))
                        .way(y -> y.catchEvent("no", Trigger.message("no")).userTask("B")),
                x -> x.userTask("first").throwEvent("throw", Trigger.instanceSignal("go"))));
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("A");
  }

  @Test
  void anExecutionAtTheGatewayCannotBeTriggered(TestEngine engine) {
    engine.deploy(order());
    var execution = engine.executionAt(engine.start("order"), "which");
    assertThatThrownBy(() -> engine.runtime().trigger(execution))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'which'");
  }

  @Test
  void exactlyOneOfSeveralEventsAtOnceWins(TestEngine engine) {
    engine.deploy(order());
    var instances = IntStream.range(0, 10).mapToObj(i -> engine.start("order")).toList();
    for (var instance : instances) {
      var execution = engine.executionAt(instance, "which");
      var calls =
          IntStream.range(0, 4)
              .mapToObj(i -> i % 2 == 0 ? "paid" : "talk")
              .map(name -> CompletableFuture.supplyAsync(() -> wins(engine, name, execution)))
              .toList();
      assertThat(calls.stream().filter(CompletableFuture::join).count()).isOne();
      assertThat(engine.openTasks(instance)).hasSize(1);
    }
  }

  private static boolean wins(TestEngine engine, String message, String execution) {
    try {
      engine.runtime().messageEventReceived(message, execution);
      return true;
    } catch (IllegalStateEngineException e) {
      return false;
    }
  }

  @Covers(
      value = "118 event-based gateway",
      aspect = {Aspect.IN_MULTI_INSTANCE, Aspect.INTERRUPTED})
  @Test
  void gatewayInEachInstanceOfALoopIsInterruptedWithIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                t -> t.multiInstance(m -> m.cardinality(2)),
                s ->
                    s.firstOf("which")
                        .way(x -> x.catchEvent("paid", Trigger.message("paid")).userTask("A"))
                        .way(x -> x.receiveTask("talk", "talk").userTask("B")))
            .boundaryEvent("cancel", Trigger.message("cancel"), x -> x.userTask("undo")));
    var instance = engine.start("order");
    var one = engine.runtime().createEventSubscriptionQuery().eventName("paid").orderById().list();
    assertThat(one).hasSize(2);
    engine.runtime().messageEventReceived("paid", one.get(0).getExecutionId());
    assertThat(engine.openTasks(instance)).containsExactly("A");
    receive(engine, "cancel", instance);
    assertThat(engine.openTasks(instance)).containsExactly("undo");
    assertThat(Aftermath.rows(engine)).isEqualTo(AT_ONE_TASK);
    assertThat(Aftermath.cutOff(engine, instance)).contains("which: boundary event 'cancel'");
  }

  @Covers("119 event-based gateway that starts instances")
  @Test
  void gatewayStartsAnInstanceThatIsPastItsEvent(TestEngine engine) {
    engine.deploy(starting("Exclusive"));
    var paid = engine.runtime().startProcessInstanceByMessage("paid", Map.of("sum", 5));
    assertThat(engine.openTasks(paid)).containsExactly("ship");
    assertThat(engine.trail(paid)).containsExactly("which", "paid");
    engine.runtime().signalEventReceived("off");
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("undo").count()).isOne();
    var talk = engine.runtime().startProcessInstanceByMessage("talk");
    assertThat(engine.openTasks(talk)).containsExactly("answer");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(3);
    assertThat(Aftermath.rows(engine)).containsEntry("MR_EXECUTION", 6L);
  }

  @Test
  void parallelGatewayWaitsInItsInstanceForTheOtherEvents(TestEngine engine) {
    engine.deploy(starting("Parallel"));
    var instance = engine.runtime().startProcessInstanceByMessage("paid");
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.underWay(instance)).containsExactly("off", "ship", "talk");
    engine.completeTask(instance, "ship");
    receive(engine, "talk", instance);
    engine.completeTask(instance, "answer");
    assertThat(engine.hasEnded(instance)).isFalse();
    var off = engine.executionAt(instance, "off");
    engine.runtime().signalEventReceived("off", off);
    engine.completeTask(instance, "undo");
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  private static BpmnBuilder starting(String type) {
    var order =
        process("order")
            .element(
                "eventBasedGateway",
                g ->
                    g.attribute("id", "which")
                        .attribute("instantiate", true)
                        .attribute("eventGatewayType", type))
            .moveTo("which")
            .way(x -> x.catchEvent("paid", Trigger.message("paid")).userTask("ship"))
            .way(x -> x.catchEvent("off", Trigger.signal("off")).userTask("undo"))
            .way(x -> x.receiveTask("talk", "talk").userTask("answer"));
    return order;
  }

  @Covers("87 receive task that starts instances")
  @Test
  void receiveTaskStartsAnInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .element(
                "receiveTask",
                t ->
                    t.attribute("id", "wait")
                        .attribute("instantiate", true)
                        .attribute("messageRef", "m"))
            .moveTo("wait")
            .userTask("ship")
            .declare("message", "id", "m", "name", "paid"));
    var instance = engine.runtime().startProcessInstanceByMessage("paid", "17");
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.trail(instance)).containsExactly("wait");
    assertThat(
            engine
                .history()
                .createHistoricProcessInstanceQuery()
                .processInstanceId(instance.getId())
                .singleResult()
                .getStartActivityId())
        .isEqualTo("wait");
    assertThat(Aftermath.rows(engine))
        .containsEntry("MR_EXECUTION", 2L)
        .containsEntry("MR_TASK", 1L);
  }

  @Covers(value = "87 receive task that starts instances", aspect = Aspect.DEPLOYMENT_ERRORS)
  @Test
  void twoProcessesCannotStartByTheSameMessageWhateverWaitsForIt(TestEngine engine) {
    engine.deploy(starting("Exclusive"));
    assertThatThrownBy(
            () ->
                engine.deploy(
                    process("other").startEvent("s", Trigger.message("talk")).userTask("a")))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("BPMN-080");
  }

  private static BpmnBuilder conditional() {
    return process("order")
        .firstOf("which")
        .way(x -> x.catchEvent("rich", Trigger.condition("${sum > 5}")).userTask("ship"))
        .way(x -> x.catchEvent("poor", Trigger.condition("${sum < 0}")).userTask("remind"))
        .way(x -> x.catchEvent("paid", Trigger.message("paid")).userTask("thank"));
  }

  @Test
  void aConditionBehindTheGatewayWinsWhenAVariableMakesItTrue(TestEngine engine) {
    engine.deploy(conditional());
    var order = engine.start("order", Map.of("sum", 1));
    assertThat(engine.underWay(order)).containsExactly("which");
    engine.runtime().setVariable(order.getId(), "sum", 2);
    assertThat(engine.underWay(order)).containsExactly("which");
    engine.runtime().setVariable(order.getId(), "sum", 6);
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.trail(order)).containsExactly("start", "which", "rich");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
    assertThat(Aftermath.rows(engine)).containsEntry("MR_EXECUTION", 2L);
  }

  @Test
  void aConditionThatHoldsAlreadyWinsAtOnce(TestEngine engine) {
    engine.deploy(conditional());
    var order = engine.start("order", Map.of("sum", -1));
    assertThat(engine.openTasks(order)).containsExactly("remind");
    assertThat(engine.trail(order)).containsExactly("start", "which", "poor");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
  }

  @Test
  void ofTwoConditionsThatBecomeTrueTogetherTheFirstOfTheFileWins(TestEngine engine) {
    engine.deploy(
        process("order")
            .firstOf("which")
            .way(x -> x.catchEvent("one", Trigger.condition("${sum > 5}")).userTask("A"))
            .way(x -> x.catchEvent("two", Trigger.condition("${sum > 4}")).userTask("B")));
    var order = engine.start("order", Map.of("sum", 1));
    engine.runtime().setVariable(order.getId(), "sum", 7);
    assertThat(engine.openTasks(order)).containsExactly("A");
    assertThat(Aftermath.rows(engine)).containsEntry("MR_EXECUTION", 2L);
  }

  @Test
  void aMessageThatMakesAConditionTrueWinsItself(TestEngine engine) {
    engine.deploy(conditional());
    var order = engine.start("order", Map.of("sum", 1));
    engine
        .runtime()
        .messageEventReceived("paid", engine.executionAt(order, "which"), Map.of("sum", 9));
    assertThat(engine.openTasks(order)).containsExactly("thank");
    assertThat(Aftermath.rows(engine)).containsEntry("MR_EXECUTION", 2L);
  }

  @Test
  void aChangeOfAVariableBehindTheGatewayWins(TestEngine engine) {
    engine.deploy(
        process("order")
            .firstOf("which")
            .way(x -> x.catchEvent("set", Trigger.variable("sum", "update")).userTask("A"))
            .way(x -> x.catchEvent("late", Trigger.timerDuration("PT1H")).userTask("B")));
    var order = engine.start("order", Map.of("sum", 1));
    engine.runtime().setVariable(order.getId(), "sum", 2);
    assertThat(engine.openTasks(order)).containsExactly("A");
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  private static BpmnBuilder multiple(boolean all) {
    return process("order")
        .firstOf("which")
        .way(
            x ->
                x.catchEvent(
                        "some",
                        Trigger.anyOf(
                            Trigger.message("m1"),
                            Trigger.signal("s1"),
                            Trigger.timerDuration("PT1H"),
                            Trigger.condition("${sum > 5}")),
                        n -> n.attribute("parallelMultiple", all))
                    .userTask("A"))
        .way(x -> x.catchEvent("other", Trigger.message("m2")).userTask("B"));
  }

  @Test
  void oneOfSeveralDefinitionsOfAnEventBehindTheGatewayIsEnough(TestEngine engine) {
    engine.deploy(multiple(false));
    var byMessage = engine.start("order", Map.of("sum", 1));
    receive(engine, "m1", byMessage);
    assertThat(engine.openTasks(byMessage)).containsExactly("A");
    assertThat(engine.trail(byMessage)).containsExactly("start", "which", "some");
    var bySignal = engine.start("order", Map.of("sum", 1));
    engine.runtime().signalEventReceived("s1");
    assertThat(engine.openTasks(bySignal)).containsExactly("A");
    var byCondition = engine.start("order", Map.of("sum", 1));
    engine.runtime().setVariable(byCondition.getId(), "sum", 8);
    assertThat(engine.openTasks(byCondition)).containsExactly("A");
    var byTimer = engine.start("order", Map.of("sum", 1));
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(byTimer)).containsExactly("A");
    var byOther = engine.start("order", Map.of("sum", 1));
    receive(engine, "m2", byOther);
    assertThat(engine.openTasks(byOther)).containsExactly("B");
    assertThat(Aftermath.rows(engine))
        .isEqualTo(Map.of("MR_EXECUTION", 10L, "MR_TASK", 5L, "MR_VARIABLE", 5L));
  }

  @Test
  void aParallelMultipleEventBehindTheGatewayWinsWithItsLastPart(TestEngine engine) {
    engine.deploy(multiple(true));
    var order = engine.start("order", Map.of("sum", 1));
    receive(engine, "m1", order);
    engine.runtime().signalEventReceived("s1");
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    assertThat(engine.underWay(order)).containsExactly("which");
    engine.runtime().setVariable(order.getId(), "sum", 8);
    assertThat(engine.openTasks(order)).containsExactly("A");
    var other = engine.start("order", Map.of("sum", 8));
    receive(engine, "m1", other);
    receive(engine, "m2", other);
    assertThat(engine.openTasks(other)).containsExactly("B");
    assertThat(Aftermath.rows(engine))
        .isEqualTo(Map.of("MR_EXECUTION", 4L, "MR_TASK", 2L, "MR_VARIABLE", 2L));
  }

  @Test
  void twoEventsBehindAGatewayCannotWaitForTheSameByOneOfTheirDefinitions(TestEngine engine) {
    assertThatThrownBy(
            () ->
                engine.deploy(
                    process("order")
                        .firstOf("which")
                        .way(
                            x ->
                                x.catchEvent(
                                        "some",
                                        Trigger.anyOf(Trigger.message("m1"), Trigger.signal("s")))
                                    .userTask("A"))
                        .way(x -> x.catchEvent("other", Trigger.message("m1")).userTask("B"))))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("message 'm1'")
        .hasMessageContaining("'some'");
  }

  @Test
  void anEventSubProcessInterruptsTheWaitAtTheGateway(TestEngine engine) {
    engine.deploy(
        conditional()
            .eventSubProcess(
                "handler", s -> s.startEvent("come", Trigger.message("stop")).userTask("repair")));
    var order = engine.start("order", Map.of("sum", 1));
    receive(engine, "stop", order);
    assertThat(engine.openTasks(order)).containsExactly("repair");
    engine.runtime().setVariable(order.getId(), "sum", 9);
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
    assertThat(Aftermath.cutOff(engine, order)).contains("which: event sub-process 'handler'");
    engine.completeTask(order, "repair");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void anEventSubProcessBesideTheGatewayLeavesItWaiting(TestEngine engine) {
    engine.deploy(
        order()
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", Trigger.message("more")).userTask("note")));
    var order = engine.start("order");
    receive(engine, "more", order);
    assertThat(engine.underWay(order)).contains("note", "which");
    receive(engine, "paid", order);
    assertThat(engine.openTasks(order)).containsExactly("note", "ship");
  }

  @Test
  void aConditionThatInterruptsTheScopeGoesBeforeTheOneBehindTheGateway(TestEngine engine) {
    engine.deploy(
        conditional()
            .eventSubProcess(
                "handler",
                s -> s.startEvent("come", Trigger.condition("${sum > 5}")).userTask("repair")));
    var order = engine.start("order", Map.of("sum", 1));
    engine.runtime().setVariable(order.getId(), "sum", 9);
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(Aftermath.rows(engine)).containsEntry("MR_TASK", 1L);
  }
}
