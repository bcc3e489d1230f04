package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricVariableInstance;
import io.millrace.common.history.HistoricVariableUpdate;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CmmnHistoryServiceTest {

  private final Database database;
  private CaseEngine engine;
  private CmmnHistoryService history;

  CmmnHistoryServiceTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    open(HistoryLevel.AUDIT);
  }

  private void open(HistoryLevel level) {
    engine = new CaseEngine(database, c -> c.setHistoryLevel(level));
    history = engine.history();
    engine.deploy("claim", "check");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private CaseInstance start() {
    var instance = engine.start("claim");
    engine.runtime().setVariable(instance.getId(), "amount", 100);
    engine.runtime().addUserIdentityLink(instance.getId(), "kermit", IdentityLinkType.PARTICIPANT);
    engine.tasks().addCandidateUser(engine.task(instance, "check").getId(), "piggy");
    return instance;
  }

  private long keptRows() {
    return history.createHistoricCaseInstanceQuery().count()
        + history.createHistoricPlanItemInstanceQuery().count()
        + history.createHistoricTaskInstanceQuery().count()
        + history.createHistoricVariableInstanceQuery().count();
  }

  @Test
  @Covers("71 history")
  void historyShowsARunningCaseAndTheSameOnceItIsOver() {
    var instance = start();
    var id = instance.getId();
    assertThat(keptRows()).isEqualTo(4);
    assertThat(history.getHistoricIdentityLinksForCaseInstance(id)).hasSize(2);
    engine.end(instance);
    assertThat(keptRows()).isEqualTo(4);
    assertThat(history.getHistoricIdentityLinksForCaseInstance(id)).hasSize(2);
    var kept = history.createHistoricCaseInstanceQuery().caseInstanceId(id).singleResult();
    assertThat(kept.getState()).isEqualTo("completed");
    assertThat(kept.getDurationInMillis())
        .as("of the times in microseconds, where dates are of milliseconds")
        .isCloseTo(kept.getEndTime().getTime() - kept.getStartTime().getTime(), within(1L));
    assertThat(history.createHistoricVariableInstanceQuery().scopeId(id).list())
        .extracting(HistoricVariableInstance::getVariableName)
        .containsExactly("amount");
    assertThat(engine.runtime().createCaseInstanceQuery().count()).isZero();
  }

  @Test
  @Covers("71 history")
  void historyOfAnEndedCaseIsDeletedWithAllThatBelongsToIt() {
    var ended = start();
    var other = start();
    engine.end(ended);
    engine.end(other);
    history.deleteHistoricCaseInstance(ended.getId());
    assertThat(keptRows()).isEqualTo(4);
    assertThat(history.createHistoricCaseInstanceQuery().singleResult().getId())
        .isEqualTo(other.getId());
    assertThatThrownBy(() -> history.deleteHistoricCaseInstance(ended.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> history.getHistoricIdentityLinksForCaseInstance(ended.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> history.getStageOverview(ended.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    history.bulkDeleteHistoricCaseInstances(List.of(ended.getId(), other.getId(), "x"));
    assertThat(keptRows()).isZero();
  }

  @Test
  void historyOfWhatRunsIsNotDeleted() {
    var running = start();
    var ended = start();
    engine.end(ended);
    assertThatThrownBy(() -> history.deleteHistoricCaseInstance(running.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("is running");
    assertThatThrownBy(
            () -> history.bulkDeleteHistoricCaseInstances(List.of(running.getId(), ended.getId())))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThat(keptRows()).isEqualTo(8);
    var task = engine.task(running, "check").getId();
    assertThatThrownBy(() -> history.deleteHistoricTaskInstance(task))
        .isInstanceOf(IllegalStateEngineException.class);
    engine.tasks().complete(task, Map.of("local", 1), true);
    history.deleteHistoricTaskInstance(task);
    assertThat(history.createHistoricTaskInstanceQuery().caseInstanceId(running.getId()).count())
        .isZero();
  }

  @Test
  @Covers("71 history")
  void historyKeepsNoMoreThanItsLevelSays() {
    engine.close();
    open(HistoryLevel.INSTANCE);
    var instance = engine.start("claim");
    engine.runtime().setVariable(instance.getId(), "amount", 100);
    assertThat(history.createHistoricPlanItemInstanceQuery().count()).isZero();
    assertThat(history.createHistoricVariableInstanceQuery().count()).isZero();
    assertThat(history.createHistoricCaseInstanceQuery().variableValueEquals("amount", 100).count())
        .isZero();
    assertThat(engine.runtime().createPlanItemInstanceQuery().count()).isEqualTo(1);
    engine.end(instance);
    assertThat(history.createHistoricCaseInstanceQuery().finished().count()).isEqualTo(1);
    assertThat(history.createHistoricPlanItemInstanceQuery().count()).isZero();
  }

  private List<String> updates(UnaryOperator<HistoricDetailQuery> criteria) {
    return criteria.apply(history.createHistoricDetailQuery()).orderByTime().asc().list().stream()
        .map(HistoricVariableUpdate.class::cast)
        .map(update -> update.getVariableName() + "=" + update.getValue())
        .toList();
  }

  @Test
  @Covers("71 history")
  void theHighestLevelKeepsEachValueUntilTheCaseGoes() {
    engine.close();
    open(HistoryLevel.FULL);
    var instance = start();
    var id = instance.getId();
    engine.runtime().setVariable(id, "amount", 200);
    var task = engine.task(instance, "check");
    engine.tasks().setVariableLocal(task.getId(), "note", "mine");
    engine.runtime().setVariable(start().getId(), "amount", 300);
    assertThat(updates(q -> q.caseInstanceId(id)))
        .containsExactly("amount=100", "amount=200", "note=mine");
    assertThat(updates(q -> q.planItemInstanceId(id))).containsExactly("amount=100", "amount=200");
    assertThat(updates(q -> q.taskId(task.getId()))).containsExactly("note=mine");
    assertThat(updates(q -> q.processInstanceId(id))).isEmpty();
    assertThat(updates(q -> q.executionId(id))).isEmpty();
    var note = history.createHistoricDetailQuery().taskId(task.getId()).singleResult();
    assertThat(note.getScopeId()).isEqualTo(id);
    assertThat(note.getSubScopeId()).isEqualTo(task.getSubScopeId());
    assertThat(note.getScopeType()).isEqualTo("cmmn");
    assertThat(note.getRootInstanceId()).isEqualTo(id);
    assertThat(note.getProcessInstanceId()).isNull();
    assertThat(note.getExecutionId()).isNull();
    engine.end(instance);
    assertThat(updates(q -> q.caseInstanceId(id))).hasSize(3);
    history.deleteHistoricCaseInstance(id);
    assertThat(updates(q -> q)).containsExactly("amount=100", "amount=300");
  }
}
