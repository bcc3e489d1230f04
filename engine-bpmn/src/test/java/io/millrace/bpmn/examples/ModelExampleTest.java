package io.millrace.bpmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.builder.Bpmn;
import io.millrace.bpmn.model.SequenceFlow;
import io.millrace.bpmn.model.UserTask;
import io.millrace.bpmn.repository.ModelCheck;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import org.junit.jupiter.api.Test;

/** A process that is built in code, checked, deployed, and asked what is in it. */
@EngineTest
class ModelExampleTest {

  @Test
  void aProcessIsBuiltCheckedDeployedAndAsked(TestEngine tested) {
    ProcessEngine engine = tested.engine();
    tested.bean("shipping", new Object());
    var repository = engine.getRepositoryService();

    var model =
        Bpmn.process("order")
            .startEvent()
            .userTask("review", task -> task.candidateGroups("sales").dueDate("P3D"))
            .boundaryEvent(
                "late", event -> event.timerWithDuration("P2D"), late -> late.endEvent("expired"))
            .exclusiveGateway("accepted")
            .branch(
                "${accepted}",
                yes -> yes.serviceTask("ship", task -> task.delegateExpression("${shipping}")))
            .otherwise(no -> no.userTask("decline"))
            .endEvent("done")
            .toModel();

    var problems =
        repository.validateProcess(model, ModelCheck.DELEGATES, ModelCheck.CALLED_DEFINITIONS);
    assertThat(problems).isEmpty();

    repository.createDeployment().addBpmnModel("order.bpmn", model).deploy();

    var definition =
        repository
            .createProcessDefinitionQuery()
            .processDefinitionKey("order")
            .latestVersion()
            .singleResult();
    var deployed = repository.getBpmnModel(definition.getId());
    var groups = deployed.find("review", UserTask.class).map(UserTask::candidateGroups); // "sales"
    var next =
        deployed.outgoing("accepted").stream()
            .map(SequenceFlow::targetRef)
            .toList(); // ship, decline
    assertThat(groups).contains("sales");
    assertThat(next).containsExactly("ship", "decline");
  }
}
