package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.database.ConnectionPool;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.ModelDialect;
import org.camunda.bpm.engine.ProcessEngine;
import org.camunda.bpm.engine.impl.cfg.ProcessEngineConfigurationImpl;
import org.camunda.bpm.engine.impl.cfg.StandaloneProcessEngineConfiguration;
import org.camunda.bpm.engine.impl.jobexecutor.JobExecutor;

/**
 * How the benchmark sets Camunda 7 up, be it for instances or as a node. The settings are explained
 * in the README of the peers.
 */
final class Camunda {

  private static final ModelDialect DIALECT =
      new ModelDialect(
          "http://camunda.org/schema/1.0/bpmn",
          Camunda.class.getPackageName(),
          ModelDialect.SignalScope.NAME);

  private Camunda() {}

  /** Switches off what processes do not need. The job executor rests until it is started. */
  static StandaloneProcessEngineConfiguration configuration(ConnectionPool pool, History history) {
    StandaloneProcessEngineConfiguration configuration = new StandaloneProcessEngineConfiguration();
    configuration.setDataSource(pool.dataSource());
    configuration.setHistory(history.amongNoneAuditFull());
    configuration.setJobExecutorActivate(false);
    configuration.setMetricsEnabled(false);
    configuration.setTaskMetricsEnabled(false);
    configuration.setHistoryCleanupEnabled(false);
    configuration.setEnforceHistoryTimeToLive(false);
    configuration.setAuthorizationEnabled(false);
    configuration.setDbIdentityUsed(false);
    configuration.setCmmnEnabled(false);
    configuration.setDmnEnabled(false);
    return configuration;
  }

  static void deploy(Model model, ProcessEngine engine) {
    Model translated = DIALECT.apply(model);
    engine
        .getRepositoryService()
        .createDeployment()
        .name("benchmark")
        .addString(translated.resourceName(), translated.xml())
        .deploy();
  }

  static JobExecutor jobExecutor(ProcessEngine engine) {
    return ((ProcessEngineConfigurationImpl) engine.getProcessEngineConfiguration())
        .getJobExecutor();
  }
}
