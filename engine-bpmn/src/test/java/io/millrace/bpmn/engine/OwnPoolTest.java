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
import java.util.Map;
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
    assertThat(settings("enable_seqscan", "jit")).isEqualTo("off off");
  }

  @Test
  void onPostgresqlTheServerFindsOutWithinHalfAMinuteThatANodeIsGone() {
    assertThat(
            settings(
                "tcp_keepalives_idle",
                "tcp_keepalives_interval",
                "tcp_keepalives_count",
                "tcp_user_timeout"))
        .isEqualTo("10 5 3 25000");
  }

  private Object settings(String... names) {
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
      var runtime = engine.getRuntimeService();
      var instance =
          runtime.startProcessInstanceByKey("asking", Map.of("names", String.join(",", names)));
      var settings = runtime.getVariable(instance.getId(), "settings");
      runtime.deleteProcessInstance(instance.getId(), "asked");
      return settings;
    }
  }

  /** Asks the connection it is given. */
  public static final class AskingForTheSettings implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      var names = (String) execution.getVariable("names");
      try (var statement =
          execution
              .connection()
              .prepareStatement(
                  "select string_agg(current_setting(name), ' ' order by place)"
                      + " from unnest(string_to_array(?, ',')) with ordinality as asked (name, place)")) {
        statement.setString(1, names);
        try (var result = statement.executeQuery()) {
          result.next();
          execution.setVariable("settings", result.getString(1));
        }
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
