package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The counters of a loop are variables of its executions, which are found by their names. */
@EngineTest
class LoopCountersTest {

  @Test
  void areLocalVariablesOfTheExecutionsThatCount(TestEngine engine) {
    engine.deploy(
        process("survey")
            .userTask("ask", t -> t.multiInstance(l -> l.sequential().cardinality(3))));
    var instance = engine.start("survey");
    engine.completeTask(instance, "ask");
    var runtime = engine.runtime();

    var id = engine.task(instance, "ask").getExecutionId();
    assertThat(runtime.getVariableLocal(id, "loopCounter")).isEqualTo(1);
    assertThat(runtime.getVariableLocal(id, "loopCounter", Integer.class)).isEqualTo(1);
    assertThat(runtime.hasVariableLocal(id, "loopCounter")).isTrue();
    assertThat(runtime.hasVariableLocal(id, "nrOfInstances")).isFalse();
    assertThat(runtime.getVariablesLocal(id, List.of("loopCounter", "nrOfInstances")))
        .isEqualTo(Map.of("loopCounter", 1));
    assertThat(runtime.getVariables(id, List.of("loopCounter", "nrOfInstances", "none")))
        .isEqualTo(Map.of("loopCounter", 1, "nrOfInstances", 3));
    assertThat(runtime.getVariablesLocal(id)).isEmpty();
    assertThat(runtime.getVariables(id)).isEmpty();

    var loop = runtime.createExecutionQuery().executionId(id).singleResult().getParentId();
    assertThat(runtime.getVariableLocal(loop, "nrOfInstances")).isEqualTo(3);
    assertThat(runtime.getVariableLocal(loop, "nrOfCompletedInstances")).isEqualTo(1);
    assertThat(runtime.getVariableLocal(instance.getId(), "nrOfInstances")).isNull();
  }

  @Test
  void areLocalVariablesOfWhatCodeSees(TestEngine engine) {
    engine.deploy(
        process("survey")
            .serviceTask(
                "note",
                t ->
                    t.expression("${execution.getVariableLocal('loopCounter')}")
                        .resultVariable("latest")
                        .multiInstance(l -> l.cardinality(3)))
            .userTask("show"));

    var instance = engine.start("survey");

    assertThat(engine.runtime().getVariable(instance.getId(), "latest")).isEqualTo(2);
  }
}
