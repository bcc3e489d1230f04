package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What comes from outside: messages for whom they concern, and what goes wrong at a task. */
@EngineTest
class CorrelationExampleTest {

  @Test
  void messagesErrorsAndEscalationsComeFromOutside(TestEngine engine) {
    engine.deploy(
        process("order")
            .receiveTask("first", "paid")
            .receiveTask("second", "paid")
            .userTask("glue")
            .boundaryEvent("broken", Trigger.error("broken"), b -> b.userTask("repair"))
            .nonInterruptingBoundaryEvent(
                "late", Trigger.escalation("late"), b -> b.userTask("hurry")));
    var runtimeService = engine.runtime();
    var taskService = engine.tasks();
    var order =
        runtimeService
            .createProcessInstanceBuilder()
            .processDefinitionKey("order")
            .businessKey("o1")
            .variable("customer", "c7")
            .start();

    runtimeService
        .createMessageCorrelation("paid")
        .processInstanceBusinessKey("o1")
        .setVariable("total", 5)
        .correlate();
    runtimeService
        .createMessageCorrelation("paid")
        .processInstanceVariableEquals("customer", "c7")
        .correlateAll();
    var taskId = engine.task(order, "glue").getId();
    taskService.handleEscalation(taskId, "late");
    taskService.handleBpmnError(taskId, "broken", "no glue", Map.of("retry", true));

    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("hurry", "repair");
    assertThat(runtimeService.getVariable(order.getId(), "total")).isEqualTo(5);
    assertThat(runtimeService.getVariable(order.getId(), "retry")).isEqualTo(true);
  }
}
