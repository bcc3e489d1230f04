package io.millrace.cmmn.execution;

import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.test.PlannedItem.event;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.builder.CaseBuilder;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.migration.ChangePlanItemIdMapping;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/**
 * An item that has completed once may be ignored when it comes again, also when no other instance
 * of it was there meanwhile.
 */
@Covers("48 parent completion rule")
@DatabaseTest
class FirstCompletionTest {

  private static final String IGNORE =
      "<extensionElements><flowable:parentCompletionRule"
          + " type=\"ignoreAfterFirstCompletion\"/></extensionElements>";

  private final Database database;

  FirstCompletionTest(Database database) {
    this.database = database;
  }

  private static CaseBuilder planned(ParentCompletionType type) {
    return Cmmn.caseModel("case")
        .humanTask("keep")
        .discretionary(
            table ->
                table.humanTask(
                    "extra",
                    t -> t.applicable("${more}").manualActivation().parentCompletion(type)));
  }

  private TestCase start(ParentCompletionType type) {
    return TestCase.ofFile(database, planned(type).toXml()).start(variables("more", true));
  }

  private static void plan(TestCase test) {
    test.runtime()
        .createPlanningBuilder()
        .discretionaryItemId("extra")
        .caseInstanceId(test.id())
        .plan();
  }

  private static void work(TestCase test) {
    plan(test);
    test.runtime().startPlanItemInstance(test.itemId("extra"));
    test.complete("extra");
  }

  @Test
  void whatIsPlannedAgainAfterItsFirstCompletionIsIgnored() {
    try (var test = start(ParentCompletionType.IGNORE_AFTER_FIRST_COMPLETION)) {
      work(test);
      plan(test);
      test.runtime().startPlanItemInstance(test.itemId("extra"));
      assertThat(test.open()).containsExactly("extra active", "keep active");

      test.set("more", false).complete("keep");

      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.over())
          .containsExactly("extra completed", "extra terminated", "keep completed");
    }
  }

  @Test
  void whatIsPlannedForTheFirstTimeIsNotIgnored() {
    try (var test = start(ParentCompletionType.IGNORE_AFTER_FIRST_COMPLETION)) {
      plan(test);

      test.set("more", false).complete("keep");

      assertThat(test.open()).containsExactly("extra enabled");
    }
  }

  @Test
  void severalThatWerePlannedKnowWhenTheFirstOfThemCompletes() {
    try (var test = start(ParentCompletionType.IGNORE_AFTER_FIRST_COMPLETION)) {
      plan(test);
      plan(test);
      test.set("more", false).complete("keep");
      assertThat(test.open()).containsExactly("extra enabled", "extra enabled");

      var first = test.rows("select min(ID_) from MR_PLAN_ITEM").get(0);
      test.runtime().startPlanItemInstance(first);
      test.complete("extra");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void whatWasOnceCompletedAndIsActiveIsIgnoredOnlyIfTheRuleSaysSo() {
    try (var test =
        start(ParentCompletionType.IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED)) {
      work(test);
      plan(test);
      test.runtime().startPlanItemInstance(test.itemId("extra"));

      test.set("more", false).complete("keep");

      assertThat(test.open()).containsExactly("extra active");
    }
  }

  @Test
  void whatIsActivatedFromOutsideAfterItsCompletionIsIgnored() {
    try (var test = TestCase.of(database, human("a").rules(IGNORE), human("b")).start()) {
      test.complete("a");
      test.runtime()
          .createChangePlanItemStateBuilder()
          .caseInstanceId(test.id())
          .activatePlanItemDefinitionId("def_a")
          .changeState();
      assertThat(test.open()).containsExactly("a active", "b active");

      test.complete("b");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aStageThatFailedAndOpensAnewRemembersWhatHasCompletedInIt() {
    var stage = stage("s", human("a").rules(IGNORE)).exit("never.complete");
    try (var test = TestCase.of(database, stage, human("b"), human("never")).start()) {
      var stageId = test.itemId("s");
      test.runtime().createPlanItemInstanceTransitionBuilder(stageId).fault();
      test.complete("a");
      assertThat(test.open()).containsExactly("b active", "never active", "s failed");

      test.runtime().createPlanItemInstanceTransitionBuilder(stageId).reactivate();

      assertThat(test.open()).containsExactly("b active", "never active");
      assertThat(test.over()).containsExactly("a completed", "a terminated", "s completed");
    }
  }

  @Test
  void aStageThatIsMadeAgainBeginsAnew() {
    var stage = stage("s", human("a").rules(IGNORE)).repeats(null);
    try (var test = TestCase.of(database, stage, human("b")).start()) {
      test.complete("a");

      assertThat(test.open()).containsExactly("a active", "b active", "s active");
    }
  }

  @Test
  void aCaseThatComesBackBeginsAnew() {
    var back = event("back").with("flowable:eventType=\"reactivate\"");
    var plan = stage("plan", human("a").rules(IGNORE), back);
    try (var test = TestCase.ofPlan(database, plan).start()) {
      test.complete("a");
      assertThat(test.state()).isEqualTo("completed");

      test.engine().getCmmnHistoryService().createCaseReactivationBuilder(test.id()).reactivate();

      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void whatHasCompletedIsTranslatedToTheNumbersOfAnotherVersion() {
    try (var test =
        TestCase.of(database, human("a").rules(IGNORE), human("c").rules(IGNORE), human("b"))
            .start()
            .complete("c")) {
      var target =
          test.deploy(
              human("new").rules(IGNORE).manual(),
              human("a").rules(IGNORE),
              human("d").rules(IGNORE),
              human("b"));

      test.migrationTo(target)
          .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("c", "d"))
          .addActivatePlanItemDefinitionMapping(createActivatePlanItemDefinitionMappingFor("def_d"))
          .migrate(test.id());

      assertThat(test.open()).containsExactly("a active", "b active", "d active");
      test.complete("b");
      assertThat(test.open()).containsExactly("a active", "d active");
      test.complete("a");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void itemsWithoutTheRuleLeaveNothingBehind() {
    try (var test = TestCase.of(database, human("a"), human("b")).start().complete("a")) {
      assertThat(test.rows("select SATISFIED_PARTS_ from MR_CASE_INSTANCE"))
          .containsExactly("null");
    }
  }
}
