package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.database.EngineTables;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.ModelDialect;
import io.millrace.benchmark.engine.OpenTask;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.camunda.bpm.engine.HistoryService;
import org.camunda.bpm.engine.OptimisticLockingException;
import org.camunda.bpm.engine.ProcessEngine;
import org.camunda.bpm.engine.RuntimeService;
import org.camunda.bpm.engine.TaskService;
import org.camunda.bpm.engine.impl.cfg.StandaloneProcessEngineConfiguration;
import org.camunda.bpm.engine.task.Task;

/**
 * Camunda 7 behind the interface of the benchmark, by its public API. Safe for use by many threads
 * at once, but for {@link #close()}.
 */
final class CamundaEngine implements EngineUnderTest {

  private static final Map<String, List<String>> ACTIVITY_TYPES =
      Map.of(
          "startEvent", List.of("startEvent"),
          "endEvent", List.of("noneEndEvent", "terminateEndEvent"),
          "userTask", List.of("userTask"),
          "serviceTask", List.of("serviceTask"),
          "subProcess", List.of("subProcess"),
          "exclusiveGateway", List.of("exclusiveGateway"),
          "parallelGateway", List.of("parallelGateway"));

  private static final ModelDialect DIALECT =
      new ModelDialect(
          "http://camunda.org/schema/1.0/bpmn",
          CamundaEngine.class.getPackageName(),
          ModelDialect.SignalScope.NAME);

  private static final String HISTORY_TABLES = "ACT_HI_";

  private final ProcessEngine engine;
  private final RuntimeService runtime;
  private final TaskService tasks;
  private final HistoryService history;
  private final ConnectionPool pool;

  private CamundaEngine(ProcessEngine engine, ConnectionPool pool) {
    this.engine = engine;
    this.runtime = engine.getRuntimeService();
    this.tasks = engine.getTaskService();
    this.history = engine.getHistoryService();
    this.pool = pool;
  }

  /** Starts the engine. The settings are explained in the README of the peers. */
  static EngineUnderTest open(EngineSettings settings) {
    ConnectionPool pool = ConnectionPool.open(settings.database(), settings.connections());
    try {
      StandaloneProcessEngineConfiguration configuration =
          new StandaloneProcessEngineConfiguration();
      configuration.setDataSource(pool.dataSource());
      if (settings.replaceTables()) {
        EngineTables.dropAll(settings.database()); // drop-create fails where there are none
      }
      configuration.setDatabaseSchemaUpdate(settings.replaceTables() ? "create" : "create-drop");
      configuration.setHistory(settings.history().amongNoneAuditFull());
      configuration.setJobExecutorActivate(false);
      configuration.setMetricsEnabled(false);
      configuration.setTaskMetricsEnabled(false);
      configuration.setHistoryCleanupEnabled(false);
      configuration.setEnforceHistoryTimeToLive(false);
      configuration.setAuthorizationEnabled(false);
      configuration.setDbIdentityUsed(false);
      configuration.setCmmnEnabled(false);
      configuration.setDmnEnabled(false);
      return new CamundaEngine(configuration.buildProcessEngine(), pool);
    } catch (RuntimeException | Error e) {
      pool.close();
      throw e;
    }
  }

  @Override
  public String name() {
    return "camunda-7";
  }

  @Override
  public String version() {
    return "7.24.0";
  }

  @Override
  public void deploy(Model model) {
    Model translated = DIALECT.apply(model);
    engine
        .getRepositoryService()
        .createDeployment()
        .name("benchmark")
        .addString(translated.resourceName(), translated.xml())
        .deploy();
  }

  @Override
  public String start(String processKey, Map<String, Object> variables) {
    return runtime.startProcessInstanceByKey(processKey, variables).getId();
  }

  @Override
  public List<OpenTask> tasks(String instanceId) {
    return tasks
        .createTaskQuery()
        .processInstanceId(instanceId)
        .orderByTaskName()
        .asc()
        .list()
        .stream()
        .map(CamundaEngine::open)
        .toList();
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    Task task = tasks.createTaskQuery().processInstanceId(instanceId).taskName(name).singleResult();
    if (task == null) {
      throw new IllegalStateException(
          "Instance " + instanceId + " must wait at task '" + name + "', but it does not.");
    }
    return open(task);
  }

  private static OpenTask open(Task task) {
    return new OpenTask(task.getId(), task.getName());
  }

  @Override
  public void complete(OpenTask task) {
    tasks.complete(task.id());
  }

  @Override
  public Map<String, Long> runtimeRows() {
    Map<String, Long> rows = new TreeMap<>(engine.getManagementService().getTableCount());
    rows.keySet().removeIf(table -> table.toUpperCase(Locale.ROOT).contains(HISTORY_TABLES));
    return rows;
  }

  @Override
  public HistoryCensus history() {
    Map<String, Long> activities = new TreeMap<>();
    ACTIVITY_TYPES.forEach(
        (type, names) -> activities.put(type, names.stream().mapToLong(this::ended).sum()));
    return new HistoryCensus(
        history.createHistoricProcessInstanceQuery().finished().count(),
        history.createHistoricProcessInstanceQuery().unfinished().count(),
        history.createHistoricTaskInstanceQuery().finished().count(),
        history.createHistoricVariableInstanceQuery().count(),
        activities);
  }

  private long ended(String type) {
    return history.createHistoricActivityInstanceQuery().activityType(type).finished().count();
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    return failure instanceof OptimisticLockingException;
  }

  @Override
  public void close() {
    engine.close();
    pool.close();
  }
}
