package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Abstract tasks, manual tasks and receive tasks. */
@EngineTest
class TaskKindsTest {

  @Test
  void aUserTaskIsCompletedAndNotTriggered(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    assertThatThrownBy(() -> engine.runtime().trigger(engine.executionAt(order, "pay")))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("Complete the task");
    assertThat(engine.openTasks(order)).containsExactly("pay");
  }

  @Covers(
      value = {"57 abstract task", "58 manual task"},
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @Test
  void abstractAndManualTasksLetTheTokenPass(TestEngine engine) {
    engine.deploy(process("order").task("abstract").manualTask("byHand"));
    var order = engine.start("order");
    assertThat(order.isEnded()).isTrue();
    assertThat(engine.trail(order)).containsExactly("start", "abstract", "byHand", "end");
    assertThat(engine.history().createHistoricActivityInstanceQuery().list())
        .extracting(HistoricActivityInstance::getActivityType)
        .containsExactly("startEvent", "task", "manualTask", "endEvent");
  }

  @Covers("86 receive task")
  @Test
  void aReceiveTaskWaitsUntilItIsTriggered(TestEngine engine) {
    engine.deploy(
        process("order")
            .receiveTask("answer")
            .serviceTask("read", t -> t.expression("${hint}").resultVariable("seen"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.underWay(order)).containsExactly("answer");
    assertThat(engine.runtime().getActiveActivityIds(order.getId())).containsExactly("answer");
    engine
        .runtime()
        .trigger(
            engine.executionAt(order, "answer"), Map.of("text", "yes"), Map.of("hint", "fleeting"));
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.runtime().getVariables(order.getId()))
        .isEqualTo(Map.of("text", "yes", "seen", "fleeting"));
    assertThat(engine.trail(order)).containsExactly("start", "answer", "read");
  }

  @Test
  void whatDoesNotWaitIsNotTriggered(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.receiveTask("answer"), b -> b.subProcess("sub", s -> s.userTask("pay")))
            .join("both"));
    var order = engine.start("order");
    var answer = engine.executionAt(order, "answer");
    engine.runtime().trigger(answer);
    assertThatThrownBy(() -> engine.runtime().trigger(answer))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("both")
        .hasMessageContaining(answer);
    assertThatThrownBy(() -> engine.runtime().trigger(engine.executionAt(order, "sub")))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThatThrownBy(() -> engine.runtime().trigger("4711"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("4711");
    assertThatThrownBy(() -> engine.runtime().trigger(order.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    engine.completeTask(order, "pay");
    assertThat(engine.hasEnded(order)).isTrue();
  }
}
