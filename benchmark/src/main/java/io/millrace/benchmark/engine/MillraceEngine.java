package io.millrace.benchmark.engine;

import io.millrace.benchmark.database.Database;
import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.common.ConflictException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.task.Task;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Millrace behind the interface of the benchmark, by its public API alone.
 *
 * <p>The job executor is off: no job of these processes is ever due, and its queries would be
 * measured with the rest.
 */
public final class MillraceEngine implements EngineUnderTest {

  private static final List<String> ACTIVITY_TYPES =
      List.of(
          "startEvent",
          "endEvent",
          "userTask",
          "serviceTask",
          "subProcess",
          "exclusiveGateway",
          "parallelGateway");

  private static final String HISTORY_TABLES = "MR_HI_";

  private final ProcessEngine engine;
  private final RuntimeService runtime;
  private final TaskService tasks;
  private final HistoryService history;
  private final ManagementService management;

  private MillraceEngine(ProcessEngine engine) {
    this.engine = engine;
    this.runtime = engine.getRuntimeService();
    this.tasks = engine.getTaskService();
    this.history = engine.getHistoryService();
    this.management = engine.getManagementService();
  }

  /**
   * Starts Millrace and creates its tables.
   *
   * @param settings the database and how to use it
   * @return the running engine, which the caller closes
   */
  public static EngineUnderTest open(EngineSettings settings) {
    Database database = settings.database();
    return around(
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setJdbcMaxActiveConnections(settings.connections())
            .setDatabaseSchemaUpdate(settings.replaceTables() ? "drop-create" : "create-drop")
            .setHistoryLevel(HistoryLevel.valueOf(settings.history().name()))
            .setAsyncExecutorActivate(false)
            .buildProcessEngine());
  }

  /**
   * Takes an engine that was started elsewhere.
   *
   * @param engine the engine, which is closed with what is returned
   * @return the engine under test
   */
  public static EngineUnderTest around(ProcessEngine engine) {
    return new MillraceEngine(engine);
  }

  @Override
  public String name() {
    return "millrace";
  }

  @Override
  public String version() {
    String version = ProcessEngine.class.getPackage().getImplementationVersion();
    return version == null ? "unpackaged" : version;
  }

  @Override
  public void deploy(Model model) {
    engine
        .getRepositoryService()
        .createDeployment()
        .name("benchmark")
        .addString(model.resourceName(), model.xml())
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
        .map(MillraceEngine::open)
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
    Map<String, Long> rows = new TreeMap<>(management.getTableCount());
    rows.keySet().removeIf(table -> table.toUpperCase(Locale.ROOT).contains(HISTORY_TABLES));
    return rows;
  }

  @Override
  public HistoryCensus history() {
    Map<String, Long> activities = new TreeMap<>();
    for (String type : ACTIVITY_TYPES) {
      activities.put(type, endedActivities(type));
    }
    return new HistoryCensus(
        history.createHistoricProcessInstanceQuery().finished().count(),
        history.createHistoricProcessInstanceQuery().unfinished().count(),
        history.createHistoricTaskInstanceQuery().finished().count(),
        history.createHistoricVariableInstanceQuery().count(),
        activities);
  }

  private long endedActivities(String type) {
    return history.createHistoricActivityInstanceQuery().activityType(type).finished().count();
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    return failure instanceof ConflictException;
  }

  @Override
  public void close() {
    engine.close();
  }
}
