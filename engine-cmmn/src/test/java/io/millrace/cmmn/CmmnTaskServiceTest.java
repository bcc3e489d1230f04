package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.history.HistoricTaskInstance;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.task.DelegationState;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import io.millrace.common.task.TaskQuery;
import io.millrace.test.QueryTable;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is not said here is tested with the shared calls; here a case stands behind the task. */
@WithoutInvariants("a task of a process stands beside those of cases, without its process")
@DatabaseTest
class CmmnTaskServiceTest {

  private final Database database;
  private CaseEngine engine;
  private CmmnTaskService tasks;
  private CaseInstance claim;
  private Task check;

  CmmnTaskServiceTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    tasks = engine.tasks();
    engine.deploy("claim", "check", "pay");
    claim = engine.start("claim");
    check = engine.task(claim, "check");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private Task now() {
    return tasks.createTaskQuery().taskId(check.getId()).singleResult();
  }

  @Test
  @Covers("9 human task")
  void aTaskIsClaimedUnclaimedAssignedAndGivenAnOwner() {
    tasks.claim(check.getId(), "kermit");
    assertThatThrownBy(() -> tasks.claim(check.getId(), "piggy"))
        .isInstanceOf(TaskAlreadyClaimedException.class);
    assertThat(now().getAssignee()).isEqualTo("kermit");
    tasks.unclaim(check.getId());
    assertThat(now().getAssignee()).isNull();
    tasks.setAssignee(check.getId(), "gonzo");
    tasks.setOwner(check.getId(), "piggy");
    tasks.setPriority(check.getId(), 77);
    var due = new Date(1_900_000_000_000L);
    tasks.setDueDate(check.getId(), due);
    assertThat(now().getAssignee()).isEqualTo("gonzo");
    assertThat(now().getOwner()).isEqualTo("piggy");
    assertThat(now().getPriority()).isEqualTo(77);
    assertThat(now().getDueDate()).isEqualTo(due);
    engine.checkInvariants();
  }

  @Test
  @Covers("9 human task")
  void aDelegatedTaskIsResolvedBeforeItsCaseGoesOn() {
    tasks.setAssignee(check.getId(), "kermit");
    tasks.delegateTask(check.getId(), "fozzie");
    assertThat(now().getDelegationState()).isEqualTo(DelegationState.PENDING);
    assertThatThrownBy(() -> tasks.complete(check.getId()))
        .isInstanceOf(IllegalStateEngineException.class);
    tasks.resolveTask(check.getId(), Map.of("joke", "good"));
    assertThat(now().getAssignee()).isEqualTo("kermit");
    assertThat(engine.runtime().getVariable(claim.getId(), "joke")).isEqualTo("good");
    tasks.complete(check.getId());
    assertThat(now()).isNull();
    engine.checkInvariants();
  }

  @Test
  void completionSetsVariablesOfTheCaseOrOfTheTask() {
    tasks.complete(check.getId(), "kermit", Map.of("approved", true));
    assertThat(engine.runtime().getVariable(claim.getId(), "approved")).isEqualTo(true);
    tasks.complete(engine.task(claim, "pay").getId(), Map.of("amount", 100), true);
    var history = engine.history();
    assertThat(history.createHistoricCaseInstanceQuery().finished().count()).isEqualTo(1);
    assertThat(
            history
                .createHistoricTaskInstanceQuery()
                .taskDefinitionKey("check")
                .singleResult()
                .getCompletedBy())
        .isEqualTo("kermit");
    new QueryTable<HistoricTaskInstanceQuery, HistoricTaskInstance>(
            history::createHistoricTaskInstanceQuery, HistoricTaskInstance::getTaskDefinitionKey)
        .finds("pay", q -> q.taskVariableValueEquals("amount", 100L))
        .finds("check pay", q -> q.caseVariableValueEquals("approved", true))
        .finds("", q -> q.processVariableValueEquals("approved", true))
        .check();
    engine.checkInvariants();
  }

