package io.millrace.common.internal.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.batch.BatchPartQuery;
import io.millrace.common.batch.BatchQuery;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricJobLogQuery;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.history.UserOperationLogQuery;
import io.millrace.common.incident.HistoricIncidentQuery;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.persistence.TextRows;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.ExternalWorkerJobQuery;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.SuspendedJobQuery;
import io.millrace.common.job.TimerJobQuery;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskQuery;
import io.millrace.common.variable.VariableInstanceQuery;
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
class SharedCriteriaTest {

  private QueryStore store;

  @BeforeAll
  void open(Database database) {
    store = new QueryStore(database);
  }

  @AfterAll
  void close() {
    store.close();
  }

  private List<EveryCriterion> queries() {
    var queries = store.queries();
    return List.of(
        new EveryCriterion(TaskQuery.class, queries::tasks),
        new EveryCriterion(HistoricTaskInstanceQuery.class, queries::historicTasks),
        new EveryCriterion(VariableInstanceQuery.class, queries::variables),
        new EveryCriterion(HistoricVariableInstanceQuery.class, queries::historicVariables),
        new EveryCriterion(HistoricDetailQuery.class, queries::historicDetails),
        new EveryCriterion(JobQuery.class, queries::jobs),
        new EveryCriterion(TimerJobQuery.class, queries::timerJobs),
        new EveryCriterion(SuspendedJobQuery.class, queries::suspendedJobs),
        new EveryCriterion(DeadLetterJobQuery.class, queries::deadLetterJobs),
        new EveryCriterion(ExternalWorkerJobQuery.class, queries::externalWorkerJobs),
        new EveryCriterion(IncidentQuery.class, queries::incidents),
        new EveryCriterion(HistoricIncidentQuery.class, queries::historicIncidents),
        new EveryCriterion(HistoricJobLogQuery.class, queries::historicJobLogs),
        new EveryCriterion(UserOperationLogQuery.class, queries::userOperations),
        new EveryCriterion(EventSubscriptionQuery.class, queries::eventSubscriptions),
        new EveryCriterion(BatchQuery.class, queries::batches),
        new EveryCriterion(BatchPartQuery.class, queries::batchParts));
  }

  @Test
  void everyCriterionIsValidSqlAloneInAGroupAndOnAPage() {
    queries().forEach(query -> new CriterionCheck(query).runsEveryCriterion("4711"));
  }

  @Test
  void everyCriterionTellsTextsApart() {
    var database = store.store().executor().environment().database();
    var rows = new TextTables(database, store.store().tables());
    // when
    var unseen = rows.unseen(queries(), List.of("bpmn", "cmmn", TextRows.HELD));
    // then
    assertThat(unseen)
        .as("words of the engine, and what there is with processes alone")
        .containsExactly(
            "HistoricDetailQuery.variableTypeIn",
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
  void textsOfCallersMeanThemselves() {
    Payloads.ALL.forEach(payload -> store.task(task -> task.name(payload)));
    for (var payload : Payloads.ALL) {
      var found = store.queries().tasks().taskName(payload).singleResult();
      assertThat(found.getName()).isEqualTo(payload);
      var pattern = payload.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_");
      assertThat(store.queries().tasks().taskNameLike(pattern).list())
          .extracting(Task::getName)
          .containsExactly(payload);
    }
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

  @Test
  void aGroupHasToBeClosedBeforeTheQueryIsAsked() {
    var query = store.queries().tasks().or().taskName("a");
    assertThatThrownBy(query::list)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("endOr");
  }
}
