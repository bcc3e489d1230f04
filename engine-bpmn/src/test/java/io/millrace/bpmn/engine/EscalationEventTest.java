package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class EscalationEventTest {

  private static final Trigger LATE = Trigger.escalation("late");

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static void completeAll(TestEngine engine) {
    while (engine.tasks().createTaskQuery().count() > 0) {
      engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    }
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers({"30 escalation throw event", "39 escalation boundary event"})
  @Test
  void anEventThatDoesNotInterruptHappensBesideTheActivity(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.throwEvent("thrown", LATE).userTask("inside"))
            .nonInterruptingBoundaryEvent("caught", LATE, b -> b.userTask("hurry"))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("hurry", "inside");
    assertThat(engine.runtime().getActiveActivityIds(instance.getId()))
        .containsExactlyInAnyOrder("hurry", "inside");
    engine.completeTask(instance, "inside");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("hurry", "after");
    assertThat(Aftermath.completed(engine, instance)).contains("thrown", "caught", "sub");
    assertThat(Aftermath.cutOff(engine, instance)).isEmpty();
    completeAll(engine);
  }

  @Test
  void anEventThatInterruptsCancelsTheActivityButNotWhatThrew(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("a").throwEvent("thrown", LATE).userTask("never"),
                        b -> b.userTask("b")))
            .boundaryEvent("caught", LATE, b -> b.userTask("repair"))
            .userTask("after"));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    var reason = ": boundary event 'caught'";
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("b" + reason, "sub" + reason);
    assertThat(Aftermath.completed(engine, instance)).contains("thrown", "caught");
    completeAll(engine);
  }

  @Covers("48 escalation end event")
  @Test
  void anEndEventThrowsAndItsScopeGoesOnWhereNothingInterrupts(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.endEvent("thrown", LATE))
            .nonInterruptingBoundaryEvent("caught", LATE, b -> b.userTask("hurry"))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("after", "hurry");
    completeAll(engine);
  }

  @Test
  void anEndEventThatIsInterruptedTakesItsScopeAlong(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.endEvent("thrown", LATE))
            .boundaryEvent("caught", LATE, b -> b.userTask("repair"))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("sub: boundary event 'caught'");
    completeAll(engine);
  }

  @Test
  void whatNobodyCatchesDoesNoHarm(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.throwEvent("thrown", LATE).endEvent("end", LATE))
            .boundaryEvent("other", Trigger.escalation("lost"), b -> b.userTask("repair"))
            .throwEvent("outside", LATE)
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(Aftermath.completed(engine, instance)).contains("thrown", "end", "outside");
    completeAll(engine);
  }

  @Test
  void theSameCodeGoesBeforeAnyAndTheInnermostBeforeTheOuter(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "outer",
                o ->
                    o.subProcess(
                            "inner",
                            i ->
                                i.throwEvent("t1", LATE)
                                    .throwEvent("t2", Trigger.escalation("lost")))
                        .nonInterruptingBoundaryEvent(
                            "any", Trigger.anyEscalation(), b -> b.userTask("caughtAny"))
                        .nonInterruptingBoundaryEvent("same", LATE, b -> b.userTask("caughtLate")))
            .nonInterruptingBoundaryEvent("far", LATE, b -> b.userTask("caughtFar")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("caughtAny", "caughtLate");
    completeAll(engine);
  }

  @Test
  void theCodeGoesIntoAVariable(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.throwEvent("thrown", LATE).userTask("inside"))
            .nonInterruptingBoundaryEvent(
                "caught",
                Trigger.anyEscalation().with("camunda:escalationCodeVariable", "why"),
                b -> b.userTask("hurry", n -> n.assignee("${why}"))));
    var instance = engine.start("order");
    assertThat(engine.task(instance, "hurry").getAssignee()).isEqualTo("late");
    assertThat(engine.runtime().getVariable(instance.getId(), "why")).isEqualTo("late");
    completeAll(engine);
  }

  @Test
  void theCodeThatIsThrownMayBeAnExpression(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("sub", s -> s.throwEvent("thrown", Trigger.escalation("${why}")))
            .nonInterruptingBoundaryEvent("caught", LATE, b -> b.userTask("hurry")));
    var instance = engine.start("order", Map.of("why", "late"));
    assertThat(engine.openTasks(instance)).containsExactly("hurry");
    completeAll(engine);
  }

  @Test
  void aCalledProcessGoesOnWhereTheEventAtTheCallDoesNotInterrupt(TestEngine engine) {
    engine.deploy(
        process("called")
            .serviceTask("set", n -> n.expression("${execution.setVariable('r', 7)}"))
            .throwEvent("thrown", LATE)
            .userTask("inside"),
        process("order")
            .subProcess("sub", s -> s.callActivity("call", "called", n -> n.out("r", "result")))
            .nonInterruptingBoundaryEvent("wrong", Trigger.escalation("lost"), b -> b.task("x"))
            .nonInterruptingBoundaryEvent("far", LATE, b -> b.userTask("hurry"))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(openTasks(engine)).containsExactly("hurry", "inside");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(2);
    engine
        .tasks()
        .complete(
            engine.tasks().createTaskQuery().taskDefinitionKey("inside").singleResult().getId());
    assertThat(openTasks(engine)).containsExactly("after", "hurry");
    assertThat(engine.runtime().getVariable(instance.getId(), "result")).isEqualTo(7L);
    completeAll(engine);
  }

  @Test
  void aCalledProcessEndsAndHandsBackItsResultsWhereTheEventAtTheCallInterrupts(TestEngine engine) {
    engine.deploy(
        process("called").fork(b -> b.userTask("a").endEvent("thrown", LATE), b -> b.userTask("b")),
        process("order")
            .callActivity("call", "called", n -> n.out("r", "result"))
            .boundaryEvent("caught", LATE, b -> b.userTask("repair")));
    var instance = engine.start("order");
    engine
        .tasks()
        .complete(
            engine.tasks().createTaskQuery().taskDefinitionKey("a").singleResult().getId(),
            Map.of("r", "x"));
    assertThat(openTasks(engine)).containsExactly("repair");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(engine.runtime().getVariable(instance.getId(), "result")).isEqualTo("x");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("call: boundary event 'caught'");
    completeAll(engine);
  }

  @Covers(
      value = {"30 escalation throw event", "39 escalation boundary event"},
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void everyInstanceOfALoopEscalatesForItself(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s -> s.throwEvent("thrown", LATE).userTask("inside"))
            .nonInterruptingBoundaryEvent("caught", LATE, b -> b.userTask("hurry")));
    engine.start("order");
    assertThat(openTasks(engine))
        .containsExactly("hurry", "hurry", "hurry", "inside", "inside", "inside");
    completeAll(engine);
  }

  @Test
  void theFirstInstanceOfALoopInterruptsItAsAWhole(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s -> s.userTask("inside").throwEvent("thrown", LATE).userTask("never"))
            .boundaryEvent("caught", LATE, b -> b.userTask("repair")));
    engine.start("order");
    var first = engine.tasks().createTaskQuery().list().get(0);
    engine.tasks().complete(first.getId());
    assertThat(openTasks(engine)).containsExactly("repair");
    completeAll(engine);
  }

  @Test
  void listenersOfTheEventHearOfItsEndInEachCase(TestEngine engine) {
    var log = new ArrayList<String>();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.throwEvent(
                        "thrown",
                        LATE,
                        n ->
                            n.executionListener("start", "${log.add('start')}")
                                .executionListener("end", "${log.add('end')}")))
            .boundaryEvent("caught", LATE, b -> b.userTask("repair")));
    engine.start("order");
    assertThat(log).containsExactly("start", "end");
    completeAll(engine);
  }

  @Test
  void asynchronousContinuationsAroundTheEventAreJobs(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.throwEvent("thrown", LATE, n -> n.asyncBefore().asyncAfter())
                        .userTask("inside"))
            .nonInterruptingBoundaryEvent("caught", LATE, b -> b.userTask("hurry")));
    engine.start("order");
    assertThat(openTasks(engine)).isEmpty();
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("hurry", "inside");
    completeAll(engine);
  }

  @Test
  void aTaskThatRaisesAnEscalationStaysOpenUnlessItIsInterrupted(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("work")
            .nonInterruptingBoundaryEvent("caught", LATE, b -> b.userTask("hurry"))
            .boundaryEvent("gone", Trigger.escalation("lost"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    var task = engine.task(instance, "work").getId();
    engine.tasks().handleEscalation(task, "late", Map.of("why", "rain"));
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("hurry", "work");
    assertThat(engine.runtime().getVariable(instance.getId(), "why")).isEqualTo("rain");
    engine.tasks().handleEscalation(task, "nobody");
    engine.tasks().handleEscalation(task, "lost");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("hurry", "repair");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("work: boundary event 'gone'");
    completeAll(engine);
  }

  @Test
  void anEventSubProcessThatDoesNotInterruptRunsBesideWhoThrewAsOftenAsThat(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.throwEvent("t1", LATE)
                        .throwEvent("t2", LATE)
                        .userTask("inside")
                        .eventSubProcess(
                            "handler",
                            h ->
                                h.nonInterruptingStartEvent(
                                        "caught",
                                        Trigger.anyEscalation()
                                            .with("camunda:escalationCodeVariable", "why"))
                                    .userTask("hurry", n -> n.assignee("${why}"))))
            .nonInterruptingBoundaryEvent("far", LATE, b -> b.userTask("never"))
            .userTask("after"));
    var instance = engine.start("order");
    assertThat(openTasks(engine)).containsExactly("hurry", "hurry", "inside");
    assertThat(engine.tasks().createTaskQuery().taskAssignee("late").count()).isEqualTo(2);
    engine.completeTask(instance, "inside");
    assertThat(openTasks(engine)).containsExactly("hurry", "hurry");
    completeAll(engine);
    assertThat(Aftermath.completed(engine, instance)).contains("caught", "handler", "after");
  }

  @Covers("13 escalation start event of an event sub-process")
  @Test
  void anEventSubProcessThatInterruptsEndsItsScopeButNotWhatThrew(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("a").throwEvent("thrown", LATE).userTask("never"),
                b -> b.userTask("b"))
            .eventSubProcess(
                "handler",
                h -> h.startEvent("caught", LATE).throwEvent("again", LATE).userTask("repair")));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("b: event sub-process 'handler'");
    assertThat(Aftermath.completed(engine, instance)).contains("thrown", "caught", "again");
    completeAll(engine);
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Test
  void whatAnEventSubProcessThrowsItselfIsCaughtBesideItOrFurtherOut(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.throwEvent("thrown", LATE)
                        .userTask("inside")
                        .eventSubProcess(
                            "handler",
                            h ->
                                h.nonInterruptingStartEvent("caught", LATE)
                                    .throwEvent("again", LATE)))
            .nonInterruptingBoundaryEvent("far", LATE, b -> b.userTask("hurry")));
    engine.start("order");
    assertThat(openTasks(engine)).containsExactly("hurry", "inside");
    completeAll(engine);
  }

  @Test
  void theScopeGoesBeforeItsBorderAndTheSameCodeBeforeAny(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.throwEvent("thrown", LATE)
                        .userTask("inside")
                        .eventSubProcess(
                            "any",
                            h ->
                                h.nonInterruptingStartEvent("caughtAny", Trigger.anyEscalation())
                                    .userTask("wrong"))
                        .eventSubProcess(
                            "same",
                            h ->
                                h.nonInterruptingStartEvent(
                                        "caughtLate", Trigger.anyOf(Trigger.message("m"), LATE))
                                    .userTask("right")))
            .boundaryEvent("border", LATE, b -> b.userTask("repair")));
    engine.start("order");
    assertThat(openTasks(engine)).containsExactly("inside", "right");
    completeAll(engine);
  }

  @Test
  void aCalledProcessIsCaughtInTheScopeOfTheCallWithItsResults(TestEngine engine) {
    engine.deploy(
        process("called")
            .serviceTask("set", n -> n.expression("${execution.setVariable('r', 7)}"))
            .throwEvent("thrown", LATE)
            .userTask("inside"),
        process("order")
            .callActivity("call", "called", n -> n.out("r", "result"))
            .userTask("after")
            .eventSubProcess("handler", h -> h.startEvent("caught", LATE).userTask("repair")));
    var instance = engine.start("order");
    assertThat(openTasks(engine)).containsExactly("repair");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(engine.runtime().getVariable(instance.getId(), "result")).isEqualTo(7L);
    completeAll(engine);
  }

  @Test
  void eachInstanceOfALoopIsInterruptedByItself(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s ->
                    s.userTask("inside")
                        .throwEvent("thrown", LATE)
                        .userTask("never")
                        .eventSubProcess(
                            "handler", h -> h.startEvent("caught", LATE).userTask("repair")))
            .userTask("after"));
    engine.start("order");
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(0).getId());
    assertThat(openTasks(engine)).containsExactly("inside", "inside", "repair");
    completeAll(engine);
  }

  @Test
  void anEscalationOfATaskStartsAnEventSubProcess(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("work")
            .eventSubProcess(
                "beside", h -> h.nonInterruptingStartEvent("caught", LATE).userTask("hurry"))
            .eventSubProcess(
                "instead",
                h -> h.startEvent("gone", Trigger.escalation("lost")).userTask("repair")));
    var instance = engine.start("order");
    var task = engine.task(instance, "work").getId();
    engine.tasks().handleEscalation(task, "late");
    assertThat(engine.openTasks(instance)).containsExactlyInAnyOrder("hurry", "work");
    engine.tasks().handleEscalation(task, "lost");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    completeAll(engine);
  }
}
