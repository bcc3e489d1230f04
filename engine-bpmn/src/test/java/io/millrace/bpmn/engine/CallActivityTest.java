package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Call activities: what goes in and out, what is called, what ends with what. */
@EngineTest
class CallActivityTest {

  private static ProcessInstance called(TestEngine engine, ProcessInstance caller) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .superProcessInstanceId(caller.getId())
        .singleResult();
  }

  @Covers({"90 call activity", "92 variables into a call and back"})
  @ParameterizedTest
  @ValueSource(strings = {"millrace", "flowable", "activiti", "camunda", "operaton"})
  void variablesAndExpressionsGoInAndOut(String prefix, TestEngine engine) {
    // given
    engine.deploy(
        process("inner")
            .serviceTask("add", t -> t.expression("${a + b}").resultVariable("c"))
            .userTask("wait"),
        process("outer")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.extension(prefix + ":in", "source", "sum", "target", "a")
                        .extension(prefix + ":in", "sourceExpression", "${sum * 10}", "target", "b")
                        .extension(prefix + ":out", "source", "c", "target", "result")
                        .extension(
                            prefix + ":out", "sourceExpression", "${c + 1}", "target", "more"))
            .userTask("ship"));
    // when
    var outer = engine.start("outer", Map.of("sum", 1, "secret", "x"));
    var inner = called(engine, outer);
    // then
    assertThat(engine.runtime().getVariables(inner.getId()))
        .isEqualTo(Map.of("a", 1, "b", 10L, "c", 11L));
    engine.completeTask(inner, "wait");
    assertThat(engine.openTasks(outer)).containsExactly("ship");
    assertThat(engine.runtime().getVariables(outer.getId()))
        .isEqualTo(Map.of("sum", 1, "secret", "x", "result", 11L, "more", 12L));
  }

  @Covers("92 variables into a call and back")
  @Test
  void allVariablesGoInAndOut(TestEngine engine) {
    engine.deploy(
        process("inner").serviceTask("set", t -> t.expression("${execution.setVariable('b', 3)}")),
        process("outer").callActivity("call", "inner", c -> c.allIn().allOut()).userTask("ship"));
    var outer = engine.start("outer", Map.of("a", 1, "b", 2));
    assertThat(engine.runtime().getVariables(outer.getId())).isEqualTo(Map.of("a", 1, "b", 3L));
  }

  @Test
  void withoutMappingsNothingGoesInOrOut(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"),
        process("outer").callActivity("call", "inner").userTask("ship"));
    var outer = engine.start("outer", Map.of("a", 1));
    var inner = called(engine, outer);
    assertThat(engine.runtime().getVariables(inner.getId())).isEmpty();
    assertThat(inner.getBusinessKey()).isNull();
    engine.tasks().complete(engine.task(inner, "wait").getId(), Map.of("b", 2));
    assertThat(engine.runtime().getVariables(outer.getId())).isEqualTo(Map.of("a", 1));
  }

  @Test
  void aSourceThatIsNotThereGoesInAsNull(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"),
        process("outer").callActivity("call", "inner", c -> c.in("absent", "a")));
    var inner = called(engine, engine.start("outer"));
    assertThat(engine.runtime().hasVariable(inner.getId(), "a")).isTrue();
    assertThat(engine.runtime().getVariable(inner.getId(), "a")).isNull();
  }

  @Covers("93 business key and name of a called instance")
  @Test
  void theBusinessKeyIsInheritedOrComputed(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"),
        process("inherits")
            .callActivity("call", "inner", c -> c.attribute("flowable:inheritBusinessKey", true)),
        process("computes")
            .callActivity(
                "call", "inner", c -> c.attribute("flowable:businessKey", "child of ${sum}")),
        process("camunda")
            .callActivity(
                "call",
                "inner",
                c -> c.extension("camunda:in", "businessKey", "#{execution.processBusinessKey}")));
    var inherits = engine.runtime().startProcessInstanceByKey("inherits", "key 1");
    assertThat(called(engine, inherits).getBusinessKey()).isEqualTo("key 1");
    var computes = engine.start("computes", Map.of("sum", 5));
    assertThat(called(engine, computes).getBusinessKey()).isEqualTo("child of 5");
    var camunda = engine.runtime().startProcessInstanceByKey("camunda", "key 2");
    assertThat(called(engine, camunda).getBusinessKey()).isEqualTo("key 2");
  }

  @Test
  void callsNestAndTheFamilyKnowsItsRoot(TestEngine engine) {
    // given
    engine.deploy(
        process("c").userTask("work"),
        process("b").callActivity("callC", "c").userTask("afterC"),
        process("a").callActivity("callB", "b").userTask("afterB"));
    var a = engine.start("a");
    var b = called(engine, a);
    var c = called(engine, b);
    assertThat(engine.runtime().createExecutionQuery().rootProcessInstanceId(a.getId()).list())
        .extracting(e -> e.getProcessInstanceId())
        .contains(a.getId(), b.getId(), c.getId());
    assertThat(engine.underWay(a)).containsExactly("callB");
    // when
    engine.completeTask(c, "work");
    engine.completeTask(b, "afterC");
    // then
    assertThat(engine.openTasks(a)).containsExactly("afterB");
    engine.completeTask(a, "afterB");
    assertThat(engine.hasEnded(a)).isTrue();
    assertThat(engine.trail(a)).containsExactly("start", "callB", "afterB", "end");
    assertThat(engine.trail(b)).containsExactly("start", "callC", "afterC", "end");
    assertThat(engine.trail(c)).containsExactly("start", "work", "end");
  }

  @Covers(value = "90 call activity", aspect = Aspect.HISTORY)
  @Test
  void historyKnowsWhoCalledWhom(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("wait"), process("outer").callActivity("call", "inner"));
    var outer = engine.start("outer");
    var inner = called(engine, outer);
    assertThat(
            engine
                .runtime()
                .createActivityInstanceQuery()
                .activityId("call")
                .singleResult()
                .getCalledProcessInstanceId())
        .isEqualTo(inner.getId());
    engine.completeTask(inner, "wait");
    var historic =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(inner.getId())
            .singleResult();
    assertThat(historic.getSuperProcessInstanceId()).isEqualTo(outer.getId());
    assertThat(historic.getEndActivityId()).isEqualTo("end");
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("call")
                .singleResult()
                .getCalledProcessInstanceId())
        .isEqualTo(inner.getId());
  }

  @Test
  void aCalledProcessThatRunsThroughLeavesItsHistory(TestEngine engine) {
    engine.deploy(process("inner").task("work"), process("outer").callActivity("call", "inner"));
    var outer = engine.start("outer");
    assertThat(outer.isEnded()).isTrue();
    assertThat(engine.trail(outer)).containsExactly("start", "call", "end");
    assertThat(engine.history().createHistoricProcessInstanceQuery().finished().count())
        .isEqualTo(2);
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("call")
                .singleResult()
                .getCalledProcessInstanceId())
        .isNotNull();
  }

  @Test
  void whatIsCalledMayBeComputedAndTheNewestVersionIs(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("old"), process("outer").callActivity("call", "${which}"));
    engine.deploy(process("inner").userTask("new"));
    var outer = engine.start("outer", Map.of("which", "inner"));
    assertThat(engine.openTasks(called(engine, outer))).containsExactly("new");
  }

  @Covers({"91 binding of a call to a version", "142 version tag"})
  @ParameterizedTest
  @ValueSource(strings = {"camunda", "operaton"})
  void theBindingSaysWhichVersionIsCalled(String prefix, TestEngine engine) {
    engine.deploy(
        process("inner").attribute("camunda:versionTag", "v1").userTask("old"),
        process("byDeployment")
            .callActivity(
                "call", "inner", c -> c.attribute(prefix + ":calledElementBinding", "deployment")),
        process("byVersion")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.attribute(prefix + ":calledElementBinding", "version")
                        .attribute(prefix + ":calledElementVersion", "${number}")),
        process("byTag")
            .callActivity(
                "call",
                "inner",
                c ->
                    c.attribute(prefix + ":calledElementBinding", "versionTag")
                        .attribute(prefix + ":calledElementVersionTag", "v1")));
    engine.deploy(process("inner").userTask("new"));
    for (var key : new String[] {"byDeployment", "byVersion", "byTag"}) {
      var outer = engine.start(key, Map.of("number", 1));
      assertThat(engine.openTasks(called(engine, outer))).as(key).containsExactly("old");
    }
    assertThatThrownBy(() -> engine.start("byVersion", Map.of("number", 99)))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("99");
  }

  @Covers("91 binding of a call to a version")
  @Test
  void whatWasDeployedTogetherMayBeInAnotherDeploymentOfOneParent(TestEngine engine) {
    // given
    deploy(engine, "shop", process("inner").userTask("ofTheShop"));
    deploy(
        engine,
        "shop",
        process("outer")
            .callActivity("call", "inner", c -> c.attribute("flowable:sameDeployment", true)));
    deploy(engine, "bank", process("inner").userTask("ofTheBank"));
    // then
    assertThat(engine.openTasks(called(engine, engine.start("outer"))))
        .containsExactly("ofTheShop");
  }

  @Covers("91 binding of a call to a version")
  @Test
  void whatIsInTheSameDeploymentIsMeantBeforeThatOfTheParent(TestEngine engine) {
    // given
    deploy(
        engine,
        "shop",
        process("inner").userTask("own"),
        process("outer")
            .callActivity("call", "inner", c -> c.attribute("flowable:sameDeployment", true)));
    deploy(engine, "shop", process("inner").userTask("newer"));
    // then
    assertThat(engine.openTasks(called(engine, engine.start("outer")))).containsExactly("own");
  }

  private static void deploy(TestEngine engine, String parent, BpmnBuilder... processes) {
    var deployment =
        engine.engine().getRepositoryService().createDeployment().parentDeploymentId(parent);
    for (var process : processes) {
      deployment.addBytes(process.resourceName(), process.toBytes());
    }
    deployment.deploy();
  }

  @Covers("90 call activity")
  @Test
  void whatIsNotDeployedCannotBeCalled(TestEngine engine) {
    engine.deploy(process("outer").userTask("pay").callActivity("call", "${which}"));
    var outer = engine.start("outer", Map.of("which", "absent"));
    assertThatThrownBy(() -> engine.completeTask(outer, "pay"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("absent")
        .hasMessageContaining("call")
        .hasMessageContaining(outer.getId());
    assertThat(engine.openTasks(outer)).containsExactly("pay");
    var nothing = new HashMap<String, Object>();
    nothing.put("which", null);
    engine.runtime().setVariables(outer.getId(), nothing);
    assertThatThrownBy(() -> engine.completeTask(outer, "pay"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("call")
        .hasMessageContaining("${which}");
  }

  @Test
  void aCircleOfCallsIsStopped(TestEngine engine) {
    engine.deploy(process("outer").callActivity("call", "outer"));
    assertThatThrownBy(() -> engine.start("outer"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("call");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }

  @Covers(value = "90 call activity", aspect = Aspect.INTERRUPTED)
  @Test
  void theCallerTakesWhatItCalledWithItAndNotTheOtherWayRound(TestEngine engine) {
    // given
    engine.deploy(
        process("c").userTask("work", t -> t.assignee("kermit")),
        process("b").callActivity("callC", "c"),
        process("a").callActivity("callB", "b"));
    var a = engine.runtime().startProcessInstanceByKey("a", Map.of("x", 1));
    var b = called(engine, a);
    var c = called(engine, b);
    // when
    assertThatThrownBy(() -> engine.runtime().deleteProcessInstance(c.getId(), "no"))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(a.getId());
    engine.runtime().deleteProcessInstance(a.getId(), "no longer");
    // then
    assertThat(engine.management().getTableCount())
        .containsEntry("MR_EXECUTION", 0L)
        .containsEntry("MR_TASK", 0L)
        .containsEntry("MR_VARIABLE", 0L);
    assertThat(engine.history().createHistoricProcessInstanceQuery().finished().list())
        .hasSize(3)
        .allSatisfy(i -> assertThat(i.getDeleteReason()).isEqualTo("no longer"));
    assertThat(engine.trail(c)).containsExactly("start", "work");
  }

  private static List<Long> seenByTheTasks(TestEngine engine, String variable) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(task -> ((Number) engine.tasks().getVariable(task.getId(), variable)).longValue())
        .sorted()
        .toList();
  }

  private static void deployPartsWithTimers(TestEngine engine) {
    engine.deploy(
        process("part")
            .userTask("wait")
            .nonInterruptingBoundaryEvent(
                "tick",
                Trigger.timerCycle("R3/PT1H"),
                b -> b.serviceTask("add", t -> t.expression("${n1 + 2}").resultVariable("n1"))),
        process("whole")
            .callActivity(
                "call",
                "part",
                c ->
                    c.in("n0", "n0")
                        .in("n1", "n1")
                        .in("n0", "n2")
                        .multiInstance(m -> m.collection("${list}", "item"))));
    engine.start(
        "whole", Map.of("n0", 0L, "n1", 2L, "n2", 2L, "list", new ArrayList<>(List.of(7, 8, 9))));
    assertThat(seenByTheTasks(engine, "n1")).containsExactly(2L, 2L, 2L);
  }

  @Covers(value = "90 call activity", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void aTimerInOneOfSeveralCalledInstancesChangesTheVariablesOfThatOneOnly(TestEngine engine) {
    deployPartsWithTimers(engine);
    var seen = new ArrayList<>(List.of(2L, 2L, 2L));
    for (var round = 0; round < 3; round++) {
      for (var index = 2; index >= 0; index--) {
        var timer =
            engine.management().createTimerJobQuery().list().stream()
                .sorted(Comparator.comparing(job -> Long.valueOf(job.getProcessInstanceId())))
                .toList()
                .get(index);
        engine.management().executeJob(timer.getId());
        seen.set(index, seen.get(index) + 2);
        assertThat(seenByTheTasks(engine, "n1"))
            .containsExactlyElementsOf(seen.stream().sorted().toList());
        assertThat(seenByTheTasks(engine, "n2")).containsExactly(0L, 0L, 0L);
      }
    }
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  @Test
  void timersInAllCalledInstancesAtOnceChangeTheVariablesOfEach(TestEngine engine) {
    deployPartsWithTimers(engine);
    for (var round = 1L; round <= 3; round++) {
      engine.clock().advance(Duration.ofMinutes(61));
      engine.runDueJobs();
      assertThat(seenByTheTasks(engine, "n1"))
          .containsExactly(2 + 2 * round, 2 + 2 * round, 2 + 2 * round);
    }
  }

  @Test
  void sequencesInSequencesInACalledProcessBeginEachTimeAtTheStart(TestEngine engine) {
    engine.deploy(
        process("part")
            .subProcess(
                "outer",
                n -> n.multiInstance(m -> m.sequential().collection("${list}", "item")),
                s ->
                    s.startEvent("outerStart")
                        .subProcess(
                            "inner",
                            n -> n.multiInstance(m -> m.sequential().collection("${list}", "item")),
                            t -> t.startEvent("innerStart").userTask("work"))),
        process("whole")
            .callActivity(
                "call", "part", c -> c.in("list", "list").multiInstance(m -> m.cardinality(2)))
            .userTask("after"));
    var whole = engine.start("whole", Map.of("list", new ArrayList<>(List.of(7, 8, 9))));
    for (var done = 0; done < 18; done++) {
      var work = engine.tasks().createTaskQuery().taskDefinitionKey("work").list();
      assertThat(work).isNotEmpty();
      engine.tasks().complete(work.get(done % work.size()).getId());
    }
    assertThat(engine.openTasks(whole)).containsExactly("after");
    assertThat(visits(engine, "innerStart")).isEqualTo(18);
    assertThat(visits(engine, "outerStart")).isEqualTo(6);
  }

  @Test
  void sequencesInSequencesOfACalledProcessRunThroughInOneUnitOfWork(TestEngine engine) {
    engine.deploy(
        process("part")
            .subProcess(
                "outer",
                n -> n.multiInstance(m -> m.sequential().collection("${list}", "item")),
                s ->
                    s.startEvent("outerStart")
                        .subProcess(
                            "inner",
                            n -> n.multiInstance(m -> m.sequential().collection("${list}", "item")),
                            t -> t.startEvent("innerStart").task("work"))),
        process("whole").callActivity("call", "part", c -> c.in("list", "list")).userTask("after"));
    var whole = engine.start("whole", Map.of("list", new ArrayList<>(List.of(7, 8, 9))));
    assertThat(engine.openTasks(whole)).containsExactly("after");
    assertThat(visits(engine, "innerStart")).isEqualTo(9);
    assertThat(visits(engine, "outerStart")).isEqualTo(3);
  }

  private static long visits(TestEngine engine, String element) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .activityId(element)
        .finished()
        .count();
  }
}
