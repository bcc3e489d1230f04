package io.millrace.bpmn.reference;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.Map;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** What random processes have found and the engine does not do as the rules say yet. */
@EngineTest
class MillraceDifferencesTest {

  @Disabled("the loop is not found")
  @Test
  void anInstanceIsAddedToALoopInASubProcessFromTheProcessInstance(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.sequential().cardinality(2)),
                s -> s.userTask("vote", n -> n.multiInstance(l -> l.cardinality(2)))));
    var order = engine.start("order");

    assertThatCode(
            () -> engine.runtime().addMultiInstanceExecution("vote", order.getId(), Map.of()))
        .doesNotThrowAnyException();
  }
}
