package io.millrace.benchmark.peers.flowable5;

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
import org.activiti.engine.ActivitiOptimisticLockingException;
import org.activiti.engine.HistoryService;
import org.activiti.engine.ManagementService;
import org.activiti.engine.ProcessEngine;
import org.activiti.engine.RuntimeService;
import org.activiti.engine.TaskService;
import org.activiti.engine.impl.cfg.StandaloneProcessEngineConfiguration;
import org.activiti.engine.runtime.Execution;
import org.activiti.engine.runtime.Job;
import org.activiti.engine.runtime.JobQuery;
import org.activiti.engine.task.Task;

/**
 * Flowable 5 behind the interface of the benchmark, by its public API. Safe for use by many threads
 * at once, but for {@link #close()}.
 */
final class Flowable5Engine implements EngineUnderTest {

  private static final ActivityTypes ACTIVITIES =
      ActivityTypes.asInModels()
          .with("intermediateCatchEvent", "intermediateMessageCatch", "intermediateTimer");
  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);

  private static final ModelDialect DIALECT =
      new ModelDialect(
          "http://activiti.org/bpmn",
          Flowable5Engine.class.getPackageName(),
          ModelDialect.SignalScope.ATTRIBUTE);

  /**
   * The join behind the event that throws the signal in {@code terminateUserTasks}. Flowable 5
   * takes the token on to it after the signal has ended the whole instance, which leaves a row of
   * history and nothing else. No other engine does, so it is not counted.
   */
  private static final String JOIN_AFTER_THE_END = "workJoin";

  private static final HistoryTables HISTORY_TABLES = new HistoryTables("ACT_HI_");

  private final ProcessEngine engine;
  private final RuntimeService runtime;
  private final TaskService tasks;
  private final HistoryService history;
  private final ManagementService management;
  private final ConnectionPool pool;

  private Flowable5Engine(ProcessEngine engine, ConnectionPool pool) {
    this.engine = engine;
    this.runtime = engine.getRuntimeService();
    this.tasks = engine.getTaskService();
    this.history = engine.getHistoryService();
    this.management = engine.getManagementService();
    this.pool = pool;
  }

  /** Starts the engine. The settings are explained in the README of the peers. */
  static EngineUnderTest open(EngineSettings settings) {
    return ConnectionPool.start(
        settings.database(),
        settings.connections(),
        pool -> new Flowable5Engine(configuration(pool, settings).buildProcessEngine(), pool));
  }

  private static StandaloneProcessEngineConfiguration configuration(
      ConnectionPool pool, EngineSettings settings) {
    StandaloneProcessEngineConfiguration configuration = new StandaloneProcessEngineConfiguration();
    configuration.setDataSource(pool.dataSource());
    configuration.setDatabaseSchemaUpdate(settings.replaceTables() ? "drop-create" : "create-drop");
    configuration.setHistory(settings.history().amongNoneAuditFull());
    configuration.setAsyncExecutorEnabled(false);
    configuration.setAsyncExecutorActivate(false);
    configuration.setJobExecutorActivate(false);
    configuration.setEnableEventDispatcher(false);
    configuration.setDbIdentityUsed(false);
    return configuration;
  }

  @Override
  public String name() {
    return "flowable-5";
  }

  @Override
  public String version() {
    return "5.23.0";
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
    engine.getProcessEngineConfiguration().getJobExecutor().start();
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
    Map<String, Long> activities = ACTIVITIES.census(this::ended);
    activities.merge("parallelGateway", joinsAfterTheEnd(), (all, late) -> all - late);
    return new HistoryCensus(
        history.createHistoricProcessInstanceQuery().finished().count(),
        history.createHistoricProcessInstanceQuery().unfinished().count(),
        history.createHistoricTaskInstanceQuery().finished().count(),
        history.createHistoricVariableInstanceQuery().count(),
        activities);
  }

  private long joinsAfterTheEnd() {
    return history
        .createHistoricActivityInstanceQuery()
        .activityId(JOIN_AFTER_THE_END)
        .finished()
        .count();
  }

  private long ended(String type) {
    return history.createHistoricActivityInstanceQuery().activityType(type).finished().count();
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    return failure instanceof ActivitiOptimisticLockingException;
  }

  @Override
  public void close() {
    engine.close();
    pool.close();
  }
}
