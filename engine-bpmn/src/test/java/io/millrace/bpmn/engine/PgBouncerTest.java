package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Nodes;
import io.millrace.common.BadArgumentException;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.PgBouncer;
import io.millrace.test.database.ServerTest;
import io.millrace.test.engine.Callers;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Behind a pooler that gives each transaction another session of the server the engine is as right
 * as elsewhere, leaves nothing in sessions that others get, and is not misled by what they left.
 */
@ServerTest
class PgBouncerTest {

  private static final int SESSIONS = 2;
  private static final int JOINS = 30;
  private static final List<String> RUDE =
      List.of(
          "set session characteristics as transaction isolation level serializable, read only",
          "set lock_timeout = 1",
          "set enable_seqscan = on");

  private final Database database;
  private final List<ProcessEngine> engines = new ArrayList<>();
  private PgBouncer pooler;

  PgBouncerTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void startPooler() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "PgBouncer is one for PostgreSQL");
    assumeTrue(PgBouncer.isInstalled(), "PgBouncer is not installed (apt-get install pgbouncer)");
    pooler = PgBouncer.before(database, SESSIONS);
  }

  @AfterEach
  void close() {
    engines.forEach(ProcessEngine::close);
    if (pooler != null) {
      pooler.close();
    }
  }

  private ProcessEngineConfiguration configuration() {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(pooler.database().url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setJdbcMaxActiveConnections(8)
        .setDatabaseSchemaUpdate("true");
  }

  private ProcessEngine start(Map<String, Object> beans) {
    var engine = configuration().setBeans(beans).buildProcessEngine();
    engines.add(engine);
    return engine;
  }

  private static void deploy(ProcessEngine engine, String name, String xml) {
    engine.getRepositoryService().createDeployment().addString(name + ".bpmn", xml).deploy();
  }

  /** All tasks are completed in pairs at the same moment, one of each through each engine. */
  @Test
  void joinsOfTwoEnginesPassOnce() {
    // given
    var first = start(Map.of());
    var second = start(Map.of());
    deploy(
        first,
        "order",
        process("order").fork(b -> b.userTask("pay"), b -> b.userTask("pack")).join().toXml());
    for (var i = 0; i < JOINS; i++) {
      first.getRuntimeService().startProcessInstanceByKey("order");
    }
    // when
    var together = new CyclicBarrier(2);
    var outcomes =
        Callers.of(
                List.of(
                    () -> completeAll(first, "pay", together),
                    () -> completeAll(second, "pack", together)))
            .outcomes();
    // then
    assertThat(outcomes).containsOnlyNulls();
    assertThat(first.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    assertThat(
            first
                .getHistoryService()
                .createHistoricProcessInstanceQuery()
                .processDefinitionKey("order")
                .finished()
                .count())
        .isEqualTo(JOINS);
  }

  private static Void completeAll(ProcessEngine engine, String task, CyclicBarrier together)
      throws Exception {
    var tasks = engine.getTaskService();
    var all = tasks.createTaskQuery().taskDefinitionKey(task).orderByProcessInstanceId().asc();
    for (var each : all.list()) {
      together.await();
      tasks.complete(each.getId());
    }
    return null;
  }

  @Test
  void jobsOfTwoNodesAreDoneOnceEach() throws Exception {
    // given
    var done = new CountDownLatch(JOINS);
    JavaDelegate work =
        execution ->
            execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
    var engine = start(Map.of("work", work));
    deploy(
        engine,
        "work",
        process("work")
            .serviceTask(
                "doIt",
                t -> t.delegateExpression("${work}").attribute("millrace:asyncBefore", true))
            .toXml());
    for (var i = 0; i < JOINS; i++) {
      engine.getRuntimeService().startProcessInstanceByKey("work");
    }
    // when
    try (var nodes = Nodes.start(pooler.database(), 2, 3, Map.of("work", work))) {
      nodes.await(done, 60);
    }
    // then
    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.getManagementService().createJobQuery().count()).isZero();
    assertThat(engine.getManagementService().createDeadLetterJobQuery().count()).isZero();
  }

  @Test
  void transactionsOfTheEngineAreNotWhatOthersSetInSessions() throws SQLException {
    // given
    var seen = new ConcurrentLinkedQueue<String>();
    JavaDelegate look =
        execution -> {
          for (var name : List.of("transaction_isolation", "lock_timeout", "enable_seqscan")) {
            seen.add(shown(execution.connection(), name));
          }
        };
    var engine = start(Map.of("look", look));
    deploy(
        engine,
        "look",
        process("look")
            .serviceTask("see", t -> t.delegateExpression("${look}"))
            .userTask("wait")
            .toXml());
    inEachSession(RUDE);
    // when
    var instance = engine.getRuntimeService().startProcessInstanceByKey("look");
    var task =
        engine
            .getTaskService()
            .createTaskQuery()
            .processInstanceId(instance.getId())
            .singleResult();
    engine.getTaskService().setPriority(task.getId(), 70);
    engine.getTaskService().complete(task.getId());
    // then
    assertThat(seen).containsExactly("read committed", "10s", "off");
    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
  }

  @Test
  void nothingThatTheEngineSetsStaysInSessionsOfOthers() throws SQLException {
    // given
    var engine = start(Map.of());
    deploy(engine, "one", process("one").userTask("wait").toXml());
    // when
    IntStream.range(0, 5).forEach(i -> engine.getRuntimeService().startProcessInstanceByKey("one"));
    engine
        .getTaskService()
        .createTaskQuery()
        .list()
        .forEach(task -> engine.getTaskService().complete(task.getId()));
    // then
    for (var session : eachSession()) {
      try (session) {
        assertThat(shown(session, "enable_seqscan")).isEqualTo("on");
        assertThat(shown(session, "jit")).isEqualTo("on");
        assertThat(shown(session, "lock_timeout")).isEqualTo("0");
        assertThat(shown(session, "tcp_user_timeout")).isEqualTo("0");
        session.rollback();
      }
    }
  }

  @Test
  void enginesThatStartAtOnceCreateTheTablesOnce() {
    var outcomes =
        Callers.of(
                IntStream.range(0, 3).mapToObj(i -> (Callable<Void>) this::startAndClose).toList())
            .outcomes();
    assertThat(outcomes).containsOnlyNulls();
  }

  private Void startAndClose() {
    configuration().setDatabaseTablePrefix("AT_ONCE_").buildProcessEngine().close();
    return null;
  }

  @Test
  void nodesCannotListenBehindIt() {
    var configuration = configuration().setAsyncExecutorNotifications(true);
    assertThatThrownBy(configuration::buildProcessEngine)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("asyncExecutorNotifications")
        .hasMessageContaining("pooler");
  }

  @Test
  void dataSourceThatPreparesOnTheServerIsRefused() {
    var preparing = pooler.database();
    assertThatThrownBy(
            () ->
                new ProcessEngineConfiguration()
                    .setDataSource(preparing.dataSource())
                    .buildProcessEngine())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("prepareThreshold=0");
  }

  @Test
  void dataSourceThatPreparesNothingWorks() {
    var given = pooler.database().at(pooler.database().url() + "&prepareThreshold=0");
    var engine =
        new ProcessEngineConfiguration()
            .setDataSource(given.dataSource())
            .setDatabaseSchemaUpdate("true")
            .buildProcessEngine();
    engines.add(engine);
    deploy(engine, "own", process("own").userTask("wait").toXml());
    var instance = engine.getRuntimeService().startProcessInstanceByKey("own");
    engine
        .getTaskService()
        .complete(
            engine
                .getTaskService()
                .createTaskQuery()
                .processInstanceId(instance.getId())
                .singleResult()
                .getId());
    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
  }

  /** Sets something in all sessions of the server, each for whoever gets it next. */
  private void inEachSession(List<String> statements) throws SQLException {
    for (var session : eachSession()) {
      try (session;
          var statement = session.createStatement()) {
        for (var sql : statements) {
          statement.execute(sql);
        }
        session.commit();
      }
    }
  }

  /** Returns connections in a transaction each, so that each has another session. */
  private List<Connection> eachSession() throws SQLException {
    var all = new ArrayList<Connection>();
    for (var i = 0; i < SESSIONS; i++) {
      var connection = pooler.database().connect();
      connection.setAutoCommit(false);
      shown(connection, "lock_timeout");
      all.add(connection);
    }
    return all;
  }

  private static String shown(Connection connection, String setting) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("show " + setting)) {
      rows.next();
      return rows.getString(1);
    }
  }
}
