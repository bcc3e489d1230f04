package io.millrace.bpmn.test;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.EngineClock;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.task.Task;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An engine under test: the public API, with short words for what most tests do. */
public final class TestEngine implements AutoCloseable {

  private static final int CONNECTIONS = 40;
  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(10);

  private final Database database;
  private final ProcessEngine engine;
  private final HikariDataSource pool;
  private final CountingDataSource connections;
  private final Map<String, Object> beans = new HashMap<>();
  private final TestOutside outside = new TestOutside();

  private TestEngine(Database database, Integer groupCommit) {
    this.database = database;
    pool =
        ConnectionPool.open(
            database.url(),
            database.user(),
            database.password(),
            CONNECTIONS,
            Patience.forLocks(LOCK_TIMEOUT));
    pool.setMinimumIdle(1); // a session that no test needs costs a server more than one it needs
    connections = new CountingDataSource(pool);
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(connections)
            .setDatabaseSchemaUpdate("true")
            .setBeans(beans)
            .setScriptLanguages(List.of("tiny"))
            .setDecisionEvaluator(outside::evaluate)
            .setHttpTaskClient(outside::send)
            .setMailSender(outside::send)
            .setShellTasks(Duration.ofSeconds(20));
    if (groupCommit != null) {
      configuration.setGroupCommitConnections(groupCommit);
    }
    engine = configuration.buildProcessEngine();
  }

  /** Builds an engine on a database. */
  public static TestEngine on(Database database) {
    return on(database, GroupCommitOption.connections());
  }

  /**
   * Builds an engine that writes starts together on some connections; null for the engine's
   * default.
   */
  public static TestEngine on(Database database, Integer groupCommit) {
    return new TestEngine(database, groupCommit);
  }

  /** Returns the engine. */
  public ProcessEngine engine() {
    return engine;
  }

  /** Returns the database the engine works on. */
  public Database database() {
    return database;
  }

  /** Opens a connection of the test's own. */
  public Connection connect() throws SQLException {
    return DriverManager.getConnection(database.url(), database.user(), database.password());
  }

  /** Lets expressions reach an object by name. */
  public void bean(String name, Object bean) {
    beans.put(name, bean);
  }

  /** Returns what is outside of the engine. */
  public TestOutside outside() {
    return outside;
  }

  /** Deploys processes together. */
  public void deploy(BpmnBuilder... processes) {
    var builder = engine.getRepositoryService().createDeployment();
    for (var process : processes) {
      builder.addBytes(process.resourceName(), process.toBytes());
    }
    builder.deploy();
  }

  /** Starts the newest version of a process. */
  public ProcessInstance start(String key) {
    return runtime().startProcessInstanceByKey(key);
  }

  /** Starts the newest version of a process with variables. */
  public ProcessInstance start(String key, Map<String, Object> variables) {
    return runtime().startProcessInstanceByKey(key, variables);
  }

  /** Completes the one open task of an instance at an element. */
  public void completeTask(ProcessInstance instance, String elementId) {
    tasks().complete(task(instance, elementId).getId());
  }

  /** Completes the one open task of an instance at an element; then just these are open. */
  public void completeTaskThenOpen(ProcessInstance instance, String elementId, String... open) {
    completeTask(instance, elementId);
    assertThat(openTasks(instance)).containsExactly(open);
  }

  /** Returns the one open task of an instance at an element. */
  public Task task(ProcessInstance instance, String elementId) {
    return tasks()
        .createTaskQuery()
        .processInstanceId(instance.getId())
        .taskDefinitionKey(elementId)
        .singleResult();
  }

  /** Returns the elements at which an instance has open tasks, in alphabetical order. */
  public List<String> openTasks(ProcessInstance instance) {
    return tasks().createTaskQuery().processInstanceId(instance.getId()).list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  /** Tells whether an instance is over. */
  public boolean hasEnded(ProcessInstance instance) {
    return runtime().createProcessInstanceQuery().processInstanceId(instance.getId()).count() == 0;
  }

  /** Returns the elements an instance has left, in alphabetical order, with repetitions. */
  public List<String> history(ProcessInstance instance) {
    return history()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .finished()
        .list()
        .stream()
        .map(a -> a.getActivityId())
        .sorted()
        .toList();
  }

  /** Returns the elements an instance has left, in the order in which they began. */
  public List<String> trail(ProcessInstance instance) {
    return history()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .finished()
        .list()
        .stream()
        .map(a -> a.getActivityId())
        .toList();
  }

  /** Returns the elements an instance is at, in alphabetical order, with repetitions. */
  public List<String> underWay(ProcessInstance instance) {
    return runtime()
        .createActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .unfinished()
        .list()
        .stream()
        .map(a -> a.getActivityId())
        .sorted()
        .toList();
  }

  /** Returns the one execution of an instance at an element. */
  public String executionAt(ProcessInstance instance, String elementId) {
    return runtime()
        .createExecutionQuery()
        .processInstanceId(instance.getId())
        .activityId(elementId)
        .singleResult()
        .getId();
  }

  /** Returns the last value of a variable of an instance, whether it runs or has ended. */
  public Object lastValue(ProcessInstance instance, String variable) {
    return history()
        .createHistoricVariableInstanceQuery()
        .processInstanceId(instance.getId())
        .variableName(variable)
        .singleResult()
        .getValue();
  }

  /** Returns the runtime service. */
  public RuntimeService runtime() {
    return engine.getRuntimeService();
  }

  /** Returns the task service. */
  public TaskService tasks() {
    return engine.getTaskService();
  }

  /** Returns the history service. */
  public HistoryService history() {
    return engine.getHistoryService();
  }

  /** Returns the management service. */
  public ManagementService management() {
    return engine.getManagementService();
  }

  /** Returns the engine's clock. */
  public EngineClock clock() {
    return engine.clock();
  }

  /** Runs the due jobs on this thread; returns how many ran. */
  public int runDueJobs() {
    return engine.runDueJobs();
  }

  /** Runs the due jobs on this thread, and those that they make, until there are no more. */
  public void runAllJobs() {
    for (var round = 0; round < 10 && runDueJobs() > 0; round++) {
      // each job may make the next one
    }
  }

  /** Returns the statements that a call sends. */
  public List<String> statementsOf(Runnable call) {
    connections.forgetTexts();
    call.run();
    return connections.texts();
  }

  /**
   * Checks that the engine has given its connections back, and deletes all rows, so that the next
   * test starts with none.
   */
  void checkAndClean() {
    clock().reset();
    beans.clear();
    outside.reset();
    var inUse = connections.openConnections();
    EmptyTables.in(database);
    if (inUse != 0) {
      throw new AssertionError(inUse + " connections were taken and not given back");
    }
  }

  @Override
  public void close() {
    engine.close();
    pool.close();
  }
}