  @Test
  void variablesAreSeenUpToTheCase() {
    engine.runtime().setVariable(claim.getId(), "amount", 1);
    tasks.setVariableLocal(check.getId(), "amount", 2);
    tasks.setVariable(check.getId(), "city", "Ulm");
    assertThat(tasks.getVariables(check.getId())).isEqualTo(Map.of("amount", 2, "city", "Ulm"));
    assertThat(tasks.getVariablesLocal(check.getId())).isEqualTo(Map.of("amount", 2));
    assertThat(tasks.getVariable(engine.task(claim, "pay").getId(), "amount")).isEqualTo(1);
    assertThat(engine.runtime().getVariable(claim.getId(), "city")).isEqualTo("Ulm");
    tasks.removeVariableLocal(check.getId(), "amount");
    assertThat(tasks.getVariable(check.getId(), "amount")).isEqualTo(1);
    engine.checkInvariants();
  }

  @Test
  void identityLinksAreAddedListedAndFound() {
    tasks.addCandidateUser(check.getId(), "kermit");
    tasks.addCandidateGroup(check.getId(), "frogs");
    tasks.addUserIdentityLink(check.getId(), "gonzo", "watcher");
    assertThat(tasks.getIdentityLinksForTask(check.getId()))
        .extracting(IdentityLink::getType, IdentityLink::getUserId, IdentityLink::getGroupId)
        .containsExactly(
            tuple("candidate", "kermit", null),
            tuple("candidate", null, "frogs"),
            tuple("watcher", "gonzo", null));
    assertThat(tasks.createTaskQuery().taskCandidateGroup("frogs").count()).isEqualTo(1);
    tasks.deleteCandidateUser(check.getId(), "kermit");
    assertThat(tasks.createTaskQuery().taskCandidateUser("kermit").count()).isZero();
    tasks.complete(check.getId());
    assertThat(engine.history().getHistoricIdentityLinksForTask(check.getId())).hasSize(2);
    engine.checkInvariants();
  }

  @Test
  void historyTellsAssigneeAndOwnerAsTheOpenTaskDoes() {
    // given
    tasks.setOwner(check.getId(), "kermit");
    tasks.claim(check.getId(), "gonzo");
    tasks.addCandidateGroup(check.getId(), "frogs");
    // then
    var history = engine.history();
    var links = List.of("assignee gonzo", "owner kermit", "candidate null");
    assertThat(tasks.getIdentityLinksForTask(check.getId()))
        .extracting(link -> link.getType() + " " + link.getUserId())
        .isEqualTo(links);
    assertThat(history.getHistoricIdentityLinksForTask(check.getId()))
        .extracting(link -> link.getType() + " " + link.getUserId())
        .isEqualTo(links);
    // when
    tasks.complete(check.getId());
    // then
    assertThat(history.getHistoricIdentityLinksForTask(check.getId()))
        .extracting(link -> link.getType() + " " + link.getUserId())
        .isEqualTo(links);
    engine.checkInvariants();
  }

  @Test
  void standaloneTasksAndSubTasksAreMadeSavedAndDeleted() {
    var sub =
        tasks.createTaskBuilder().name("Call").parentTaskId(check.getId()).priority(3).create();
    assertThat(tasks.getSubTasks(check.getId())).extracting(Task::getName).containsExactly("Call");
    sub.setName("Call her");
    tasks.saveTask(sub);
    var alone = tasks.newTask("e-1");
    alone.setName("Alone");
    tasks.saveTask(alone);
    assertThat(tasks.createTaskQuery().withoutScopeId().list())
        .extracting(Task::getName)
        .contains("Alone");
    assertThatThrownBy(() -> tasks.deleteTask(check.getId()))
        .isInstanceOf(IllegalStateEngineException.class);
    tasks.deleteTask(alone.getId(), "no longer wanted");
    tasks.complete(check.getId());
    assertThat(tasks.createTaskQuery().count()).isEqualTo(1);
    engine.checkInvariants();
  }

