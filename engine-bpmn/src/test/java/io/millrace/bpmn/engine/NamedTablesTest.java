package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An engine whose tables have a prefix or live in a schema of their own does all it does else. */
@DatabaseTest
class NamedTablesTest {

  private static final String SCHEMA = "millrace_named";

  private final Database database;

  NamedTablesTest(Database database) {
    this.database = database;
  }

  private ProcessEngineConfiguration configuration() {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setDatabaseSchemaUpdate("create-drop");
  }

  @Test
  void engineWithATablePrefixRunsAProcess() throws SQLException {
    try (var engine = configuration().setDatabaseTablePrefix("SHOP_").buildProcessEngine()) {
      runAProcess(engine);
      assertThat(count("SHOP_HI_PROCESS_INSTANCE")).isEqualTo(1);
    }
  }

  @Test
  void twoEnginesWithDifferentPrefixesShareADatabaseAndSeeNothingOfEachOther() {
    try (var shop = configuration().setDatabaseTablePrefix("SHOP_").buildProcessEngine();
        var bank = configuration().setDatabaseTablePrefix("BANK_").buildProcessEngine()) {
      runAProcess(shop);
      assertThat(bank.getHistoryService().createHistoricProcessInstanceQuery().count()).isZero();
      runAProcess(bank);
      assertThat(shop.getHistoryService().createHistoricProcessInstanceQuery().count())
          .isEqualTo(1);
    }
  }

  @Test
  void engineWithASchemaRunsAProcess() throws SQLException {
    execute("create schema " + SCHEMA);
    try (var engine = configuration().setDatabaseSchema(SCHEMA).buildProcessEngine()) {
      runAProcess(engine);
      assertThat(count(SCHEMA + ".MR_HI_PROCESS_INSTANCE")).isEqualTo(1);
    } finally {
      execute("drop schema " + SCHEMA);
    }
  }

  private static void runAProcess(ProcessEngine engine) {
    var model =
        process("order")
            .fork(
                b -> b.userTask("pay", t -> t.candidateGroups("clerks")),
                b -> b.catchEvent("wait", Trigger.timerDuration("PT1H")),
                b -> b.receiveTask("answer", "answer"))
            .join()
            .serviceTask("ship", t -> t.asyncBefore().expression("${true}"));
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(model.resourceName(), model.toBytes())
        .deploy();
    var instance =
        engine.getRuntimeService().startProcessInstanceByKey("order", Map.of("amount", 5));
    var task =
        engine.getTaskService().createTaskQuery().taskCandidateGroup("clerks").singleResult();
    engine.getTaskService().complete(task.getId(), Map.of("paid", true));
    engine
        .getRuntimeService()
        .messageEventReceived(
            "answer",
            engine
                .getRuntimeService()
                .createExecutionQuery()
                .messageEventSubscriptionName("answer")
                .singleResult()
                .getId());
    engine.clock().advance(Duration.ofHours(2));
    while (engine.runDueJobs() > 0) {
      // the timer first, then the service task
    }
    assertThat(
            engine
                .getRuntimeService()
                .createProcessInstanceQuery()
                .processInstanceId(instance.getId())
                .count())
        .isZero();
    assertThat(engine.getHistoryService().createHistoricVariableInstanceQuery().count())
        .isEqualTo(2);
  }

  private long count(String table) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + table)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
