package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.task.Task;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@EngineTest
class ErrorEventTest {

  @BeforeEach
  void letDelegatesFail(TestEngine engine) {
    engine.bean("thrower", throwing("E1"));
  }

  private static JavaDelegate throwing(String code) {
    return execution -> {
      throw new BpmnError(code, "no money");
    };
  }

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static void completeAll(TestEngine engine) {
    engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
  }

  @Covers({"38 error boundary event", "47 error end event"})
  @Covers(value = "47 error end event", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void errorEndEventIsCaughtAtTheSubProcessAndEndsAllInside(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("a").endEvent("bad", Trigger.error("E1")),
                        b -> b.userTask("b", n -> n.candidateUsers("kermit")),
                        b -> b.catchEvent("t", Trigger.timerDuration("PT1H"))))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair"))
            .userTask("normal"));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    var reason = ": boundary event 'caught'";
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("b" + reason, "sub" + reason, "t" + reason);
    assertThat(Aftermath.completed(engine, instance)).contains("a", "bad", "caught", "start");
    completeAll(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void errorOfACalledInstanceIsCaughtAtTheCall(TestEngine engine) {
    engine.deploy(
        process("called")
            .userTask("a")
            .fork(b -> b.endEvent("bad", Trigger.error("E1")), b -> b.userTask("b")),
        process("order")
            .callActivity("call", "called")
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order", Map.of("v", 1));
    completeAll(engine);
    assertThat(openTasks(engine)).containsExactly("repair");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("call: boundary event 'caught'");
    completeAll(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void errorOfADelegateIsCaughtAtItsTask(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("pay", n -> n.delegateExpression("${thrower}"))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair"))
            .userTask("normal"));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("pay: boundary event 'caught'");
  }

  @Test
  void errorOfADelegateIsCaughtOutsideSubProcessesAndCalls(TestEngine engine) {
    engine.deploy(
        process("called")
            .subProcess(
                "inner", s -> s.serviceTask("pay", n -> n.delegateExpression("${thrower}"))),
        process("order")
            .subProcess("outer", s -> s.callActivity("call", "called"))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    assertThat(openTasks(engine)).containsExactly("repair");
    engine.completeTask(instance, "repair");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void checkedCauseOfABpmnErrorAndAnExpressionThatThrowsAreCaughtToo(TestEngine engine) {
    engine.bean(
        "wrapped",
        (JavaDelegate)
            execution -> {
              throw new IOException("wrapped", new BpmnError("E1"));
            });
    engine.deploy(
        process("wraps")
            .serviceTask("pay", n -> n.delegateExpression("${wrapped}"))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")),
        process("evaluates")
            .serviceTask("pay", n -> n.expression("${thrower.execute(execution)}"))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    engine.start("wraps");
    engine.start("evaluates");
    assertThat(openTasks(engine)).containsExactly("repair", "repair");
  }

  @Test
  void uncaughtErrorFailsTheCallWithItsCodeAndWhereItWasThrown(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .subProcess("sub", s -> s.endEvent("bad", Trigger.error("E1")))
            .boundaryEvent("other", Trigger.error("E2"), b -> b.userTask("never")));
    var instance = engine.start("order");
    var before = Aftermath.allRows(engine);
    var uncaught =
        catchThrowableOfType(BpmnError.class, () -> engine.completeTask(instance, "first"));
    assertThat(uncaught.code()).isEqualTo("MR-4004");
    assertThat(uncaught.getErrorCode()).isEqualTo("E1");
    assertThat(uncaught).hasMessageContaining("'bad'");
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
    assertThat(engine.openTasks(instance)).containsExactly("first");
  }

  @ExpectsDeadLetters
  @Test
  void uncaughtErrorOfAJobMakesItADeadLetter(TestEngine engine) {
    engine.deploy(
        process("order").serviceTask("pay", n -> n.asyncBefore().delegateExpression("${thrower}")));
    var instance = engine.start("order");
    for (var round = 0; round < 5; round++) {
      engine.clock().advance(java.time.Duration.ofHours(1));
      engine.runDueJobs();
    }
    var dead = engine.engine().getManagementService().createDeadLetterJobQuery().singleResult();
    assertThat(dead.getElementId()).isEqualTo("pay");
    assertThat(dead.getExceptionMessage()).contains("E1");
    assertThat(engine.hasEnded(instance)).isFalse();
  }

  @Covers(value = "38 error boundary event", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void nearestScopeWins(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "outer",
                o ->
                    o.subProcess(
                            "inner",
                            i -> i.serviceTask("pay", n -> n.delegateExpression("${thrower}")))
                        .boundaryEvent("near", Trigger.error("E1"), b -> b.userTask("here")))
            .boundaryEvent("far", Trigger.error("E1"), b -> b.userTask("there")));
    engine.start("order");
    assertThat(openTasks(engine)).containsExactly("here");
  }

  @Test
  void eventThatCatchesAllAndIsNearGoesBeforeTheCodeFurtherOut(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask("pay", n -> n.delegateExpression("${thrower}"))
                        .boundaryEvent("any", Trigger.anyError(), b -> b.userTask("here")))
            .boundaryEvent("far", Trigger.error("E1"), b -> b.userTask("there")));
    engine.start("order");
    assertThat(openTasks(engine)).containsExactly("here");
  }

  @Test
  void codeGoesBeforeAnEventThatCatchesAllAtTheSameActivity(TestEngine engine) {
    engine.bean("other", throwing("E9"));
    for (var bean : List.of("thrower", "other")) {
      engine.deploy(
          process(bean)
              .serviceTask("pay", n -> n.delegateExpression("${" + bean + "}"))
              .boundaryEvent("any", Trigger.anyError(), b -> b.userTask("all"))
              .boundaryEvent("one", Trigger.error("E1"), b -> b.userTask("code")));
    }
    assertThat(engine.openTasks(engine.start("thrower"))).containsExactly("code");
    assertThat(engine.openTasks(engine.start("other"))).containsExactly("all");
  }

  @Test
  void otherCodesPassAnEventByAndReachTheOneThatFits(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask("pay", n -> n.delegateExpression("${thrower}"))
                        .boundaryEvent("no", Trigger.error("E2"), b -> b.userTask("never")))
            .boundaryEvent("any", Trigger.anyError(), b -> b.userTask("all")));
    engine.start("order");
    assertThat(openTasks(engine)).containsExactly("all");
  }

  @Test
  void twoBranchesThatFailInOneStepAreCaughtOnce(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.serviceTask("x", n -> n.delegateExpression("${thrower}")),
                        b -> b.serviceTask("y", n -> n.delegateExpression("${thrower}")),
                        b -> b.endEvent("bad", Trigger.error("E1")),
                        b -> b.endEvent("all", Trigger.terminate())))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair"))
            .userTask("normal"));
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    engine.completeTask(instance, "repair");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void errorAndTerminationInOneStepGoOnOnce(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.endEvent("all", Trigger.terminate()),
                        b -> b.serviceTask("x", n -> n.delegateExpression("${thrower}"))))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair"))
            .userTask("normal"));
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).hasSize(1);
    completeAll(engine);
    completeAll(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void signalAndCompletionInOneStepGoOnOnce(TestEngine engine) {
    engine.bean("nothing", (JavaDelegate) execution -> {});
    engine.deploy(
        process("order")
            .userTask("first")
            .fork(
                b ->
                    b.serviceTask("x", n -> n.delegateExpression("${nothing}"))
                        .boundaryEvent("stop", Trigger.signal("s"), p -> p.userTask("stopped"))
                        .userTask("normal"),
                b -> b.throwEvent("t", Trigger.signal("s"))));
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).hasSize(1);
    completeAll(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers(
      value = {"38 error boundary event", "47 error end event"},
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void errorInOneInstanceOfALoopEndsTheLoop(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s -> s.userTask("a").endEvent("bad", Trigger.error("E1")))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(1).getId());
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    completeAll(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void errorOfTheSecondDelegateInALoopIsCaughtOnce(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "pay", n -> n.delegateExpression("${thrower}").multiInstance(l -> l.cardinality(3)))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
    completeAll(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void errorOnTheWayToTheNextActivityIsCaughtAroundNotAtTheOneThatIsDone(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("a")
                        .boundaryEvent("own", Trigger.error("E1"), b -> b.userTask("never"))
                        .choose("x")
                        .when("${thrower.execute(execution) == 1}", b -> b.userTask("b"))
                        .otherwise(b -> b.userTask("c")))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void errorOfAConditionBehindATaskIsCaughtAroundIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("a")
                        .boundaryEvent("own", Trigger.error("E1"), b -> b.userTask("never"))
                        .moveTo("a")
                        .when("${thrower.execute(execution) == 1}", b -> b.userTask("b"))
                        .otherwise(b -> b.userTask("c")))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    engine.completeTask(instance, "a");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void otherExceptionsAreNoErrorsOfTheModel(TestEngine engine) {
    engine.bean(
        "broken",
        (JavaDelegate)
            execution -> {
              throw new IOException("disk full");
            });
    engine.bean(
        "crashing",
        (JavaDelegate)
            execution -> {
              throw new IllegalStateException("no such thing");
            });
    engine.deploy(
        process("checked")
            .serviceTask("pay", n -> n.delegateExpression("${broken}"))
            .boundaryEvent("any", Trigger.anyError(), b -> b.userTask("never")),
        process("unchecked")
            .serviceTask("pay", n -> n.delegateExpression("${crashing}"))
            .boundaryEvent("any", Trigger.anyError(), b -> b.userTask("never")));
    assertThatThrownBy(() -> engine.start("checked"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'pay'")
        .hasMessageContaining("disk full");
    assertThatThrownBy(() -> engine.start("unchecked"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no such thing");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void errorWithoutACodeCannotBeMade() {
    assertThatThrownBy(() -> new BpmnError(null)).isInstanceOf(EngineException.class);
  }

  @Test
  void errorLeavesTheVariablesSetBeforeItWasThrown(TestEngine engine) {
    engine.bean(
        "setter",
        (JavaDelegate)
            execution -> {
              execution.setVariable("why", "no money");
              execution.setVariableLocal("local", 1);
              throw new BpmnError("E1");
            });
    engine.deploy(
        process("order")
            .serviceTask("pay", n -> n.delegateExpression("${setter}"))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    assertThat(engine.runtime().getVariables(instance.getId()))
        .isEqualTo(Map.of("why", "no money"));
    var repair = engine.task(instance, "repair").getExecutionId();
    assertThat(engine.runtime().getVariablesLocal(repair)).isEmpty();
  }

  @Test
  void whatAnErrorInterruptsDoesNotBeginAnyMore(TestEngine engine) {
    var calls = new ArrayList<Object>();
    engine.bean(
        "failing",
        (JavaDelegate)
            execution -> {
              calls.add(execution.getVariable("loopCounter"));
              throw new BpmnError("E1", "no money");
            });
    engine.deploy(
        process("order")
            .serviceTask(
                "pay", n -> n.delegateExpression("${failing}").multiInstance(m -> m.cardinality(3)))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    var instance = engine.start("order");
    assertThat(openTasks(engine)).containsExactly("repair");
    assertThat(calls).containsExactly(0);
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("pay: boundary event 'caught'");
  }

  @Test
  void aBranchBesideAnErrorEndEventDoesNotBeginWhenTheErrorHasComeFirst(TestEngine engine) {
    var calls = new ArrayList<String>();
    engine.bean("other", (JavaDelegate) execution -> calls.add("other"));
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.endEvent("bad", Trigger.error("E1")),
                        b -> b.serviceTask("b", n -> n.delegateExpression("${other}"))))
            .boundaryEvent("caught", Trigger.error("E1"), b -> b.userTask("repair")));
    engine.start("order");
    assertThat(openTasks(engine)).containsExactly("repair");
    assertThat(calls).isEmpty();
  }
}
