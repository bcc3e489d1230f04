package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.anyOf;
import static io.millrace.bpmn.test.Trigger.condition;
import static io.millrace.bpmn.test.Trigger.message;
import static io.millrace.bpmn.test.Trigger.signal;
import static io.millrace.bpmn.test.Trigger.timerCycle;
import static io.millrace.bpmn.test.Trigger.timerDuration;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

@EngineTest
class MultipleEventTest {

  private static final Consumer<NodeBuilder> ALL = n -> n.attribute("parallelMultiple", true);

  private static void send(TestEngine engine, ProcessInstance instance, String name) {
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName(name)
        .processInstanceId(instance.getId())
        .receive();
  }

  private static void pass(TestEngine engine, Duration time) {
    engine.clock().advance(time);
    engine.runDueJobs();
  }

  private static BpmnBuilder waitsForAll(Trigger... parts) {
    return process("order").catchEvent("wait", anyOf(parts), ALL).userTask("after");
  }

  @Covers("26 multiple catch event")
  @Test
  void oneOfSeveralIsEnough(TestEngine engine) {
    engine.deploy(
        process("order")
            .catchEvent(
                "wait",
                anyOf(
                    message("m1"),
                    message("m2"),
                    signal("s"),
                    timerDuration("PT1H"),
                    condition("${x == 1}")))
            .userTask("after"));
    var byMessage = engine.start("order");
    send(engine, byMessage, "m2");
    var byTimer = engine.start("order");
    pass(engine, Duration.ofHours(1));
    var byCondition = engine.start("order");
    engine.runtime().setVariable(byCondition.getId(), "x", 1);
    var bySignal = engine.start("order");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isEqualTo(4);
    engine.runtime().signalEventReceived("s");
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("after").count()).isEqualTo(4);
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    engine.completeTask(bySignal, "after");
    assertThat(engine.hasEnded(bySignal)).isTrue();
  }

  @Covers("26 multiple catch event")
  @Test
  void allOfSeveralAreNeededAndRemembered(TestEngine engine) {
    engine.deploy(waitsForAll(message("m1"), message("m2"), timerDuration("PT1H"), signal("s")));
    var instance = engine.start("order");
    send(engine, instance, "m2");
    assertThatThrownBy(() -> send(engine, instance, "m2"))
        .isInstanceOf(IllegalStateEngineException.class);
    pass(engine, Duration.ofHours(1));
    engine.runtime().signalEventReceived("s");
    engine.runtime().signalEventReceived("s");
    assertThat(engine.openTasks(instance)).isEmpty();
    send(engine, instance, "m1");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void conditionThatHeldOnceIsRemembered(TestEngine engine) {
    engine.deploy(waitsForAll(condition("${x == 1}"), condition("${y == 1}")));
    var instance = engine.start("order");
    engine.runtime().setVariable(instance.getId(), "x", 1);
    engine.runtime().setVariable(instance.getId(), "x", 2);
    assertThat(engine.openTasks(instance)).isEmpty();
    engine.runtime().setVariable(instance.getId(), "y", 1);
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Test
  void allAtOnceAreEnough(TestEngine engine) {
    engine.deploy(waitsForAll(condition("${x == 1}"), condition("${y == 1}")));
    var instance = engine.start("order", Map.of("x", 1, "y", 1));
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Test
  void cycleInAParallelEventCountsOnce(TestEngine engine) {
    engine.deploy(waitsForAll(timerCycle("R3/PT1H"), message("m")));
    var instance = engine.start("order");
    pass(engine, Duration.ofHours(1));
    pass(engine, Duration.ofHours(1));
    assertThat(engine.openTasks(instance)).isEmpty();
    send(engine, instance, "m");
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Covers("44 multiple boundary event")
  @Test
  void borderInterruptsByAnyOrByAll(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .boundaryEvent("any", anyOf(message("m1"), timerDuration("PT1H")), b -> b.userTask("b"))
            .boundaryEvent("all", anyOf(message("m2"), signal("s")), ALL, b -> b.userTask("c")));
    var any = engine.start("order");
    send(engine, any, "m1");
    assertThat(engine.openTasks(any)).containsExactly("b");
    var all = engine.start("order");
    send(engine, all, "m2");
    assertThat(engine.openTasks(all)).containsExactly("a");
    engine.runtime().signalEventReceived("s");
    assertThat(engine.openTasks(all)).containsExactly("c");
    assertThat(Aftermath.cutOff(engine, all)).containsExactly("a: boundary event 'all'");
  }

  @Test
  void errorCanBeOneOfSeveral(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.userTask("a").endEvent("bad", Trigger.error("E1")))
            .boundaryEvent("any", anyOf(message("m1"), Trigger.error("E1")), b -> b.userTask("b")));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("b");
  }

  @Test
  void whatDoesNotInterruptBeginsAnewWhenAllHaveCome(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                s ->
                    s.startEvent(
                            "come",
                            anyOf(message("m1"), message("m2")),
                            n ->
                                n.attribute("isInterrupting", false)
                                    .attribute("parallelMultiple", true))
                        .userTask("b")));
    var instance = engine.start("order");
    for (var round = 0; round < 2; round++) {
      send(engine, instance, "m1");
      send(engine, instance, "m2");
    }
    send(engine, instance, "m1");
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
  }

  @Test
  void conditionsThatHaveHeldMustBecomeTrueAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .boundaryEvent(
                "all",
                anyOf(condition("${x == 1}"), condition("${y == 1}")),
                n -> n.attribute("cancelActivity", false).attribute("parallelMultiple", true),
                b -> b.userTask("b")));
    var instance = engine.start("order", Map.of("x", 1, "y", 1));
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
    engine.runtime().setVariable(instance.getId(), "z", 1);
    engine.runtime().setVariables(instance.getId(), Map.of("x", 0, "y", 0));
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
    engine.runtime().setVariables(instance.getId(), Map.of("x", 1, "y", 1));
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
  }

  @Covers("18 multiple start event of an event sub-process")
  @Test
  void handlerStartsByAnyOfSeveral(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", anyOf(message("m1"), message("m2")))
                        .userTask("b")));
    var instance = engine.start("order");
    send(engine, instance, "m1");
    send(engine, instance, "m2");
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
  }

  @Test
  void signalOfTheInstanceCountsAsOneOfAll(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.catchEvent("wait", anyOf(Trigger.instanceSignal("s"), message("m")), ALL)
                        .userTask("c"),
                b ->
                    b.userTask("a").throwEvent("tell", Trigger.instanceSignal("s")).userTask("d")));
    var instance = engine.start("order");
    send(engine, instance, "m");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("c", "d");
  }

  @Covers("7 multiple start event")
  @Test
  void processStartsByAnyOfSeveral(TestEngine engine) {
    engine.deploy(
        process("order")
            .startEvent(
                "start", anyOf(message("m1"), message("m2"), signal("s"), condition("${x == 1}")))
            .userTask("a"));
    engine.runtime().startProcessInstanceByMessage("m1");
    engine.runtime().startProcessInstanceByMessage("m2");
    engine.runtime().signalEventReceived("s");
    engine.runtime().createConditionEvaluation().setVariable("x", 1).evaluateStartConditions();
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("a").count()).isEqualTo(4);
  }

  @Covers({"33 multiple throw event", "53 multiple end event"})
  @Test
  void throwAndEndBringAllAbout(TestEngine engine) {
    engine.deploy(
        process("hears1").startEvent("start", signal("s1")).userTask("one"),
        process("hears2").startEvent("start", signal("s2")).userTask("two"),
        process("order").throwEvent("tell", anyOf(signal("s1"), signal("s2"))).userTask("a"));
    var instance = engine.start("order");
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("one").count()).isEqualTo(1);
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("two").count()).isEqualTo(1);
    assertThat(engine.openTasks(instance)).containsExactly("a");
  }

  @Covers(value = "26 multiple catch event", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopRemembersForItself(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality("2")),
                s ->
                    s.catchEvent("wait", anyOf(signal("s"), message("m-${loopCounter}")), ALL)
                        .userTask("after")));
    var instance = engine.start("order");
    send(engine, instance, "m-0");
    engine.runtime().signalEventReceived("s");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    send(engine, instance, "m-1");
    assertThat(engine.openTasks(instance)).containsExactly("after", "after");
  }

  @Covers(value = "26 multiple catch event", aspect = Aspect.INTERRUPTED)
  @Test
  void halfOfWhatIsNeededGoesWithItsInstance(TestEngine engine) {
    engine.deploy(waitsForAll(message("m1"), message("m2"), timerDuration("PT1H")));
    var instance = engine.start("order");
    send(engine, instance, "m1");
    engine.runtime().deleteProcessInstance(instance.getId(), "no use");
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("wait: no use");
  }

  @Test
  void allOfSeveralAreThrownWhateverTheyAre(TestEngine engine) {
    engine.deploy(
        process("heard").startEvent("begin", message("m")).userTask("byMessage"),
        process("listens").catchEvent("wait", signal("s")).userTask("bySignal"),
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.throwEvent(
                            "thrown", anyOf(Trigger.escalation("late"), message("m"), signal("s")))
                        .userTask("inside"))
            .nonInterruptingBoundaryEvent(
                "caught", Trigger.escalation("late"), b -> b.userTask("byEscalation")));
    engine.start("listens");
    engine.start("order");
    engine.runDueJobs();
    assertThat(engine.tasks().createTaskQuery().list())
        .extracting(task -> task.getTaskDefinitionKey())
        .containsExactlyInAnyOrder("byMessage", "bySignal", "byEscalation", "inside");
  }

  @Test
  void anEscalationThatInterruptsComesAfterWhatElseIsThrown(TestEngine engine) {
    engine.deploy(
        process("heard").startEvent("begin", message("m")).userTask("byMessage"),
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.endEvent(
                        "thrown",
                        anyOf(
                            Trigger.terminate(),
                            Trigger.escalation("late"),
                            Trigger.escalation("lost"),
                            message("m"))))
            .boundaryEvent("caught", Trigger.escalation("late"), b -> b.userTask("repair"))
            .userTask("never"));
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("byMessage").count())
        .isEqualTo(1);
  }

  @Covers("33 multiple throw event")
  @Test
  void whatCompensatesAmongOthersIsWaitedFor(TestEngine engine) {
    engine.deploy(
        process("listens").catchEvent("wait", signal("s")).userTask("bySignal"),
        process("order")
            .userTask("book")
            .compensatedBy("undo")
            .throwEvent("thrown", anyOf(Trigger.compensation(), signal("s")))
            .userTask("after"));
    var listening = engine.start("listens");
    var instance = engine.start("order");
    engine.completeTaskThenOpen(instance, "book", "undo");
    engine.runDueJobs();
    assertThat(engine.openTasks(listening)).containsExactly("bySignal");
    engine.completeTaskThenOpen(instance, "undo", "after");
  }

  @Test
  void whatCompensatesAmongOthersCanGoOnBesideItsHandlers(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("book")
            .compensatedBy("undo")
            .throwEvent("thrown", anyOf(Trigger.compensationBeside(), signal("s")))
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTaskThenOpen(instance, "book", "after", "undo");
    engine.completeTaskThenOpen(instance, "undo", "after");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void severalThatCompensateAreOneCompensation(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("flight")
            .compensatedBy("cancelFlight")
            .userTask("hotel")
            .compensatedBy("cancelHotel")
            .userTask("car")
            .compensatedBy("cancelCar")
            .throwEvent(
                "thrown", anyOf(Trigger.compensationOf("flight"), Trigger.compensationOf("hotel")))
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTask(instance, "flight");
    engine.completeTask(instance, "hotel");
    engine.completeTaskThenOpen(instance, "car", "cancelHotel");
    engine.completeTaskThenOpen(instance, "cancelHotel", "cancelFlight");
    engine.completeTaskThenOpen(instance, "cancelFlight", "after");
  }

  @Covers("53 multiple end event")
  @Test
  void whatCutsTheTokenOffComesAfterTheCompensation(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("book")
                        .compensatedBy("undo")
                        .endEvent(
                            "failed",
                            anyOf(
                                Trigger.error("E"),
                                Trigger.escalation("late"),
                                Trigger.compensation())))
            .nonInterruptingBoundaryEvent(
                "raised", Trigger.escalation("late"), b -> b.userTask("hurry"))
            .boundaryEvent("caught", Trigger.error("E"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    engine.completeTaskThenOpen(instance, "book", "undo");
    engine.completeTaskThenOpen(instance, "undo", "hurry", "repair");
    assertThat(engine.trail(instance)).contains("failed", "caught");
  }

  @Test
  void whereNothingHasCompletedAnEventThatCompensatesAmongOthersGoesOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("book").compensatedBy("undo"),
                b ->
                    b.throwEvent("thrown", anyOf(Trigger.compensation(), signal("s")))
                        .userTask("after")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("after", "book");
  }

  @Test
  void aTokenThatComesBackInOneUnitOfWorkWaitsForEachPartAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .receiveTask("wait")
            .nonInterruptingBoundaryEvent(
                "all", anyOf(message("m"), signal("s")), b -> b.userTask("beside"))
            .connectTo("again"));
    var instance = engine.start("order");
    engine.runtime().trigger(engine.executionAt(instance, "wait"));
    assertThat(engine.runtime().createEventSubscriptionQuery().list())
        .extracting(wait -> wait.getEventName())
        .containsExactlyInAnyOrder("m", "s");
    engine.runtime().signalEventReceived("s");
    assertThat(engine.openTasks(instance)).containsExactly("beside");
  }
}
