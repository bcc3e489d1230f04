package io.millrace.cmmn.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.cmmn.history.HistoricMilestoneInstanceQuery;
import io.millrace.cmmn.history.HistoricPlanItemInstanceQuery;
import io.millrace.cmmn.internal.CmmnTables;
import io.millrace.cmmn.repository.CaseDefinitionQuery;
import io.millrace.cmmn.repository.CmmnDeploymentQuery;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
import io.millrace.cmmn.runtime.GenericEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.IntentEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.MilestoneInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceQuery;
import io.millrace.cmmn.runtime.SignalEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.UserEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.VariableEventListenerInstanceQuery;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.internal.persistence.EveryTextColumn;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.persistence.TextRows;
import io.millrace.common.internal.query.CriterionCheck;
import io.millrace.common.internal.query.EveryCriterion;
import io.millrace.common.internal.query.TextTables;
import io.millrace.common.task.TaskQuery;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Each criterion and order that the queries of cases offer, found by reflection. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CmmnCriteriaTest {

  private Database home;
  private CaseEngine engine;

  @BeforeAll
  void open(Database database) {
    home = database;
    engine = new CaseEngine(database);
  }

  @AfterAll
  void close() {
    engine.close();
  }

  private List<EveryCriterion> queries() {
    var repository = engine.repository();
    var runtime = engine.runtime();
    var history = engine.history();
    return List.of(
        new EveryCriterion(CmmnDeploymentQuery.class, repository::createDeploymentQuery),
        new EveryCriterion(CaseDefinitionQuery.class, repository::createCaseDefinitionQuery),
        new EveryCriterion(CaseInstanceQuery.class, runtime::createCaseInstanceQuery),
        new EveryCriterion(PlanItemInstanceQuery.class, runtime::createPlanItemInstanceQuery),
        new EveryCriterion(MilestoneInstanceQuery.class, runtime::createMilestoneInstanceQuery),
        new EveryCriterion(
            GenericEventListenerInstanceQuery.class,
            runtime::createGenericEventListenerInstanceQuery),
        new EveryCriterion(
            UserEventListenerInstanceQuery.class, runtime::createUserEventListenerInstanceQuery),
        new EveryCriterion(
            SignalEventListenerInstanceQuery.class,
            runtime::createSignalEventListenerInstanceQuery),
        new EveryCriterion(
            IntentEventListenerInstanceQuery.class,
            runtime::createIntentEventListenerInstanceQuery),
        new EveryCriterion(
            VariableEventListenerInstanceQuery.class,
            runtime::createVariableEventListenerInstanceQuery),
        new EveryCriterion(
            HistoricCaseInstanceQuery.class, history::createHistoricCaseInstanceQuery),
        new EveryCriterion(
            HistoricPlanItemInstanceQuery.class, history::createHistoricPlanItemInstanceQuery),
        new EveryCriterion(
            HistoricMilestoneInstanceQuery.class, history::createHistoricMilestoneInstanceQuery),
        new EveryCriterion(TaskQuery.class, engine.tasks()::createTaskQuery),
        new EveryCriterion(
            HistoricTaskInstanceQuery.class, history::createHistoricTaskInstanceQuery));
  }

  private io.millrace.common.internal.persistence.Database internal() {
    return io.millrace.common.internal.persistence.Database.of(
        TestDatabase.current().pool(home),
        new TableNames(null, null),
        Duration.ofSeconds(5),
        false);
  }

  @Test
  void everyTextOfEveryTableIsFoundByItselfAlone() throws SQLException {
    new EveryTextColumn(internal(), CmmnTables.create()).findsItselfAlone();
  }

  @Test
  void everyCriterionIsValidSqlAloneInAGroupAndOnAPage() {
    queries().forEach(query -> new CriterionCheck(query).runsEveryCriterion("4711"));
  }

  @Test
  void everyCriterionTellsTextsApart() {
    var rows = new TextTables(internal(), CmmnTables.create());
    for (var table : List.of("MR_PLAN_ITEM", "MR_HI_PLAN_ITEM")) {
      rows.with(table).with(table, "STATE_", "active");
      for (var type : List.of("milestone", "generic", "intent", "signal", "user", "variable")) {
        var word = type.equals("milestone") ? type : type + "eventlistener";
        rows.with(table, "TYPE_", word, "STATE_", "completed");
      }
    }
    // when
    var unseen = rows.unseen(queries(), List.of("cmmn", "bpmn", TextRows.HELD));
    // then
    assertThat(unseen)
        .as("words of the engine, names of what is read along, what there is with processes alone")
        .containsExactly(
            "CaseInstanceQuery.includeCaseVariables",
            "HistoricCaseInstanceQuery.includeCaseVariables",
            "HistoricTaskInstanceQuery.processInstanceBusinessKey",
            "HistoricTaskInstanceQuery.processInstanceBusinessKeyLike",
            "HistoricTaskInstanceQuery.processInstanceBusinessKeyLikeIgnoreCase",
            "HistoricTaskInstanceQuery.taskState",
            "TaskQuery.processInstanceBusinessKey",
            "TaskQuery.processInstanceBusinessKeyLike",
            "TaskQuery.processInstanceBusinessKeyLikeIgnoreCase",
            "TaskQuery.taskState");
  }

  @Test
  void everyOrderIsValidSqlInBothDirectionsAndWithBothPlacesForNulls() {
    queries().forEach(query -> new CriterionCheck(query).runsEveryOrder());
  }

  @Test
  void noCriterionSendsATextThatTheDatabaseRefuses() {
    queries().forEach(query -> new CriterionCheck(query).refusesWhatNoDatabaseStores());
  }

  @Test
  void everyCriterionRefusesNullAndEmptyCollections() {
    var nullIsAValue =
        Set.of(
            "taskDelegationState",
            "processVariableValueEquals",
            "processVariableValueNotEquals",
            "caseVariableValueEquals",
            "caseVariableValueNotEquals",
            "taskVariableValueEquals",
            "taskVariableValueNotEquals",
            "variableValueEquals",
            "variableValueNotEquals");
    queries().forEach(query -> new CriterionCheck(query).refusesBadArguments(nullIsAValue));
  }
}
