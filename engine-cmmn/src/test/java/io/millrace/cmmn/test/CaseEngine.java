package io.millrace.cmmn.test;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.CmmnHistoryService;
import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.CmmnTaskService;
import io.millrace.cmmn.repository.CmmnDeployment;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.task.Task;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * An engine for cases with the calls that tests make all the time; when it is closed the tables are
 * empty.
 */
public final class CaseEngine implements AutoCloseable {

  private final Database database;
  private final CmmnEngine engine;

  /** Builds the engine. */
  public CaseEngine(Database database) {
    this(database, UnaryOperator.identity());
  }

  /** Builds the engine with settings of its own. */
  public CaseEngine(Database database, UnaryOperator<CmmnEngineConfiguration> settings) {
    this.database = database;
    var configuration =
        new CmmnEngineConfiguration()
            .setDataSource(TestDatabase.current().pool(database))
            .setDatabaseSchemaUpdate("true");
    GroupCommitOption.ifSet(configuration::setGroupCommitConnections);
    engine = settings.apply(configuration).buildCmmnEngine();
  }

  /** Returns the engine itself. */
  public CmmnEngine engine() {
    return engine;
  }

  /** Returns the service for deployments. */
  public CmmnRepositoryService repository() {
    return engine.getCmmnRepositoryService();
  }

  /** Returns the service for running cases. */
  public CmmnRuntimeService runtime() {
    return engine.getCmmnRuntimeService();
  }

  /** Returns the service for tasks. */
  public CmmnTaskService tasks() {
    return engine.getCmmnTaskService();
  }

  /** Returns the service for history. */
  public CmmnHistoryService history() {
    return engine.getCmmnHistoryService();
  }

  /** Returns the service for tables and jobs. */
  public CmmnManagementService management() {
    return engine.getCmmnManagementService();
  }

  /** Returns the XML of a case in which each of some human tasks is planned once. */
  public static String caseOf(String key, String... tasks) {
    var xml = new StringBuilder();
    xml.append("<definitions xmlns=\"http://www.omg.org/spec/CMMN/20151109/MODEL\">");
    xml.append("<case id=\"" + key + "\" name=\"Case " + key + "\"><casePlanModel id=\"plan\">");
    for (var task : tasks) {
      xml.append("<planItem id=\"item-" + task + "\" definitionRef=\"" + task + "\"/>");
    }
    for (var task : tasks) {
      xml.append("<humanTask id=\"" + task + "\" name=\"Do " + task + "\"/>");
    }
    return xml.append("</casePlanModel></case></definitions>").toString();
  }

  /** Deploys a case of human tasks. */
  public CmmnDeployment deploy(String key, String... tasks) {
    return repository().createDeployment().addString(key + ".cmmn", caseOf(key, tasks)).deploy();
  }

  /** Starts a case. */
  public CaseInstance start(String key) {
    return runtime().createCaseInstanceBuilder().caseDefinitionKey(key).start();
  }

  /** Returns an open task of a case. */
  public Task task(CaseInstance instance, String key) {
    return tasks()
        .createTaskQuery()
        .caseInstanceId(instance.getId())
        .taskDefinitionKey(key)
        .singleResult();
  }

  /** Completes all open tasks of a case, which ends it. */
  public void end(CaseInstance instance) {
    List<Task> open = tasks().createTaskQuery().caseInstanceId(instance.getId()).list();
    open.forEach(task -> tasks().complete(task.getId()));
  }

  /** Runs statements on the tables, to make what no case that is modelled here can make. */
  public void write(String... statements) {
    try (var statement = TestDatabase.current().observer(database).createStatement()) {
      for (var sql : statements) {
        statement.executeUpdate(sql);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Checks what must hold in the tables. */
  public void checkInvariants() {
    try {
      var connection = TestDatabase.current().observer(database);
      Invariants.in(connection).check(connection);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    engine.close();
    EmptyTables.in(database);
  }
}
