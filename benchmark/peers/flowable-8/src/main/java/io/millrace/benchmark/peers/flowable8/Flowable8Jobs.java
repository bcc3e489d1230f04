package io.millrace.benchmark.peers.flowable8;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.ModelDialect;
import io.millrace.benchmark.jobs.JobCounts;
import io.millrace.benchmark.jobs.JobEngine;
import io.millrace.benchmark.jobs.JobEngineFactory;
import io.millrace.benchmark.jobs.JobEngineSettings;
import io.millrace.benchmark.jobs.JobModel;
import java.time.Duration;
import org.flowable.engine.ManagementService;
import org.flowable.engine.ProcessEngine;
import org.flowable.engine.impl.cfg.StandaloneProcessEngineConfiguration;
import org.flowable.job.service.impl.asyncexecutor.AsyncJobExecutorConfiguration;

/** Flowable 8 as a node. The settings are explained in the README of the peers. */
public final class Flowable8Jobs implements JobEngineFactory {

  private static final Duration ACQUIRE_WAIT = Duration.ofMillis(100);
  private static final int QUEUE_PER_THREAD = 64;
  private static final int FAILED_WAIT_SECONDS = 1;
  private static final int TRIES = 100;

  private static final ModelDialect DIALECT =
      new ModelDialect(
          "http://flowable.org/bpmn",
          Flowable8Jobs.class.getPackageName(),
          ModelDialect.SignalScope.ATTRIBUTE);

  @Override
  public JobEngine open(JobEngineSettings settings) {
    return ConnectionPool.start(
        settings.database(),
        settings.connections(),
        pool -> new Node(configuration(settings, pool).buildProcessEngine(), pool));
  }

  private static StandaloneProcessEngineConfiguration configuration(
      JobEngineSettings settings, ConnectionPool pool) {
    StandaloneProcessEngineConfiguration configuration = new StandaloneProcessEngineConfiguration();
    configuration.setDataSource(pool.dataSource());
    configuration.setDatabaseSchemaUpdate(settings.createsTables() ? "true" : "false");
    configuration.setHistory(settings.history().amongNoneAuditFull());
    configuration.setEnableEventDispatcher(false);
    configuration.setDisableIdmEngine(true);
    configuration.setDisableEventRegistry(true);
    configuration.setAsyncExecutorActivate(false);
    configuration.setAsyncExecutorCorePoolSize(settings.threads());
    configuration.setAsyncExecutorMaxPoolSize(settings.threads());
    configuration.setAsyncExecutorThreadPoolQueueSize(settings.threads() * QUEUE_PER_THREAD);
    configuration.setAsyncExecutorNumberOfRetries(TRIES);
    configuration.setAsyncFailedJobWaitTime(FAILED_WAIT_SECONDS);
    AsyncJobExecutorConfiguration executor = configuration.getAsyncExecutorConfiguration();
    executor.setLockOwner(settings.node());
    executor.setGlobalAcquireLockEnabled(true);
    executor.setMaxAsyncJobsDuePerAcquisition(settings.threads() * QUEUE_PER_THREAD / 2);
    executor.setMaxTimerJobsPerAcquisition(settings.threads() * QUEUE_PER_THREAD / 2);
    executor.setDefaultAsyncJobAcquireWaitTime(ACQUIRE_WAIT);
    executor.setDefaultTimerJobAcquireWaitTime(ACQUIRE_WAIT);
    executor.setDefaultQueueSizeFullWaitTime(ACQUIRE_WAIT);
    return configuration;
  }

  /**
   * The running engine.
   *
   * @param engine the engine
   * @param pool its connections
   */
  private record Node(ProcessEngine engine, ConnectionPool pool) implements JobEngine {

    @Override
    public String version() {
      return "8.0.0";
    }

    @Override
    public void deploy(JobModel model) {
      Model translated = DIALECT.apply(model.model());
      engine
          .getRepositoryService()
          .createDeployment()
          .name("benchmark")
          .addString(translated.resourceName(), translated.xml())
          .deploy();
    }

    @Override
    public void make(JobModel model, long number) {
      engine.getRuntimeService().startProcessInstanceByKey(model.process());
    }

    @Override
    public void startExecutor() {
      engine.getProcessEngineConfiguration().getAsyncExecutor().start();
    }

    @Override
    public void stopExecutor() {
      engine.getProcessEngineConfiguration().getAsyncExecutor().shutdown();
    }

    @Override
    public JobCounts counts() {
      ManagementService management = engine.getManagementService();
      return new JobCounts(
          management.createJobQuery().count() + management.createTimerJobQuery().count(),
          management.createDeadLetterJobQuery().count(),
          engine.getRuntimeService().createProcessInstanceQuery().count(),
          0);
    }

    @Override
    public void close() {
      engine.close();
      pool.close();
    }
  }
}
