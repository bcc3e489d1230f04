package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.timer;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static java.time.Duration.ofDays;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Timer event listeners: CMMN 1.1 §5.4.2.1. */
@Covers("23 timer event listener")
@DatabaseTest
class TimerListenersTest {

  private static final String JOBS = "select count(*) from MR_JOB";

  private final Database database;

  TimerListenersTest(Database database) {
    this.database = database;
  }

  private TestCase start(PlannedItem... items) {
    return TestCase.of(database, items).start();
  }

  @Test
  void occursWhenItsTimeHasCome() {
    try (var test = start(timer("t", "PT2H"), human("a").entry("t.occur"))) {
      assertThat(test.open()).containsExactly("a available", "t available");
      test.pass(ofHours(1));
      assertThat(test.open()).containsExactly("a available", "t available");

      test.pass(ofHours(1));

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.over()).containsExactly("t completed");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void theTimeIsADateACronTextOrAnExpression() {
    try (var test =
        TestCase.of(
                database,
                timer("t1", "2100-01-01T00:00:00Z"),
                timer("t2", "${text}"),
                timer("t3", "${value}"),
                timer("t4", "0 0 12 * * ?"),
                human("a").entry("t1.occur", "t2.occur", "t3.occur", "t4.occur"))
            .start(variables("text", "PT5M", "value", "2000-01-01"))) {
      assertThat(test.engine().getCmmnManagementService().createTimerJobQuery().count())
          .isEqualTo(4);

      test.pass(ofDays(2));

      assertThat(test.open()).contains("t1 available").doesNotContain("t2 available");
      assertThat(test.over()).containsExactly("t2 completed", "t3 completed", "t4 completed");
    }
  }

  @Test
  void aTimeThatCannotBeReadIsRefused() {
    assertThatThrownBy(() -> TestCase.of(database, timer("t", "in two hours"), human("a")).close())
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("in two hours");
    var plan = stage("plan", timer("t", "${text}"), human("a"));
    assertThatThrownBy(() -> TestCase.ofPlan(database, plan).start(variables("text", "soon")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'t'")
        .hasMessageContaining("soon");
  }

  @Test
  void aRepetitionOccursAgainAndAgainWithAnInstanceForEachTime() {
    try (var test =
        start(timer("t", "R3/PT1H"), human("a").entry("t.occur").repeats(null), human("b"))) {
      test.pass(ofHours(1));
      assertThat(test.open())
          .containsExactly("a active", "a wait_repetition", "b active", "t available");

      test.pass(ofHours(1));
      test.pass(ofHours(1));

      assertThat(test.open())
          .containsExactly("a active", "a active", "a active", "a wait_repetition", "b active");
      assertThat(test.over()).containsExactly("t completed", "t completed", "t completed");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void aRepetitionEndsWhenNobodyCanHearItAnyMore() {
    try (var test = start(timer("t", "R/PT1H"), human("a").entry("t.occur"))) {
      test.pass(ofHours(1));

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void aRuleEndsARepetition() {
    try (var test =
        start(
            timer("t", "R/PT1H").repeats("${repetitionCounter < 2}"),
            human("a").entry("t.occur").repeats(null))) {
      test.pass(ofHours(1));
      test.pass(ofHours(1));
      test.pass(ofHours(1));

      assertThat(test.over()).containsExactly("t completed", "t completed");
    }
  }

  @Test
  void aTimeWithARepetitionRuleCountsFromEachOccurrence() {
    try (var test =
        start(
            timer("t", "PT1H").repeats("${repetitionCounter < 3}"),
            human("a").entry("t.occur").repeats(null))) {
      test.pass(ofHours(1));
      assertThat(test.open()).contains("t available");

      test.pass(ofHours(1));
      test.pass(ofHours(1));

      assertThat(test.open()).doesNotContain("t available");
      assertThat(test.over()).hasSize(3);
    }
  }

  @Test
  void theClockStartsWithAPlanItem() {
    try (var test =
        start(
            human("a"),
            human("b"),
            timer("t", "PT1H").startsBy("a.complete"),
            human("c").entry("t.occur"))) {
      test.pass(ofHours(3));
      assertThat(test.open()).containsExactly("a active", "b active", "c available", "t available");
      assertThat(test.rows(JOBS)).containsExactly("0");

      test.complete("a");
      test.pass(ofMinutes(59));
      assertThat(test.open()).contains("t available");
      test.pass(ofMinutes(1));

      assertThat(test.open()).containsExactly("b active", "c active");
    }
  }

  @Test
  void anUnavailableTimerDoesNotRun() {
    try (var test =
        TestCase.of(
                database,
                timer("t", "${time}").with("flowable:availableCondition=\"${ready}\""),
                human("a").entry("t.occur"),
                human("b"))
            .start(variables("ready", false))) {
      assertThat(test.open()).contains("t unavailable");
      assertThat(test.rows(JOBS)).containsExactly("0");

      test.set("time", "PT1H");
      test.set("ready", true);
      assertThat(test.open()).contains("t available");
      test.set("ready", false);
      assertThat(test.rows(JOBS)).containsExactly("0");
      test.set("ready", true);
      test.pass(ofHours(1));

      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  void aSuspendedTimerDoesNotOccurUntilItIsResumed() {
    try (var test = start(timer("t", "PT1H"), human("a").entry("t.occur"))) {
      var timer = test.itemId("t");
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.createPlanItemInstanceTransitionBuilder(timer).suspend();
      test.pass(ofHours(2));
      assertThat(test.open()).contains("t suspended");
      assertThat(test.engine().getCmmnManagementService().createSuspendedJobQuery().count())
          .isOne();

      runtime.createPlanItemInstanceTransitionBuilder(timer).resume();
      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aSuspendedStageHoldsItsTimers() {
    try (var test =
        start(stage("s", timer("t", "PT1H"), human("a").entry("t.occur"), human("b")))) {
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("s")).suspend();
      test.pass(ofMinutes(30));
      assertThat(test.open()).contains("t suspended");

      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("s")).resume();
      test.pass(ofMinutes(29));
      assertThat(test.open()).contains("t available");
      test.pass(ofMinutes(1));

      assertThat(test.open()).contains("a active");
    }
  }

  @Test
  void endsWithItsStage() {
    try (var test =
        start(
            user("out"),
            human("b"),
            stage("s", timer("t", "PT1H"), human("a").entry("t.occur")).exit("out.occur"))) {
      test.trigger("out");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void canBeTriggeredAheadOfItsTime() {
    try (var test = start(timer("t", "PT1H"), human("a").entry("t.occur"))) {
      test.trigger("t");

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void isMadeDueAtAnotherTime() {
    try (var test = start(timer("t", "PT1H"), human("a").entry("t.occur"))) {
      var management = test.engine().getCmmnManagementService();
      var timer = management.createTimerJobQuery().singleResult();
      management.rescheduleTimeDateJob(timer.getId(), "PT3H");
      test.pass(ofHours(2));
      assertThat(test.open()).contains("t available");

      management.moveTimerToExecutableJob(timer.getId());
      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void endsACaseInWhichNothingElseIsLeft() {
    try (var test = start(timer("t", "PT1H"), milestone("m").entry("t.occur"))) {
      test.pass(ofHours(1));

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void whatFailsLeavesTheTimerAsItWas() {
    try (var test =
        start(timer("t", "PT1H"), service("s", "${missing.call()}").entry("t.occur"), human("a"))) {
      test.pass(ofHours(1));

      assertThat(test.open()).containsExactly("a active", "s available", "t available");
      var job = test.engine().getCmmnManagementService().createTimerJobQuery().singleResult();
      assertThat(job.getRetries()).isEqualTo(2);
      assertThat(job.getExceptionMessage()).contains("missing");
      assertThat(job.getScopeId()).isEqualTo(test.id());
    }
  }

  @Test
  void aCaseFileItemStartsTheClock() {
    var plan =
        "<planItem id='t' definitionRef='d_t'/><planItem id='a' definitionRef='d_a'>"
            + "<entryCriterion id='e' sentryRef='s'/></planItem><sentry id='s'>"
            + "<planItemOnPart id='o' sourceRef='t'><standardEvent>occur</standardEvent></planItemOnPart>"
            + "</sentry><timerEventListener id='d_t'><timerExpression>PT1H</timerExpression>"
            + "<caseFileItemStartTrigger id='c' sourceRef='%s'><standardEvent>update</standardEvent>"
            + "</caseFileItemStartTrigger></timerEventListener><humanTask id='d_a'/>";
    var file = "<caseFileModel><caseFileItem id='claim' multiplicity='ZeroOrOne'/></caseFileModel>";
    try (var test =
        TestCase.ofFile(database, TestCase.file("", file, plan.formatted("claim"))).start()) {
      test.set("claim", 1);
      assertThat(test.rows(JOBS)).containsExactly("0");
      test.set("claim", 2).pass(ofMinutes(30)).set("claim", 3);
      assertThat(test.rows(JOBS)).containsExactly("1");
      assertThat(test.open()).containsExactly("a available", "t available");

      test.pass(ofMinutes(30));

      assertThat(test.open()).containsExactly("a active");
    }
    assertThatThrownBy(
            () -> TestCase.ofFile(database, TestCase.file("", file, plan.formatted("other"))))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("'other'");
  }

  @Test
  void aListenerIsRescheduled() {
    try (var test = start(timer("t", "PT2H"), human("a").entry("t.occur"))) {
      var management = test.engine().getCmmnManagementService();
      var now = test.engine().clock().now();

      var job = management.rescheduleTimerEventListenerInstanceWithDate(test.itemId("t"), "PT3H");
      assertThat(job.getDuedate().toInstant())
          .isBetween(
              now.plus(ofHours(3)).minusMillis(1), // a date has no more than milliseconds
              test.engine().clock().now().plus(ofHours(3)));
      test.pass(ofHours(2));
      assertThat(test.open()).containsExactly("a available", "t available");
      management.rescheduleTimerEventListenerInstanceWithDateValue(
          test.itemId("t"), java.util.Date.from(now.plus(ofHours(2)).plus(ofMinutes(10))));
      test.pass(ofMinutes(10));

      assertThat(test.open()).containsExactly("a active");
      assertThatThrownBy(
              () ->
                  management.rescheduleTimerEventListenerInstanceWithDate(test.itemId("a"), "PT1H"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("it is a humantask");
    }
  }

  @Test
  void aListenerWhoseClockHasNotStartedCannotBeRescheduled() {
    try (var test =
        start(timer("t", "PT1H").startsBy("a.complete"), human("a"), human("b").entry("t.occur"))) {
      var management = test.engine().getCmmnManagementService();
      assertThatThrownBy(
              () ->
                  management.rescheduleTimerEventListenerInstanceWithDate(test.itemId("t"), "PT2H"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("waits for no time now");
      assertThatThrownBy(
              () ->
                  management.rescheduleTimerEventListenerInstanceWithDateValue(
                      test.itemId("t"), null))
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(() -> management.rescheduleTimerEventListenerInstanceWithDate("1", "PT2H"))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void aTimerGetsAnotherDurationOrCycle() {
    try (var test = start(timer("t", "PT2H"), human("a").entry("t.occur").repeats(null))) {
      var management = test.engine().getCmmnManagementService();
      var job = management.createTimerJobQuery().singleResult().getId();
      management.rescheduleTimeDurationJob(job, "PT5H");
      test.pass(ofHours(2));
      assertThat(test.over()).isEmpty();
      assertThatThrownBy(() -> management.rescheduleTimeCycleJob(job, "now and then"))
          .isInstanceOf(BadArgumentException.class);

      management.rescheduleTimeCycleJob(job, "R2/PT1H");
      test.pass(ofHours(1));
      assertThat(test.over()).containsExactly("t completed");
      test.pass(ofHours(1));

      assertThat(test.over()).containsExactly("t completed", "t completed");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void aTimerThatIsAvailableAgainNeedsNoSecondTrigger() {
    try (var test =
        TestCase.of(
                database,
                timer("t", "PT1H")
                    .startsBy("a.complete")
                    .with("flowable:availableCondition=\"${ready}\""),
                human("a"),
                human("b").entry("t.occur"),
                human("c"))
            .start(variables("ready", true))) {
      test.complete("a").set("ready", false);
      assertThat(test.open()).containsExactly("b available", "c active", "t unavailable");
      assertThat(test.rows(JOBS)).containsExactly("0");

      test.set("ready", true).pass(ofHours(1));

      assertThat(test.open()).containsExactly("b active", "c active");
    }
  }

  @Test
  void theNextTimeOfACycleThatIsAvailableAgainNeedsNoTrigger() {
    try (var test =
        TestCase.of(
                database,
                timer("t", "R/PT1H")
                    .startsBy("a.complete")
                    .with("flowable:availableCondition=\"${ready}\""),
                human("a"),
                human("b").entry("t.occur").repeats(null),
                human("c"))
            .start(variables("ready", true))) {
      test.complete("a").pass(ofHours(1)).set("ready", false);
      assertThat(test.rows(JOBS)).containsExactly("0");

      test.set("ready", true).pass(ofHours(1));

      assertThat(test.over()).containsExactly("a completed", "t completed", "t completed");
    }
  }

  @Test
  void aCycleGoesOnWhenOneOfItsTimesIsMadeByHand() {
    try (var test = start(timer("t", "R3/PT1H"), human("a").entry("t.occur").repeats(null))) {
      test.pass(ofMinutes(30)).trigger("t");
      assertThat(test.open()).containsExactly("a active", "a wait_repetition", "t available");
      test.pass(ofHours(1));
      assertThat(test.over()).containsExactly("t completed");

      test.pass(ofMinutes(30)).pass(ofHours(1));

      assertThat(test.over()).containsExactly("t completed", "t completed", "t completed");
      assertThat(test.rows(JOBS)).containsExactly("0");
      assertThat(test.open()).doesNotContain("t available");
    }
  }

  @Test
  void theLastTimeOfACycleIsFollowedByNoneIfItIsMadeByHand() {
    try (var test =
        start(
            timer("t", "R2/PT1H").repeats(null),
            human("a").entry("t.occur").repeats(null),
            human("b"))) {
      test.trigger("t").trigger("t");

      assertThat(test.over()).containsExactly("t completed", "t completed");
      assertThat(test.open()).doesNotContain("t available");
      assertThat(test.rows(JOBS)).containsExactly("0");
    }
  }

  @Test
  void aCycleThatHasNotBegunEndsByHand() {
    try (var test =
        start(
            timer("t", "R3/PT1H").startsBy("b.complete"),
            human("a").entry("t.occur").repeats(null),
            human("b"))) {
      test.trigger("t");

      assertThat(test.open()).containsExactly("a active", "a wait_repetition", "b active");
    }
  }
}
