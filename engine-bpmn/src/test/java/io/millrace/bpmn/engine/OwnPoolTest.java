package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** What the connections of the engine's own pool are told. */
@ServerTest
class OwnPoolTest {

  private final Database database;

  OwnPoolTest(Database database) {
    this.database = database;
  }

  @Test
  void onPostgresqlTheConnectionsOfTheEnginesPoolUseIndexesHoweverFewRowsATableSeemsToHave() {
    // given
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "others have no such setting");
    var model =
        process("asking")
            .serviceTask("ask", t -> t.delegate(AskingForTheSettings.class))
            .userTask("rest");
    try (var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("create-drop")
            .buildProcessEngine()) {
      engine
          .getRepositoryService()
          .createDeployment()
          .addBytes(model.resourceName(), model.toBytes())
          .deploy();
      // when
      var instance = engine.getRuntimeService().startProcessInstanceByKey("asking");
      // then
      assertThat(engine.getRuntimeService().getVariable(instance.getId(), "setting"))
          .isEqualTo("off off");
      engine.getRuntimeService().deleteProcessInstance(instance.getId(), "asked");
    }
  }

  /** Asks the connection it is given. */
  public static final class AskingForTheSettings implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      try (var statement = execution.connection().createStatement();
          var result =
              statement.executeQuery(
                  "select current_setting('enable_seqscan') || ' ' || current_setting('jit')")) {
        result.next();
        execution.setVariable("setting", result.getString(1));
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
