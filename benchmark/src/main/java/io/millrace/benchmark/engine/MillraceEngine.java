package io.millrace.benchmark.engine;

import io.millrace.benchmark.database.Database;
import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.common.ConflictException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.job.Job;
import io.millrace.common.task.Task;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Millrace behind the interface of the benchmark, by its public API alone.
 *
 * <p>The job executor is off unless a scenario asks for it: otherwise no job is ever due, and its
 * queries would be measured with the rest. The CMMN engine is started with the first case.
 */
public final class MillraceEngine implements EngineUnderTest {

  private static final ActivityTypes ACTIVITIES = ActivityTypes.asInModels();
  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);

  private static final HistoryTables HISTORY_TABLES = new HistoryTables("MR_HI_");

  /** The row of this node, which is there while its job executor runs; of no instance. */
  private static final String NODES = "MR_NODE";

  private final ProcessEngine engine;
  private final RuntimeService runtime;
  private final TaskService tasks;
  private final HistoryService history;
  private final ManagementService management;
  private final Supplier<MillraceCases> openCases;
  private MillraceCases cases;

  private MillraceEngine(ProcessEngine engine, Supplier<MillraceCases> openCases) {
    this.engine = engine;
    this.openCases = openCases;
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
    return new MillraceEngine(
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setJdbcMaxActiveConnections(settings.connections())
            .setDatabaseSchemaUpdate(settings.replaceTables() ? "drop-create" : "create-drop")
            .setHistoryLevel(HistoryLevel.valueOf(settings.history().name()))
            .setAsyncExecutorActivate(false)
            .buildProcessEngine(),
        () -> MillraceCases.open(settings));
  }

  /**
   * Takes an engine that was started elsewhere, and runs no cases.
   *
   * @param engine the engine, which is closed with what is returned
   * @return the engine under test
   */
  public static EngineUnderTest around(ProcessEngine engine) {
    return new MillraceEngine(
        engine,
        () -> {
          throw new NotAvailableException("cases");
        });
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
  public void deployCase(Model model) {
    if (cases == null) {
      cases = openCases.get();
    }
    cases.deploy(model);
  }

  @Override
  public void startJobExecutor() {
    engine.startExecutors();
  }

  @Override
  public String start(String processKey, Map<String, Object> variables) {
    return runtime.startProcessInstanceByKey(processKey, variables).getId();
  }

  @Override
  public String start(String processKey, String businessKey, Map<String, Object> variables) {
    return runtime.startProcessInstanceByKey(processKey, businessKey, variables).getId();
  }

  @Override
  public void correlate(String message, String businessKey) {
    Execution waiting =
        runtime
            .createExecutionQuery()
            .messageEventSubscriptionName(message)
            .processInstanceBusinessKey(businessKey, true)
            .singleResult();
    runtime.messageEventReceived(message, Waiting.one(waiting, message, businessKey).getId());
  }

  @Override
  public int runJobs(String instanceId, JobKind kind) {
    List<Job> jobs =
        kind == JobKind.TIMER
            ? management.createTimerJobQuery().processInstanceId(instanceId).list()
            : management.createJobQuery().processInstanceId(instanceId).list();
    jobs.forEach(job -> management.executeJob(job.getId()));
    return jobs.size();
  }

  @Override
  public void awaitEnd(String instanceId) {
    LastSteps.await(
        instanceId,
        () -> runtime.createProcessInstanceQuery().processInstanceId(instanceId).count() == 0);
  }

  @Override
  public CaseCalls cases() {
    return CaseCalls.deployed(cases);
  }

  @Override
  public List<OpenTask> tasks(String instanceId) {
    return OPEN_TASKS.all(
        tasks.createTaskQuery().processInstanceId(instanceId).orderByTaskName().asc().list());
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return OPEN_TASKS.one(
        tasks.createTaskQuery().processInstanceId(instanceId).taskName(name).singleResult(),
        instanceId,
        name);
  }

  @Override
  public void complete(OpenTask task) {
    tasks.complete(task.id());
  }

  @Override
  public Map<String, Long> runtimeRows() {
    Map<String, Long> rows = HISTORY_TABLES.without(management.getTableCount());
    rows.remove(NODES);
    if (cases != null) {
      rows.putAll(cases.runtimeRows());
    }
    return rows;
  }

  @Override
  public HistoryCensus history() {
    return cases == null ? ofProcesses() : cases.history();
  }

  private HistoryCensus ofProcesses() {
    return new HistoryCensus(
        history.createHistoricProcessInstanceQuery().finished().count(),
        history.createHistoricProcessInstanceQuery().unfinished().count(),
        history.createHistoricTaskInstanceQuery().finished().count(),
        history.createHistoricVariableInstanceQuery().count(),
        ACTIVITIES.census(this::ended));
  }

  private long ended(String type) {
    return history.createHistoricActivityInstanceQuery().activityType(type).finished().count();
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    return failure instanceof ConflictException;
  }

  @Override
  public void close() {
    if (cases == null) {
      engine.close();
      return;
    }
    cases.close();
    engine.close();
    cases.dropTables();
  }
}
