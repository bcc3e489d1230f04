package io.millrace.cmmn.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.cmmn.StageResponse;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.history.HistoricMilestoneInstance;
import io.millrace.cmmn.history.HistoricMilestoneInstanceQuery;
import io.millrace.cmmn.history.HistoricPlanItemInstance;
import io.millrace.cmmn.history.HistoricPlanItemInstanceQuery;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.runtime.EventListenerInstance;
import io.millrace.cmmn.runtime.MilestoneInstance;
import io.millrace.cmmn.runtime.MilestoneInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.cmmn.runtime.PlanItemInstanceInfoQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceQuery;
import io.millrace.cmmn.runtime.UserEventListenerInstanceQuery;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.test.QueryTable;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Plan items of all kinds, put into the tables beside those of a case of human tasks. */
@WithoutInvariants("rows of kinds that the case does not have are put into the tables")
@DatabaseTest
class PlanItemQueryTest {

  private static final Date EIGHT = time(8);
  private static final Date NINE = time(9);

  private final Database database;
  private CaseEngine engine;
  private CaseInstance claim;
  private CaseInstance other;

  PlanItemQueryTest(Database database) {
    this.database = database;
  }

  private static Date time(int hour) {
    return Date.from(LocalDateTime.of(2021, 5, 6, hour, 0).toInstant(ZoneOffset.UTC));
  }

  private static String at(int hour) {
    return "timestamp '2021-05-06 0" + hour + ":00:00'";
  }

  /**
   * The case has two tasks of its own, of which one is over, a stage with a milestone and listeners
   * in it, and of what is over a stage, a milestone, and one of each way to end.
   */
  @BeforeEach
  void fillTables() {
    engine = new CaseEngine(database);
    engine.deploy("claim", "check", "pay");
    engine.deploy("other", "look");
    claim = engine.start("claim");
    other = engine.start("other");
    engine.runtime().setLocalVariable(item("check"), "amount", 7);
    engine.runtime().setLocalVariable(item("pay"), "amount", 8);
    engine.runtime().setVariable(other.getId(), "city", "Ulm");
    engine.tasks().complete(engine.task(claim, "pay").getId());
    running(1, "stage", "active", "STAGE_INSTANCE_ID_", "null");
    running(2, "milestone", "available", "STAGE_INSTANCE_ID_", "1");
    running(3, "usereventlistener", "available", "LAST_AVAILABLE_TIME_", at(8));
    running(4, "usereventlistener", "unavailable", "LAST_UNAVAILABLE_TIME_", at(8));
    running(5, "genericeventlistener", "suspended", "LAST_SUSPENDED_TIME_", at(8));
    running(6, "humantask", "enabled", "LAST_ENABLED_TIME_", at(8));
    running(7, "humantask", "disabled", "LAST_DISABLED_TIME_", at(8));
    running(8, "signaleventlistener", "available", "ENTRY_CRITERION_ID_", "'entry'");
    running(9, "intenteventlistener", "available", "START_USER_ID_", "'kermit'");
    running(10, "variableeventlistener", "available", "TENANT_ID_", "'acme'");
    ended(21, "stage", "completed", "null", 8);
    ended(22, "milestone", "completed", "null", 8);
    ended(23, "humantask", "terminated", "null", 9);
    ended(24, "humantask", "terminated", "'exit'", 8);
  }

  private void running(int id, String type, String state, String column, String value) {
    engine.write(
        "insert into MR_PLAN_ITEM (ID_, ROOT_INSTANCE_ID_, CASE_INSTANCE_ID_, CASE_DEFINITION_ID_,"
            + " CREATE_TIME_, REV_, CHILD_COUNT_, TASK_COUNT_, VARIABLE_COUNT_,"
            + " IDENTITY_LINK_COUNT_, JOB_COUNT_, SUBSCRIPTION_COUNT_, HISTORY_LEVEL_, REQUIRED_,"
            + " EVER_COMPLETED_, ELEMENT_ID_, PLAN_ITEM_DEFINITION_ID_, TYPE_, STATE_, NAME_, "
            + column
            + ") values ("
            + String.join(
                ", ",
                "" + id,
                claim.getId(),
                claim.getId(),
                claim.getCaseDefinitionId(),
                at(7),
                "1, 0, 0, 0, 0, 0, 0, 3, false, false",
                "'item" + id + "', 'def" + id + "', '" + type + "', '" + state + "', 'n" + id + "'",
                value)
            + ")");
  }

