package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Plan items and cases that jobs start and end. */
@Covers("64 asynchronous start and leave of items")
@DatabaseTest
class AsyncItemsTest {

  private static final String ASYNC = "flowable:async=\"true\"";
  private static final String LEAVE = "flowable:asyncLeave=\"true\"";

  private final Database database;

  AsyncItemsTest(Database database) {
    this.database = database;
  }

  private TestCase start(PlannedItem... items) {
    return TestCase.of(database, items).start();
  }

  /** Fails as long as it is told to. */
  public static final class Shaky {
    private final AtomicBoolean fails = new AtomicBoolean(true);

    /** Fails or not. */
    public void run() {
      if (fails.get()) {
        throw new IllegalStateException("shaky");
      }
    }
  }

  @Test
  void aJobStartsATask() {
    try (var test = start(human("a").with(ASYNC), human("b").entry("a.start"))) {
      assertThat(test.open()).containsExactly("a async-active", "b available");

      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("a active", "b active");
      test.complete("a").complete("b");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aJobEndsATask() {
    try (var test = start(human("a").with(LEAVE), human("b").entry("a.complete"))) {
      test.complete("a");
      assertThat(test.open()).containsExactly("a async-active-leave", "b available");

      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.over()).containsExactly("a completed");
    }
  }

  @Test
  void aTaskWaitsForItsJobAlsoWhereItsStageGoesOn() {
    try (var test = start(stage("s", human("a").with(LEAVE), human("b")))) {
      test.complete("a");
      var stage = test.itemId("s");

      test.runtime().createPlanItemInstanceTransitionBuilder(stage).suspend();
      test.runtime().createPlanItemInstanceTransitionBuilder(stage).resume();

      assertThat(test.open()).containsExactly("a async-active-leave", "b active", "s active");
      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("b active", "s active");
      assertThat(test.over()).containsExactly("a completed");
    }
  }

  @Test
  void jobsStartAndEndAStage() {
    try (var test =
        start(stage("s", human("a")).with(ASYNC + " " + LEAVE), human("b").entry("s.complete"))) {
      assertThat(test.open()).containsExactly("b available", "s async-active");
      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active", "b available", "s active");

      test.complete("a");
      assertThat(test.open()).containsExactly("b available", "s async-active-leave");
      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void aStageEndsWhatIsOptionalBeforeItsJobEndsIt() {
    var inner = stage("s", human("a"), human("c").manual()).with("autoComplete=\"true\" " + LEAVE);
    try (var test = start(inner, human("b"))) {
      test.complete("a");

      assertThat(test.open()).containsExactly("b active", "s async-active-leave");
      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void aManualStartIsPutOffAsWell() {
    try (var test = start(human("a").with(ASYNC).manual(), human("b").entry("a.manualStart"))) {
      test.engine().getCmmnRuntimeService().startPlanItemInstance(test.itemId("a"));
      assertThat(test.open()).containsExactly("a async-active", "b available");

      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  void whoStartsByHandWhatAJobWouldStartNeedsNoJob() {
    try (var test = start(human("a").with(ASYNC))) {
      test.engine().getCmmnRuntimeService().startPlanItemInstance(test.itemId("a"));

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.engine().runDueJobs()).isZero();
    }
  }

  @Test
  void anExitDeletesTheJob() {
    try (var test = start(user("out"), human("a").with(ASYNC).exit("out.occur"), human("b"))) {
      test.trigger("out");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.engine().runDueJobs()).isZero();
    }
  }

  @Test
  void aListenerForWhatWasInAStageThatWaitsForItsEndIsRemoved() {
    var inner =
        stage("s", human("a"), human("c").manual().exit("out.occur"))
            .with("autoComplete=\"true\" " + LEAVE);
    try (var test = start(inner, user("out"), human("b"))) {
      test.complete("a");

      assertThat(test.open()).containsExactly("b active", "s async-active-leave");
    }
  }

  @Test
  void aSuspendedStageHoldsTheJobsInIt() {
    try (var test = start(stage("s", human("a").with(ASYNC)))) {
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("s")).suspend();
      assertThat(test.engine().runDueJobs()).isZero();

      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("s")).resume();
      assertThat(test.open()).containsExactly("a async-active", "s active");
      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active", "s active");
    }
  }

  @Test
  @Covers("72 jobs in cases")
  void whatFailsIsTriedAgainAsTheModelSaysAndThenADeadLetter() {
    var shaky = new Shaky();
    var item =
        service("s", "${shaky.run()}")
            .with(ASYNC)
            .body(
                "<extensionElements><flowable:failedJobRetryTimeCycle>R2/PT5M</flowable:failedJobRetryTimeCycle></extensionElements>");
    try (var test =
        TestCase.of(database, Map.of("shaky", shaky), stage("plan", item, human("a"))).start()) {
      var management = test.engine().getCmmnManagementService();
      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active", "s async-active");
      assertThat(management.createTimerJobQuery().singleResult().getRetries()).isOne();

      test.pass(Duration.ofMinutes(4));
      assertThat(management.createDeadLetterJobQuery().count()).isZero();
      test.pass(Duration.ofMinutes(1));
      var dead = management.createDeadLetterJobQuery().singleResult();
      assertThat(management.getDeadLetterJobExceptionStacktrace(dead.getId())).contains("shaky");
      assertThat(test.open()).containsExactly("a active", "s async-active");

      shaky.fails.set(false);
      management.moveDeadLetterJobToExecutableJob(dead.getId(), 1);
      test.pass(Duration.ZERO);
      assertThat(test.over()).containsExactly("s completed");
    }
  }

  @Test
  void aDeadLetterOfASuspendedStageRestsUntilTheStageGoesOn() {
    var shaky = new Shaky();
    var once =
        service("s", "${shaky.run()}")
            .with(ASYNC)
            .body(
                "<extensionElements><flowable:failedJobRetryTimeCycle>R1/PT5M</flowable:failedJobRetryTimeCycle></extensionElements>");
    var plan = stage("plan", stage("outer", once, human("b")), human("a"));
    try (var test =
        TestCase.of(database, Map.of("shaky", shaky), plan).start().pass(Duration.ZERO)) {
      var runtime = test.engine().getCmmnRuntimeService();
      var management = test.engine().getCmmnManagementService();
      var dead = management.createDeadLetterJobQuery().singleResult().getId();
      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("outer")).suspend();
      shaky.fails.set(false);

      assertThatThrownBy(() -> management.executeJob(dead))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("suspended");
      management.moveDeadLetterJobToExecutableJob(dead, 1);
      test.pass(Duration.ZERO);
      assertThat(management.createSuspendedJobQuery().singleResult().getId()).isEqualTo(dead);

      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("outer")).resume();
      test.pass(Duration.ZERO);
      assertThat(test.over()).containsExactly("s completed");
    }
  }

  @Test
  void theJobThatOpensACaseIsNotDeleted() {
    var file = Cmmn.caseModel("claim").async().humanTask("a", task -> {}).toXml();
    try (var engine = new CaseEngine(database)) {
      engine.repository().createDeployment().addString("claim.cmmn", file).deploy();
      var runtime = engine.runtime();
      var id = runtime.createCaseInstanceBuilder().caseDefinitionKey("claim").start().getId();
      var job = engine.management().createJobQuery().singleResult().getId();

      assertThatThrownBy(() -> engine.management().deleteJob(job))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining(id)
          .hasMessageContaining("terminate the case");

      engine.engine().runDueJobs();
      assertThat(engine.tasks().createTaskQuery().count()).isOne();
    }
  }

  @Test
  void aRetryCycleThatCannotBeReadIsRefused() {
    var item =
        human("a")
            .with(ASYNC)
            .body(
                "<extensionElements><flowable:failedJobRetryTimeCycle>often</flowable:failedJobRetryTimeCycle></extensionElements>");

    assertThatThrownBy(() -> TestCase.of(database, item).close())
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("often");
  }

  @Test
  void theBuilderSaysHowOftenJobsAreTried() {
    var file =
        Cmmn.caseModel("claim")
            .humanTask("a", task -> task.async().failedJobRetryTimeCycle("R5/PT1M"))
            .toXml();
    try (var engine = new CaseEngine(database)) {
      engine.repository().createDeployment().addString("claim.cmmn", file).deploy();
      engine.start("claim");

      assertThat(engine.management().createJobQuery().singleResult().getRetries()).isEqualTo(5);
    }
  }

  @Test
  void aJobStartsACase() {
    try (var test = TestCase.of(database, human("a"))) {
      var started =
          test.engine()
              .getCmmnRuntimeService()
              .createCaseInstanceBuilder()
              .caseDefinitionKey("case")
              .variable("x", 1)
              .startAsync();
      assertThat(started.getId()).isNotNull();
      assertThat(test.open()).isEmpty();
      assertThat(test.state()).isEqualTo("active");

      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aModelSaysThatAJobStartsTheCase() {
    try (var test = TestCase.ofPlan(database, stage("plan", human("a")).with(ASYNC)).start()) {
      assertThat(test.open()).isEmpty();

      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aCaseThatHasNotBegunCanBeTerminated() {
    try (var test = TestCase.of(database, human("a"))) {
      var runtime = test.engine().getCmmnRuntimeService();
      var started = runtime.createCaseInstanceBuilder().caseDefinitionKey("case").startAsync();
      runtime.terminateCaseInstance(started.getId());

      assertThat(test.state()).isEqualTo("terminated");
      assertThat(test.engine().runDueJobs()).isZero();
    }
  }

  @Test
  void aJobEndsTheCaseWhosePlanModelIsLeftAsynchronously() {
    try (var test =
        TestCase.ofPlan(
                database,
                stage("plan", human("a"), human("b").manual())
                    .with("autoComplete=\"true\" flowable:asyncLeave=\"true\""))
            .start()) {
      test.complete("a");
      assertThat(test.open()).isEmpty();
      assertThat(test.state()).isEqualTo("async-active-leave");
      assertThat(test.over()).containsExactly("a completed", "b terminated");
      var management = test.engine().getCmmnManagementService();
      var job = management.createJobQuery().singleResult();
      assertThatThrownBy(() -> management.deleteJob(job.getId()))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("completes the case");

      test.engine().runDueJobs();

      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.rows("select ID_ from MR_JOB")).isEmpty();
    }
  }

  /** The criterion that made it leave does not end it before its job has run (rule 6.5). */
  @Test
  void aStageThatLeavesByACriterionWaitsForItsJobWhateverIsJudgedMeanwhile() {
    var stage =
        stage("s", human("a"))
            .with(LEAVE)
            .exitWith("flowable:exitEventType=\"forceComplete\"", "stop.occur");
    try (var test =
        TestCase.of(
                database,
                stage,
                user("stop"),
                human("b").entry("s.complete"),
                human("c").entryIf("${x == 1}", "s.exit"))
            .start(variables("x", 0))) {
      test.trigger("stop");
      assertThat(test.open()).containsExactly("b available", "c available", "s async-active-leave");
      test.runtime().setVariable(test.id(), "x", 1);
      assertThat(test.open()).containsExactly("b available", "c available", "s async-active-leave");

      test.engine().runDueJobs();

      assertThat(test.open()).containsExactly("b active", "c available");
    }
  }

  @Test
  void aConditionThatMadeAStageLeaveLetsItsJobRunToo() {
    var plan =
        """
        <planItem id="s" definitionRef="stage">
          <exitCriterion id="out" sentryRef="is1" flowable:exitEventType="complete"/>
        </planItem>
        <planItem id="b" definitionRef="after"><entryCriterion id="in" sentryRef="done"/></planItem>
        <sentry id="is1"><ifPart><condition>${x == 1}</condition></ifPart></sentry>
        <sentry id="done"><planItemOnPart id="on" sourceRef="s"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        <stage id="stage" autoComplete="false" flowable:asyncLeave="true">
          <planItem id="a" definitionRef="work"><itemControl><manualActivationRule/></itemControl></planItem>
          <humanTask id="work"/>
        </stage>
        <humanTask id="after"/>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start(variables("x", 0))) {
      test.runtime().setVariable(test.id(), "x", 1);
      assertThat(test.open()).containsExactly("b available", "s async-active-leave");

      test.engine().runDueJobs();

      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void aCaseThatWaitsForItsLeavingCanBeTerminated() {
    try (var test =
        TestCase.ofPlan(database, stage("plan", human("a")).with("flowable:asyncLeave=\"true\""))
            .start()) {
      test.complete("a");

      test.runtime().terminateCaseInstance(test.id());

      assertThat(test.state()).isEqualTo("terminated");
      assertThat(test.rows("select ID_ from MR_JOB")).isEmpty();
    }
  }

  @Test
  void whatACaseStartsWithIsHeardWhenAJobOpensIt() {
    var plan =
        """
        <planItem id="keep" definitionRef="do"/>
        <planItem id="a" definitionRef="do"><entryCriterion id="e" sentryRef="s"/></planItem>
        <sentry id="s"><extensionElements>
        <camunda:variableOnPart variableName="x"><camunda:variableEvent>create</camunda:variableEvent></camunda:variableOnPart>
        </extensionElements></sentry>
        <humanTask id="do"/>
        """;
    try (var test = TestCase.ofXml(database, "flowable:async='true'", plan)) {
      test.start(variables("x", 1)).set("x", 2).pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("a active", "keep active");
    }
  }

  @Test
  void aListenerDoesNotHearWhatACaseStartsWithEvenIfAJobOpensIt() {
    var plan = stage("plan", PlannedItem.variable("v", "x", "create"), human("a").entry("v.occur"));
    var file =
        TestCase.file(plan)
            .replace("<case id=\"case\"", "<case flowable:async=\"true\" id=\"case\"");
    try (var test = TestCase.ofFile(database, file).start(variables("x", 1))) {
      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("a available", "v available");
    }
  }
}
