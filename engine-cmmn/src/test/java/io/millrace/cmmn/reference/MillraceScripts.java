package io.millrace.cmmn.reference;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.common.transaction.TransactionalEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import io.millrace.test.script.ScriptRunner;
import io.millrace.test.script.ScriptedEngine;
import java.util.IdentityHashMap;
import java.util.Map;

/** An engine for cases that runs scripts. */
final class MillraceScripts extends ScriptedEngine<CaseModel, Action> {

  private final Database database;
  private final Map<CaseModel, String> deployed = new IdentityHashMap<>();
  private CmmnEngine engine;

  MillraceScripts(Database database) {
    super(database);
    this.database = database;
    engine = build();
  }

  private CmmnEngine build() {
    var configuration =
        new CmmnEngineConfiguration().setDataSource(connections()).setDatabaseSchemaUpdate("true");
    GroupCommitOption.ifSet(configuration::setGroupCommitConnections);
    return configuration.buildCmmnEngine();
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
  protected void deploy(CaseModel model) {
    new MillraceCase(engine, deployed).definitionOf(model);
  }

  @Override
  protected ScriptRunner<CaseModel, Action> runner() {
    return new MillraceCase(engine, deployed);
  }

  @Override
  protected ScriptRunner<CaseModel, Action> runner(ScriptRunner<CaseModel, Action> same) {
    return ((MillraceCase) same).on(engine);
  }

  @Override
  protected boolean runsJob(Action action) {
    return action instanceof Action.RunJob;
  }

  @Override
  public void close() {
    engine.close();
    EmptyTables.in(database);
    super.close();
  }
}
