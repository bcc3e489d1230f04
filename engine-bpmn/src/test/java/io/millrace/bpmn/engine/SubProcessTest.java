package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Embedded sub-processes: their scope, their tokens, their end. */
@EngineTest
class SubProcessTest {

  @Covers("96 embedded sub-process")
  @Test
  void itEndsWithItsLastTokenAndTheProcessGoesOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("a").endEvent("endA"),
                        b -> b.userTask("b").endEvent("endB")))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.underWay(order)).containsExactly("a", "b", "sub");
    assertThat(engine.runtime().createExecutionQuery().onlySubProcessExecutions().list()).isEmpty();
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("b");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.trail(order))
        .containsExactly("start", "sub", "start2", "fork", "a", "b", "endA", "endB");
  }

  @Test
  void itsExecutionStandsBetweenTheProcessAndWhatIsInside(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", s -> s.userTask("pay")));
    var order = engine.start("order");
    var sub = engine.runtime().createExecutionQuery().activityId("sub").singleResult();
    var pay = engine.runtime().createExecutionQuery().activityId("pay").singleResult();
    assertThat(sub.getParentId()).isEqualTo(order.getId());
    assertThat(pay.getParentId()).isEqualTo(sub.getId());
    assertThat(engine.runtime().createExecutionQuery().parentId(sub.getId()).list())
        .extracting(Execution::getId)
        .containsExactly(pay.getId());
    assertThat(engine.runtime().getActiveActivityIds(order.getId())).containsExactly("pay");
  }

  @Test
  void itsVariablesAreItsOwnAndEndWithIt(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("a")
                        .serviceTask("read", t -> t.expression("${note}").resultVariable("seen"))
                        .userTask("b"))
            .userTask("ship"));
    var order = engine.start("order", Map.of("note", "outer"));
    // when
    engine.runtime().setVariableLocal(engine.executionAt(order, "sub"), "note", "inner");
    engine.completeTask(order, "a");
    // then
    assertThat(engine.runtime().getVariables(order.getId()))
        .isEqualTo(Map.of("note", "outer", "seen", "inner"));
    assertThat(engine.tasks().getVariable(engine.task(order, "b").getId(), "note"))
        .isEqualTo("inner");
    engine.completeTask(order, "b");
    assertThat(engine.tasks().getVariable(engine.task(order, "ship").getId(), "note"))
        .isEqualTo("outer");
    assertThat(
            engine
                .history()
                .createHistoricVariableInstanceQuery()
                .processInstanceId(order.getId())
                .variableName("note")
                .list())
        .extracting(v -> v.getValue())
        .containsExactlyInAnyOrder("outer", "inner");
  }

  @Test
  void itsEndListenerStillSeesItsVariables(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n ->
                    n.executionListener("start", "${execution.setVariableLocal('note', 'inner')}")
                        .executionListener("end", "${log.add(note)}"),
                s -> s.task("a")));
    assertThat(engine.start("order", Map.of("note", "outer")).isEnded()).isTrue();
    assertThat(log.entries()).containsExactly("inner");
  }

  @Test
  void flowsThatLeaveItAreJudgedOutsideOfIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.executionListener("start", "${execution.setVariableLocal('big', true)}"),
                s -> s.task("a"))
            .when("${big}", b -> b.userTask("inside"))
            .otherwise(b -> b.userTask("outside")));
    var order = engine.start("order", Map.of("big", false));
    assertThat(engine.openTasks(order)).containsExactly("outside");
  }

  @Covers(value = "96 embedded sub-process", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void subProcessesNest(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "one",
                s1 -> s1.subProcess("two", s2 -> s2.subProcess("three", s3 -> s3.userTask("pay"))))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.underWay(order)).containsExactly("one", "pay", "three", "two");
    engine.completeTask(order, "pay");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.underWay(order)).containsExactly("ship");
  }

  @Test
  void itMayBeEnteredAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .subProcess("sub", s -> s.userTask("a"))
            .choose("enough")
            .when("${redo}", b -> b.connectTo("again"))
            .otherwise(b -> b.userTask("ship")));
    var order = engine.start("order", Map.of("redo", true));
    engine.completeTask(order, "a");
    engine.tasks().complete(engine.task(order, "a").getId(), Map.of("redo", false));
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.history(order)).filteredOn("sub"::equals).hasSize(2);
  }

  @Test
  void twoTokensMayBeInOneSubProcessAtATime(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.task("x"), b -> b.task("y"))
            .merge("both")
            .subProcess("sub", s -> s.fork(c -> c.userTask("a"), c -> c.task("b")).join())
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("a", "a");
    var tasks = engine.tasks().createTaskQuery().taskDefinitionKey("a").list();
    engine.tasks().complete(tasks.get(0).getId());
    assertThat(engine.openTasks(order)).containsExactly("a", "ship");
    engine.tasks().complete(tasks.get(1).getId());
    assertThat(engine.openTasks(order)).containsExactly("ship", "ship");
  }

  @Test
  void aTerminateEndInsideEndsTheSubProcessOnly(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("a"),
                        b -> b.userTask("b").endEvent("stop", Trigger.terminate())))
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    var cancelled =
        engine.history().createHistoricActivityInstanceQuery().activityId("a").singleResult();
    assertThat(cancelled.getDeleteReason()).contains("stop");
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .activityId("sub")
                .singleResult()
                .getDeleteReason())
        .isNull();
  }
}
