package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many threads start instances, and the engine writes together what waits. */
@DatabaseTest
class ManyStartsExampleTest {

  private final Database database;

  ManyStartsExampleTest(Database database) {
    this.database = database;
  }

  @Test
  void eachStartThatReturnedIsThere() {
    var configuration =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("create-drop");
    configuration.setGroupCommitConnections(
        4); // by the way to the database unless set; 0: each call has a transaction of its own
    configuration.setRememberedInstances(10_000); // 1,000 unless set; 0: each completion reads

    try (var engine = configuration.buildProcessEngine()) {
      var model = process("order").userTask("approve");
      engine
          .getRepositoryService()
          .createDeployment()
          .addBytes(model.resourceName(), model.toBytes())
          .deploy();
      var runtime = engine.getRuntimeService();

      IntStream.range(0, 200)
          .parallel()
          .forEach(number -> runtime.startProcessInstanceByKey("order", "order-" + number));

      assertThat(runtime.createProcessInstanceQuery().count()).isEqualTo(200);
    }
  }
}
