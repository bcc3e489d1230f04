package io.millrace.benchmark.peers.flowable;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.engine.ActivityTypes;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.HistoryTables;
import io.millrace.benchmark.engine.JobKind;
import io.millrace.benchmark.engine.LastSteps;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.ModelDialect;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.benchmark.engine.OpenTasks;
import io.millrace.benchmark.engine.Waiting;
import java.util.List;
import java.util.Map;
import org.flowable.engine.HistoryService;
import org.flowable.engine.ManagementService;
import org.flowable.engine.ProcessEngine;
import org.flowable.engine.RuntimeService;
import org.flowable.engine.TaskService;
import org.flowable.engine.impl.cfg.ProcessEngineConfigurationImpl;
import org.flowable.engine.runtime.Execution;
import org.flowable.job.api.Job;
import org.flowable.task.api.Task;

/**
 * Flowable, version 6 or later, behind the interface of the benchmark, by its public API. Safe for
 * use by many threads at once, but for {@link #close()}.
 */
public final class FlowableEngine implements EngineUnderTest {

  private static final ActivityTypes ACTIVITIES = ActivityTypes.asInModels();
  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);

  private static final ModelDialect DIALECT =
      new ModelDialect(
          "http://flowable.org/bpmn",
          FlowableEngine.class.getPackageName(),
          ModelDialect.SignalScope.ATTRIBUTE);

  private static final HistoryTables HISTORY_TABLES = new HistoryTables("ACT_HI_");

  private static final int ACQUIRE_MILLIS = 100;
  private static final int FAILED_WAIT_SECONDS = 1;
  private static final int TRIES = 100;

  private final String name;
  private final String version;
  private final ProcessEngine engine;
  private final RuntimeService runtime;
  private final TaskService tasks;
  private final HistoryService history;
  private final ManagementService management;
  private final ConnectionPool pool;

  private FlowableEngine(String name, String version, ProcessEngine engine, ConnectionPool pool) {
    this.name = name;
    this.version = version;
    this.engine = engine;
    this.runtime = engine.getRuntimeService();
    this.tasks = engine.getTaskService();
    this.history = engine.getHistoryService();
    this.management = engine.getManagementService();
    this.pool = pool;
  }

  /**
   * Starts Flowable. The settings are explained in the README of the peers.
   *
   * @param name what reports call it
   * @param version the version that the adapter is built against
   * @param configuration a configuration that holds what only this version knows
   * @param settings the database and how to use it
   * @return the running engine, which the caller closes
   */
  public static EngineUnderTest open(
      String name,
      String version,
      ProcessEngineConfigurationImpl configuration,
      EngineSettings settings) {
    configuration.setDatabaseSchemaUpdate(settings.replaceTables() ? "drop-create" : "create-drop");
    configuration.setHistory(settings.history().amongNoneAuditFull());
    configuration.setAsyncExecutorActivate(false);
    configuration.setAsyncExecutorDefaultAsyncJobAcquireWaitTime(ACQUIRE_MILLIS);
    configuration.setAsyncExecutorDefaultTimerJobAcquireWaitTime(ACQUIRE_MILLIS);
    configuration.setAsyncFailedJobWaitTime(FAILED_WAIT_SECONDS);
    configuration.setAsyncExecutorNumberOfRetries(TRIES);
    configuration.setEnableEventDispatcher(false);
    configuration.setDisableIdmEngine(true);
    return ConnectionPool.start(
        settings.database(),
        settings.connections(),
        pool -> {
          configuration.setDataSource(pool.dataSource());
          return new FlowableEngine(name, version, configuration.buildProcessEngine(), pool);
        });
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String version() {
    return version;
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
  public void startJobExecutor() {
    engine.getProcessEngineConfiguration().getAsyncExecutor().start();
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
    if (kind == JobKind.TIMER) {
      List<Job> timers = management.createTimerJobQuery().processInstanceId(instanceId).list();
      timers.forEach(
          timer ->
              management.executeJob(management.moveTimerToExecutableJob(timer.getId()).getId()));
      return timers.size();
    }
    List<Job> jobs = management.createJobQuery().processInstanceId(instanceId).list();
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
    return failure.getClass().getSimpleName().equals("FlowableOptimisticLockingException");
  }

  @Override
  public void close() {
    engine.close();
    pool.close();
  }
}
