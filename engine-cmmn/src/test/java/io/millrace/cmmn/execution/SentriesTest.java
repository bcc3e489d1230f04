package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.LimitExceededException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

@DatabaseTest
class SentriesTest {

  private final Database database;

  SentriesTest(Database database) {
    this.database = database;
  }

  @Test
  @Covers("31 on-part: transition of a plan item")
  void anItemStartsWhenWhatItWatchesCompletes() {
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.complete")).start()) {
      assertThat(test.open()).containsExactly("a active", "b available");

      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      test.complete("b");
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).containsExactly("a completed", "b completed");
    }
  }

  @Test
  @Covers("38 trigger mode")
  void onPartsAreRememberedOverCallsUntilAllHaveHappened() {
    var both = human("c").entry("a.complete", "b.complete");
    try (var test = TestCase.of(database, human("a"), human("b"), both).start()) {
      test.complete("a");
      assertThat(test.open()).containsExactly("b active", "c available");
      assertThat(test.rows("select SATISFIED_PARTS_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'c'"))
          .containsExactly("01");

      test.complete("b");

      assertThat(test.open()).containsExactly("c active");
      assertThat(test.rows("select SATISFIED_PARTS_ from MR_PLAN_ITEM")).containsExactly("null");
    }
  }

  @Test
  @Covers("38 trigger mode")
  void aSentryOnEventForgetsWhatHappenedInEarlierCalls() {
    var both = human("c").entry("a.complete", "b.complete").forgetful();
    try (var test =
        TestCase.ofPlan(database, stage("plan", human("a"), human("b"), both)).start()) {
      test.complete("a").complete("b");

      assertThat(test.open()).containsExactly("c available");
      test.engine().getCmmnRuntimeService().completeCaseInstance(test.id());
    }
  }

  @Test
  @Covers("38 trigger mode")
  void aSentryOnEventIsMetByWhatHappensInOneCall() {
    var both = human("c").entry("s.complete", "a.complete").forgetful();
    try (var test = TestCase.of(database, stage("s", human("a")), both).start()) {
      // an item inside a stage is watched from outside
      test.complete("a");

      assertThat(test.open()).containsExactly("c active");
    }
  }

  @Test
  @Covers("37 several criteria of an item")
  void oneOfSeveralEntryCriteriaIsEnough() {
    var either = human("c").entry("a.complete").entry("b.complete");
    try (var test = TestCase.of(database, human("a"), human("b"), either).start()) {
      test.complete("b");

      assertThat(test.open()).containsExactly("a active", "c active");
      assertThat(test.rows("select ENTRY_CRITERION_ID_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'c'"))
          .containsExactly("c_entryCriterion1");
    }
  }

  @Test
  @Covers("34 if-part")
  void aConditionIsLookedAtWhenItsOnPartHappens() {
    var large = human("large").entryIf("${amount > 100}", "check.complete");
    var small = human("small").entryIf("${amount <= 100}", "check.complete");
    try (var test = TestCase.of(database, human("check"), large, small).start()) {
      test.complete("check", variables("amount", 500));

      assertThat(test.open()).containsExactly("large active", "small available");
    }
  }

  @Test
  @Covers("34 if-part")
  void aConditionAloneIsLookedAtAgainWhenAVariableChanges() {
    var rich = human("rich").entryIf("${amount > 100}");
    try (var test = TestCase.of(database, human("a"), rich).start(variables("amount", 1))) {
      assertThat(test.open()).containsExactly("a active", "rich available");

      test.set("amount", 50);
      assertThat(test.open()).containsExactly("a active", "rich available");
      test.set("amount", 500);

      assertThat(test.open()).containsExactly("a active", "rich active");
    }
  }

  @Test
  void aConditionThatHoldsFromTheStartStartsItsItem() {
    try (var test =
        TestCase.of(database, human("rich").entryIf("${amount > 100}"))
            .start(variables("amount", 500))) {
      assertThat(test.open()).containsExactly("rich active");
    }
  }

  @Test
  void aConditionOnAnyOtherValueIsNotMetWhereThereIsNone() {
    var other = human("other").entryIf("${vars:notEquals('x', 1)}");
    try (var test = TestCase.of(database, human("a"), other).start()) {
      assertThat(test.open()).containsExactly("a active", "other available");

      test.runtime().setVariable(test.id(), "x", 2);

      assertThat(test.open()).containsExactly("a active", "other active");
    }
  }

  @Test
  void aRememberedOnPartWaitsForItsCondition() {
    var late = human("late").entryIf("${ready}", "a.complete");
    try (var test = TestCase.of(database, human("a"), late).start(variables("ready", false))) {
      test.complete("a");
      assertThat(test.open()).containsExactly("late available");

      test.set("ready", true);

      assertThat(test.open()).containsExactly("late active");
    }
  }

  @Test
  @Covers("31 on-part: transition of a plan item")
  void anExitCriterionTerminatesAnItemWithItsTask() {
    var cancelled = human("b").exit("stop.occur");
    try (var test = TestCase.of(database, human("a"), cancelled, user("stop")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.over()).containsExactly("b terminated", "stop completed");
      assertThat(test.rows("select count(*) from MR_TASK")).containsExactly("1");
      assertThat(
              test.rows("select EXIT_CRITERION_ID_ from MR_HI_PLAN_ITEM where ELEMENT_ID_ = 'b'"))
          .containsExactly("b_exitCriterion0");
    }
  }

  @Test
  void anExitCriterionGoesBeforeAnEntryCriterion() {
    var both = human("b").entry("a.complete").exit("a.complete");
    try (var test = TestCase.of(database, human("a"), human("c"), both).start()) {
      test.complete("a");

      assertThat(test.open()).containsExactly("c active");
      assertThat(test.over()).containsExactly("a completed", "b terminated");
    }
  }

  @Test
  @Covers("1 case and plan model")
  void anExitCriterionOfThePlanModelTerminatesTheCase() {
    var plan = stage("plan", human("a"), stage("s", human("b")), user("stop")).exit("stop.occur");
    try (var test = TestCase.ofPlan(database, plan).start()) {
      test.trigger("stop");

      assertThat(test.state()).isEqualTo("terminated");
      assertThat(test.over())
          .containsExactly("a terminated", "b terminated", "s terminated", "stop completed");
    }
  }

  @Test
  @Covers("21 milestone")
  void milestonesLeadFromOneToTheNextWithinOneCall() {
    var first = milestone("first").entry("a.complete").with("flowable:milestoneVariable=\"one\"");
    try (var test =
        TestCase.of(
                database,
                human("a"),
                first,
                milestone("second").entry("first.occur"),
                human("b").entry("second.occur"))
            .start()) {
      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.over()).containsExactly("a completed", "first completed", "second completed");
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "one"))
          .isEqualTo(true);
    }
  }

  @Test
  @Covers("21 milestone")
  void theNameOfTheVariableOfAMilestoneCanBeAnExpression() {
    var named = milestone("named").with("flowable:milestoneVariable=\"${what}Done\"");
    var nameless = milestone("nameless").with("flowable:milestoneVariable=\"${nothing}\"");
    try (var test =
        TestCase.of(database, human("a"), named, nameless)
            .start(TestCase.variables("what", "order", "nothing", null))) {
      assertThat(test.runtime().getVariables(test.id()))
          .isEqualTo(TestCase.variables("what", "order", "nothing", null, "orderDone", true));
    }
  }

  @Test
  @Covers("21 milestone")
  void aMilestoneWithoutCriteriaIsReachedAtOnce() {
    try (var test = TestCase.of(database, milestone("m")).start()) {
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.instance().getState()).isEqualTo("completed");
    }
  }

  @Test
  void eventsReachThoseInTheSameInstanceOfAStageOnly() {
    var twice =
        stage("s", human("a"), human("b").entry("a.complete"))
            .repeats("flowable:collectionVariable=\"list\"", null);
    try (var test = TestCase.of(database, twice).start(variables("list", List.of("x", "y")))) {
      test.complete("a");

      assertThat(test.open())
          .containsExactly("a active", "b active", "b available", "s active", "s active");
    }
  }

  @Test
  void itemsThatStartOneAnotherWithoutEndAreStoppedAndNamed() {
    var a = task("a").with("isBlocking=\"false\"").entry("b.complete").repeats(null);
    var b = task("b").with("isBlocking=\"false\"").entry("a.complete").repeats(null);
    var begin = human("begin");
    var starter = task("b0").with("isBlocking=\"false\"").entry("begin.complete");
    var first = a.entry("b0.complete");
    try (var test =
        TestCase.of(
                database,
                configuration -> configuration.setMaxStepsPerUnitOfWork(500),
                stage("plan", begin, starter, first, b))
            .start()) {
      assertThatThrownBy(() -> test.complete("begin"))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("task 'a'")
          .hasMessageContaining("task 'b'")
          .hasMessageContaining("500");
      assertThat(test.open())
          .containsExactly("a available", "b available", "b0 available", "begin active");
    }
  }

  @Test
  void criteriaAreJudgedAgainWhenSomebodyAsks() {
    var bean = new AtomicBoolean();
    try (var test =
        TestCase.of(
                database,
                Map.of("bean", bean),
                stage("plan", human("a"), human("b").entryIf("${bean.get()}")))
            .start()) {
      bean.set(true);
      assertThat(test.open()).containsExactly("a active", "b available");

      test.engine().getCmmnRuntimeService().evaluateCriteria(test.id());

      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  @Covers("36 on-part with an exit criterion")
  void anOnPartCanWatchForTheExitByOneCriterionAlone() {
    var watched = human("a").exit("stop.occur").exit("cancel.occur");
    var afterCancel = human("b").entry("a.exit@a_exitCriterion1");
    try (var test =
        TestCase.of(database, watched, afterCancel, user("stop"), user("cancel"), human("h"))
            .start()) {
      test.trigger("cancel");

      assertThat(test.open()).containsExactly("b active", "h active");
    }
    try (var test =
        TestCase.of(database, watched, afterCancel, user("stop"), user("cancel"), human("h"))
            .start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("b available", "h active");
    }
  }

  @Test
  @Covers("31 on-part: transition of a plan item")
  void anItemInsideAStageIsWatchedFromOutsideAndTheOtherWayRound() {
    var inside = stage("s", human("a"), human("b").entry("out.complete"));
    try (var test =
        TestCase.of(database, inside, human("out"), human("c").entry("a.complete")).start()) {
      test.complete("out").complete("a");

      assertThat(test.open()).containsExactly("b active", "c active", "s active");
    }
  }

  @Test
  void aDelegateThatChangesAVariableByAServiceStartsWhatWaitsForIt() {
    var engine = new AtomicReference<CmmnEngine>();
    PlanItemJavaDelegate sets =
        item ->
            engine
                .get()
                .getCmmnRuntimeService()
                .setVariable(item.getCaseInstanceId(), "ready", true);
    var call =
        task("call")
            .with("flowable:type=\"java\" flowable:delegateExpression=\"${sets}\"")
            .entry("a.complete");
    var waits = human("b").entryIf("${ready}");
    try (var test =
        TestCase.of(database, Map.of("sets", sets), stage("plan", human("a"), call, waits))
            .start(variables("ready", false))) {
      engine.set(test.engine());
      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.over()).containsExactly("a completed", "call completed");
    }
  }
}