  @Test
  void oneQueryFindsTheTasksOfProcessesAndOfCases() {
    var deployment = engine.deploy("other", "look").getId();
    var other = engine.start("other");
    engine.runtime().setVariable(claim.getId(), "city", "Ulm");
    var alone = tasks.newTask();
    alone.setName("alone");
    tasks.saveTask(alone);
    engine.write(
        "insert into MR_TASK (ID_, CREATE_TIME_, ROOT_INSTANCE_ID_, SCOPE_ID_, SUB_SCOPE_ID_,"
            + " SCOPE_DEFINITION_ID_, REV_, PRIORITY_, CHILD_COUNT_, VARIABLE_COUNT_,"
            + " IDENTITY_LINK_COUNT_, HISTORY_LEVEL_, SUSPENDED_, SCOPE_TYPE_, NAME_,"
            + " TASK_DEFINITION_KEY_, ASSIGNEE_)"
            + " values (7, timestamp '2021-05-06 10:00:00', 5, 5, 6, 4, 1, 50, 0, 0, 0, 3, false,"
            + " 'bpmn', 'ship', 'ship', 'kermit')");
    tasks.claim(check.getId(), "kermit");
    var item = now().getSubScopeId();
    var table = new QueryTable<TaskQuery, Task>(tasks::createTaskQuery, CmmnTaskServiceTest::word);
    table.finds("check pay look ship alone", q -> q);
    findsByScope(table, claim, other, deployment);
    table
        .finds("check", q -> q.planItemInstanceId(item))
        .finds("check ship", q -> q.taskAssignee("kermit"))
        .finds("ship", q -> q.processInstanceId("5"))
        .finds("ship alone", q -> q.withoutScopeId())
        .finds("check pay look alone", q -> q.withoutProcessInstanceId())
        .finds("ship look", q -> q.or().processInstanceId("5").caseDefinitionKey("other").endOr())
        .orders("ship check pay look alone", q -> q.orderByTaskCreateTime())
        .check();
    var historic =
        new QueryTable<HistoricTaskInstanceQuery, HistoricTaskInstance>(
            engine.history()::createHistoricTaskInstanceQuery,
            found -> found.getTaskDefinitionKey() == null ? "alone" : found.getTaskDefinitionKey());
    engine.end(claim);
    findsByScope(historic, claim, other, deployment);
    historic.finds("check", q -> q.planItemInstanceId(item)).check();
  }

  private static String word(Task task) {
    return task.getTaskDefinitionKey() == null ? task.getName() : task.getTaskDefinitionKey();
  }

  private static <Q extends TaskInfoQuery<Q, U>, U extends TaskInfo> void findsByScope(
      QueryTable<Q, U> table, CaseInstance claim, CaseInstance other, String deployment) {
    table
        .finds("check pay look", q -> q.scopeType("cmmn"))
        .finds("look", q -> q.scopeId(other.getId()))
        .finds("check pay look", q -> q.scopeIds(Set.of(claim.getId(), other.getId())))
        .finds("check pay", q -> q.caseInstanceId(claim.getId()))
        .finds("look", q -> q.caseDefinitionId(other.getCaseDefinitionId()))
        .finds("check pay", q -> q.caseDefinitionKey("claim"))
        .finds("look", q -> q.caseDefinitionKeyLike("o%"))
        .finds("look", q -> q.caseDefinitionKeyLikeIgnoreCase("O%"))
        .finds("check pay look", q -> q.caseDefinitionKeyIn(List.of("claim", "other")))
        .finds("look", q -> q.cmmnDeploymentId(deployment))
        .finds("look", q -> q.cmmnDeploymentIdIn(List.of(deployment, "x")))
        .finds("check pay", q -> q.caseVariableExists("city"))
        .finds("check pay", q -> q.caseVariableValueEquals("city", "Ulm"))
        .finds("check pay", q -> q.caseVariableValueLike("city", "U%"))
        .finds("", q -> q.caseVariableValueNotEquals("city", "Ulm"))
        .finds("", q -> q.processVariableExists("city"));
  }

  @Test
  void variablesOfTheCaseAreReadAlongIfTheQuerySaysSo() {
    engine.runtime().setVariable(claim.getId(), "city", "Ulm");
    tasks.setVariableLocal(check.getId(), "local", 1);
    var query = tasks.createTaskQuery().taskId(check.getId());
    assertThat(query.singleResult().getCaseVariables()).isEmpty();
    var found = query.includeCaseVariables().includeTaskLocalVariables().singleResult();
    assertThat(found.getCaseVariables()).isEqualTo(Map.of("city", "Ulm"));
    assertThat(found.getTaskLocalVariables()).isEqualTo(Map.of("local", 1));
    assertThat(found.getProcessVariables()).isEmpty();
  }

  @Test
  void aTaskThatIsGoneIsNotFound() {
    tasks.complete(check.getId());
    assertThatThrownBy(() -> tasks.complete(check.getId()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(check.getId());
  }
}
