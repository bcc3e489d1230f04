package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.job.ExecutorLane;
import io.millrace.common.job.ExecutorNode;
import java.time.Duration;
import java.util.List;

/**
 * Millrace as a node, by its public API and with the settings it has by itself, but for the number
 * of threads. An engine whose executor is to rest is closed and built again.
 */
public final class MillraceJobs implements JobEngine {

  private final JobEngineSettings settings;
  private final HoldingPool pool;
  private ProcessEngine engine;

  private MillraceJobs(JobEngineSettings settings) {
    this.settings = settings;
    this.pool = settings.holdsJobs() ? new HoldingPool(settings.database()) : null;
    this.engine = build(settings.createsTables());
  }

  /** Opens Millrace. */
  public static final class Factory implements JobEngineFactory {

    /** Creates the factory, as nodes do by reflection. */
    public Factory() {}

    @Override
    public JobEngine open(JobEngineSettings settings) {
      return new MillraceJobs(settings);
    }
  }

  private ProcessEngine build(boolean createsTables) {
    ProcessEngineConfiguration configuration =
        new ProcessEngineConfiguration()
            .setDatabaseSchemaUpdate(createsTables ? "true" : "false")
            .setHistoryLevel(HistoryLevel.valueOf(settings.history().name()))
            .setAsyncExecutorThreads(settings.threads())
            .setAsyncExecutorActivate(false);
    if (settings.lanes().count() > 1) {
      int seconds = settings.lanes().balanceSeconds();
      configuration
          .setAsyncExecutorLanes(settings.lanes().count())
          .setAsyncExecutorBalanceInterval(Duration.ofSeconds(seconds == 0 ? -1 : seconds));
    }
    if (settings.leaseSeconds() > 0) {
      configuration.setAsyncExecutorLockTime(Duration.ofSeconds(settings.leaseSeconds()));
    }
    if (pool != null) {
      return configuration.setDataSource(pool).buildProcessEngine();
    }
    Database database = settings.database();
    return configuration
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setJdbcMaxActiveConnections(settings.connections())
        .buildProcessEngine();
  }

  @Override
  public String version() {
    String version = ProcessEngine.class.getPackage().getImplementationVersion();
    return version == null ? "unpackaged" : version;
  }

  @Override
  public void deploy(JobModel model) {
    engine
        .getRepositoryService()
        .createDeployment()
        .name("benchmark")
        .addString(model.model().resourceName(), model.model().xml())
        .deploy();
  }

  @Override
  public void make(JobModel model, long number) {
    engine.getRuntimeService().startProcessInstanceByKey(model.process());
  }

  @Override
  public void startExecutor() {
    engine.startExecutors();
  }

  @Override
  public void stopExecutor() {
    engine.close();
    engine = build(false);
  }

  @Override
  public JobCounts counts() {
    ManagementService management = engine.getManagementService();
    return new JobCounts(
        management.createJobQuery().count() + management.createTimerJobQuery().count(),
        management.createDeadLetterJobQuery().count(),
        engine.getRuntimeService().createProcessInstanceQuery().count(),
        management.getExecutorNodes().stream().mapToLong(ExecutorNode::getLeasedJobs).sum());
  }

  @Override
  public List<Long> lanes() {
    return engine.getManagementService().getExecutorLanes().stream()
        .map(ExecutorLane::ran)
        .toList();
  }

  @Override
  public void close() {
    engine.close();
    if (pool != null) {
      pool.close();
    }
  }
}
