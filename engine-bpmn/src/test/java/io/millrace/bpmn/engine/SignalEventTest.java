package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class SignalEventTest {

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static String waiting(TestEngine engine, String activity) {
    return engine
        .runtime()
        .createEventSubscriptionQuery()
        .activityId(activity)
        .singleResult()
        .getExecutionId();
  }

  @Covers("21 signal catch event")
  @Test
  void signalFromOutsideReachesEverybodyWithItsVariables(TestEngine engine) {
    engine.deploy(
        process("waits").catchEvent("wait", Trigger.signal("alarm")).userTask("a"),
        process("guarded")
            .userTask("work")
            .boundaryEvent("stop", Trigger.signal("alarm"), b -> b.userTask("b")),
        process("starts").startEvent("s", Trigger.signal("alarm")).userTask("c"));
    var first = engine.start("waits");
    engine.start("waits");
    var guarded = engine.start("guarded");
    engine.runtime().signalEventReceived("alarm", Map.of("floor", 3));
    assertThat(openTasks(engine)).containsExactly("a", "a", "b", "c");
    assertThat(engine.runtime().getVariables(first.getId())).isEqualTo(Map.of("floor", 3));
    assertThat(engine.runtime().getVariables(guarded.getId())).isEqualTo(Map.of("floor", 3));
    var started =
        engine
            .tasks()
            .createTaskQuery()
            .taskDefinitionKey("c")
            .singleResult()
            .getProcessInstanceId();
    assertThat(engine.runtime().getVariables(started)).isEqualTo(Map.of("floor", 3));
    assertThat(Aftermath.cutOff(engine, guarded)).containsExactly("work: boundary event 'stop'");
  }

  @Test
  void signalThatNobodyWaitsForIsNoError(TestEngine engine) {
    engine.runtime().signalEventReceived("alarm");
    assertThatThrownBy(() -> engine.runtime().signalEventReceived(null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("signalName");
    assertThatThrownBy(() -> engine.runtime().signalEventReceived(""))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void signalForOneExecutionReachesItAlone(TestEngine engine) {
    engine.deploy(process("waits").catchEvent("wait", Trigger.signal("alarm")).userTask("a"));
    var first = engine.start("waits");
    var execution = waiting(engine, "wait");
    var second = engine.start("waits");
    var runtime = engine.runtime();
    runtime.signalEventReceived("alarm", execution, Map.of("floor", 3));
    assertThat(engine.openTasks(first)).containsExactly("a");
    assertThat(engine.openTasks(second)).isEmpty();
    assertThat(runtime.getVariables(first.getId())).isEqualTo(Map.of("floor", 3));
    assertThatThrownBy(() -> runtime.signalEventReceived("alarm", execution))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'alarm'")
        .hasMessageContaining(execution);
    assertThatThrownBy(() -> runtime.signalEventReceived("alarm", "abc"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Covers("28 signal throw event")
  @Test
  void instanceThatThrowsReachesItselfAtOnceAndOthersByJobs(TestEngine engine) {
    engine.deploy(
        process("waits").catchEvent("wait", Trigger.signal("alarm")).userTask("other"),
        process("starts").startEvent("s", Trigger.signal("alarm")).userTask("started"),
        process("throws")
            .fork(
                b -> b.catchEvent("wait", Trigger.signal("alarm")).userTask("own"),
                b -> b.userTask("first").throwEvent("t", Trigger.signal("alarm")).userTask("next"))
            .join());
    engine.start("waits");
    engine.start("waits");
    var instance = engine.start("throws");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("next", "own");
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("next", "other", "other", "own", "started");
  }

  @Test
  void signalFromADelegateReachesItsFamilyAtOnceAndOthersByAJob(TestEngine engine) {
    // given
    engine.bean("runtime", engine.runtime());
    engine.deploy(
        process("waits").catchEvent("wait", Trigger.signal("alarm")).userTask("other"),
        process("calls")
            .fork(
                b -> b.catchEvent("wait", Trigger.signal("alarm")).userTask("own"),
                b ->
                    b.userTask("first")
                        .serviceTask(
                            "call", t -> t.expression("${runtime.signalEventReceived('alarm')}"))
                        .userTask("next"))
            .join());
    var other = engine.start("waits");
    var instance = engine.start("calls");
    // when
    engine.completeTask(instance, "first");
    // then
    assertThat(engine.openTasks(instance)).containsExactly("next", "own");
    assertThat(engine.underWay(other)).containsExactly("wait");
    engine.runDueJobs();
    assertThat(engine.openTasks(other)).containsExactly("other");
  }

  @Covers("56 scope of signals")
  @Test
  void signalOfTheInstanceStaysInside(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.catchEvent("wait", Trigger.instanceSignal("alarm")).userTask("own"),
                b ->
                    b.userTask("first")
                        .throwEvent("t", Trigger.instanceSignal("alarm"))
                        .userTask("next"))
            .join());
    var other = engine.start("order");
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("next", "own");
    assertThat(engine.openTasks(other)).containsExactly("first");
  }

  @Test
  void signalOfTheInstanceWhoseNameIsAnExpressionStaysInside(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.catchEvent("wait", Trigger.instanceSignal("alarm-${n}")).userTask("own"),
                b -> b.userTask("first").throwEvent("t", Trigger.instanceSignal("alarm-${n}")))
            .join());
    var other = engine.start("order", Map.of("n", 1));
    var instance = engine.start("order", Map.of("n", 1));
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("own");
    assertThat(engine.openTasks(other)).containsExactly("first");
  }

  @Covers(value = "28 signal throw event", aspect = Aspect.IN_SUB_PROCESS)
  @Covers(value = "36 signal boundary event", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void signalInterruptsTheScopeThatThrowsIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                            b ->
                                b.userTask("a")
                                    .throwEvent("t", Trigger.signal("stop"))
                                    .userTask("never"),
                            b -> b.userTask("b"))
                        .join())
            .boundaryEvent("stopped", Trigger.signal("stop"), b -> b.userTask("after"))
            .userTask("normal"));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    var reason = ": boundary event 'stopped'";
    assertThat(Aftermath.cutOff(engine, instance))
        .contains("b" + reason, "sub" + reason)
        .doesNotHaveDuplicates();
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void signalThatDoesNotInterruptLetsTheThrowerGoOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub", s -> s.userTask("a").throwEvent("t", Trigger.signal("note")).userTask("b"))
            .nonInterruptingBoundaryEvent(
                "noted", Trigger.signal("note"), b -> b.userTask("beside"))
            .userTask("next"));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("b", "beside");
  }

  @Test
  void twoBranchesThatThrowWakeAWaiterOnce(TestEngine engine) {
    for (var trigger : List.of(Trigger.signal("go"), Trigger.instanceSignal("stay"))) {
      engine.deploy(
          process("order")
              .fork(
                  b -> b.catchEvent("wait", trigger).userTask("woken"),
                  b ->
                      b.userTask("first")
                          .fork(x -> x.throwEvent("t1", trigger), x -> x.throwEvent("t2", trigger))
                          .join("inner"))
              .join());
      var instance = engine.start("order");
      engine.completeTask(instance, "first");
      assertThat(engine.openTasks(instance)).containsExactly("woken");
      engine.completeTask(instance, "woken");
      assertThat(Aftermath.rows(engine)).isEmpty();
    }
  }

  @Test
  void twoBranchesThatThrowInterruptATaskOnce(TestEngine engine) {
    for (var trigger : List.of(Trigger.signal("go"), Trigger.instanceSignal("stay"))) {
      engine.deploy(
          process("order")
              .fork(
                  b ->
                      b.userTask("work").boundaryEvent("stop", trigger, s -> s.userTask("stopped")),
                  b ->
                      b.userTask("first")
                          .fork(x -> x.throwEvent("t1", trigger), x -> x.throwEvent("t2", trigger))
                          .join("inner")));
      var instance = engine.start("order");
      engine.completeTask(instance, "first");
      assertThat(engine.openTasks(instance)).containsExactly("stopped");
      engine.completeTask(instance, "stopped");
      assertThat(Aftermath.rows(engine)).isEmpty();
    }
  }

  @Test
  void twoEventsOfOneTaskThatWaitForTheSameSignalInterruptOnce(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("work")
            .boundaryEvent("one", Trigger.signal("stop"), b -> b.userTask("a"))
            .boundaryEvent("two", Trigger.signal("stop"), b -> b.userTask("b")));
    var instance = engine.start("order");
    engine.runtime().signalEventReceived("stop");
    assertThat(engine.openTasks(instance)).containsExactly("a");
    engine.completeTask(instance, "a");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void signalThatInterruptsAndNotifiesAtOnceDoesBoth(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("work")
            .nonInterruptingBoundaryEvent("note", Trigger.signal("stop"), b -> b.userTask("noted"))
            .boundaryEvent("halt", Trigger.signal("stop"), b -> b.userTask("halted")));
    var instance = engine.start("order");
    engine.runtime().signalEventReceived("stop");
    assertThat(engine.openTasks(instance)).containsExactly("halted", "noted");
  }

  @Test
  void signalReachesInnerAndOuterScopesOnlyTheOuterOneGoesOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "outer",
                s ->
                    s.subProcess("inner", i -> i.catchEvent("wait", Trigger.signal("stop")))
                        .boundaryEvent("in", Trigger.signal("stop"), b -> b.userTask("never")))
            .boundaryEvent("out", Trigger.signal("stop"), b -> b.userTask("after")));
    var instance = engine.start("order");
    engine.runtime().signalEventReceived("stop");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void calledInstanceThatThrowsInterruptsItsCaller(TestEngine engine) {
    engine.deploy(
        process("called").userTask("a").throwEvent("t", Trigger.signal("stop")).userTask("never"),
        process("order")
            .callActivity("call", "called")
            .boundaryEvent("stopped", Trigger.signal("stop"), b -> b.userTask("after")));
    var instance = engine.start("order");
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    assertThat(openTasks(engine)).containsExactly("after");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void signalOfACalledInstanceDoesNotReachItsCaller(TestEngine engine) {
    engine.deploy(
        process("called")
            .userTask("a")
            .throwEvent("t", Trigger.instanceSignal("stop"))
            .userTask("goesOn"),
        process("order")
            .callActivity("call", "called")
            .boundaryEvent("stopped", Trigger.instanceSignal("stop"), b -> b.userTask("after")));
    engine.start("order");
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    assertThat(openTasks(engine)).containsExactly("goesOn");
  }

  @Test
  void signalJobForAnInstanceThatHasGoneOnDoesNothing(TestEngine engine) {
    engine.deploy(
        process("waits")
            .userTask("work")
            .boundaryEvent("stop", Trigger.signal("stop"), b -> b.userTask("after"))
            .userTask("next"),
        process("throws").throwEvent("t", Trigger.signal("stop")));
    var waits = engine.start("waits");
    engine.start("throws");
    engine.completeTask(waits, "work");
    assertThat(engine.runDueJobs()).isEqualTo(1);
    assertThat(engine.openTasks(waits)).containsExactly("next");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Covers(value = "36 signal boundary event", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void signalInterruptsAllInstancesOfALoop(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s ->
                    s.userTask("a")
                        .throwEvent("t", Trigger.instanceSignal("enough"))
                        .userTask("never"))
            .boundaryEvent("stop", Trigger.instanceSignal("enough"), b -> b.userTask("after")));
    var instance = engine.start("order");
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(1).getId());
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void signalThatStartsTheProcessThatThrowsItEndsAtTheStepLimitOrInJobs(TestEngine engine) {
    engine.deploy(
        process("order").startEvent("none").throwEvent("t", Trigger.signal("next")).userTask("a"),
        process("next").startEvent("s", Trigger.signal("next")).userTask("b"));
    engine.start("order");
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("a", "b");
  }

  @Test
  void aNameThatEndsInABlankIsAnotherName(TestEngine engine) {
    engine.deploy(
        process("waits").catchEvent("wait", Trigger.signal("${name}")).userTask("ship"),
        process("throws").throwEvent("t", Trigger.signal("${name}")));
    var without = engine.start("waits", Map.of("name", "go"));
    var with = engine.start("waits", Map.of("name", "go "));
    // when
    engine.runtime().signalEventReceived("go ");
    // then
    assertThat(engine.openTasks(with)).containsExactly("ship");
    assertThat(engine.openTasks(without)).isEmpty();
    // when
    engine.start("throws", Map.of("name", "go\t"));
    engine.start("throws", Map.of("name", "go "));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(without)).isEmpty();
    // when
    engine.start("throws", Map.of("name", "go"));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(without)).containsExactly("ship");
  }

  @Test
  void aMessageWhoseNameEndsInABlankStartsNothingElse(TestEngine engine) {
    engine.deploy(process("order").startEvent("start", Trigger.message("go")).userTask("ship"));
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceByMessage("go "))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("'go '");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }
}