  private void ended(int id, String type, String state, String exitCriterion, int hour) {
    engine.write(
        "insert into MR_HI_PLAN_ITEM (ID_, ROOT_INSTANCE_ID_, CASE_INSTANCE_ID_,"
            + " CASE_DEFINITION_ID_, CREATE_TIME_, START_TIME_, END_TIME_, DURATION_, ELEMENT_ID_,"
            + " TYPE_, STATE_, NAME_, EXIT_CRITERION_ID_) values ("
            + String.join(
                ", ",
                "" + id,
                claim.getId(),
                claim.getId(),
                claim.getCaseDefinitionId(),
                at(7),
                at(7),
                at(hour),
                "0, 'item" + id + "', '" + type + "', '" + state + "', 'n" + id + "'",
                exitCriterion)
            + ")");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private String item(String definition) {
    return engine
        .runtime()
        .createPlanItemInstanceQuery()
        .planItemDefinitionId(definition)
        .singleResult()
        .getId();
  }

  /** Names what a task of the model is by its definition, all others by their number. */
  private static String word(String name) {
    return name.startsWith("Do ") ? name.substring(3) : name.substring(1);
  }

  private QueryTable<PlanItemInstanceQuery, PlanItemInstance> running() {
    return new QueryTable<>(
        engine.runtime()::createPlanItemInstanceQuery, found -> word(found.getName()));
  }

  private QueryTable<HistoricPlanItemInstanceQuery, HistoricPlanItemInstance> historic() {
    return new QueryTable<>(
        engine.history()::createHistoricPlanItemInstanceQuery, found -> word(found.getName()));
  }

  private static <Q extends PlanItemInstanceInfoQuery<Q, U>, U> void findsRunning(
      QueryTable<Q, U> table) {
    table
        .finds("1", q -> q.planItemInstanceId("1"))
        .finds("2", q -> q.planItemInstanceName("n2"))
        .finds("check look 1", q -> q.planItemInstanceState("active"))
        .finds("3", q -> q.planItemInstanceElementId("item3"))
        .finds("8", q -> q.planItemInstanceEntryCriterionId("entry"))
        .finds("9", q -> q.planItemInstanceStartUserId("kermit"))
        .finds("10", q -> q.planItemInstanceTenantId("acme"))
        .finds("10", q -> q.planItemInstanceTenantIdLike("%"))
        .finds(
            "check 1",
            q -> q.or().planItemInstanceName("Do check").planItemInstanceId("1").endOr());
  }

  @Test
  void planItemsOfRunningCasesAreFoundByWhatTheyAre() {
    var table = running();
    findsRunning(table);
    table
        .finds("check look 1 2 3 4 5 6 7 8 9 10", q -> q)
        .finds("check 1 2 3 4 5 6 7 8 9 10", q -> q.caseInstanceId(claim.getId()))
        .finds("look", q -> q.caseInstanceIds(Set.of(other.getId(), "x")))
        .finds("look", q -> q.caseDefinitionId(other.getCaseDefinitionId()))
        .finds("2", q -> q.stageInstanceId("1"))
        .finds("check", q -> q.planItemDefinitionId("check"))
        .finds("3 4", q -> q.planItemDefinitionType("usereventlistener"))
        .finds("1 2", q -> q.planItemDefinitionTypes(List.of("stage", "milestone")))
        .finds("1", q -> q.onlyStages())
        .finds("check look", q -> q.started())
        .finds("1 2 3 4 5 6 7 8 9 10", q -> q.notStarted())
        .finds("check look 1", q -> q.planItemInstanceStateActive())
        .finds("2 3 8 9 10", q -> q.planItemInstanceStateAvailable())
        .finds("4", q -> q.planItemInstanceStateUnavailable())
        .finds("5", q -> q.planItemInstanceStateSuspended())
        .finds("6", q -> q.planItemInstanceStateEnabled())
        .finds("7", q -> q.planItemInstanceStateDisabled())
        .finds("", q -> q.planItemInstanceStateAsyncActive())
        .finds("", q -> q.planItemInstanceStateAsyncActiveLeave())
        .finds("", q -> q.planItemInstanceStateWaitingForRepetition())
        .finds("", q -> q.planItemInstanceStateFailed())
        .finds("check look 1 2 3 4 5 6 7 8 9", q -> q.planItemInstanceWithoutTenantId())
        .finds("check", q -> q.variableValueEquals("amount", 7L))
        .finds("check", q -> q.variableExists("amount"))
        .finds("look", q -> q.caseVariableValueEquals("city", "Ulm"))
        .finds("look", q -> q.caseVariableValueLikeIgnoreCase("city", "u%"))
        .finds("check 1 2 3 4 5 6 7 8 9 10", q -> q.caseVariableNotExists("city"))
        .check();
  }

  @Test
  @Covers("71 history")
  void planItemsThatAreOverAreFoundWhileTheirCaseRunsIfTheQuerySaysSo() {
    running()
        .finds("pay 21 22 23 24", q -> q.ended())
        .finds(
            "check pay 1 2 3 4 5 6 7 8 9 10 21 22 23 24",
            q -> q.caseInstanceId(claim.getId()).includeEnded())
        .finds("pay 21 22", q -> q.ended().planItemInstanceStateCompleted())
        .finds("23 24", q -> q.ended().planItemInstanceStateTerminated())
        .finds("24", q -> q.ended().planItemInstanceExitCriterionId("exit"))
        .finds("21", q -> q.ended().planItemInstanceCompletedBefore(EIGHT))
        .finds("pay 21", q -> q.ended().planItemInstanceCompletedAfter(EIGHT))
        .finds("22", q -> q.ended().planItemInstanceOccurredAfter(EIGHT))
        .finds("22", q -> q.ended().planItemInstanceOccurredBefore(NINE))
        .finds("23", q -> q.ended().planItemInstanceTerminatedAfter(NINE))
        .finds("", q -> q.ended().planItemInstanceTerminatedBefore(EIGHT))
        .finds("24", q -> q.ended().planItemInstanceExitBefore(EIGHT))
        .finds("", q -> q.ended().planItemInstanceExitAfter(NINE))
        .finds("pay 23", q -> q.ended().planItemInstanceEndedAfter(NINE))
        .finds("21 22 24", q -> q.ended().planItemInstanceEndedBefore(EIGHT))
        .finds("pay", q -> q.ended().variableValueEquals("amount", 8L))
        .orders("21 22 24 23 pay", q -> q.ended().orderByEndTime())
        .check();
    engine.tasks().complete(engine.task(other, "look").getId());
    running().finds("", q -> q.caseInstanceId(other.getId()).includeEnded()).check();
  }

  @Test
  void planItemsAreFoundByTheTimesOfTheirStates() {
    running()
        .finds("3", q -> q.planItemInstanceLastAvailableBefore(EIGHT))
        .finds("check look", q -> q.planItemInstanceLastAvailableAfter(NINE))
        .finds("4", q -> q.planItemInstanceLastUnavailableAfter(EIGHT))
        .finds("", q -> q.planItemInstanceLastUnavailableBefore(time(7)))
        .finds("5", q -> q.planItemInstanceLastSuspendedAfter(EIGHT))
        .finds("5", q -> q.planItemInstanceLastSuspendedBefore(EIGHT))
        .finds("6", q -> q.planItemInstanceLastEnabledAfter(EIGHT))
        .finds("6", q -> q.planItemInstanceLastEnabledBefore(EIGHT))
        .finds("7", q -> q.planItemInstanceLastDisabledAfter(EIGHT))
        .finds("7", q -> q.planItemInstanceLastDisabledBefore(EIGHT))
        .finds("check look", q -> q.planItemInstanceLastStartedAfter(EIGHT))
        .finds("", q -> q.planItemInstanceLastStartedBefore(EIGHT))
        .finds("1 2 3 4 5 6 7 8 9 10", q -> q.planItemInstanceCreatedBefore(time(7)))
        .finds("check look", q -> q.planItemInstanceCreatedAfter(EIGHT))
        .orders("1 look check", q -> q.planItemInstanceStateActive().orderByName().desc())
        .orders("1 check look", q -> q.planItemInstanceStateActive().orderByCreateTime())
        .check();
  }

  @Test
  void historyFindsPlanItemsThatAreOverAndThatAreNot() {
    var table = historic();
    findsRunning(table);
    table
        .finds("check look pay 1 2 3 4 5 6 7 8 9 10 21 22 23 24", q -> q)
        .finds("look", q -> q.planItemInstanceCaseInstanceId(other.getId()))
        .finds("look", q -> q.planItemInstanceCaseInstanceIds(List.of(other.getId(), "x")))
        .finds("look", q -> q.planItemInstanceCaseDefinitionId(other.getCaseDefinitionId()))
        .finds("2", q -> q.planItemInstanceStageInstanceId("1"))
        .finds("pay", q -> q.planItemInstanceDefinitionId("pay"))
        .finds("2 22", q -> q.planItemInstanceDefinitionType("milestone"))
        .finds("1 2 21 22", q -> q.planItemInstanceDefinitionTypes(List.of("stage", "milestone")))
        .finds("1 21", q -> q.onlyStages())
        .finds("pay 21 22 23 24", q -> q.ended())
        .finds("check look 1 2 3 4 5 6 7 8 9 10", q -> q.notEnded())
        .finds("pay 21", q -> q.completedAfter(EIGHT))
        .finds("22", q -> q.occurredBefore(EIGHT))
        .finds("23", q -> q.terminatedAfter(EIGHT))
        .finds("24", q -> q.exitAfter(EIGHT))
        .finds("21 22 24", q -> q.endedBefore(EIGHT))
        .finds("6", q -> q.lastEnabledAfter(EIGHT))
        .finds("check look pay", q -> q.lastStartedAfter(EIGHT))
        .orders("21 22 24 23 pay", q -> q.ended().orderByEndedTime())
        .check();
  }

  @Test
  void localVariablesAreReadAlongIfTheQuerySaysSo() {
    var found =
        engine
            .runtime()
            .createPlanItemInstanceQuery()
            .caseInstanceId(claim.getId())
            .planItemDefinitionId("check")
            .includeLocalVariables()
            .singleResult();
    assertThat(found.getPlanItemInstanceLocalVariables()).isEqualTo(Map.of("amount", 7));
    var ended =
        engine
            .history()
            .createHistoricPlanItemInstanceQuery()
            .planItemInstanceDefinitionId("pay")
            .includeLocalVariables()
            .singleResult();
    assertThat(ended.getPlanItemInstanceLocalVariables()).isEqualTo(Map.of("amount", 8));
    assertThat(ended.getCompletedTime()).isEqualTo(ended.getEndedTime()).isNotNull();
    assertThat(ended.getOccurredTime()).isNull();
    assertThat(ended.getTerminatedTime()).isNull();
    assertThat(ended.getExitTime()).isNull();
  }

  @Test
  void milestonesThatWereReachedAreFound() {
    new QueryTable<MilestoneInstanceQuery, MilestoneInstance>(
            engine.runtime()::createMilestoneInstanceQuery, found -> word(found.getName()))
        .finds("22", q -> q)
        .finds("22", q -> q.milestoneInstanceId("22"))
        .finds("22", q -> q.milestoneInstanceName("n22"))
        .finds("22", q -> q.milestoneInstanceCaseInstanceId(claim.getId()))
        .finds("", q -> q.milestoneInstanceCaseDefinitionId(other.getCaseDefinitionId()))
        .finds("22", q -> q.milestoneInstanceReachedBefore(EIGHT))
        .finds("", q -> q.milestoneInstanceReachedAfter(NINE))
        .finds("22", q -> q.milestoneInstanceWithoutTenantId())
        .finds("", q -> q.milestoneInstanceTenantIdLike("%"))
        .orders("22", q -> q.orderByMilestoneName().orderByTimeStamp())
        .check();
    engine.write("delete from MR_CASE_INSTANCE where ID_ = " + claim.getId());
    assertThat(engine.runtime().createMilestoneInstanceQuery().count()).isZero();
    new QueryTable<HistoricMilestoneInstanceQuery, HistoricMilestoneInstance>(
            engine.history()::createHistoricMilestoneInstanceQuery, found -> word(found.getName()))
        .finds("22", q -> q)
        .finds("22", q -> q.milestoneInstanceReachedAfter(EIGHT))
        .check();
  }

  @Test
  void eventListenersAreFoundByTheirKind() {
    new QueryTable<UserEventListenerInstanceQuery, EventListenerInstance>(
            engine.runtime()::createUserEventListenerInstanceQuery, found -> word(found.getName()))
        .finds("3 4", q -> q)
        .finds("3", q -> q.id("3"))
        .finds("3", q -> q.name("n3"))
        .finds("3 4", q -> q.caseInstanceId(claim.getId()))
        .finds("", q -> q.caseDefinitionId(other.getCaseDefinitionId()))
        .finds("4", q -> q.elementId("item4"))
        .finds("4", q -> q.planItemDefinitionId("def4"))
        .finds("", q -> q.stageInstanceId("1"))
        .finds("3", q -> q.stateAvailable())
        .finds("4", q -> q.stateUnavailable())
        .finds("", q -> q.stateSuspended())
        .orders("4 3", q -> q.orderByName().desc())
        .check();
    var runtime = engine.runtime();
    assertThat(runtime.createGenericEventListenerInstanceQuery().stateSuspended().singleResult())
        .satisfies(found -> assertThat(found.getId()).isEqualTo("5"));
    assertThat(runtime.createSignalEventListenerInstanceQuery().singleResult().getId())
        .isEqualTo("8");
    assertThat(runtime.createIntentEventListenerInstanceQuery().singleResult().getId())
        .isEqualTo("9");
    assertThat(runtime.createVariableEventListenerInstanceQuery().singleResult().getId())
        .isEqualTo("10");
  }

  @Test
  @Covers("5 overview of stages")
  void theOverviewShowsTheStagesAndMilestonesThatCameIntoBeing() {
    assertThat(engine.runtime().getStageOverview(claim.getId()))
        .extracting(StageResponse::getId, StageResponse::isCurrent, StageResponse::isEnded)
        .containsExactly(
            tuple("item1", true, false),
            tuple("item2", false, false),
            tuple("item21", false, true),
            tuple("item22", false, true));
    assertThat(engine.history().getStageOverview(other.getId())).isEmpty();
  }

  @Test
  @Covers("5 overview of stages")
  void theOverviewIsOrderedAndLeavesOutWhatTheModelDoesNotShow() {
    var file =
        Cmmn.caseModel("shown")
            .stage("third", s -> s.displayOrder("${last}").humanTask("a"))
            .stage("second", s -> s.displayOrder("2").humanTask("b"))
            .stage("hidden", s -> s.includeInStageOverview("false").humanTask("c"))
            .stage("asked", s -> s.includeInStageOverview("${all}").humanTask("d"))
            .milestone("first", m -> m.displayOrder("1"))
            .milestone("silent", m -> m.includeInStageOverview("false"))
            .stage("unordered", s -> s.humanTask("e"))
            .toXml();
    engine.repository().createDeployment().addString("shown.cmmn", file).deploy();
    var shown =
        engine
            .runtime()
            .createCaseInstanceBuilder()
            .caseDefinitionKey("shown")
            .variables(Map.of("all", false, "last", 3))
            .start()
            .getId();

    assertThat(overview(shown)).containsExactly("unordered", "first", "second", "third");
    engine.runtime().setVariable(shown, "all", null);
    assertThat(overview(shown)).containsExactly("unordered", "first", "second", "third");
    engine.runtime().setVariables(shown, Map.of("all", true, "last", 0));
    assertThat(overview(shown)).containsExactly("asked", "unordered", "third", "first", "second");
    engine.runtime().terminateCaseInstance(shown);
    assertThat(overview(shown)).containsExactly("asked", "unordered", "third", "first", "second");
  }

  private List<String> overview(String caseInstanceId) {
    return engine.history().getStageOverview(caseInstanceId).stream()
        .map(StageResponse::getId)
        .toList();
  }

  @Test
  @Covers("5 overview of stages")
  void theOverviewShowsTheInstanceThatIsOpenBeforeOneThatWaits() {
    var file =
        Cmmn.caseModel("again")
            .humanTask("keep")
            .userEventListener("go", u -> u.repetition())
            .stage("s", s -> s.humanTask("a").repetition().entry().on("go", "occur"))
            .toXml();
    engine.repository().createDeployment().addString("again.cmmn", file).deploy();
    var again = engine.start("again").getId();
    var go = engine.runtime().createUserEventListenerInstanceQuery().elementId("go").singleResult();
    engine.runtime().triggerPlanItemInstance(go.getId());

    assertThat(engine.runtime().getStageOverview(again))
        .extracting(StageResponse::getId, StageResponse::isCurrent, StageResponse::isEnded)
        .containsExactly(tuple("s", true, false));
  }
}
