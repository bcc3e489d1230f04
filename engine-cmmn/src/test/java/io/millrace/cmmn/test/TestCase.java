package io.millrace.cmmn.test;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.test.database.Database;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * An engine with one case, and the questions that tests ask about it. The invariants are checked
 * when it is closed. Used by one thread.
 */
public final class TestCase implements AutoCloseable {

  private final Database database;
  private final CaseEngine engine;
  private CaseInstance instance;

  private TestCase(Database database, CaseEngine engine) {
    this.database = database;
    this.engine = engine;
  }

  /** Builds an engine and deploys a case whose plan model holds some plan items. */
  public static TestCase of(Database database, PlannedItem... items) {
    return ofPlan(database, PlannedItem.stage("plan", items));
  }

  /** Builds an engine and deploys a case with a plan model. */
  public static TestCase ofPlan(Database database, PlannedItem planModel) {
    return of(database, Map.of(), planModel);
  }

  /** Builds an engine with beans and deploys a case with a plan model. */
  public static TestCase of(Database database, Map<String, Object> beans, PlannedItem planModel) {
    return of(database, configuration -> configuration.setBeans(beans), planModel);
  }

  /** Builds an engine with settings and deploys a case with a plan model. */
  public static TestCase of(
      Database database, UnaryOperator<CmmnEngineConfiguration> settings, PlannedItem planModel) {
    return ofFile(database, settings, planModel.file());
  }

  /** Builds an engine and deploys a file with a case, {@code case}. */
  public static TestCase ofFile(Database database, String file) {
    return ofFile(database, UnaryOperator.identity(), file);
  }

  /** Builds an engine and deploys the case {@code case} with a plan model, both written as XML. */
  public static TestCase ofXml(
      Database database,
      UnaryOperator<CmmnEngineConfiguration> settings,
      String attributes,
      String planModel) {
    return ofFile(database, settings, file(attributes, "", planModel));
  }

  /** Builds an engine and deploys the case {@code case} with a plan model, both written as XML. */
  public static TestCase ofXml(Database database, String attributes, String planModel) {
    return ofXml(database, UnaryOperator.identity(), attributes, planModel);
  }

  /**
   * Returns a file with the case {@code case}.
   *
   * @param attributes attributes of the case
   * @param content what stands in the case before its plan model
   * @param planModel what stands in its plan model
   */
  public static String file(String attributes, String content, String planModel) {
    return """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
            xmlns:flowable="http://flowable.org/cmmn" xmlns:camunda="http://camunda.org/schema/1.0/cmmn"
            targetNamespace="test">
          <case id="case" %s>%s<casePlanModel id="plan">%s</casePlanModel></case>
        </definitions>
        """
        .formatted(attributes, content, planModel);
  }

  /** Builds an engine with settings and deploys a file with the case {@code case}. */
  public static TestCase ofFile(
      Database database, UnaryOperator<CmmnEngineConfiguration> settings, String file) {
    var test = new TestCase(database, new CaseEngine(database, settings));
    return test.orClosed(
        () -> test.engine.repository().createDeployment().addString("case.cmmn", file).deploy());
  }

  /** Does something; if it fails there is no test that would close the engine. */
  private TestCase orClosed(Runnable beginning) {
    try {
      beginning.run();
      return this;
    } catch (RuntimeException | Error e) {
      engine.close();
      throw e;
    }
  }

  /** Returns a file with a case that has a plan model. */
  public static String file(PlannedItem planModel) {
    return planModel.file();
  }

  /** Returns the engine. */
  public CmmnEngine engine() {
    return engine.engine();
  }

  /** Returns the service for running cases. */
  public CmmnRuntimeService runtime() {
    return engine.runtime();
  }

  /** Deploys a further version of the case, whose plan model holds some plan items; its id. */
  public String deploy(PlannedItem... items) {
    return deployFile(file(PlannedItem.stage("plan", items)));
  }

