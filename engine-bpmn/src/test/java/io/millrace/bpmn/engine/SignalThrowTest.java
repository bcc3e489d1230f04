package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Signal end events, and what comes with signals. */
@EngineTest
class SignalThrowTest {

  private static final Trigger ALARM = Trigger.signal("alarm");

  @Covers("50 signal end event")
  @Test
  void anEndEventThrowsItsSignal(TestEngine engine) {
    engine.deploy(
        process("hears").catchEvent("wait", ALARM).userTask("heard"),
        process("starts").startEvent("start", ALARM).userTask("begun"),
        process("throws").subProcess("sub", s -> s.endEvent("thrown", ALARM)).userTask("after"));
    var hears = engine.start("hears");
    var thrower = engine.start("throws");
    assertThat(engine.openTasks(thrower)).containsExactly("after");
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("begun").count()).isEqualTo(1);
    engine.runDueJobs();
    assertThat(engine.openTasks(hears)).containsExactly("heard");
    assertThat(Aftermath.completed(engine, thrower)).contains("thrown", "sub");
  }

  @Covers(value = "50 signal end event", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void anEndEventMayEndItsOwnScope(TestEngine engine) {
    engine.deploy(
        process("throws")
            .subProcess(
                "sub",
                s -> s.fork(b -> b.userTask("a").endEvent("thrown", ALARM), b -> b.userTask("b")))
            .boundaryEvent("caught", ALARM, b -> b.userTask("repair")));
    var instance = engine.start("throws");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void whatComesWithASignalReachesOtherFamiliesToo(TestEngine engine) {
    engine.deploy(
        process("hears").catchEvent("wait", ALARM).userTask("heard"),
        process("starts").startEvent("start", ALARM).userTask("begun"),
        process("throws")
            .endEvent(
                "thrown",
                ALARM
                    .extension("camunda:in", "source", "a", "target", "b")
                    .extension("camunda:in", "sourceExpression", "${[a, 2]}", "target", "list")));
    var hears = engine.start("hears");
    engine.start("throws", Map.of("a", "fire"));
    engine.runDueJobs();
    var begun = engine.tasks().createTaskQuery().taskDefinitionKey("begun").singleResult();
    for (var id : List.of(hears.getId(), begun.getProcessInstanceId())) {
      assertThat(engine.runtime().getVariables(id))
          .isEqualTo(Map.of("b", "fire", "list", List.of("fire", 2L)));
    }
  }

  @Test
  void anAsynchronousSignalReachesItsOwnInstanceByAJob(TestEngine engine) {
    engine.deploy(
        process("throws")
            .fork(
                b -> b.catchEvent("wait", ALARM).userTask("heard"),
                b ->
                    b.throwEvent(
                            "thrown",
                            ALARM
                                .with("flowable:async", true)
                                .extension("camunda:in", "source", "a", "target", "b"))
                        .userTask("after")));
    var instance = engine.start("throws", Map.of("a", 1));
    assertThat(engine.openTasks(instance)).containsExactly("after");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("after", "heard");
    assertThat(engine.runtime().getVariable(instance.getId(), "b")).isEqualTo(1);
  }

  @Test
  void whoeverHearsItsOwnInstanceOnlyDoesNotHearOthers(TestEngine engine) {
    var own = Trigger.instanceSignal("${'al' += 'arm'}");
    engine.deploy(
        process("hears").catchEvent("wait", own).userTask("heard"),
        process("throws")
            .fork(
                b -> b.catchEvent("wait", own).userTask("heard"),
                b -> b.userTask("a").throwEvent("thrown", own).userTask("after")));
    engine.deploy(process("loud").throwEvent("thrown", ALARM));
    var hears = engine.start("hears");
    var thrower = engine.start("throws");
    engine.start("loud");
    engine.runDueJobs();
    assertThat(engine.openTasks(hears)).isEmpty();
    engine.completeTask(thrower, "a");
    assertThat(engine.openTasks(thrower)).containsExactlyInAnyOrder("after", "heard");
    engine.runDueJobs();
    assertThat(engine.openTasks(hears)).isEmpty();
    engine.runtime().signalEventReceived("alarm");
    assertThat(engine.openTasks(hears)).containsExactly("heard");
  }

  @Test
  void aSignalWithVariablesThatADelegateSendsWaitsForNoOtherFamily(TestEngine engine) {
    engine.bean(
        "sender",
        (JavaDelegate) e -> engine.runtime().signalEventReceived("alarm", Map.of("who", "me")));
    engine.deploy(
        process("hears").catchEvent("wait", ALARM).userTask("heard"),
        process("sends").serviceTask("send", n -> n.delegateExpression("${sender}")));
    var hears = engine.start("hears");
    engine.start("sends");
    assertThat(engine.openTasks(hears)).isEmpty();
    engine.runDueJobs();
    assertThat(engine.openTasks(hears)).containsExactly("heard");
    assertThat(engine.runtime().getVariable(hears.getId(), "who")).isEqualTo("me");
  }

  @Test
  void anActivityWhoseWorkIsDoneHearsNothingAnyMore(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.task("a")
                        .nonInterruptingBoundaryEvent("heard", ALARM, x -> x.userTask("late")),
                b -> b.throwEvent("thrown", ALARM).userTask("after")));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void anActivityThatAJobLeavesIsNotInterruptedAfterItsWork(TestEngine engine) {
    engine.bean("work", (JavaDelegate) e -> {});
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.serviceTask("a", n -> n.delegateExpression("${work}").asyncAfter())
                        .boundaryEvent("heard", ALARM, x -> x.userTask("late"))
                        .userTask("next"),
                b -> b.throwEvent("thrown", ALARM).userTask("after")));
    var order = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("next", "after");
  }

  @Test
  void anActivityWhoseWorkIsDoneHearsNothingBesideAConditionEither(TestEngine engine) {
    var own = Trigger.instanceSignal("own");
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.task("a")
                        .nonInterruptingBoundaryEvent("heard", ALARM, x -> x.userTask("late"))
                        .nonInterruptingBoundaryEvent("heardOwn", own, x -> x.userTask("lateOwn"))
                        .nonInterruptingBoundaryEvent(
                            "seen", Trigger.condition("${done}"), x -> x.userTask("check")),
                b -> b.throwEvent("thrown", ALARM).userTask("after"),
                b -> b.throwEvent("thrownOwn", own).userTask("afterOwn")));
    var order = engine.start("order", Map.of("done", false));
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("after", "afterOwn");
  }
}
