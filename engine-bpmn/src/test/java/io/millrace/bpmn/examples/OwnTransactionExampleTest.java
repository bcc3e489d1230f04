package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A row of the application's and a process instance, which are there together or not at all. */
@DatabaseTest
class OwnTransactionExampleTest {

  private final DataSource dataSource;
  private ProcessEngine engine;

  OwnTransactionExampleTest(Database database) {
    this.dataSource = database.dataSource();
  }

  @BeforeEach
  void open() throws SQLException {
    engine =
        new ProcessEngineConfiguration()
            .setDataSource(dataSource)
            .setDatabaseSchemaUpdate("create-drop")
            .buildProcessEngine();
    var model = process("order").userTask("approve");
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(model.resourceName(), model.toBytes())
        .deploy();
    sql("create table CUSTOMER_ORDER (NUMBER_ int)");
  }

  @AfterEach
  void close() throws SQLException {
    sql("drop table CUSTOMER_ORDER");
    engine.close();
  }

  @Test
  void theRowAndTheInstanceAreCommittedTogether() throws SQLException {
    try (var connection = dataSource.getConnection()) {
      connection.setAutoCommit(false);
      engine.inTransaction(
          connection, () -> engine.getRuntimeService().startProcessInstanceByKey("order"));
      insertMyOwnRow(connection);
      connection.commit(); // or rollback: then neither row stays
    }

    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(orders()).isEqualTo(1);
  }

  @Test
  void afterARollbackNeitherIsThere() throws SQLException {
    try (var connection = dataSource.getConnection()) {
      connection.setAutoCommit(false);
      engine.inTransaction(
          connection, () -> engine.getRuntimeService().startProcessInstanceByKey("order"));
      insertMyOwnRow(connection);
      connection.rollback();
    }

    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    assertThat(orders()).isZero();
  }

  private static void insertMyOwnRow(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("insert into CUSTOMER_ORDER (NUMBER_) values (1)");
    }
  }

  private int orders() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from CUSTOMER_ORDER")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private void sql(String statement) throws SQLException {
    try (var connection = dataSource.getConnection();
        var executed = connection.createStatement()) {
      executed.execute(statement);
    }
  }
}
