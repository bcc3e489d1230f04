package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.jobs.JobCounts;
import io.millrace.benchmark.jobs.JobEngine;
import io.millrace.benchmark.jobs.JobEngineFactory;
import io.millrace.benchmark.jobs.JobEngineSettings;
import io.millrace.benchmark.jobs.JobModel;
import org.camunda.bpm.engine.ManagementService;
import org.camunda.bpm.engine.ProcessEngine;
import org.camunda.bpm.engine.impl.cfg.StandaloneProcessEngineConfiguration;
import org.camunda.bpm.engine.impl.jobexecutor.DefaultJobExecutor;

/** Camunda 7 as a node. The settings are explained in the README of the peers. */
public final class CamundaJobs implements JobEngineFactory {

  private static final int ACQUIRE_WAIT_MILLIS = 100;
  private static final int QUEUE_PER_THREAD = 4;
  private static final int TRIES = 100;

  @Override
  public JobEngine open(JobEngineSettings settings) {
    return ConnectionPool.start(
        settings.database(),
        settings.connections(),
        pool -> new Node(configuration(settings, pool).buildProcessEngine(), pool));
  }

  private static StandaloneProcessEngineConfiguration configuration(
      JobEngineSettings settings, ConnectionPool pool) {
    StandaloneProcessEngineConfiguration configuration =
        Camunda.configuration(pool, settings.history());
    configuration.setDatabaseSchemaUpdate(settings.createsTables() ? "true" : "false");
    configuration.setDefaultNumberOfRetries(TRIES);
    configuration.setJobExecutor(executor(settings));
    return configuration;
  }

  private static DefaultJobExecutor executor(JobEngineSettings settings) {
    DefaultJobExecutor executor = new DefaultJobExecutor();
    executor.setLockOwner(settings.node());
    executor.setCorePoolSize(settings.threads());
    executor.setMaxPoolSize(settings.threads());
    executor.setQueueSize(settings.threads() * QUEUE_PER_THREAD);
    executor.setMaxJobsPerAcquisition(settings.threads() * QUEUE_PER_THREAD / 2);
    executor.setWaitTimeInMillis(ACQUIRE_WAIT_MILLIS);
    executor.setMaxWait(ACQUIRE_WAIT_MILLIS);
    return executor;
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
      return "7.24.0";
    }

    @Override
    public void deploy(JobModel model) {
      Camunda.deploy(model.model(), engine);
    }

    @Override
    public void make(JobModel model, long number) {
      engine.getRuntimeService().startProcessInstanceByKey(model.process());
    }

    @Override
    public void startExecutor() {
      Camunda.jobExecutor(engine).start();
    }

    @Override
    public void stopExecutor() {
      Camunda.jobExecutor(engine).shutdown();
    }

    @Override
    public JobCounts counts() {
      ManagementService management = engine.getManagementService();
      long dead = management.createJobQuery().noRetriesLeft().count();
      return new JobCounts(
          management.createJobQuery().count() - dead,
          dead,
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
