package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.BatchPart;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Variables that a job sets. */
@EngineTest
class VariablesByJobTest {

  @Covers("156 variables set by a job")
  @Test
  void aJobSetsTheVariablesOfAnExecution(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", s -> s.userTask("pay")));
    var order = engine.start("order");
    var sub = engine.executionAt(order, "sub");
    engine.runtime().setVariableAsync(sub, "a", 1);
    engine.runtime().setVariableLocalAsync(sub, "b", List.of("x"));
    engine.runtime().setVariablesAsync(order.getId(), Map.of("c", 3.5, "d", "d"));
    engine.runtime().setVariablesLocalAsync(sub, Map.of("e", true));
    assertThat(engine.runtime().getVariables(sub)).isEmpty();
    assertThat(engine.runDueJobs()).isEqualTo(4);
    assertThat(engine.runtime().getVariables(order.getId()))
        .isEqualTo(Map.of("a", 1, "c", 3.5, "d", "d"));
    assertThat(engine.runtime().getVariablesLocal(sub))
        .isEqualTo(Map.of("b", List.of("x"), "e", true));
  }

  @Test
  void theJobSetsThemWhenTheTokenHasGoneOnAndNothingWhenItIsGone(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    var token = engine.executionAt(order, "pay");
    engine.runtime().setVariableAsync(token, "a", 1);
    engine.completeTask(order, "pay");
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(order.getId(), "a")).isEqualTo(1);
    engine.runtime().setVariableAsync(token, "a", 2);
    engine.completeTask(order, "ship");
    assertThat(engine.runDueJobs()).isEqualTo(1);
    assertThat(engine.lastValue(order, "a")).isEqualTo(1);
    assertThatThrownBy(() -> engine.runtime().setVariableAsync(token, "a", 3))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void conditionsHearOfThem(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.condition("${paid}")).userTask("ship"));
    var order = engine.start("order");
    engine.runtime().setVariableAsync(order.getId(), "paid", true);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aBatchSetsThoseOfManyInstances(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var first = engine.start("order");
    var second = engine.start("order");
    var gone = engine.start("order");
    var batch =
        engine
            .runtime()
            .setVariablesAsync(
                List.of(first.getId(), second.getId(), gone.getId()), Map.of("a", 1));
    engine.runtime().deleteProcessInstance(gone.getId(), null);
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(second.getId(), "a")).isEqualTo(1);
    assertThat(
            engine
                .management()
                .createBatchPartQuery()
                .batchId(batch.getId())
                .status(BatchPart.STATUS_FAIL)
                .count())
        .isEqualTo(1);
    engine
        .runtime()
        .setVariablesAsync(engine.runtime().createProcessInstanceQuery(), Map.of("a", 2));
    engine.runDueJobs();
    assertThat(engine.runtime().getVariable(first.getId(), "a")).isEqualTo(2);
    assertThatThrownBy(() -> engine.runtime().setVariablesAsync(List.of(first.getId()), Map.of()))
        .isInstanceOf(BadArgumentException.class);
  }
}
