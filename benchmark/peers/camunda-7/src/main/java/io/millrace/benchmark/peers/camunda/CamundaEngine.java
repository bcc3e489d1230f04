package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.database.EngineTables;
import io.millrace.benchmark.engine.ActivityTypes;
import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.HistoryTables;
import io.millrace.benchmark.engine.JobKind;
import io.millrace.benchmark.engine.LastSteps;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.benchmark.engine.OpenTasks;
import java.util.List;
import java.util.Map;
import org.camunda.bpm.engine.HistoryService;
import org.camunda.bpm.engine.ManagementService;
import org.camunda.bpm.engine.OptimisticLockingException;
import org.camunda.bpm.engine.ProcessEngine;
import org.camunda.bpm.engine.RuntimeService;
import org.camunda.bpm.engine.TaskService;
import org.camunda.bpm.engine.impl.cfg.StandaloneProcessEngineConfiguration;
import org.camunda.bpm.engine.runtime.Job;
import org.camunda.bpm.engine.runtime.JobQuery;
import org.camunda.bpm.engine.task.Task;

/**
 * Camunda 7 behind the interface of the benchmark, by its public API. Safe for use by many threads
 * at once, but for {@link #close()}.
 */
final class CamundaEngine implements EngineUnderTest {

  private static final ActivityTypes ACTIVITIES =
      ActivityTypes.asInModels()
          .with("endEvent", "noneEndEvent", "terminateEndEvent")
          .with("intermediateCatchEvent", "intermediateMessageCatch", "intermediateTimer");
  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);

  private static final HistoryTables HISTORY_TABLES = new HistoryTables("ACT_HI_");

  private final ProcessEngine engine;
  private final RuntimeService runtime;
  private final TaskService tasks;
  private final HistoryService history;
  private final ManagementService management;
  private final ConnectionPool pool;
  private final EngineSettings settings;
  private CamundaCases cases;

  private CamundaEngine(ProcessEngine engine, ConnectionPool pool, EngineSettings settings) {
    this.engine = engine;
    this.runtime = engine.getRuntimeService();
    this.tasks = engine.getTaskService();
    this.history = engine.getHistoryService();
    this.management = engine.getManagementService();
    this.pool = pool;
    this.settings = settings;
  }

  /** Starts the engine. The settings are explained in the README of the peers. */
  static EngineUnderTest open(EngineSettings settings) {
    return ConnectionPool.start(
        settings.database(), settings.connections(), pool -> start(settings, pool));
  }

  private static CamundaEngine start(EngineSettings settings, ConnectionPool pool) {
    if (settings.replaceTables()) {
      EngineTables.dropAll(settings.database()); // drop-create fails where there are none
    }
    return new CamundaEngine(configuration(pool, settings).buildProcessEngine(), pool, settings);
  }

  private static StandaloneProcessEngineConfiguration configuration(
      ConnectionPool pool, EngineSettings settings) {
    StandaloneProcessEngineConfiguration configuration =
        Camunda.configuration(pool, settings.history());
    configuration.setDatabaseSchemaUpdate(settings.replaceTables() ? "create" : "create-drop");
    return configuration;
  }

  /** The tables of cases are added to those that are there. */
  private static CamundaCases openCases(ConnectionPool pool, EngineSettings settings) {
    StandaloneProcessEngineConfiguration configuration = configuration(pool, settings);
    configuration.setProcessEngineName("cases");
    configuration.setDatabaseSchemaUpdate("true");
    configuration.setCmmnEnabled(true);
    return new CamundaCases(configuration.buildProcessEngine());
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
    Camunda.deploy(model, engine);
  }

  @Override
  public void deployCase(Model model) {
    if (cases == null) {
      cases = openCases(pool, settings);
    }
    cases.deploy(model);
  }

  @Override
  public CaseCalls cases() {
    return CaseCalls.deployed(cases);
  }

  @Override
  public void startJobExecutor() {
    Camunda.jobExecutor(engine).start();
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
    runtime.createMessageCorrelation(message).processInstanceBusinessKey(businessKey).correlate();
  }

  @Override
  public int runJobs(String instanceId, JobKind kind) {
    JobQuery query = management.createJobQuery().processInstanceId(instanceId);
    List<Job> jobs = (kind == JobKind.TIMER ? query.timers() : query.messages()).list();
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
    return HISTORY_TABLES.without(management.getTableCount());
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
    return failure instanceof OptimisticLockingException;
  }

  @Override
  public void close() {
    if (cases != null) {
      cases.close();
    }
    engine.close();
    pool.close();
    if (cases != null && !settings.replaceTables()) {
      EngineTables.dropAll(settings.database()); // the engine leaves the tables of cases
    }
  }
}
