package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.PlannedItem.timer;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.explanation.CaseExplanation;
import io.millrace.cmmn.explanation.HoldReason;
import io.millrace.cmmn.explanation.PlanItemExplanation;
import io.millrace.cmmn.explanation.WaitKind;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@DatabaseTest
class ExplainCaseTest {

  private final Database database;

  ExplainCaseTest(Database database) {
    this.database = database;
  }

  private static CaseExplanation explain(TestCase test) {
    return test.engine().getCmmnRuntimeService().explainCase(test.id());
  }

  private static PlanItemExplanation item(TestCase test, String item) {
    return explain(test).planItems(item).get(0);
  }

  @Test
  void aHalfMetCriterionSaysWhatHasHappenedAndWhatHasNot() {
    try (var test =
        TestCase.of(
                database,
                human("a"),
                human("b"),
                human("c").entryIf("${approved}", "a.complete", "b.complete"))
            .start(variables("approved", false))
            .complete("a")) {
      var waiting = item(test, "c");

      assertThat(waiting.waitsFor()).isEqualTo(WaitKind.ENTRY_CRITERION);
      var criterion = waiting.criteria().entry().get(0);
      assertThat(criterion.listens()).isTrue();
      assertThat(criterion.isMet()).isFalse();
      assertThat(criterion.onParts())
          .extracting(part -> part.source() + " " + part.event() + " " + part.hasHappened())
          .containsExactly("a complete true", "b complete false");
      assertThat(criterion.onParts().get(1).sourceStates()).containsExactly("active");
      assertThat(criterion.onParts().get(0).sourceStates()).isEmpty();
      assertThat(criterion.ifPart().text()).isEqualTo("${approved}");
      assertThat(criterion.ifPart().value()).isFalse();
    }
  }

  @Test
  void aConditionThatCannotBeEvaluatedIsShownWithItsError() {
    try (var test =
        TestCase.of(database, human("a"), human("b").entryIf("${x > 1}")).start(Map.of("x", 0))) {
      test.engine().getCmmnRuntimeService().setVariable(test.id(), "x", 1);
      assertThat(item(test, "b").criteria().entry().get(0).ifPart().value()).isFalse();
    }
    var broken = human("b").entryIf("${missing.name}", "a.complete");
    try (var test = TestCase.of(database, human("a"), broken).start()) {
      var ifPart = item(test, "b").criteria().entry().get(0).ifPart();

      assertThat(ifPart.value()).isNull();
      assertThat(ifPart.holds()).isFalse();
      assertThat(ifPart.error()).contains("missing");
      assertThat(explain(test).toString()).contains("cannot be evaluated");
    }
  }

  @Test
  void aHumanTaskSaysWhoMayDoIt() {
    var plan =
        human("a")
            .with("flowable:candidateUsers=\"fozzie,kermit\" flowable:candidateGroups=\"clerks\"");
    try (var test =
        TestCase.of(database, plan, human("b").with("flowable:assignee=\"gonzo\"")).start()) {
      var work = item(test, "a").work();

      assertThat(item(test, "a").waitsFor()).isEqualTo(WaitKind.TASK);
      assertThat(work.tasks()).hasSize(1);
      assertThat(work.tasks().get(0).assignee()).isNull();
      assertThat(work.tasks().get(0).candidateUsers()).containsExactly("fozzie", "kermit");
      assertThat(work.tasks().get(0).candidateGroups()).containsExactly("clerks");
      assertThat(item(test, "b").work().tasks().get(0).assignee()).isEqualTo("gonzo");
      assertThat(explain(test).toString())
          .contains("is unassigned, users fozzie, kermit, groups clerks")
          .contains("is assigned to gonzo");
    }
  }

