package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionSynchronization;
import io.millrace.test.database.DatabaseKind;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Calls on connections of the application's, which are set to wait for locks for longer. */
@EngineTest
class LockTimeoutTest {

  private static final Duration OF_CONNECTIONS = Duration.ofSeconds(20);
  private static final Duration OF_ENGINE = Duration.ofSeconds(1);
  private static final String IN_TIME = "(?s).*gave up after \\d\\.\\d s\\..*";

  private final TestEngine engine;
  private HikariDataSource pool;

  LockTimeoutTest(TestEngine engine) {
    this.engine = engine;
  }

  @BeforeEach
  void open() {
    pool = pool(OF_CONNECTIONS);
  }

  @AfterEach
  void close() {
    pool.close();
  }

  private HikariDataSource pool(Duration lockTimeout) {
    var database = engine.database();
    return ConnectionPool.open(
        database.url(), database.user(), database.password(), 5, Patience.forLocks(lockTimeout));
  }

  private ProcessEngine onDataSource(Duration lockTimeout) {
    return new ProcessEngineConfiguration()
        .setDataSource(pool)
        .setLockTimeout(lockTimeout)
        .buildProcessEngine();
  }

  private ProcessEngine onItsOwnPool() {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(engine.database().url())
        .setJdbcUsername(engine.database().user())
        .setJdbcPassword(engine.database().password())
        .setLockTimeout(OF_ENGINE)
        .buildProcessEngine();
  }

  private void statementsCanSayIt() {
    assumeTrue(
        engine.database().kind() != DatabaseKind.MYSQL, "its statements cannot say how long");
  }

  private ProcessInstance started() {
    engine.deploy(process("order").userTask("approve").userTask("ship"));
    return engine.start("order");
  }

