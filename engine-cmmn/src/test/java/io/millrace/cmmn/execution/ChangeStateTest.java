package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder;
import io.millrace.cmmn.runtime.ChangePlanItemStateBuilder;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@Covers("66 change of the state of plan items")
@DatabaseTest
class ChangeStateTest {

  private final Database database;

  ChangeStateTest(Database database) {
    this.database = database;
  }

  private static ChangePlanItemStateBuilder change(TestCase test) {
    return test.engine()
        .getCmmnRuntimeService()
        .createChangePlanItemStateBuilder()
        .caseInstanceId(test.id());
  }

  @Test
  void whatWaitsForACriterionStartsWithoutIt() {
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.complete")).start()) {
      change(test).activatePlanItemDefinitionId("def_b").changeState();

      assertThat(test.open()).containsExactly("a active", "b active");
      test.complete("b").complete("a");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void whatIsEnabledOrDisabledStartsPastItsManualActivation() {
    try (var test = TestCase.of(database, human("a").manual(), human("b").manual()).start()) {
      test.engine().getCmmnRuntimeService().disablePlanItemInstance(test.itemId("b"));

      change(test).activatePlanItemDefinitionIds(List.of("def_a", "def_b")).changeState();

      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  void whatHasEndedIsMadeAgainWithItsTask() {
    try (var test = TestCase.of(database, human("a"), human("b")).start().complete("a")) {
      change(test).activatePlanItemDefinitionId("def_a").changeState();

      assertThat(test.open()).containsExactly("a active", "b active");
      assertThat(test.over()).containsExactly("a completed");
      test.complete("a").complete("b");
      assertThat(test.over()).containsExactly("a completed", "a completed", "b completed");
    }
  }

  @Test
  void stagesAroundAnItemAreOpenedWithAllTheirItems() {
    var inner = stage("inner", human("b"), human("c").entry("b.complete")).manual();
    var outer = stage("outer", inner, human("d")).entry("a.complete");
    try (var test = TestCase.of(database, human("a"), outer).start()) {
      change(test).activatePlanItemDefinitionId("def_c").changeState();

      assertThat(test.open())
          .containsExactly(
              "a active", "b active", "c active", "d active", "inner active", "outer active");
    }
  }

  /** The stages go on first, with all that is in them, and then the item is as it was. */
  @Test
  void whatIsHeldWithTheStagesAroundItStartsPastItsManualActivation() {
    var inner = stage("inner", human("a").manual(), human("b").manual());
    try (var test = TestCase.of(database, stage("outer", inner)).start()) {
      var outer = test.itemId("outer");
      test.runtime().createPlanItemInstanceTransitionBuilder(outer).suspend();

      change(test).activatePlanItemDefinitionId("def_a").changeState();

      assertThat(test.open())
          .containsExactly("a active", "b enabled", "inner active", "outer active");
    }
  }

  @Test
  void aStageThatHasEndedIsOpenedAgainOnceForAllThatIsActivatedInIt() {
    var plan = stage("plan", stage("s", human("a"), human("b")), human("c"));
    try (var test = TestCase.ofPlan(database, plan).start().complete("a").complete("b")) {
      assertThat(test.open()).containsExactly("c active");

      change(test).activatePlanItemDefinitionIds(List.of("def_a", "def_b")).changeState();

      assertThat(test.open()).containsExactly("a active", "b active", "c active", "s active");
      test.complete("a").complete("b").complete("c");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void anActiveItemStaysAsItIs() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var task = test.rows("select ID_ from MR_TASK");

      change(test).activatePlanItemDefinitionId("def_a").changeState();

      assertThat(test.rows("select ID_ from MR_TASK")).isEqualTo(task);
    }
  }

  @Test
  void terminatingAndActivatingTheSameItemBeginsItAnew() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var task = test.rows("select ID_ from MR_TASK");

      change(test)
          .activatePlanItemDefinitionId("def_a")
          .terminatePlanItemDefinitionId("def_a")
          .changeState();

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.over()).containsExactly("a terminated");
      assertThat(test.rows("select ID_ from MR_TASK")).hasSize(1).isNotEqualTo(task);
    }
  }

  @Test
  void terminatingAStageEndsAllInItAndNothingRepeats() {
    var repeated = stage("s", human("a"), human("b").manual()).repeats("${true}");
    try (var test = TestCase.of(database, repeated, human("c")).start()) {
      change(test).terminatePlanItemDefinitionId("def_s").changeState();

      assertThat(test.open()).containsExactly("c active");
      assertThat(test.over()).containsExactly("a terminated", "b terminated", "s terminated");
    }
  }

