package io.millrace.bpmn.budget;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.WireProxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** An engine whose wire and statements are counted. */
final class CountedEngine implements AutoCloseable {

  private static final int CONNECTIONS = 2;
  private static final int WARM_UPS = 6;
  private static final int CALLS = 5;

  private final DatabaseKind kind;
  private final WireProxy proxy;
  private final HikariDataSource pool;
  private final CountingDataSource statements;
  private final ProcessEngine engine;
  private final Set<String> deployed = new HashSet<>();
  private Connection callers;

  /** Opens a pool of connections to a URL. */
  private interface Pool {
    HikariDataSource open(String url, Database database);
  }

  private CountedEngine(Database database, Pool connections) {
    kind = database.kind();
    proxy = kind == DatabaseKind.H2 ? null : WireProxy.before(database);
    pool = connections.open(proxy == null ? database.url() : inStrings(proxy.url()), database);
    statements = new CountingDataSource(pool);
    engine =
        new ProcessEngineConfiguration()
            .setDataSource(statements)
            .setDatabaseSchemaUpdate("true")
            .setLatestVersionCheckInterval(Duration.ofHours(1))
            .buildProcessEngine();
  }

  /** MySQL's driver takes a caller's connection for strings of statements if its URL says so. */
  private String inStrings(String url) {
    var mysql = kind == DatabaseKind.MYSQL || kind == DatabaseKind.MARIADB;
    return mysql ? url + (url.contains("?") ? "&" : "?") + "allowMultiQueries=true" : url;
  }

  /** Opens an engine over a pool that is set up as the engine sets up its own. */
  static CountedEngine on(Database database) {
    return new CountedEngine(
        database,
        (url, to) ->
            ConnectionPool.open(
                url,
                to.user(),
                to.password(),
                CONNECTIONS,
                Patience.forLocks(Duration.ofSeconds(10))));
  }

  /**
   * Opens an engine over one connection of a pool that knows nothing of engines, as an application
   * hands it in.
   */
  static CountedEngine onForeignPool(Database database) {
    return new CountedEngine(
        database,
        (url, to) -> {
          var config = new HikariConfig();
          config.setJdbcUrl(url);
          config.setUsername(to.user());
          config.setPassword(to.password());
          config.setMaximumPoolSize(1);
          return new HikariDataSource(config);
        });
  }

  /** Calls a path once. */
  void call(Path path) {
    costOnce(path);
  }

  /** Returns what PostgreSQL says of the statements it has prepared on each connection. */
  List<PreparedOnServer> preparedOnServer() {
    var found = new ArrayList<PreparedOnServer>();
    var held = new ArrayList<Connection>();
    try {
      for (var i = 0; i < pool.getHikariPoolMXBean().getTotalConnections(); i++) {
        held.add(pool.getConnection());
        PreparedOnServer.read(held.get(i), found);
      }
      for (var connection : held) {
        connection.close();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return found;
  }

  /**
   * Returns what a call of a path costs: the cheapest of some, each prepared anew, since the pool
   * and the driver's caches send something of their own now and then.
   */
  Cost costOf(Path path) {
    for (var i = 0; i < WARM_UPS; i++) {
      costOnce(path);
    }
    return Stream.generate(() -> costOnce(path))
        .limit(CALLS)
        .min(Comparator.comparingLong(Cost::trips).thenComparingLong(Cost::statements))
        .orElseThrow();
  }

  private Cost costOnce(Path path) {
    var cost = costOf(path.given().apply(this));
    endCallersTransaction();
    return cost;
  }

  /** Returns what something costs this time. */
  Cost costOf(Runnable call) {
    statements.forgetTexts();
    var calls = statements.counts();
    var trips = proxy == null ? 0 : proxy.counts().roundTrips();
    call.run();
    if (proxy != null) {
      return new Cost(proxy.counts().roundTrips() - trips, sent());
    }
    var since = statements.counts().since(calls);
    var ends = since.commits() + since.rollbacks();
    return new Cost(since.statements() + since.batches() + ends, sent() + ends);
  }

  private long sent() {
    return statements.texts().stream().mapToInt(text -> text.split(";").length).sum();
  }

  /** Returns the texts of the statements since the last count began. */
  List<String> texts() {
    return statements.texts();
  }

  /** Deploys a process the first time it is named. */
  void deploy(BpmnBuilder process) {
    if (deployed.add(process.resourceName())) {
      repository().createDeployment().addBytes(process.resourceName(), process.toBytes()).deploy();
    }
  }

  /** Deploys a process the first time it is named, and starts it. */
  ProcessInstance start(String key, Function<BpmnBuilder, BpmnBuilder> draw) {
    return start(key, Map.of(), draw);
  }

  /** Deploys a process the first time it is named, and starts it with variables. */
  ProcessInstance start(
      String key, Map<String, Object> variables, Function<BpmnBuilder, BpmnBuilder> draw) {
    deploy(draw.apply(BpmnBuilder.process(key)));
    return runtime().startProcessInstanceByKey(key, variables);
  }

  /** Returns the id of an open task of an instance. */
  String task(ProcessInstance instance) {
    return tasks()
        .createTaskQuery()
        .processInstanceId(instance.getId())
        .listPage(0, 1)
        .get(0)
        .getId();
  }

  /** Returns the id of the execution of an instance at an element. */
  String executionAt(ProcessInstance instance, String elementId) {
    return runtime()
        .createExecutionQuery()
        .processInstanceId(instance.getId())
        .activityId(elementId)
        .singleResult()
        .getId();
  }

  /** Begins a transaction of the caller's, which ends after the call that is counted. */
  Connection callersTransaction() {
    try {
      callers = statements.getConnection();
      callers.setAutoCommit(false);
      try (var statement = callers.createStatement()) {
        statement.execute("select 1");
      }
      return callers;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void endCallersTransaction() {
    try {
      if (callers != null) {
        callers.commit();
        callers.setAutoCommit(true);
        callers.close();
        callers = null;
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  ProcessEngine engine() {
    return engine;
  }

  DatabaseKind kind() {
    return kind;
  }

  RuntimeService runtime() {
    return engine.getRuntimeService();
  }

  TaskService tasks() {
    return engine.getTaskService();
  }

  HistoryService history() {
    return engine.getHistoryService();
  }

  ManagementService management() {
    return engine.getManagementService();
  }

  RepositoryService repository() {
    return engine.getRepositoryService();
  }

  @Override
  public void close() {
    engine.close();
    pool.close();
    if (proxy != null) {
      proxy.close();
    }
  }
}
