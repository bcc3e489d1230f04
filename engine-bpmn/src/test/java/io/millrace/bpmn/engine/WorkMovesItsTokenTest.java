package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Work that lets an event at its own border happen, by what it sets or by what it calls. */
@EngineTest
class WorkMovesItsTokenTest {

  private static Consumer<NodeBuilder> aside() {
    return t -> t.delegateExpression("${work}").asyncBefore().notExclusive();
  }

  private static BpmnBuilder order(Consumer<NodeBuilder> task, Trigger trigger) {
    return process("order")
        .serviceTask("work", task)
        .boundaryEvent("changed", trigger, b -> b.userTask("repair"))
        .userTask("ship");
  }

  private static void callsItself(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> engine.runtime().messageEventReceived("stop", execution.getId()));
  }

  @Test
  void workThatCallsTheEngineIsNotCutOffByWhatItSetBefore(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              execution.setVariable("amount", 200);
              engine.runtime().createProcessInstanceQuery().count();
              execution.setVariable("amount", 300);
            });
    engine.deploy(order(aside(), Trigger.condition("${amount > 100}")));
    var instance = engine.start("order", Map.of("amount", 1));
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(instance.getId(), "amount")).isEqualTo(300);
  }

  @Test
  void workThatCallsTheEngineAndFailsIsNotCutOffByWhatItSetBefore(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              execution.setVariable("amount", 200);
              engine.runtime().createProcessInstanceQuery().count();
              throw new IllegalStateException("out of order");
            });
    engine.deploy(order(aside(), Trigger.condition("${amount > 100}")));
    var instance = engine.start("order", Map.of("amount", 1));
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(instance.getId(), "amount")).isEqualTo(1);
    assertThat(engine.management().createTimerJobQuery().singleResult().getRetries()).isEqualTo(2);
  }

  @Test
  void workBeforeTheLockThatMovesItsOwnTokenAwayIsNotLeftAgain(TestEngine engine) {
    callsItself(engine);
    engine.deploy(order(aside(), Trigger.message("stop")));
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void workUnderTheLockThatMovesItsOwnTokenAwayIsNotLeftAgain(TestEngine engine) {
    callsItself(engine);
    engine.deploy(order(t -> t.delegateExpression("${work}"), Trigger.message("stop")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }

  @Test
  void anErrorOfWorkThatMovedItsOwnTokenAwayIsNotThrownWhereTheTokenIsThen(TestEngine engine) {
    engine.bean(
        "work",
        (JavaDelegate)
            execution -> {
              engine.runtime().messageEventReceived("stop", execution.getId());
              throw new BpmnError("E1");
            });
    engine.deploy(order(aside(), Trigger.message("stop")));
    var instance = engine.start("order");
    engine.runDueJobs();
    assertThat(engine.openTasks(instance)).containsExactly("repair");
  }
}