  @Test
  void theCaseEndsWhenNothingIsLeftAndSentriesHearOfTheChange() {
    try (var test =
        TestCase.of(database, human("a"), milestone("m").entry("a.terminate")).start()) {
      change(test).terminatePlanItemDefinitionIds(List.of("def_a")).changeState();

      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over()).containsExactly("a terminated", "m completed");
    }
  }

  @Test
  void whatHasBegunIsAvailableAgainAndItsCriteriaHaveHeardNothing() {
    try (var test =
        TestCase.of(database, human("a"), human("b"), human("c").entry("a.complete", "b.complete"))
            .start()
            .complete("a")) {
      change(test).changeToAvailableStateByPlanItemDefinitionId("def_c").changeState();
      test.complete("b");
      assertThat(test.rows("select STATE_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'c'"))
          .containsExactly("available");

      change(test).activatePlanItemDefinitionId("def_c").changeState();
      change(test).changeToAvailableStateByPlanItemDefinitionId("def_c").changeState();

      assertThat(test.open()).containsExactly("c available");
      assertThat(test.over()).contains("c terminated");
      assertThat(test.rows("select ID_ from MR_TASK")).isEmpty();
    }
  }

  @Test
  void anItemWithoutEntryCriteriaThatIsMadeAvailableStartsAgain() {
    try (var test = TestCase.of(database, human("a")).start()) {
      change(test).changeToAvailableStateByPlanItemDefinitionIds(List.of("def_a")).changeState();

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.over()).containsExactly("a terminated");
    }
  }

  @Test
  void waitingInstancesAreAddedAndTakenAway() {
    var repeated = human("b").entry("a.complete").repeats("${go}");
    try (var test =
        TestCase.of(database, human("a").repeats("${true}"), repeated)
            .start(variables("go", false))
            .complete("a")) {
      assertThat(test.open()).containsExactly("a active", "b active");

      change(test).addWaitingForRepetitionPlanItemDefinitionId("def_b").changeState();
      assertThat(test.open()).containsExactly("a active", "b active", "b wait_repetition");
      test.complete("a");
      assertThat(test.open()).containsExactly("a active", "b active", "b active");

      change(test).addWaitingForRepetitionPlanItemDefinitionIds(List.of("def_b")).changeState();
      change(test).removeWaitingForRepetitionPlanItemDefinitionId("def_b").changeState();
      assertThat(test.open()).containsExactly("a active", "b active", "b active");
    }
  }

  @Test
  void activatingWhatWaitsForItsRepetitionKeepsItRepeating() {
    var repeated = human("b").entry("a.complete").repeats("${true}");
    try (var test = TestCase.of(database, human("a").repeats("${true}"), repeated).start()) {
      change(test).activatePlanItemDefinitionId("def_b").changeState();

      assertThat(test.open()).containsExactly("a active", "b active", "b wait_repetition");
      test.complete("a");
      assertThat(test.open())
          .containsExactly("a active", "b active", "b active", "b wait_repetition");
    }
  }

  /** Each was planned by itself and repeats by itself (rules 8.1 and 17.3). */
  @Test
  void severalThatWaitForTheirRepetitionAreAllFollowedByAnother() {
    var plan =
        """
        <planItem id="a" definitionRef="t"><itemControl><repetitionRule/></itemControl></planItem>
        <planningTable id="pt"><discretionaryItem id="b" definitionRef="u">
          <itemControl><repetitionRule/></itemControl><entryCriterion id="e" sentryRef="s"/>
        </discretionaryItem></planningTable>
        <sentry id="s"><planItemOnPart id="on" sourceRef="a"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        <humanTask id="t" name="a"/><humanTask id="u" name="b"/>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start()) {
      plan(test, "b");
      plan(test, "b");
      test.complete("a").complete("b").complete("b");
      assertThat(test.open()).containsExactly("a active", "b wait_repetition", "b wait_repetition");

      change(test).activatePlanItemDefinitionId("u").changeState();

      assertThat(test.open())
          .containsExactly(
              "a active", "b active", "b active", "b wait_repetition", "b wait_repetition");
    }
  }

  private static void plan(TestCase test, String entry) {
    test.runtime()
        .createPlanningBuilder()
        .caseInstanceId(test.id())
        .discretionaryItemId(entry)
        .plan();
  }

  @Test
  void milestonesOccurAndListenersBecomeAvailable() {
    var late = user("late").with("flowable:availableCondition=\"${true}\"");
    try (var test =
        TestCase.of(
                database,
                human("a"),
                milestone("m").entry("a.complete"),
                stage("s", human("b"), late).entry("a.complete"))
            .start()) {
      change(test).activatePlanItemDefinitionIds(List.of("def_m", "def_late")).changeState();

      assertThat(test.over()).containsExactly("m completed");
      assertThat(test.open()).contains("late available", "s active");
    }
  }

  @Test
  void variablesAreSetBeforeAndConditionsAndLocalVariablesCount() {
    try (var test =
        TestCase.of(database, human("a"), human("b").manual(), human("c").manual()).start()) {
      change(test)
          .caseVariable("x", 1)
          .caseVariables(Map.of("y", 2))
          .activatePlanItemDefinition(
              PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor(
                  "def_b", "${x == 1}"))
          .activatePlanItemDefinitions(
              List.of(
                  PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor(
                      "def_c", "${y == 1}")))
          .activatePlanItemDefinition(
              PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor(
                  "def_b", Map.of("own", "mine")))
          .changeState();

      assertThat(test.open()).containsExactly("a active", "b active", "c enabled");
      assertThat(test.engine().getCmmnRuntimeService().getVariables(test.id()))
          .containsOnlyKeys("x", "y");
    }
  }

  @Test
  void localVariablesAreThereWhenTheItemStarts() {
    var named = human("b").manual().with("flowable:assignee=\"${own}\"");
    try (var test = TestCase.of(database, human("a"), named).start()) {
      change(test)
          .activatePlanItemDefinition(
              PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor(
                  "def_b", Map.of("own", "kermit")))
          .changeState();

      assertThat(test.rows("select ASSIGNEE_ from MR_TASK where ASSIGNEE_ is not null"))
          .containsExactly("kermit");
    }
  }

  @Test
  void nothingHappensIfOneOfTheChangesIsNotPossible() {
    try (var test = TestCase.of(database, human("a"), human("b").manual()).start()) {
      assertThatThrownBy(
              () ->
                  change(test)
                      .caseVariable("x", 1)
                      .terminatePlanItemDefinitionId("def_a")
                      .addWaitingForRepetitionPlanItemDefinitionId("def_b")
                      .changeState())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("no repetition rule");
      assertThat(test.open()).containsExactly("a active", "b enabled");
      assertThat(test.engine().getCmmnRuntimeService().getVariables(test.id())).isEmpty();
    }
  }

  @Test
  void unknownPlanItemsAndCasesAreRefused() {
    try (var test = TestCase.of(database, human("a")).start()) {
      assertThatThrownBy(() -> change(test).activatePlanItemDefinitionId("nope").changeState())
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("'nope'")
          .hasMessageContaining("def_a");
      var runtime = test.engine().getCmmnRuntimeService();
      assertThatThrownBy(() -> runtime.createChangePlanItemStateBuilder().changeState())
          .isInstanceOf(BadArgumentException.class);
      test.complete("a");
      assertThatThrownBy(() -> change(test).activatePlanItemDefinitionId("def_a").changeState())
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void whatHasToBePlannedIsMadeOnlyUnderItsOwnName() {
    var plan =
        """
        <planItem id="keep" definitionRef="other"/>
        <planItem id="p" definitionRef="t"><itemControl><manualActivationRule/></itemControl></planItem>
        <planningTable id="pt"><discretionaryItem id="d" definitionRef="t"/><discretionaryItem id="e" definitionRef="s"/></planningTable>
        <humanTask id="t"/><humanTask id="other"/>
        <stage id="s"><planItem id="in" definitionRef="t"/></stage>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start()) {
      change(test).activatePlanItemDefinitionId("t").changeState();
      assertThat(test.open()).containsExactly("keep active", "p active");

      change(test).changeToAvailableStateByPlanItemDefinitionId("t").changeState();
      assertThat(test.open()).containsExactly("keep active", "p enabled");

      change(test).activatePlanItemDefinitionId("d").changeState();
      assertThat(test.open()).containsExactly("d active", "keep active", "p enabled");
      change(test).activatePlanItemDefinitionId("in").changeState();
      assertThat(test.open())
          .containsExactly("d active", "e active", "in active", "keep active", "p enabled");
    }
  }

  @Test
  void whatIsHeldBeforeItHasEnteredTakesNoRoomFromWhatWaitsBesideIt() {
    var again = milestone("m").entry("e.occur").repeats("flowable:maxInstanceCount=\"1\"", null);
    try (var test = TestCase.of(database, human("a"), again, user("e").repeats(null)).start()) {
      suspend(test, "m");
      change(test).addWaitingForRepetitionPlanItemDefinitionId("def_m").changeState();

      test.trigger("e");

      assertThat(test.over()).containsExactly("e completed", "m completed");
    }
  }

  @Test
  void whatIsHeldAfterItHasEnteredStillTakesRoom() {
    var again = human("b").entry("e.occur").repeats("flowable:maxInstanceCount=\"1\"", null);
    try (var test = TestCase.of(database, human("a"), again, user("e").repeats(null)).start()) {
      test.trigger("e");
      suspend(test, "b");

      test.trigger("e");

      assertThat(test.open())
          .containsExactly("a active", "b suspended", "b wait_repetition", "e available");
    }
  }

  private static void suspend(TestCase test, String item) {
    test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId(item)).suspend();
  }
}
