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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class TerminateEndEventTest {

  private static final String REASON = ": terminate end event 'kill'";

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static void complete(TestEngine engine, String key) {
    engine
        .tasks()
        .complete(
            engine.tasks().createTaskQuery().taskDefinitionKey(key).listPage(0, 1).get(0).getId());
  }

  @Covers("46 terminate end event")
  @Test
  void processEndsWithAllThatIsOpen(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("a").endEvent("kill", Trigger.terminate()),
                b ->
                    b.userTask("b", n -> n.candidateUsers("kermit"))
                        .boundaryEvent("late", Trigger.timerDuration("PT1H"), t -> t.task("t")),
                b -> b.catchEvent("m", Trigger.message("m")),
                b -> b.subProcess("sub", s -> s.userTask("c"))));
    var instance = engine.start("order", Map.of("v", 1));
    complete(engine, "a");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("b" + REASON, "c" + REASON, "m" + REASON, "sub" + REASON);
    assertThat(Aftermath.completed(engine, instance)).contains("a", "kill", "start");
    var historic =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(instance.getId())
            .singleResult();
    assertThat(historic.getEndActivityId()).isEqualTo("kill");
    assertThat(historic.getEndTime()).isNotNull();
    assertThat(historic.getDeleteReason()).isNull();
    var task =
        engine.history().createHistoricTaskInstanceQuery().taskDefinitionKey("b").singleResult();
    assertThat(task.getDeleteReason()).isEqualTo("terminate end event 'kill'");
  }

  @Covers(value = "46 terminate end event", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void subProcessEndsAndTheProcessGoesOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.subProcess(
                            "sub",
                            s ->
                                s.fork(
                                    x -> x.userTask("a").endEvent("kill", Trigger.terminate()),
                                    x -> x.userTask("b"),
                                    x -> x.subProcess("deep", d -> d.userTask("c"))))
                        .userTask("next"),
                b -> b.userTask("beside"))
            .join());
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("beside", "next");
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("b" + REASON, "c" + REASON, "deep" + REASON);
    assertThat(Aftermath.completed(engine, instance)).contains("sub", "kill");
    complete(engine, "next");
    complete(engine, "beside");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers(value = "46 terminate end event", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void oneInstanceOfALoopEndsAndTheOthersGoOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(2)),
                s ->
                    s.fork(
                        x -> x.userTask("a").endEvent("kill", Trigger.terminate()),
                        x -> x.userTask("b")))
            .userTask("next"));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("next");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void calledInstanceEndsAndItsCallerGoesOn(TestEngine engine) {
    engine.deploy(
        process("called")
            .fork(b -> b.userTask("a").endEvent("kill", Trigger.terminate()), b -> b.userTask("b")),
        process("order")
            .callActivity("call", "called", n -> n.out("result", "result"))
            .userTask("next"));
    var instance = engine.start("order");
    var inner = engine.tasks().createTaskQuery().taskDefinitionKey("a").singleResult();
    engine.tasks().complete(inner.getId(), Map.of("result", 5));
    assertThat(openTasks(engine)).containsExactly("next");
    assertThat(engine.runtime().getVariables(instance.getId())).isEqualTo(Map.of("result", 5));
    assertThat(Aftermath.cutOff(engine, instance)).isEmpty();
    assertThat(Aftermath.completed(engine, instance)).containsExactly("call", "start");
  }

  @Test
  void callOfAnEndedProcessEndsToo(TestEngine engine) {
    engine.deploy(
        process("called").userTask("b"),
        process("order")
            .fork(
                b -> b.userTask("a").endEvent("kill", Trigger.terminate()),
                b -> b.callActivity("call", "called")));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("call" + REASON);
    var called =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processDefinitionKey("called")
            .singleResult();
    assertThat(called.getEndTime()).isNotNull();
    assertThat(called.getDeleteReason()).isEqualTo("terminate end event 'kill'");
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("b")
                .singleResult()
                .getDeleteReason())
        .isEqualTo("terminate end event 'kill'");
  }

  @Test
  void terminateAllEndsTheWholeFamily(TestEngine engine) {
    engine.deploy(
        process("called")
            .subProcess("sub", s -> s.userTask("a").endEvent("kill", Trigger.terminateAll())),
        process("order").fork(b -> b.callActivity("call", "called"), b -> b.userTask("b")));
    var instance = engine.start("order", Map.of("v", 1));
    complete(engine, "a");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("b" + REASON, "call" + REASON);
    assertThat(engine.history().createHistoricProcessInstanceQuery().unfinished().count()).isZero();
    var caller =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(instance.getId())
            .singleResult();
    assertThat(caller.getEndActivityId()).isNull();
    assertThat(caller.getDeleteReason()).isEqualTo("terminate end event 'kill'");
    assertThat(engine.history().createHistoricProcessInstanceQuery().notDeleted().list()).isEmpty();
  }

  @Test
  void terminateAllOfACallThatIsTheLastThingItsCallerDoesEndsItAtNoNode(TestEngine engine) {
    engine.deploy(
        process("called").task("a").endEvent("kill", Trigger.terminateAll()),
        process("order").task("first").callActivity("call", "called"));
    var instance = engine.start("order");
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("call" + REASON);
  }

  @Test
  void terminateMultiInstanceEndsTheWholeLoop(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s ->
                    s.subProcess(
                        "inner",
                        i ->
                            i.fork(
                                x ->
                                    x.userTask("a")
                                        .endEvent("kill", Trigger.terminateMultiInstance()),
                                x -> x.userTask("b"))))
            .userTask("next"));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("next");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    assertThat(Aftermath.cutOff(engine, instance))
        .hasSize(11)
        .allMatch(cut -> cut.endsWith(REASON));
  }

  @Test
  void terminateMultiInstanceEndsASequentialLoopBeforeItsNextInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.sequential().cardinality(3)),
                s -> s.userTask("a").endEvent("kill", Trigger.terminateMultiInstance()))
            .userTask("next"));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("next");
  }

  @Test
  void terminateMultiInstanceWithoutALoopEndsItsScope(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        x -> x.userTask("a").endEvent("kill", Trigger.terminateMultiInstance()),
                        x -> x.userTask("b")))
            .userTask("next"));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("next");
  }

  @Test
  void terminateMultiInstanceInAStandardLoopAloneEndsItsRound(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "again",
                n -> n.inside("standardLoopCharacteristics", l -> l.attribute("loopMaximum", 2)),
                s ->
                    s.fork(
                        x -> x.userTask("a").endEvent("kill", Trigger.terminateMultiInstance()),
                        x -> x.userTask("b")))
            .userTask("next"));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("next");
  }

  @Test
  void terminateMultiInstanceEndsTheLoopAroundAStandardLoop(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "each",
                n -> n.multiInstance(l -> l.cardinality(2)),
                s ->
                    s.subProcess(
                        "again",
                        n ->
                            n.inside(
                                "standardLoopCharacteristics", l -> l.attribute("loopMaximum", 2)),
                        x -> x.userTask("a").endEvent("kill", Trigger.terminateMultiInstance())))
            .userTask("next"));
    var instance = engine.start("order");
    complete(engine, "a");
    assertThat(engine.openTasks(instance)).containsExactly("next");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void terminationReachedAtOnceLeavesNothing(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("a"),
                b -> b.endEvent("kill", Trigger.terminate()),
                b -> b.userTask("b")));
    var instance = engine.start("order");
    assertThat(instance.isEnded()).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }
}
