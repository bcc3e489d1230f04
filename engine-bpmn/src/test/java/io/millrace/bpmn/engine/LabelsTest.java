package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What logs and debuggers show of what the API returns: ids and names, never values. */
@EngineTest
class LabelsTest {

  private static final String SECRET = "topsecret";

  @Test
  void whatTheApiReturnsSaysWhatItIs(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.candidateUsers("kermit"))
            .receiveTask("wait", "paid")
            .userTask("ship"));
    // when
    var order = engine.start("order", Map.of("pin", SECRET));
    var task = engine.task(order, "pay");
    var definition =
        engine.engine().getRepositoryService().createProcessDefinitionQuery().singleResult();
    var variable = engine.runtime().createVariableInstanceQuery().singleResult();
    // then
    assertThat(order).hasToString("process instance '" + order.getId() + "' (order)");
    assertThat(engine.runtime().createProcessInstanceQuery().singleResult().toString())
        .contains(order.getId())
        .contains("order");
    assertThat(task).hasToString("task '" + task.getId() + "' (pay)");
    assertThat(definition)
        .hasToString(
            "process definition '"
                + definition.getId()
                + "' (order, version "
                + definition.getVersion()
                + ")");
    assertThat(variable).hasToString("variable '" + variable.getId() + "' (pin)");
    assertThat(engine.tasks().getIdentityLinksForTask(task.getId()).get(0).toString())
        .contains("candidate of user kermit");
    // when
    engine.completeTask(order, "pay");
    var waiting = engine.runtime().createEventSubscriptionQuery().singleResult();
    // then
    assertThat(waiting).hasToString("event subscription '" + waiting.getId() + "' (message paid)");
    var historic = engine.history().createHistoricProcessInstanceQuery().singleResult();
    assertThat(historic.toString()).contains(order.getId()).doesNotContain(SECRET);
  }
}
