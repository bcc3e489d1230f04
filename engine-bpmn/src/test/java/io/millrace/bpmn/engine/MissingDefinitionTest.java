package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.WithoutInvariants;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

@EngineTest
class MissingDefinitionTest {

  @Test
  @WithoutInvariants("a definition is taken away under a live instance")
  void jobWhoseDefinitionIsGoneIsGivenUpAtTheFirstTry(TestEngine engine) throws SQLException {
    // given
    engine.deploy(process("lost").serviceTask("later", t -> t.asyncBefore().expression("${true}")));
    engine.start("lost");
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.executeUpdate("delete from MR_DEFINITION");
    }
    // when
    try (var cold = TestEngine.on(engine.database())) {
      cold.runDueJobs();
      // then
      assertThat(cold.engine().getManagementService().createDeadLetterJobQuery().singleResult())
          .satisfies(
              job -> assertThat(job.getExceptionMessage()).contains("no process definition"));
    }
  }
}
