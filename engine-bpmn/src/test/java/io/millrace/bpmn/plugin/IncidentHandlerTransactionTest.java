package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
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

  private static final String FOLLOW_UP = "followUp";

  /** Writes a note with the connection of the application's transaction. */
  private static final class Writer implements IncidentHandler {

    private final String type;
    private Connection connection;
    private boolean fails;

    private Writer(String type) {
      this.type = type;
    }

    @Override
    public String getIncidentHandlerType() {
      return type;
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

  /** Opens an incident of another type when a job has failed. */
  private static final class Opener implements IncidentHandler {

    private ProcessEngine engine;

    @Override
    public String getIncidentHandlerType() {
      return Incident.FAILED_JOB_TYPE;
    }

    @Override
    public void handleIncident(IncidentContext context, String message) {
      engine
          .getRuntimeService()
          .createIncident(FOLLOW_UP, context.getExecutionId(), "follow", "the job has failed");
    }

    @Override
    public void resolveIncident(IncidentContext context) {}

    @Override
    public void deleteIncident(IncidentContext context) {}
  }

  /** Lets a job become a dead letter in the application's transaction; returns the tickets. */
  private static long tickets(TestEngine engine, boolean fails) throws SQLException {
    var writer = new Writer(Incident.FAILED_JOB_TYPE);
    writer.fails = fails;
    return tickets(engine, writer, new Opener(), List.of(writer), 1);
  }

  private static long tickets(
      TestEngine engine,
      Writer writer,
      Opener opener,
      List<IncidentHandler> handlers,
      int incidents)
      throws SQLException {
    engine.deploy(process("order").serviceTask("pay", t -> t.asyncBefore().expression("${true}")));
    engine.start("order");
    var job = engine.management().createJobQuery().singleResult().getId();
    try (var hearing =
            new ProcessEngineConfiguration()
                .setDataSource(engine.database().dataSource())
                .setCustomIncidentHandlers(handlers)
                .buildProcessEngine();
        var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.executeUpdate("drop table if exists TICKET");
      statement.executeUpdate("create table TICKET (ID_ bigint)");
      connection.setAutoCommit(false);
      writer.connection = connection;
      opener.engine = hearing;
      hearing.inTransaction(
          connection, () -> hearing.getManagementService().moveJobToDeadLetterJob(job));
      connection.commit();
      assertThat(hearing.getManagementService().createDeadLetterJobQuery().count()).isOne();
      assertThat(hearing.getRuntimeService().createIncidentQuery().count()).isEqualTo(incidents);
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

  @Test
  void aHandlerMayOpenAnIncidentThatAnotherOneHears(TestEngine engine) throws SQLException {
    var writer = new Writer(FOLLOW_UP);
    var opener = new Opener();
    assertThat(tickets(engine, writer, opener, List.of(opener, writer), 2)).isOne();
  }
}
