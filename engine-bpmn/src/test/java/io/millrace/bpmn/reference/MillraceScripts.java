package io.millrace.bpmn.reference;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.transaction.TransactionalEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import io.millrace.test.script.ScriptRunner;
import io.millrace.test.script.ScriptedEngine;
import java.util.List;
import java.util.Map;

/** An engine for processes that runs scripts. */
final class MillraceScripts extends ScriptedEngine<ProcessModel, Action> {

  private final Database database;
  private final MillraceDeployments deployed = new MillraceDeployments();
  private ProcessEngine engine;

  MillraceScripts(Database database) {
    super(database);
    this.database = database;
    engine = build();
  }

  private ProcessEngine build() {
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(connections())
            .setDatabaseSchemaUpdate("true")
            .setBeans(Map.of("work", new MillraceProcess.Workshop()))
            .setScriptLanguages(List.of("tiny"));
    GroupCommitOption.ifSet(configuration::setGroupCommitConnections);
    return configuration.buildProcessEngine();
  }

  @Override
  protected void restart() {
    engine.close();
    engine = build();
  }

  @Override
  protected TransactionalEngine engine() {
    return engine;
  }

  @Override
  protected void deploy(ProcessModel model) {
    deployed.definitionOf(model, engine);
  }

  @Override
  protected ScriptRunner<ProcessModel, Action> runner() {
    return new MillraceProcess(engine, deployed);
  }

  @Override
  protected ScriptRunner<ProcessModel, Action> runner(ScriptRunner<ProcessModel, Action> same) {
    return ((MillraceProcess) same).on(engine);
  }

  @Override
  protected boolean runsJob(Action action) {
    return action instanceof Action.RunJob || action instanceof Action.Timer;
  }

  @Override
  public void close() {
    engine.close();
    EmptyTables.in(database);
    super.close();
  }
}
