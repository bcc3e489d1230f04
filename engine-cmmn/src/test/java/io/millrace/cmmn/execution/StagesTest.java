package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

@DatabaseTest
class StagesTest {

  private static final String AUTO = "autoComplete=\"true\"";

  private final Database database;

  StagesTest(Database database) {
    this.database = database;
  }

  @Test
  @Covers("4 stages in stages")
  void nestedStagesOpenAndCompleteFromTheInside() {
    try (var test =
        TestCase.of(database, stage("outer", stage("inner", human("a"))), human("b")).start()) {
      assertThat(test.open())
          .containsExactly("a active", "b active", "inner active", "outer active");

      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.over()).containsExactly("a completed", "inner completed", "outer completed");
    }
  }

  @Test
  @Covers("4 stages in stages")
  void whatIsInAStageIsMadeWhenTheStageBecomesActive() {
    try (var test =
        TestCase.of(database, human("a"), stage("s", human("b")).entry("a.complete")).start()) {
      assertThat(test.open()).containsExactly("a active", "s available");

      test.complete("a");

      assertThat(test.open()).containsExactly("b active", "s active");
    }
  }

  @Test
  void anEmptyStageCompletesAtOnce() {
    try (var test = TestCase.of(database, stage("s"), human("a").entry("s.complete")).start()) {
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  @Covers("50 auto-complete and its condition")
  void aStageThatDoesNotCompleteByItselfWaitsForWhatCouldBeStarted() {
    try (var test = TestCase.of(database, human("a"), human("b").manual()).start()) {
      test.complete("a");

      assertThat(test.open()).containsExactly("b enabled");
      test.engine().getCmmnRuntimeService().disablePlanItemInstance(test.itemId("b"));
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).containsExactly("a completed", "b terminated");
    }
  }

  @Test
  @Covers("50 auto-complete and its condition")
  void aStageThatCompletesByItselfEndsWhatIsOptionalAndNotStarted() {
    var plan = stage("plan", human("a"), human("b").manual(), human("c").entry("b.complete"));
    try (var test = TestCase.ofPlan(database, plan.with(AUTO)).start()) {
      assertThat(test.open()).containsExactly("a active", "b enabled", "c available");

      test.complete("a");

      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).containsExactly("a completed", "b terminated", "c terminated");
    }
  }

  @Test
  @Covers("40 required rule")
  void aRequiredItemKeepsItsStageOpen() {
    var plan = stage("plan", human("a"), human("b").manual().required());
    try (var test = TestCase.ofPlan(database, plan.with(AUTO)).start()) {
      test.complete("a");
      assertThat(test.open()).containsExactly("b enabled");
      assertThatThrownBy(
              () -> test.engine().getCmmnRuntimeService().completeCaseInstance(test.id()))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("required");

      test.engine().getCmmnRuntimeService().startPlanItemInstance(test.itemId("b"));
      test.complete("b");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("50 auto-complete and its condition")
  void theConditionOfAutoCompleteDecides() {
    var plan =
        stage("plan", human("a"), human("b").manual())
            .with("flowable:autoCompleteCondition=\"${fast}\"");
    try (var test = TestCase.ofPlan(database, plan).start(variables("fast", false))) {
      test.complete("a");
      assertThat(test.open()).containsExactly("b enabled");

      test.set("fast", true);

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("59 states of the case")
  void aCaseIsCompletedByHandWhenNothingActiveIsLeft() {
    try (var test = TestCase.of(database, human("a"), human("b").manual()).start()) {
      var service = test.engine().getCmmnRuntimeService();
      assertThatThrownBy(() -> service.completeCaseInstance(test.id()))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining(test.id());
      test.complete("a");

      service.completeCaseInstance(test.id());

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aStageIsCompletedByHandOrByForce() {
    var stage = stage("s", human("a"), human("b").manual());
    try (var test = TestCase.of(database, stage, human("c")).start()) {
      var service = test.engine().getCmmnRuntimeService();
      assertThatThrownBy(() -> service.completeStagePlanItemInstance(test.itemId("s")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'s'");
      assertThatThrownBy(() -> service.completeStagePlanItemInstance(test.itemId("c")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("not a stage");

      service.completeStagePlanItemInstance(test.itemId("s"), true);

      assertThat(test.open()).containsExactly("c active");
      assertThat(test.over()).containsExactly("a terminated", "b terminated", "s completed");
    }
  }

  @Test
  @Covers("59 states of the case")
  void aCaseIsTerminatedWithAllThatIsOpenInIt() {
    var stage = stage("s", human("a"), milestone("m").entry("a.complete"), user("e"));
    try (var test = TestCase.of(database, stage, human("b").manual()).start()) {
      test.engine().getCmmnRuntimeService().terminateCaseInstance(test.id());

      assertThat(test.state()).isEqualTo("terminated");
      assertThat(test.over())
          .containsExactly(
              "a terminated", "b terminated", "e terminated", "m terminated", "s terminated");
      assertThat(test.rows("select count(*) from MR_TASK")).containsExactly("0");
    }
  }

  @Test
  void anExitCriterionOfAStageEndsAllInIt() {
    var stage = stage("s", stage("t", human("a")), human("b")).exit("stop.occur");
    try (var test = TestCase.of(database, stage, human("c"), user("stop")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("c active");
      assertThat(test.over())
          .containsExactly(
              "a terminated", "b terminated", "s terminated", "stop completed", "t terminated");
    }
  }

  @Test
  @Covers("39 exit type and exit event type")
  void anExitCriterionCanCompleteItsStageIfThatIsPossible() {
    var stage =
        stage("s", human("a"), human("b").manual())
            .exitWith("flowable:exitEventType=\"complete\"", "stop.occur");
    var next = human("next").entry("s.complete");
    try (var test = TestCase.of(database, stage, next, user("stop").repeats(null)).start()) {
      assertThatThrownBy(() -> test.trigger("stop"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("something active or required is left in it");
      assertThat(test.open()).contains("s active");

      test.complete("a").trigger("stop");

      assertThat(test.open()).contains("next active").doesNotContain("s active");
      assertThat(test.over()).contains("s completed", "b terminated");
    }
  }

  @Test
  @Covers("39 exit type and exit event type")
  void anExitCriterionCanForceItsStageToComplete() {
    var stage =
        stage("s", human("a")).exitWith("flowable:exitEventType=\"forceComplete\"", "stop.occur");
    var next = human("next").entry("s.complete");
    try (var test = TestCase.of(database, stage, next, user("stop")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("next active");
      assertThat(test.over()).containsExactly("a terminated", "s completed", "stop completed");
    }
  }

  @Test
  @Covers("39 exit type and exit event type")
  void anExitCriterionCanEndActiveInstancesAlone() {
    var enabled =
        human("b").manual().exitWith("flowable:exitType=\"activeInstances\"", "stop.occur");
    var active = human("a").exitWith("flowable:exitType=\"activeInstances\"", "stop.occur");
    try (var test = TestCase.of(database, active, enabled, user("stop")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("b enabled");
      assertThat(test.over()).containsExactly("a terminated", "stop completed");
    }
  }

  @Test
  @Covers("39 exit type and exit event type")
  void anExitCriterionCanEndActiveAndEnabledInstancesAlone() {
    var type = "flowable:exitType=\"activeAndEnabledInstances\"";
    var enabled = human("b").manual().exitWith(type, "stop.occur");
    var available = human("c").entry("a.complete").exitWith(type, "stop.occur");
    try (var test = TestCase.of(database, human("a"), enabled, available, user("stop")).start()) {
      test.trigger("stop");

      assertThat(test.open()).containsExactly("a active", "c available");
    }
  }

  @Test
  @Covers("47 completion neutral rule")
  void completionNeutralItemsDoNotKeepTheirStageOpenWhileTheyAreAvailable() {
    var neutral =
        human("b")
            .entry("never.complete")
            .rules("<extensionElements><flowable:completionNeutralRule/></extensionElements>");
    var stage =
        stage(
            "s",
            human("a"),
            neutral,
            human("never").manual().rules(ignore("ignoreIfAvailableOrEnabled")));
    try (var test = TestCase.of(database, stage, human("c")).start()) {
      test.complete("a");

      assertThat(test.open()).containsExactly("c active");
    }
  }

  private static String ignore(String type) {
    return "<extensionElements><flowable:parentCompletionRule type=\""
        + type
        + "\"/></extensionElements>";
  }

  @Test
  @Covers("48 parent completion rule")
  void parentCompletionRulesSayWhatIsIgnored() {
    var active = stage("s1", human("a1").rules(ignore("ignore")));
    var available =
        stage(
            "s2", human("x2"), human("a2").entry("z.complete").rules(ignore("ignoreIfAvailable")));
    var enabled = stage("s3", human("x3"), human("a3").manual().rules(ignore("ignoreIfAvailable")));
    try (var test = TestCase.of(database, active, available, enabled, human("z")).start()) {
      assertThat(test.over()).containsExactly("a1 terminated", "s1 completed");

      test.complete("x2").complete("x3");

      assertThat(test.open()).containsExactly("a3 enabled", "s3 active", "z active");
    }
  }

  @Test
  @Covers("48 parent completion rule")
  void afterItsFirstCompletionARepeatingItemCanBeIgnored() {
    var again = human("a").repeats(null).rules(ignore("ignoreAfterFirstCompletion"));
    try (var test = TestCase.of(database, stage("s", again), human("b")).start()) {
      assertThat(test.open()).containsExactly("a active", "b active", "s active");

      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  @Covers("58 suspend and resume")
  void aStageWhoseLastItemsEndedWhileItWasHeldCompletesWhenItGoesOn() {
    var failed = stage("f", human("a").required(), human("b").manual()).with(AUTO);
    var suspended = stage("s", human("c")).with(AUTO);
    try (var test = TestCase.of(database, failed, suspended, human("keep")).start()) {
      move(test, "f").fault();
      move(test, "s").suspend();
      move(test, "a").terminate();
      move(test, "c").terminate();
      assertThat(test.open())
          .containsExactly("b enabled", "f failed", "keep active", "s suspended");

      move(test, "f").reactivate();
      move(test, "s").resume();

      assertThat(test.open()).containsExactly("keep active");
    }
  }

  @Test
  @Covers("58 suspend and resume")
  void suspendingAStageHoldsAllInItAndResumingBringsItBack() {
    var stage = stage("s", human("a"), human("b").manual(), user("e"), human("c").entry("e.occur"));
    try (var test = TestCase.of(database, stage).start()) {
      move(test, "s").suspend();
      assertThat(test.open())
          .containsExactly(
              "a suspended", "b suspended", "c suspended", "e suspended", "s suspended");
      assertThatThrownBy(() -> test.complete("a"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("suspended");
      assertThatThrownBy(() -> test.trigger("e"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("suspended");

      move(test, "s").resume();

      assertThat(test.open())
          .containsExactly("a active", "b enabled", "c available", "e available", "s active");
      test.trigger("e").complete("a");
      assertThat(test.open()).containsExactly("b enabled", "c active", "s active");
    }
  }

  @Test
  @Covers("58 suspend and resume")
  void whatWasSuspendedByItselfStaysSoWhenItsStageGoesOn() {
    try (var test = TestCase.of(database, stage("s", human("a"), human("b"))).start()) {
      move(test, "a").suspend();
      move(test, "s").suspend();
      move(test, "s").resume();

      assertThat(test.open()).containsExactly("a suspended", "b active", "s active");
      move(test, "a").resume();
      assertThat(test.open()).containsExactly("a active", "b active", "s active");
    }
  }

  @Test
  @Covers("58 suspend and resume")
  void whatIsInASuspendedStageIsNotResumedByItself() {
    try (var test = TestCase.of(database, stage("s", human("a").manual(), human("b"))).start()) {
      move(test, "s").suspend();

      assertThatThrownBy(() -> move(test, "a").resume())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'s'")
          .hasMessageContaining("suspended");
      assertThat(test.open()).containsExactly("a suspended", "b suspended", "s suspended");
    }
  }

  private static io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder move(
      TestCase test, String item) {
    return test.engine()
        .getCmmnRuntimeService()
        .createPlanItemInstanceTransitionBuilder(test.itemId(item));
  }

  @Test
  @Covers("30 available condition and removal of listeners")
  void aListenerThatNobodyWatchesAnyMoreDoesNotKeepItsStageOpen() {
    var optional = human("b").entry("e.occur");
    try (var test = TestCase.of(database, human("a").exit("e.occur"), user("e")).start()) {
      test.complete("a");
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).containsExactly("a completed", "e terminated");
    }
    try (var test = TestCase.of(database, human("a"), optional, user("e")).start()) {
      test.complete("a");
      assertThat(test.open()).containsExactly("b available", "e available");
    }
  }

  @Test
  @Covers("6 business status")
  void stagesAndMilestonesGiveTheCaseItsBusinessStatus() {
    var plan =
        stage(
                "plan",
                human("a"),
                stage("s", human("b"))
                    .entry("a.complete")
                    .with("flowable:businessStatus=\"in ${place}\""),
                milestone("m").entry("b.complete").with("flowable:businessStatus=\"done\""),
                human("h"))
            .with("flowable:businessStatus=\"new\"");
    try (var test = TestCase.ofPlan(database, plan).start(variables("place", "work"))) {
      assertThat(status(test)).isEqualTo("new");
      test.complete("a");
      assertThat(status(test)).isEqualTo("in work");
      test.complete("b");
      assertThat(status(test)).isEqualTo("done");
    }
  }

  private static String status(TestCase test) {
    return test.rows("select BUSINESS_STATUS_ from MR_CASE_INSTANCE").get(0);
  }
}
