package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@EngineTest
class EventSubProcessTest {

  private static final String REASON = ": event sub-process 'handler'";

  @BeforeEach
  void letDelegatesFail(TestEngine engine) {
    engine.bean(
        "thrower",
        (JavaDelegate)
            execution -> {
              throw new BpmnError("E1", "no money");
            });
  }

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static void completeAll(TestEngine engine, String key) {
    engine.tasks().createTaskQuery().taskDefinitionKey(key).list().stream()
        .map(Task::getId)
        .forEach(engine.tasks()::complete);
  }

  private static void message(TestEngine engine, ProcessInstance instance, String name) {
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName(name)
        .processInstanceId(instance.getId())
        .receive();
  }

  private static long subscriptions(TestEngine engine) {
    return engine.runtime().createEventSubscriptionQuery().count();
  }

  @Covers({"10 message start event of an event sub-process", "97 event sub-process"})
  @Test
  void messageInterruptsTheProcessAndEndsItWithItsOwnEnd(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.subProcess("sub", s -> s.userTask("b")))
            .join()
            .eventSubProcess(
                "handler", s -> s.startEvent("come", Trigger.message("stop")).userTask("repair")));
    var instance = engine.start("order");
    assertThat(subscriptions(engine)).isEqualTo(1);
    engine.runtime().messageEventReceived("stop", instance.getId(), Map.of("why", "fire"));
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(subscriptions(engine)).isZero();
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("a" + REASON, "b" + REASON, "sub" + REASON);
    assertThat(engine.underWay(instance)).containsExactly("handler", "repair");
    assertThat(engine.runtime().getActiveActivityIds(instance.getId())).containsExactly("repair");
    assertThat(engine.runtime().getVariable(instance.getId(), "why")).isEqualTo("fire");
    engine.completeTask(instance, "repair");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.completed(engine, instance)).contains("come", "handler", "repair");
  }

  @Covers(value = "97 event sub-process", aspect = Aspect.HISTORY)
  @Test
  void historyNamesTheKindOfTheHandler(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler", s -> s.startEvent("come", Trigger.message("stop")).userTask("repair")));
    var instance = engine.start("order");
    message(engine, instance, "stop");
    var row =
        engine
            .runtime()
            .createActivityInstanceQuery()
            .processInstanceId(instance.getId())
            .activityId("handler")
            .singleResult();
    assertThat(row.getActivityType()).isEqualTo("eventSubProcess");
    assertThat(row.getActivityName()).isEqualTo("handler");
  }

  @Test
  void whatDoesNotInterruptRunsAnyNumberOfTimesAndKeepsTheScopeOpen(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", Trigger.message("news")).userTask("read")));
    var instance = engine.start("order");
    message(engine, instance, "news");
    message(engine, instance, "news");
    assertThat(engine.openTasks(instance)).containsExactly("a", "read", "read");
    engine.completeTask(instance, "a");
    assertThat(engine.hasEnded(instance)).isFalse();
    message(engine, instance, "news");
    assertThat(engine.openTasks(instance)).containsExactly("read", "read", "read");
    completeAll(engine, "read");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, instance)).isEmpty();
  }

  @Test
  void scopeThatIsDoneHearsNothingMore(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.asyncAfter(),
                s ->
                    s.userTask("a")
                        .eventSubProcess(
                            "handler",
                            h -> h.startEvent("come", Trigger.message("stop")).userTask("late")))
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(subscriptions(engine)).isZero();
    assertThatThrownBy(() -> message(engine, instance, "stop"))
        .isInstanceOf(IllegalStateEngineException.class);
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Test
  void handlerHasVariablesOfItsOwn(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", Trigger.message("news")).userTask("read")));
    var instance = engine.start("order", Map.of("v", "outer"));
    message(engine, instance, "news");
    var handler = engine.executionAt(instance, "handler");
    engine.runtime().setVariableLocal(handler, "v", "inner");
    var read = engine.task(instance, "read").getId();
    assertThat(engine.tasks().getVariable(read, "v")).isEqualTo("inner");
    assertThat(engine.runtime().getVariable(instance.getId(), "v")).isEqualTo("outer");
    engine.completeTask(instance, "read");
    assertThat(engine.runtime().getVariable(instance.getId(), "v")).isEqualTo("outer");
  }

  @Covers(value = "9 timer start event of an event sub-process", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void timerOfASubProcessBeginsAndEndsWithIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .subProcess(
                "sub",
                s ->
                    s.userTask("a")
                        .eventSubProcess(
                            "handler",
                            h ->
                                h.startEvent("late", Trigger.timerDuration("PT1H"))
                                    .userTask("remind")))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    engine.completeTask(instance, "first");
    assertThat(engine.management().createTimerJobQuery().elementId("late").count()).isEqualTo(1);
    engine.completeTask(instance, "a");
    assertThat(engine.management().createTimerJobQuery().count()).isZero();

    var second = engine.start("order");
    engine.completeTask(second, "first");
    engine.clock().advance(Duration.ofHours(1));
    engine.runDueJobs();
    assertThat(engine.openTasks(second)).containsExactly("remind");
    assertThat(Aftermath.cutOff(engine, second)).containsExactly("a" + REASON);
    engine.completeTask(second, "remind");
    assertThat(engine.openTasks(second)).containsExactly("after");
  }

  @Test
  void cycleThatDoesNotInterruptFiresAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("tick", Trigger.timerCycle("R3/PT1H"))
                        .userTask("b")));
    var instance = engine.start("order");
    for (var round = 0; round < 5; round++) {
      engine.clock().advance(Duration.ofHours(1));
      engine.runDueJobs();
    }
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b", "b");
  }

  @Test
  void interruptionByATimerCycleStopsTheCycle(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler", s -> s.startEvent("tick", Trigger.timerCycle("R/PT1H")).userTask("b")));
    var instance = engine.start("order");
    engine.clock().advance(Duration.ofHours(1));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("b");
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  @Test
  void timerDateFires(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler", s -> s.startEvent("late", Trigger.timerDate("${when}")).userTask("b")));
    var due = engine.clock().now().plus(Duration.ofHours(2)).toString();
    var instance = engine.start("order", Map.of("when", due));
    engine.clock().advance(Duration.ofHours(3));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("b");
  }

  @Covers(
      value = "11 signal start event of an event sub-process",
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void signalReachesEachInstanceOfALoop(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality("3")),
                s ->
                    s.userTask("a")
                        .eventSubProcess(
                            "handler",
                            h ->
                                h.startEvent("come", Trigger.signal("${loopCounter}"))
                                    .userTask("b")))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(subscriptions(engine)).isEqualTo(3);
    engine.runtime().signalEventReceived("1");
    assertThat(engine.openTasks(instance)).containsExactly("a", "a", "b");
    completeAll(engine, "b");
    completeAll(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("a" + REASON);
  }

  @Test
  void ofTwoThatInterruptTheFirstOneDoes(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess("one", s -> s.startEvent("s1", Trigger.signal("stop")).userTask("b"))
            .eventSubProcess("two", s -> s.startEvent("s2", Trigger.signal("stop")).userTask("c"))
            .eventSubProcess(
                "three",
                s -> s.nonInterruptingStartEvent("s3", Trigger.signal("stop")).userTask("d")));
    var instance = engine.start("order");
    engine.runtime().signalEventReceived("stop");
    assertThat(engine.openTasks(instance)).containsExactly("b");
    engine.completeTask(instance, "b");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void signalOfTheInstanceReachesItsOwnHandlers(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .throwEvent("tell", Trigger.instanceSignal("news"))
            .userTask("b")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", Trigger.instanceSignal("news"))
                        .userTask("read")));
    var other = engine.start("order");
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("b", "read");
    assertThat(engine.openTasks(other)).containsExactly("a");
  }

  @Test
  void signalThatTheScopeThrowsItselfInterruptsIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .throwEvent("tell", Trigger.signal("stop"))
            .userTask("never")
            .eventSubProcess(
                "handler", s -> s.startEvent("come", Trigger.signal("stop")).userTask("b")));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("b");
  }

  @Covers(value = "12 error start event of an event sub-process", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void errorIsCaughtInTheScopeBeforeItsBorder(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                            b -> b.userTask("a").endEvent("bad", Trigger.error("E1")),
                            b -> b.userTask("c"))
                        .eventSubProcess(
                            "handler",
                            h -> h.startEvent("caught", Trigger.error("E1")).userTask("repair")))
            .boundaryEvent("border", Trigger.error("E1"), b -> b.userTask("never"))
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("c" + REASON);
    engine.completeTask(instance, "repair");
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Covers("12 error start event of an event sub-process")
  @Test
  void errorOfADelegateAndOfACalledInstanceIsCaughtByTheProcess(TestEngine engine) {
    engine.deploy(
        process("called").serviceTask("pay", n -> n.delegateExpression("${thrower}")),
        process("order")
            .callActivity("call", "called")
            .eventSubProcess(
                "handler", h -> h.startEvent("caught", Trigger.anyError()).userTask("repair")));
    var instance = engine.start("order");
    assertThat(openTasks(engine)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("call" + REASON);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    engine.completeTask(instance, "repair");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void codeGoesBeforeTheHandlerThatCatchesAll(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("pay", n -> n.delegateExpression("${thrower}"))
            .eventSubProcess("any", h -> h.startEvent("all", Trigger.anyError()).userTask("never"))
            .eventSubProcess(
                "own", h -> h.startEvent("e1", Trigger.error("E1")).userTask("repair")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void errorInsideAHandlerGoesOutwards(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask("pay", n -> n.delegateExpression("${thrower}"))
                        .eventSubProcess(
                            "handler",
                            h ->
                                h.startEvent("caught", Trigger.error("E1"))
                                    .endEvent("again", Trigger.error("E1"))))
            .boundaryEvent("border", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void errorOfAHandlerThatDoesNotInterruptIsCaughtInItsScope(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "news",
                h ->
                    h.nonInterruptingStartEvent("come", Trigger.message("news"))
                        .endEvent("bad", Trigger.error("E1")))
            .eventSubProcess(
                "handler", h -> h.startEvent("caught", Trigger.error("E1")).userTask("repair")));
    var instance = engine.start("order");
    message(engine, instance, "news");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("a" + REASON, "news" + REASON);
  }

  @Test
  void uncaughtErrorOfAHandlerFailsTheCall(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                h ->
                    h.startEvent("come", Trigger.message("stop"))
                        .endEvent("bad", Trigger.error("E1"))));
    var instance = engine.start("order");
    assertThatThrownBy(() -> message(engine, instance, "stop")).isInstanceOf(BpmnError.class);
    assertThat(engine.openTasks(instance)).containsExactly("a");
    assertThat(subscriptions(engine)).isEqualTo(1);
  }

  @Test
  void eventsAtTheBorderGoOnWaitingWhileAHandlerRuns(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("a")
                        .eventSubProcess(
                            "handler",
                            h -> h.startEvent("come", Trigger.message("stop")).userTask("repair"))
                        .eventSubProcess(
                            "other",
                            h ->
                                h.nonInterruptingStartEvent("tick", Trigger.timerDuration("PT1H"))
                                    .userTask("never")))
            .boundaryEvent("border", Trigger.message("away"), b -> b.userTask("gone"))
            .nonInterruptingBoundaryEvent(
                "late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind")));
    var instance = engine.start("order");
    message(engine, instance, "stop");
    assertThat(subscriptions(engine)).isEqualTo(1);
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(1);
    engine.clock().advance(Duration.ofHours(1));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("remind", "repair");
    message(engine, instance, "away");
    assertThat(engine.openTasks(instance)).containsExactly("gone", "remind");
    assertThat(Aftermath.cutOff(engine, instance))
        .contains("handler: boundary event 'border'", "repair: boundary event 'border'");
  }

  @Covers(value = "97 event sub-process", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void handlersCanHaveHandlers(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "outer",
                o ->
                    o.nonInterruptingStartEvent("come", Trigger.message("news"))
                        .userTask("read")
                        .eventSubProcess(
                            "handler",
                            h -> h.startEvent("cancel", Trigger.message("old")).userTask("file"))));
    var instance = engine.start("order");
    message(engine, instance, "news");
    message(engine, instance, "old");
    assertThat(engine.openTasks(instance)).containsExactly("a", "file");
    completeAll(engine, "file");
    message(engine, instance, "news");
    completeAll(engine, "a");
    completeAll(engine, "read");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void handlerOfACalledProcessKeepsItsCallerWaiting(TestEngine engine) {
    engine.deploy(
        process("called")
            .userTask("a")
            .eventSubProcess(
                "handler",
                h -> h.nonInterruptingStartEvent("come", Trigger.signal("news")).userTask("read")),
        process("order").callActivity("call", "called").userTask("after"));
    engine.start("order");
    engine.runtime().signalEventReceived("news");
    completeAll(engine, "a");
    assertThat(openTasks(engine)).containsExactly("read");
    completeAll(engine, "read");
    assertThat(openTasks(engine)).containsExactly("after");
  }

  @Test
  void handlerCanBeEnteredAndLeftByJobs(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                n -> n.asyncBefore().asyncAfter(),
                h -> h.startEvent("come", Trigger.message("stop")).task("b")));
    var instance = engine.start("order");
    message(engine, instance, "stop");
    assertThat(engine.openTasks(instance)).isEmpty();
    assertThat(engine.hasEnded(instance)).isFalse();
    engine.runDueJobs();
    engine.runDueJobs();
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void terminationInsideAHandlerEndsTheHandler(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                h ->
                    h.nonInterruptingStartEvent("come", Trigger.message("news"))
                        .fork(
                            b -> b.userTask("b"), b -> b.endEvent("enough", Trigger.terminate()))));
    var instance = engine.start("order");
    message(engine, instance, "news");
    assertThat(engine.openTasks(instance)).containsExactly("a");
  }

  @Covers(value = "97 event sub-process", aspect = Aspect.INTERRUPTED)
  @Test
  void terminationOfTheScopeAndDeletionLeaveNothing(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .endEvent("enough", Trigger.terminate())
            .eventSubProcess(
                "handler",
                h -> h.nonInterruptingStartEvent("come", Trigger.message("news")).userTask("b"))
            .eventSubProcess(
                "other", h -> h.startEvent("late", Trigger.timerDuration("PT1H")).userTask("c")));
    var terminated = engine.start("order");
    var deleted = engine.start("order");
    message(engine, terminated, "news");
    message(engine, deleted, "news");
    engine.completeTask(terminated, "a");
    assertThat(engine.hasEnded(terminated)).isTrue();
    engine.runtime().deleteProcessInstance(deleted.getId(), "no use");
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, deleted))
        .containsExactly("a: no use", "b: no use", "handler: no use");
  }

  @Test
  void listenersHearTheHandlerStartAndEnd(TestEngine engine) {
    var heard = new java.util.ArrayList<String>();
    engine.bean("heard", heard);
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                n ->
                    n.executionListener("start", "${heard.add('start')}")
                        .executionListener("end", "${heard.add('end')}"),
                h -> h.startEvent("come", Trigger.message("stop")).userTask("b")));
    var instance = engine.start("order");
    message(engine, instance, "stop");
    assertThat(heard).containsExactly("start");
    engine.completeTask(instance, "b");
    assertThat(heard).containsExactly("start", "end");
  }
}
