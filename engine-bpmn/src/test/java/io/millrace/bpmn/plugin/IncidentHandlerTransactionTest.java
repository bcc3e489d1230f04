package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentContext;
import io.millrace.common.incident.IncidentHandler;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Handlers of incidents that write in the transaction of the application. */
@EngineTest
class IncidentHandlerTransactionTest {

  /** Writes a note with the connection of the application's transaction. */
  private static final class Writer implements IncidentHandler {

    private Connection connection;
    private boolean fails;

    @Override
    public String getIncidentHandlerType() {
      return Incident.FAILED_JOB_TYPE;
    }

    @Override
    public void handleIncident(IncidentContext context, String message) {
      try (var statement = connection.createStatement()) {
        statement.executeUpdate("insert into TICKET (ID_) values (1)");
        if (fails) {
          statement.executeUpdate("insert into NO_SUCH_TABLE (ID_) values (1)");
        }
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void resolveIncident(IncidentContext context) {}

    @Override
    public void deleteIncident(IncidentContext context) {}
  }

  /** Lets a job become a dead letter in the application's transaction; returns the tickets. */
  private static long tickets(TestEngine engine, boolean fails) throws SQLException {
    var writer = new Writer();
    writer.fails = fails;
    engine.deploy(process("order").serviceTask("pay", t -> t.asyncBefore().expression("${true}")));
    engine.start("order");
    var job = engine.management().createJobQuery().singleResult().getId();
    try (var hearing =
            new ProcessEngineConfiguration()
                .setDataSource(engine.database().dataSource())
                .setCustomIncidentHandlers(List.of(writer))
                .buildProcessEngine();
        var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.executeUpdate("drop table if exists TICKET");
      statement.executeUpdate("create table TICKET (ID_ bigint)");
      connection.setAutoCommit(false);
      writer.connection = connection;
      hearing.inTransaction(
          connection, () -> hearing.getManagementService().moveJobToDeadLetterJob(job));
      connection.commit();
      assertThat(hearing.getManagementService().createDeadLetterJobQuery().count()).isOne();
      assertThat(hearing.getRuntimeService().createIncidentQuery().count()).isOne();
      hearing.getManagementService().moveDeadLetterJobToExecutableJob(job, 1);
      hearing.runDueJobs();
      try (var rows = statement.executeQuery("select count(*) from TICKET")) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }

  @Test
  void whatAHandlerWritesIsCommittedWithTheIncident(TestEngine engine) throws SQLException {
    assertThat(tickets(engine, false)).isOne();
  }

  @Test
  void aHandlerWhoseStatementFailsLeavesNothingAndTheTransactionGoesOn(TestEngine engine)
      throws SQLException {
    assertThat(tickets(engine, true)).isZero();
  }
}