  private void whileHeld(ProcessInstance instance, Runnable call) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement
          .executeQuery(
              "select ID_ from MR_EXECUTION where ID_ = " + instance.getId() + " for update")
          .next();
      call.run();
      connection.rollback();
    }
  }

  @Test
  void theTimeHoldsOnADataSourceOfTheApplications() throws SQLException {
    statementsCanSayIt();
    // given
    var instance = started();
    var task = engine.task(instance, "approve").getId();
    try (var node = onDataSource(OF_ENGINE)) {
      // when
      whileHeld(
          instance,
          () ->
              assertThatThrownBy(() -> node.getTaskService().complete(task))
                  .isInstanceOf(LockTimeoutException.class)
                  .hasMessageMatching(IN_TIME)
                  .hasMessageNotContaining("select")
                  .hasCauseInstanceOf(SQLException.class)
                  .message()
                  .hasSizeLessThan(250));
      // then
      node.getTaskService().complete(task);
    }
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void theTimeHoldsInATransactionOfTheApplications() throws SQLException {
    statementsCanSayIt();
    var instance = started();
    var task = engine.task(instance, "approve").getId();
    try (var node = onDataSource(OF_ENGINE)) {
      whileHeld(instance, () -> givesUpOnAConnectionOfTheApplications(node, task));
    }
    try (var node = onItsOwnPool()) {
      whileHeld(instance, () -> givesUpOnAConnectionOfTheApplications(node, task));
    }
  }

  private void givesUpOnAConnectionOfTheApplications(ProcessEngine node, String task) {
    try (var connection = pool.getConnection()) {
      connection.setAutoCommit(false);
      assertThatThrownBy(
              () -> node.inTransaction(connection, () -> node.getTaskService().complete(task)))
          .isInstanceOf(LockTimeoutException.class)
          .hasMessageMatching(IN_TIME);
      connection.rollback();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aTransactionOfTheApplicationsGoesOnAfterACallThatGaveUp() throws SQLException {
    statementsCanSayIt();
    // given
    var held = started();
    var task = engine.task(held, "approve").getId();
    try (var node = onDataSource(OF_ENGINE);
        var connection = pool.getConnection()) {
      connection.setAutoCommit(false);
      node.inTransaction(
          connection,
          () -> {
            var before = node.getRuntimeService().startProcessInstanceByKey("order", "before");
            // when
            whileHeld(
                held,
                () ->
                    assertThatThrownBy(() -> node.getTaskService().complete(task))
                        .isInstanceOf(LockTimeoutException.class));
            // then
            node.getTaskService().complete(task);
            return before;
          });
      connection.commit();
    }
    assertThat(engine.openTasks(held)).containsExactly("ship");
    assertThat(
            engine
                .runtime()
                .createProcessInstanceQuery()
                .processInstanceBusinessKey("before")
                .count())
        .isOne();
  }

  @Test
  void aTransactionThatIsJoinedIsMarkedWhenTheDatabaseRefusesAStatement() throws SQLException {
    statementsCanSayIt();
    var instance = started();
    var task = engine.task(instance, "approve").getId();
    try (var connection = pool.getConnection()) {
      connection.setAutoCommit(false);
      var joined = new Joined(connection, new AtomicBoolean());
      try (var node =
          new ProcessEngineConfiguration()
              .setDataSource(pool)
              .setLockTimeout(OF_ENGINE)
              .setTransactionIntegration(() -> joined)
              .buildProcessEngine()) {
        var tasks = node.getTaskService();
        // a refusal of the engine's spoils nothing
        assertThatThrownBy(() -> tasks.complete("4711"))
            .isInstanceOf(ObjectNotFoundException.class);
        assertThat(joined.marked()).isFalse();
        // the database's may have undone more than the statement
        whileHeld(
            instance,
            () ->
                assertThatThrownBy(() -> tasks.complete(task))
                    .isInstanceOf(LockTimeoutException.class));
        assertThat(joined.marked()).isTrue();
        connection.rollback();
      }
    }
  }

  /** A transaction of the application's that runs all the time. */
  private record Joined(Connection connection, AtomicBoolean marked) implements JoinedTransaction {

    @Override
    public void register(TransactionSynchronization synchronization) {
      // nobody asks how it ends
    }

    @Override
    public void setRollbackOnly() {
      marked.set(true);
    }

    @Override
    public void release() {
      // the test's
    }
  }

  @Test
  void theApplicationsTransactionKeepsItsOwnTime() throws SQLException {
    assumeTrue(engine.database().kind() == DatabaseKind.POSTGRESQL, "the engine sets it there");
    var instance = started();
    var task = engine.task(instance, "approve").getId();
    try (var node = onItsOwnPool();
        var connection = pool.getConnection();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("set local lock_timeout = '7s'");
      // when
      node.inTransaction(connection, () -> node.getTaskService().complete(task));
      // then
      try (var rows = statement.executeQuery("show lock_timeout")) {
        rows.next();
        assertThat(rows.getString(1)).isEqualTo("7s");
      }
      connection.commit();
    }
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void whatWorksOnManyRowsWorksThere() {
    var instance = started();
    try (var node = onDataSource(OF_ENGINE)) {
      var repository = node.getRepositoryService();
      var definition = instance.getProcessDefinitionId();
      repository.suspendProcessDefinitionById(definition, true, null);
      assertThat(engine.runtime().createProcessInstanceQuery().suspended().count()).isOne();
      repository.activateProcessDefinitionById(definition, true, null);
      node.getTaskService().complete(engine.task(instance, "approve").getId());
      assertThat(engine.openTasks(instance)).containsExactly("ship");
      repository.deleteDeployment(repository.createDeploymentQuery().singleResult().getId(), true);
    }
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isZero();
  }

  @Test
  void theMessageTellsTheTimeThatWasWaited() throws SQLException {
    assumeTrue(engine.database().kind() == DatabaseKind.MYSQL, "the connection decides there");
    pool.close();
    pool = pool(Duration.ofSeconds(1));
    var instance = started();
    var task = engine.task(instance, "approve").getId();
    try (var node = onDataSource(OF_CONNECTIONS)) {
      whileHeld(
          instance,
          () ->
              assertThatThrownBy(() -> node.getTaskService().complete(task))
                  .isInstanceOf(LockTimeoutException.class)
                  .hasMessageMatching(IN_TIME)
                  .hasMessageContaining("lockTimeout is 20.0 s"));
    }
  }
}
