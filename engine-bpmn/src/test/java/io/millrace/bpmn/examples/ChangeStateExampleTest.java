package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tokens that are moved from outside, and instances that are started again. */
@EngineTest
class ChangeStateExampleTest {

  @Test
  void tokensAreMovedAndInstancesStartAgain(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("pack").userTask("ship"));
    var runtime = engine.runtime();
    var order = engine.start("order");
    var definitionId = order.getProcessDefinitionId();
    var history = engine.history();

    runtime
        .createChangeActivityStateBuilder()
        .processInstanceId(order.getId())
        .moveActivityIdTo("pay", "pack")
        .changeState();

    runtime
        .createProcessInstanceModification(order.getId())
        .cancelAllForActivity("pack")
        .startAfterActivity("pack") // on the flow to ship
        .setVariable("packed", true)
        .setAnnotation("packed by hand") // why, in history
        .execute();

    assertThat(engine.openTasks(order)).containsExactly("ship");
    runtime.deleteProcessInstance(order.getId(), "mistake");

    runtime
        .restartProcessInstances(definitionId)
        .startBeforeActivity("ship")
        .historicProcessInstanceQuery(history.createHistoricProcessInstanceQuery().deleted())
        .executeAsync(); // a batch

    engine.runDueJobs();
    var again = runtime.createProcessInstanceQuery().singleResult();
    assertThat(engine.openTasks(again)).containsExactly("ship");
    assertThat(runtime.getVariables(again.getId())).isEqualTo(Map.of("packed", true));
  }
}
