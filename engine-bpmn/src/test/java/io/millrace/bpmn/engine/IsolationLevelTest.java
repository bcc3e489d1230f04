package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ConflictException;
import io.millrace.test.engine.Race;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EngineTest
class IsolationLevelTest {

  private static final int ROUNDS = 50;

  private final TestEngine engine;

  IsolationLevelTest(TestEngine engine) {
    this.engine = engine;
  }

  private static BpmnBuilder payAndPack() {
    return process("two")
        .fork(b -> b.userTask("pay"), b -> b.userTask("pack"))
        .join()
        .userTask("ship");
  }

  /** A pool that remembers the connection it gave last. */
  private static final class Pool extends HikariDataSource {

    private volatile Connection last;

    @Override
    public Connection getConnection() throws SQLException {
      var given = super.getConnection();
      last = given;
      return given;
    }

    /** Returns the level of the connection in use. */
    public int level() throws SQLException {
      return last.getTransactionIsolation();
    }
  }

  /** What expressions see of the pool. */
  public record Level(Pool pool, List<Integer> seen) {
    /** Notes the level that the command works at. */
    public boolean note() throws SQLException {
      return seen.add(pool.level());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"TRANSACTION_REPEATABLE_READ", "TRANSACTION_SERIALIZABLE"})
  void engineWorksAtReadCommittedWhateverTheLevelOfThePool(String level) {
    var seen = new java.util.concurrent.CopyOnWriteArrayList<Integer>();
    try (var pool = new Pool()) {
      pool.setJdbcUrl(engine.database().url());
      pool.setUsername(engine.database().user());
      pool.setPassword(engine.database().password());
      pool.setTransactionIsolation(level);
      pool.setMaximumPoolSize(4);
      try (var strict =
          new ProcessEngineConfiguration()
              .setDataSource(pool)
              .setDatabaseSchemaUpdate("true")
              .setBeans(Map.of("level", new Level(pool, seen)))
              .buildProcessEngine()) {
        engine.deploy(
            process("noted").serviceTask("note", t -> t.expression("${level.note()}")),
            payAndPack());
        strict.getRuntimeService().startProcessInstanceByKey("noted");
        assertThat(seen).containsExactly(Connection.TRANSACTION_READ_COMMITTED);
        for (var round = 0; round < ROUNDS; round++) {
          joinsOnce(strict);
        }
      }
    }
  }

  private void joinsOnce(ProcessEngine strict) {
    var instance = strict.getRuntimeService().startProcessInstanceByKey("two");
    var pay = engine.task(instance, "pay").getId();
    var pack = engine.task(instance, "pack").getId();
    var outcomes =
        Race.of(
            List.of(
                () -> strict.getTaskService().complete(pay),
                () -> strict.getTaskService().complete(pack)));
    assertThat(outcomes).containsOnlyNulls();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void callerWhoseSnapshotIsStaleGetsAConflictAndNeverAWrongTree() throws SQLException {
    // given
    engine.deploy(payAndPack());
    var instance = engine.start("two");
    var pack = engine.task(instance, "pack").getId();
    try (var connection = engine.connect()) {
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      connection.setAutoCommit(false);
      engine.engine().inTransaction(connection, () -> engine.openTasks(instance));
      engine.completeTask(instance, "pay");
      // when
      var refused = catchThrowable(() -> complete(pack, connection));
      end(connection, refused);
      // then
      if (refused == null) {
        assertThat(engine.openTasks(instance)).containsExactly("ship");
      } else {
        assertThat(refused).isInstanceOf(ConflictException.class);
        assertThat(engine.openTasks(instance)).containsExactly("pack");
        engine.completeTask(instance, "pack");
      }
    }
    shipsOnce(instance);
  }

  private void complete(String task, Connection connection) {
    engine
        .engine()
        .inTransaction(
            connection,
            () -> {
              engine.tasks().complete(task);
              return null;
            });
  }

  private static void end(Connection connection, Throwable refused) throws SQLException {
    if (refused == null) {
      connection.commit();
    } else {
      connection.rollback();
    }
  }

  private void shipsOnce(ProcessInstance instance) {
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    engine.completeTask(instance, "ship");
    assertThat(engine.hasEnded(instance)).isTrue();
  }
}