  /** Deploys a further version of the case as a file describes it; its id. */
  public String deployFile(String file) {
    var repository = engine().getCmmnRepositoryService();
    repository.createDeployment().addString("case.cmmn", file).deploy();
    return repository
        .createCaseDefinitionQuery()
        .caseDefinitionKey("case")
        .latestVersion()
        .singleResult()
        .getId();
  }

  /** Returns a builder of a migration to a version. */
  public CaseInstanceMigrationBuilder migrationTo(String definitionId) {
    return engine()
        .getCmmnMigrationService()
        .createCaseInstanceMigrationBuilder()
        .migrateToCaseDefinition(definitionId);
  }

  /** Starts the case. */
  public TestCase start() {
    return start(Map.of());
  }

  /** Starts the case with variables. */
  public TestCase start(Map<String, Object> variables) {
    return orClosed(
        () ->
            instance =
                engine
                    .runtime()
                    .createCaseInstanceBuilder()
                    .caseDefinitionKey("case")
                    .variables(variables)
                    .start());
  }

  /** Returns the case as it was started. */
  public CaseInstance instance() {
    return instance;
  }

  /** Returns the id of the case. */
  public String id() {
    return instance.getId();
  }

  /** Completes the oldest task of a plan item. */
  public TestCase complete(String item) {
    return complete(item, Map.of());
  }

  /** Completes the oldest task of a plan item with variables. */
  public TestCase complete(String item, Map<String, Object> variables) {
    var task =
        rows("select T.ID_ from MR_TASK T, MR_PLAN_ITEM P where T.SUB_SCOPE_ID_ = P.ID_ and P.ELEMENT_ID_ = '"
                + item
                + "' order by T.ID_")
            .get(0);
    engine.tasks().complete(task, variables);
    return this;
  }

  /** Triggers the oldest active or available instance of a plan item. */
  public TestCase trigger(String item) {
    engine.runtime().triggerPlanItemInstance(itemId(item));
    return this;
  }

  /** Returns the id of the oldest instance of a plan item. */
  public String itemId(String item) {
    return rows("select ID_ from MR_PLAN_ITEM where ELEMENT_ID_ = '" + item + "' order by ID_")
        .get(0);
  }

  /** Lets time pass and runs the jobs that are due then. */
  public TestCase pass(Duration time) {
    engine().clock().advance(time);
    engine().runDueJobs();
    return this;
  }

  /** Sets a variable of the case. */
  public TestCase set(String name, Object value) {
    engine.runtime().setVariable(id(), name, value);
    return this;
  }

  /** Returns the open plan items as {@code item state}, sorted, instances of one each. */
  public List<String> open() {
    engine.checkInvariants();
    return rows("select ELEMENT_ID_, STATE_ from MR_PLAN_ITEM order by ELEMENT_ID_, STATE_, ID_");
  }

  /** Returns the plan items that are over as {@code item state}, in the order of their end. */
  public List<String> over() {
    return rows(
        "select ELEMENT_ID_, STATE_ from MR_HI_PLAN_ITEM order by ELEMENT_ID_, STATE_, ID_");
  }

  /** Returns the state of the case. */
  public String state() {
    engine.checkInvariants();
    var live = rows("select STATE_ from MR_CASE_INSTANCE");
    return live.isEmpty() ? rows("select STATE_ from MR_HI_CASE_INSTANCE").get(0) : live.get(0);
  }

  /** Returns the rows of a query, the values of each separated by blanks. */
  public List<String> rows(String sql) {
    try (var statement = TestDatabase.current().observer(database).createStatement();
        var result = statement.executeQuery(sql)) {
      var rows = new ArrayList<String>();
      while (result.next()) {
        var values = new ArrayList<String>();
        for (var i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          values.add(result.getString(i));
        }
        rows.add(String.join(" ", values));
      }
      return rows;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      engine.checkInvariants();
    } finally {
      engine.close();
    }
  }

  /** Returns a map of names and values. */
  public static Map<String, Object> variables(Object... namesAndValues) {
    var map = new HashMap<String, Object>();
    for (var i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
