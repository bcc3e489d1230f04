package io.millrace.cmmn.together;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.builder.Bpmn;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.repository.ModelCheck;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A process that starts a case is looked at together with the cases that are deployed. */
@DatabaseTest
class ModelValidationTest {

  private static final BpmnModel MODEL =
      Bpmn.process("order")
          .startEvent()
          .callCase("call", "claim")
          .serviceTask(
              "start",
              task ->
                  task.type("case")
                      .attribute("http://flowable.org/bpmn", "caseDefinitionKey", "claim"))
          .endEvent()
          .toModel();

  private final BothEngines both;

  ModelValidationTest(Database database) {
    both = new BothEngines(database);
  }

  @AfterEach
  void close() {
    both.close();
  }

  private List<String> problems() {
    return both
        .processes()
        .getRepositoryService()
        .validateProcess(MODEL, ModelCheck.CALLED_DEFINITIONS)
        .stream()
        .map(problem -> problem.elementId() + " " + problem.code())
        .toList();
  }

  @Test
  void aCaseIsMissingUntilItIsDeployed() {
    assertThat(problems()).containsExactly("call BPMN-171", "start BPMN-171");
    both.deploy(Cmmn.caseModel("claim").humanTask("check", task -> {}).toXml());
    assertThat(problems()).isEmpty();
  }
}