  @Test
  void eachStateSaysWhatItWaitsFor() {
    try (var test =
        TestCase.of(
                database,
                task("triggered"),
                human("manual").manual(),
                human("disabled").manual(),
                human("held"),
                user("listener"),
                user("unavailable").with("flowable:availableCondition=\"${open}\""),
                task("page").with("flowable:type=\"casePage\""),
                timer("stopped", "PT1H").startsBy("triggered.complete"),
                timer("running", "PT1H"),
                user("begin"),
                human("each")
                    .repeats("flowable:collectionVariable=\"list\"", null)
                    .entry("begin.occur"),
                stage("stage", human("inner")))
            .start(variables("open", false))) {
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.disablePlanItemInstance(test.itemId("disabled"));
      test.trigger("begin");
      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("held")).suspend();

      assertThat(explain(test).allPlanItems())
          .extracting(one -> one.item().elementId() + " " + one.waitsFor())
          .containsExactly(
              "triggered TRIGGER",
              "manual MANUAL_START",
              "disabled NOTHING",
              "held RESUME",
              "listener EVENT",
              "unavailable AVAILABLE_CONDITION",
              "page PARENT_END",
              "stopped START_TRIGGER",
              "running EVENT",
              "each ELEMENTS",
              "stage CHILDREN",
              "inner TASK");
      assertThat(item(test, "unavailable").criteria().available().value()).isFalse();
      assertThat(item(test, "running").criteria().clockStart()).isNull();
      assertThat(explain(test).toString())
          .contains("clock starts with: 'triggered' complete has not happened (it is active)")
          .contains("waits until the collection that it repeats over has elements")
          .contains("waits for the end of what is around it");
      assertThatThrownBy(() -> test.trigger("page"))
          .isInstanceOf(IllegalStateEngineException.class);

      test.trigger("triggered");
      assertThat(item(test, "stopped").waitsFor()).isEqualTo(WaitKind.EVENT);
      assertThat(item(test, "stopped").criteria().clockStart().hasHappened()).isTrue();
      test.set("list", List.of("one"));
      assertThat(item(test, "each").waitsFor()).isEqualTo(WaitKind.TASK);
    }
  }

  @Test
  void theRuleIsNamedByWhichAnItemHoldsItsStageOpenOrDoesNot() {
    try (var test =
        TestCase.of(
                database,
                human("active"),
                human("optional").manual(),
                human("required").manual().required(),
                human("waiting").entry("active.complete"),
                human("neutral")
                    .entry("active.complete")
                    .rules(
                        "<extensionElements><flowable:completionNeutralRule/></extensionElements>"),
                human("ignored")
                    .rules(
                        "<extensionElements><flowable:parentCompletionRule type=\"ignore\"/></extensionElements>"))
            .start()) {
      var explained = explain(test);

      assertThat(explained.planItems())
          .extracting(one -> one.item().elementId() + " " + one.hold().reason())
          .containsExactly(
              "active ACTIVE",
              "optional NOT_AUTO_COMPLETE",
              "required REQUIRED",
              "waiting NOT_AUTO_COMPLETE",
              "neutral COMPLETION_NEUTRAL",
              "ignored PARENT_COMPLETION_RULE");
      assertThat(explained.completion().heldOpenBy())
          .containsExactly(
              test.itemId("active"),
              test.itemId("optional"),
              test.itemId("required"),
              test.itemId("waiting"));
      assertThat(explained.completion().completableByHand()).isFalse();
      assertThat(item(test, "optional").hold().holdsByHand()).isFalse();
      assertThat(item(test, "required").hold().holdsByHand()).isTrue();
    }
  }

  @Test
  void anAutoCompleteStageSaysWhatItDoesNotWaitFor() {
    var plan =
        stage("plan", stage("s", human("a"), human("b").manual()).with("autoComplete=\"true\""));
    try (var test = TestCase.ofPlan(database, plan).start()) {
      var held = item(test, "s");

      assertThat(held.completion().autoComplete()).isTrue();
      assertThat(held.completion().heldOpenBy()).containsExactly(test.itemId("a"));
      assertThat(item(test, "b").hold().reason()).isEqualTo(HoldReason.AUTO_COMPLETE);
      assertThat(explain(test).completion().heldOpenBy()).containsExactly(test.itemId("s"));
    }
  }

  @Test
  void aCaseThatCouldBeCompletedByHandSaysSo() {
    try (var test = TestCase.of(database, human("b").manual()).start()) {
      assertThat(explain(test).completion().completableByHand()).isTrue();
      assertThat(explain(test).toString()).contains("could be completed by hand");
    }
  }

  @Test
  void exitCriteriaAndRepetitionAreShown() {
    var repeated = human("r").entry("a.complete").repeats("${true}");
    var plan =
        stage("plan", human("a").repeats("${true}"), repeated, user("stop")).exit("stop.occur");
    try (var test = TestCase.ofPlan(database, plan).start().complete("a")) {
      var explained = explain(test);

      assertThat(explained.exitCriteria()).hasSize(1);
      assertThat(explained.exitCriteria().get(0).onParts().get(0).sourceStates())
          .containsExactly("available");
      assertThat(explained.planItems("r"))
          .extracting(
              one ->
                  one.item().repetitionCounter()
                      + " "
                      + one.item().state()
                      + " "
                      + one.hold().reason())
          .containsExactly("1 active ACTIVE", "2 wait_repetition WAITS_FOR_REPETITION");
    }
  }

  @Test
  void explainingChangesNothingAndTakesNoLock() {
    try (var test =
        TestCase.of(database, human("a"), milestone("m").entryIf("${x}", "a.complete"))
            .start(variables("x", true))) {
      var revisions = "select ID_, REV_ from MR_PLAN_ITEM order by ID_";
      var before = test.rows(revisions);

      explain(test);

      assertThat(test.rows(revisions)).isEqualTo(before);
      assertThat(test.rows("select REV_ from MR_CASE_INSTANCE")).hasSize(1);
    }
  }

  @Test
  void aConditionThatChangesVariablesIsRefusedAndHasChangedNothing() {
    var plan =
        human("b").entryIf("${planItemInstance.setVariable('seen', 1) == null}", "a.complete");
    try (var test = TestCase.of(database, human("a"), plan).start()) {
      assertThatThrownBy(() -> explain(test))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("Let conditions only read");
      assertThat(test.engine().getCmmnRuntimeService().hasVariable(test.id(), "seen")).isFalse();
    }
  }

  @Test
  void aCaseThatHasEndedCannotBeExplained() {
    try (var test = TestCase.of(database, human("a")).start().complete("a")) {
      assertThatThrownBy(() -> explain(test))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining("explain");
    }
  }

  @Test
  void theTextHasALineForEachItemAndCriterion() {
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.complete")).start()) {
      var lines = explain(test).toString().split("\n");

      assertThat(lines[0])
          .startsWith("case 'case' (instance " + test.id() + ") is active, held open by 'a', 'b'");
      assertThat(lines[1])
          .contains("humantask 'a'")
          .contains("waits for its task")
          .contains("it is active");
      assertThat(lines[2]).contains("task ").contains("is unassigned");
      assertThat(lines[3]).contains("'b'").contains("waits for an entry criterion");
      assertThat(lines[4])
          .contains("entry criterion")
          .contains("'a' complete has not happened (it is active)");
    }
  }

  @Test
  void whatCanBePlannedHoldsACaseOpen() {
    var plan =
        """
        <planItem id="m" definitionRef="done"/>
        <planningTable id="t"><discretionaryItem id="d" definitionRef="task"/><discretionaryItem id="e" definitionRef="task" applicabilityRuleRefs="r"/>
        <applicabilityRule id="r"><condition>${x == 1}</condition></applicabilityRule></planningTable>
        <milestone id="done"/><humanTask id="task"/>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start(Map.of("x", 2))) {
      var completion = explain(test).completion();

      assertThat(completion.heldOpenBy()).isEmpty();
      assertThat(completion.plannable()).containsExactly("d");
      assertThat(completion.completableByHand()).isTrue();
      assertThat(explain(test).toString()).contains("held open by 'd', which can be planned");
      test.set("x", 1);
      assertThat(explain(test).completion().plannable()).containsExactly("d", "e");
    }
  }

  @Test
  void aConditionIsLookedAtWithTheItemItIsAbout() {
    var plan =
        """
        <planItem id="a" definitionRef="task"/>
        <planItem id="b" definitionRef="task"><itemControl><manualActivationRule/></itemControl><entryCriterion id="c" sentryRef="s"/></planItem>
        <sentry id="s"><planItemOnPart id="o" sourceRef="a"><standardEvent>complete</standardEvent></planItemOnPart>
        <ifPart contextRef="i"><condition>${contextItem.value > 1}</condition></ifPart></sentry>
        <humanTask id="task"/>
        """;
    var content = "<caseFileModel><caseFileItem id=\"i\" name=\"claim\"/></caseFileModel>";
    try (var test =
        TestCase.ofFile(database, TestCase.file("", content, plan)).start(Map.of("claim", 2))) {
      var ifPart = item(test, "b").criteria().entry().get(0).ifPart();

      assertThat(ifPart.error()).isNull();
      assertThat(ifPart.value()).isTrue();
    }
  }

  /** A condition that meets a conflict when it is asked for the first time. */
  public static final class Unlucky {
    private int asked;

    /** Answers. */
    public boolean holds() {
      if (asked++ == 0) {
        throw new ConflictException("somebody else was faster");
      }
      return true;
    }
  }

  @Test
  void aConflictIsNoAnswerOfACondition() {
    var plan = stage("plan", human("a"), human("b").entryIf("${bean.holds()}", "a.complete"));
    try (var test = TestCase.of(database, Map.of("bean", new Unlucky()), plan).start()) {
      var ifPart = item(test, "b").criteria().entry().get(0).ifPart();

      assertThat(ifPart.error()).isNull();
      assertThat(ifPart.value()).isTrue();
    }
  }
}
