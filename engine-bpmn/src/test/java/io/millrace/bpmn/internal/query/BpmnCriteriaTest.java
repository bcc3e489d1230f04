package io.millrace.bpmn.internal.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.history.HistoricActivityInstanceQuery;
import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.internal.BpmnTables;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.bpmn.runtime.KeptMessageQuery;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.internal.persistence.TextRows;
import io.millrace.common.internal.query.CriterionCheck;
import io.millrace.common.internal.query.EveryCriterion;
import io.millrace.common.internal.query.Payloads;
import io.millrace.common.internal.query.TextTables;
import io.millrace.common.task.TaskQuery;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@WithoutInvariants("each row is filled to find it again")
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BpmnCriteriaTest {

  private InstanceStore store;

  @BeforeAll
  void open(Database database) {
    store = new InstanceStore(database);
  }

  @AfterAll
  void close() {
    store.close();
  }

  private List<EveryCriterion> queries() {
    var queries = store.queries();
    return List.of(
        new EveryCriterion(ProcessInstanceQuery.class, queries::processInstances),
        new EveryCriterion(ExecutionQuery.class, queries::executions),
        new EveryCriterion(ActivityInstanceQuery.class, queries::activityInstances),
        new EveryCriterion(HistoricProcessInstanceQuery.class, queries::historicProcessInstances),
        new EveryCriterion(HistoricActivityInstanceQuery.class, queries::historicActivityInstances),
        new EveryCriterion(ProcessDefinitionQuery.class, queries::processDefinitions),
        new EveryCriterion(DeploymentQuery.class, queries::deployments),
        new EveryCriterion(KeptMessageQuery.class, queries::keptMessages),
        new EveryCriterion(TaskQuery.class, queries::tasks),
        new EveryCriterion(HistoricTaskInstanceQuery.class, queries::historicTasks));
  }

  @Test
  void everyCriterionIsValidSqlAloneInAGroupAndOnAPage() {
    queries().forEach(query -> new CriterionCheck(query).runsEveryCriterion("4711"));
  }

  @Test
  void everyCriterionTellsTextsApart() {
    var database = store.store().executor().environment().database();
    var rows = new TextTables(database, BpmnTables.create());
    rows.with("MR_EXECUTION", "PARENT_ID_", null).with("MR_EXECUTION");
    // when
    var unseen = rows.unseen(queries(), List.of("bpmn", "cmmn", TextRows.HELD));
    // then
    assertThat(unseen)
        .as("words of the engine, and names of what is read along")
        .containsExactly(
            "HistoricProcessInstanceQuery.includeProcessVariables",
            "HistoricTaskInstanceQuery.taskState",
            "ProcessInstanceQuery.includeProcessVariables",
            "TaskQuery.taskState");
  }

  @Test
  void everyOrderIsValidSqlInBothDirectionsAndWithBothPlacesForNulls() {
    queries().forEach(query -> new CriterionCheck(query).runsEveryOrder());
  }

  @Test
  void noTextOfACallerChangesTheSql() {
    for (var query : queries()) {
      var usual = sentWith(query, "some text");
      for (var payload : Payloads.ALL) {
        assertThat(sentWith(query, payload)).as(payload).isEqualTo(usual);
      }
    }
  }

  private List<String> sentWith(EveryCriterion query, String text) {
    store.store().forgetSent();
    new CriterionCheck(query).lists(text);
    return store.store().sent();
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
