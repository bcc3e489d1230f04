package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A message reaches the one instance that waits for it. */
@EngineTest
class MessageExampleTest {

  @Test
  void theInstanceOfABusinessKeyIsFoundAndHearsOfItsPayment(TestEngine engine) {
    engine.deploy(process("order").receiveTask("pay", "paid").userTask("ship"));
    var runtime = engine.runtime();
    var order =
        runtime
            .createProcessInstanceBuilder()
            .processDefinitionKey("order")
            .businessKey("BK-1")
            .start();
    var other =
        runtime
            .createProcessInstanceBuilder()
            .processDefinitionKey("order")
            .businessKey("BK-2")
            .start();

    var waiting =
        runtime
            .createExecutionQuery()
            .processInstanceBusinessKey("BK-1", true) // true: executions inside the instance, too
            .messageEventSubscriptionName("paid")
            .singleResult();
    runtime.messageEventReceived("paid", waiting.getId(), Map.of("amount", 99));

    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(runtime.getVariable(order.getId(), "amount")).isEqualTo(99);
    assertThat(engine.openTasks(other)).isEmpty();
  }
}
