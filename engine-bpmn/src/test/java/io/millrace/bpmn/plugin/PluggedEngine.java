package io.millrace.bpmn.plugin;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.test.database.Database;
import io.millrace.test.database.GroupCommitOption;
import io.millrace.test.database.TestDatabase;
import java.util.function.Consumer;

/** An engine with plug-ins on a database of its own. */
record PluggedEngine(ProcessEngine engine) implements AutoCloseable {

  static PluggedEngine with(EnginePlugin... plugins) {
    return on(TestDatabase.current().freshDatabase(), plugins);
  }

  /** Returns an engine that is configured, on a database of its own. */
  static PluggedEngine of(ProcessEngineConfiguration configuration) {
    return on(TestDatabase.current().freshDatabase(), configuration);
  }

  private static PluggedEngine on(Database database, EnginePlugin... plugins) {
    return on(database, new ProcessEngineConfiguration(), plugins);
  }

  private static PluggedEngine on(
      Database database, ProcessEngineConfiguration configuration, EnginePlugin... plugins) {
    configuration
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setDatabaseSchemaUpdate("true");
    GroupCommitOption.ifSet(configuration::setGroupCommitConnections);
    for (var plugin : plugins) {
      configuration.addPlugin(plugin);
    }
    return new PluggedEngine(configuration.buildProcessEngine());
  }

  /** Returns an engine with a plug-in that registers something. */
  static PluggedEngine registering(Consumer<EngineExtensions> registration) {
    return on(TestDatabase.current().freshDatabase(), registration);
  }

  /** Returns an engine on a database with a plug-in that registers something. */
  static PluggedEngine on(Database database, Consumer<EngineExtensions> registration) {
    return on(
        database,
        new EnginePlugin() {
          @Override
          public String getName() {
            return "test";
          }

          @Override
          public void configure(EngineExtensions extensions) {
            registration.accept(extensions);
          }
        });
  }

  PluggedEngine deploy(BpmnBuilder... processes) {
    var deployment = engine.getRepositoryService().createDeployment();
    for (var process : processes) {
      deployment.addBytes(process.resourceName(), process.toBytes());
    }
    deployment.deploy();
    return this;
  }

  @Override
  public void close() {
    engine.close();
  }
}
