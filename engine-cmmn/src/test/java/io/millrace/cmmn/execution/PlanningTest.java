package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.NotAuthorizedException;
import io.millrace.cmmn.builder.CaseBuilder;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

@DatabaseTest
class PlanningTest {

  private final Database database;

  PlanningTest(Database database) {
    this.database = database;
  }

  private static CaseBuilder model() {
    return Cmmn.caseModel("case").humanTask("keep");
  }

  private TestCase start(CaseBuilder model) {
    return TestCase.ofFile(database, model.toXml()).start();
  }

  private static List<PlanItemInstance> plan(TestCase test, String item) {
    return test.runtime()
        .createPlanningBuilder()
        .discretionaryItemId(item)
        .caseInstanceId(test.id())
        .plan();
  }

  private static List<String> plannable(TestCase test) {
    return ids(test.runtime().getPlannableItems(test.id()));
  }

  private static List<String> ids(List<PlannableItem> items) {
    return items.stream().map(PlannableItem::getDiscretionaryItemId).toList();
  }

  @Test
  @Covers("51 planning table and discretionary item")
  void whatIsPlannedStartsAtOnceIfItWaitsForNothing() {
    try (var test = start(model().discretionary(table -> table.humanTask("extra")))) {
      assertThat(test.open()).containsExactly("keep active");

      var planned = plan(test, "extra");

      assertThat(planned)
          .singleElement()
          .satisfies(
              item -> {
                assertThat(item.getElementId()).isEqualTo("extra");
                assertThat(item.getState()).isEqualTo("active");
                assertThat(item.getCaseInstanceId()).isEqualTo(test.id());
              });
      assertThat(test.open()).containsExactly("extra active", "keep active");
      assertThat(test.rows("select ID_ from MR_TASK")).hasSize(2);
      test.complete("extra");
      assertThat(test.over()).containsExactly("extra completed");
    }
  }

  @Test
  void aPlannedItemFollowsItsCriteriaAndRules() {
    var model =
        model()
            .discretionary(
                table ->
                    table
                        .humanTask("after", t -> t.entry().on("keep", "complete"))
                        .humanTask("byHand", t -> t.manualActivation())
                        .humanTask("left", t -> t.exit().on("keep", "complete"))
                        .milestone("again", m -> m.repetition().entry().on("left", "exit")));
    try (var test = start(model)) {
      plan(test, "after");
      plan(test, "byHand");
      plan(test, "left");
      plan(test, "again");
      assertThat(test.open())
          .containsExactly(
              "after available", "again available", "byHand enabled", "keep active", "left active");

      test.complete("keep");

      assertThat(test.open())
          .containsExactly("after active", "again wait_repetition", "byHand enabled");
      assertThat(test.over())
          .containsExactly("again completed", "keep completed", "left terminated");
    }
  }

  @Test
  void otherItemsHearWhatIsPlanned() {
    var model =
        model()
            .milestone("done", m -> m.entry().on("extra", "complete"))
            .discretionary(table -> table.humanTask("extra"));
    try (var test = start(model)) {
      plan(test, "extra");
      test.complete("extra");

      assertThat(test.over()).containsExactly("done completed", "extra completed");
    }
  }

  @Test
  void aListenerStaysThatOnlyAPlannedItemWillHear() {
    var model =
        model()
            .userEventListener("go")
            .discretionary(
                table ->
                    table.humanTask(
                        "extra", t -> t.applicable("${open}").entry(e -> e.on("go", "occur"))));
    try (var test = TestCase.ofFile(database, model.toXml()).start(variables("open", false))) {
      assertThat(test.open()).containsExactly("go available", "keep active");
      test.set("open", true);
      plan(test, "extra");

      test.trigger("go");

      assertThat(test.open()).containsExactly("extra active", "keep active");
    }
  }

  @Test
  void anItemCanBePlannedSeveralTimes() {
    try (var test = start(model().discretionary(table -> table.humanTask("extra")))) {
      plan(test, "extra");
      plan(test, "extra");

      assertThat(test.open()).containsExactly("extra active", "extra active", "keep active");
    }
  }

  @Test
  void anItemIsPlannedIntoAnActiveStageOnly() {
    var model =
        model()
            .stage(
                "s",
                s ->
                    s.humanTask("inner")
                        .discretionary(table -> table.humanTask("extra"))
                        .entry()
                        .on("keep", "complete"));
    try (var test = start(model)) {
      assertThat(plannable(test)).isEmpty();
      assertThatThrownBy(() -> plan(test, "extra"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("getPlannableItems");
      var stage = test.itemId("s");
      assertThat(test.runtime().getPlannableItemsOfPlanItemInstance(stage)).isEmpty();

      test.complete("keep");

      assertThat(plannable(test)).containsExactly("extra");
      var offer = test.runtime().getPlannableItemsOfPlanItemInstance(stage).get(0);
      assertThat(offer.getPlanItemInstanceId()).isEqualTo(stage);
      assertThat(offer.getStageInstanceId()).isEqualTo(stage);
      assertThat(offer.getPlanItemDefinitionType()).isEqualTo("humantask");
      assertThat(plan(test, "extra").get(0).getStageInstanceId()).isEqualTo(stage);
      assertThat(test.open()).containsExactly("extra active", "inner active", "s active");
    }
  }

  @Test
  void ofSeveralInstancesOfAStageOneIsNamed() {
    var several =
        Cmmn.caseModel("case")
            .humanTask("keep")
            .userEventListener("go", l -> l.repetition())
            .stage(
                "s",
                s ->
                    s.repetition()
                        .humanTask("inner")
                        .discretionary(table -> table.humanTask("extra"))
                        .entry()
                        .on("go", "occur"));
    try (var test = start(several)) {
      test.trigger("go").trigger("go");
      assertThat(plannable(test)).containsExactly("extra", "extra");
      assertThatThrownBy(() -> plan(test, "extra"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("2 places");

      test.runtime()
          .createPlanningBuilder()
          .discretionaryItemId("extra")
          .planItemInstanceId(test.itemId("s"))
          .plan();

      assertThat(test.open()).contains("extra active");
    }
  }

  @Test
  @Covers("52 applicability rule")
  void applicabilityRulesSayWhetherAnItemCanBePlanned() {
    var model =
        model()
            .discretionary(
                table ->
                    table
                        .humanTask("large", t -> t.applicable("${amount > 100}"))
                        .humanTask(
                            "both",
                            t -> t.applicable("${amount > 10}").applicable("${amount < 50}"))
                        .humanTask("always"));
    try (var test = TestCase.ofFile(database, model.toXml()).start(variables("amount", 20))) {
      assertThat(plannable(test)).containsExactly("both", "always");
      assertThatThrownBy(() -> plan(test, "large")).isInstanceOf(IllegalStateEngineException.class);

      test.set("amount", 500);

      assertThat(plannable(test)).containsExactly("large", "always");
    }
  }

  @Test
  void rolesSayWhoCanPlan() {
    var model =
        model()
            .role("boss", "Boss")
            .role("clerk", null)
            .discretionary(
                table ->
                    table
                        .humanTask("forBoss", t -> t.plannedBy("boss"))
                        .humanTask("forClerk", t -> t.plannedBy("boss", "clerk"))
                        .humanTask("forAll"));
    try (var test = start(model)) {
      var runtime = test.runtime();
      assertThat(ids(runtime.getPlannableItems(test.id(), "kermit"))).containsExactly("forAll");

      runtime.addUserIdentityLink(test.id(), "kermit", "clerk");

      assertThat(ids(runtime.getPlannableItems(test.id(), "kermit")))
          .containsExactly("forClerk", "forAll");
      assertThat(runtime.getPlannableItems(test.id()).get(1).getAuthorizedRoles())
          .containsExactly("Boss", "clerk");
      assertThatThrownBy(
              () ->
                  runtime
                      .createPlanningBuilder()
                      .discretionaryItemId("forBoss")
                      .caseInstanceId(test.id())
                      .userId("kermit")
                      .plan())
          .isInstanceOf(NotAuthorizedException.class)
          .hasMessageContaining("roles");

      runtime.addUserIdentityLink(test.id(), "kermit", "Boss");

      assertThat(ids(runtime.getPlannableItems(test.id(), "kermit")))
          .containsExactly("forBoss", "forClerk", "forAll");
    }
  }

  @Test
  void aStageStaysOpenAsLongAsSomethingCanBePlanned() {
    var model =
        Cmmn.caseModel("case")
            .stage(
                "s",
                s ->
                    s.humanTask("a")
                        .discretionary(
                            table -> table.humanTask("extra", t -> t.applicable("${open}"))));
    try (var test = TestCase.ofFile(database, model.toXml()).start(variables("open", true))) {
      test.complete("a");
      assertThat(test.open()).containsExactly("s active");

      test.set("open", false);

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aStageThatCompletesByItselfDoesNotWaitForWhatCouldBePlanned() {
    var model =
        Cmmn.caseModel("case")
            .autoComplete()
            .humanTask("a")
            .discretionary(table -> table.humanTask("extra"));
    try (var test = start(model)) {
      plan(test, "extra");
      test.complete("a");
      assertThat(test.open()).containsExactly("extra active");

      test.complete("extra");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aStageInWhichSomethingCanBePlannedIsCompletedByHand() {
    try (var test = start(model().discretionary(table -> table.humanTask("extra")))) {
      test.complete("keep");
      assertThat(test.state()).isEqualTo("active");

      test.runtime().completeCaseInstance(test.id());

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aCaseCanConsistOfItsPlanningTableAlone() {
    var model = Cmmn.caseModel("case").discretionary(table -> table.humanTask("extra"));
    try (var test = start(model)) {
      assertThat(test.open()).isEmpty();
      assertThat(test.state()).isEqualTo("active");

      plan(test, "extra");

      assertThat(test.open()).containsExactly("extra active");
    }
  }

  @Test
  void aPlannedStageBringsItsItemsAndItsOwnTable() {
    var model =
        model()
            .discretionary(
                table ->
                    table.stage(
                        "s",
                        s -> s.humanTask("inner").discretionary(more -> more.humanTask("deeper"))));
    try (var test = start(model)) {
      plan(test, "s");
      assertThat(test.open()).containsExactly("inner active", "keep active", "s active");
      assertThat(plannable(test)).containsExactly("s", "deeper");

      plan(test, "deeper");

      assertThat(test.open())
          .containsExactly("deeper active", "inner active", "keep active", "s active");
    }
  }

  @Test
  void aRequiredPlannedItemKeepsACaseOpenThatCompletesByItself() {
    var model =
        model()
            .autoComplete()
            .discretionary(table -> table.humanTask("extra", t -> t.required().manualActivation()));
    try (var test = start(model)) {
      plan(test, "extra");
      test.complete("keep");
      assertThat(test.open()).containsExactly("extra enabled");

      test.runtime().disablePlanItemInstance(test.itemId("extra"));

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void anotherEngineOnTheSameDatabaseGoesOnWithWhatWasPlanned() {
    try (var test = start(model().discretionary(table -> table.humanTask("extra")))) {
      plan(test, "extra");
      elsewhere(
          other -> {
            var tasks = other.getCmmnTaskService();
            tasks.complete(
                tasks
                    .createTaskQuery()
                    .taskDefinitionKey("extraDefinition")
                    .singleResult()
                    .getId());
          });
      assertThat(test.over()).containsExactly("extra completed");
    }
  }

  @Test
  void whatIsMissingIsSaid() {
    try (var test = start(model().discretionary(table -> table.humanTask("extra")))) {
      var runtime = test.runtime();
      assertThatThrownBy(() -> runtime.createPlanningBuilder().discretionaryItemId("extra").plan())
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(() -> runtime.createPlanningBuilder().caseInstanceId(test.id()).plan())
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(() -> runtime.getPlannableItems("123456789"))
          .isInstanceOf(ObjectNotFoundException.class);
      assertThatThrownBy(() -> plan(test, "keep")).isInstanceOf(IllegalStateEngineException.class);
    }
  }

  private static String file(String plan) {
    return """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" targetNamespace="test">
        <case id="case"><casePlanModel id="plan">
        %s
        </casePlanModel></case></definitions>
        """
        .formatted(plan);
  }

  @Test
  void aHumanTaskPlansIntoTheStageAroundItWhileItIsActive() {
    var plan =
        """
        <planItem id="p_s" definitionRef="s"/>
        <stage id="s">
          <planItem id="p_a" definitionRef="a"/>
          <planItem id="p_b" definitionRef="b"/>
          <humanTask id="a"><planningTable id="t"><discretionaryItem id="extra" definitionRef="b"/></planningTable></humanTask>
        </stage>
        <humanTask id="b"/>
        """;
    try (var test = TestCase.ofFile(database, file(plan)).start()) {
      var offer = test.runtime().getPlannableItems(test.id()).get(0);
      assertThat(offer.getPlanItemInstanceId()).isEqualTo(test.itemId("p_a"));
      assertThat(offer.getStageInstanceId()).isEqualTo(test.itemId("p_s"));

      plan(test, "extra");
      assertThat(test.open())
          .containsExactly("extra active", "p_a active", "p_b active", "p_s active");
      test.complete("p_a");
      assertThat(plannable(test)).isEmpty();
      test.complete("p_b").complete("extra");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void nestedTablesNarrowWhatIsInThem() {
    var plan =
        """
        <planItem id="keep" definitionRef="a"/>
        <planningTable id="t">
          <discretionaryItem id="d1" definitionRef="a"/>
          <planningTable id="t2" applicabilityRuleRefs="outer">
            <discretionaryItem id="d2" definitionRef="a" applicabilityRuleRefs="inner"/>
            <discretionaryItem id="d3" definitionRef="a"/>
            <applicabilityRule id="inner"><condition>${small}</condition></applicabilityRule>
          </planningTable>
          <applicabilityRule id="outer"><condition>${open}</condition></applicabilityRule>
        </planningTable>
        <humanTask id="a"/>
        """;
    try (var test =
        TestCase.ofFile(database, file(plan)).start(variables("open", false, "small", true))) {
      assertThat(plannable(test)).containsExactly("d1");
      test.set("open", true);
      assertThat(plannable(test)).containsExactly("d1", "d2", "d3");
      test.set("small", false);
      assertThat(plannable(test)).containsExactly("d1", "d3");
    }
  }

  @Test
  @Covers("7 plan fragment")
  void aPlanFragmentPlansItsContentsAndLeavesNoTraceOfItself() {
    var plan =
        """
        <planItem id="keep" definitionRef="a"/>
        <planningTable id="t"><discretionaryItem id="d" name="Both" definitionRef="f"/></planningTable>
        <planFragment id="f">
          <planItem id="first" definitionRef="a"/>
          <planItem id="second" definitionRef="a"><entryCriterion id="e" sentryRef="s"/></planItem>
          <sentry id="s"><planItemOnPart sourceRef="first"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        </planFragment>
        <humanTask id="a"/>
        """;
    try (var test = TestCase.ofFile(database, file(plan)).start()) {
      assertThat(test.runtime().getPlannableItems(test.id()))
          .singleElement()
          .satisfies(item -> assertThat(item.getPlanItemDefinitionType()).isEqualTo("planfragment"))
          .satisfies(item -> assertThat(item.getName()).isEqualTo("Both"));

      assertThat(plan(test, "d"))
          .extracting(PlanItemInstance::getElementId)
          .containsExactly("first", "second");

      assertThat(test.open()).containsExactly("first active", "keep active", "second available");
      test.complete("first");
      assertThat(test.open()).containsExactly("keep active", "second active");
    }
  }

  @Test
  void aRuleAboutTheCaseFileSeesItsItem() {
    var plan =
        """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" targetNamespace="test">
        <case id="case"><caseFileModel><caseFileItem id="i" name="claim"/></caseFileModel><casePlanModel id="plan">
        <planItem id="keep" definitionRef="a"/>
        <planningTable id="t"><discretionaryItem id="d" definitionRef="a" applicabilityRuleRefs="r"/>
        <applicabilityRule id="r" contextRef="i"><condition>${contextItem.value > 5}</condition></applicabilityRule></planningTable>
        <humanTask id="a"/>
        </casePlanModel></case></definitions>
        """;
    try (var test = TestCase.ofFile(database, plan).start(variables("claim", 1))) {
      assertThat(plannable(test)).isEmpty();
      test.set("claim", 10);
      assertThat(plannable(test)).containsExactly("d");
    }
  }

  private List<String> problemsOf(String plan) {
    var refused =
        catchThrowableOfType(
            DeploymentException.class, () -> TestCase.ofFile(database, file(plan)).close());
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.problems()).allMatch(problem -> problem.line() > 0);
    return refused.problems().stream()
        .map(problem -> problem.code() + " " + problem.elementId())
        .toList();
  }

  @Test
  void planFragmentsArePlannedOnlyAndHaveNoRules() {
    assertThat(
            problemsOf(
                """
                <planItem id="p" definitionRef="f"/>
                <planningTable id="t"><discretionaryItem id="d" definitionRef="f"><itemControl><requiredRule/></itemControl></discretionaryItem></planningTable>
                <planFragment id="f"><planItem id="x" definitionRef="a"/></planFragment>
                <humanTask id="a"/>
                """))
        .containsExactlyInAnyOrder("CMMN-095 p", "CMMN-095 d");
  }

  @Test
  void aHumanTaskIsNotDiscretionaryToItselfAndBlocks() {
    assertThat(
            problemsOf(
                """
                <planItem id="p" definitionRef="a"/>
                <humanTask id="a"><planningTable id="t"><discretionaryItem id="d" definitionRef="a"/></planningTable></humanTask>
                """))
        .containsExactly("CMMN-095 a");
    assertThat(
            problemsOf(
                """
                <planItem id="p" definitionRef="a"/>
                <humanTask id="a" isBlocking="false"><planningTable id="t"><discretionaryItem id="d" definitionRef="b"/></planningTable></humanTask>
                <humanTask id="b"/>
                """))
        .containsExactly("CMMN-095 a");
  }

  /** Does something with another engine on the same database, which knows nothing of before. */
  private void elsewhere(Consumer<CmmnEngine> work) {
    var configuration =
        new CmmnEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password());
    try (var other = configuration.buildCmmnEngine()) {
      work.accept(other);
    }
  }

  private static void completeIn(String stage, String item, CmmnEngine engine) {
    var instance =
        engine
            .getCmmnRuntimeService()
            .createPlanItemInstanceQuery()
            .stageInstanceId(stage)
            .planItemInstanceElementId(item)
            .singleResult();
    var tasks = engine.getCmmnTaskService();
    tasks.complete(tasks.createTaskQuery().subScopeId(instance.getId()).singleResult().getId());
  }

  /** The element id and the row of the stage tell which plan item an instance is of. */
  @Test
  void onePlanFragmentIsPlannedIntoTwoStages() {
    var plan =
        """
        <planItem id="p" definitionRef="s"/>
        <stage id="s"><planItem id="q" definitionRef="a"/><planningTable id="t"><discretionaryItem id="d" definitionRef="f"/></planningTable></stage>
        <planningTable id="u"><discretionaryItem id="e" definitionRef="f"/></planningTable>
        <planFragment id="f">
          <planItem id="x" definitionRef="a"/>
          <planItem id="y" definitionRef="a"><entryCriterion id="c" sentryRef="r"/></planItem>
          <sentry id="r"><planItemOnPart sourceRef="x"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        </planFragment>
        <humanTask id="a"/>
        """;
    try (var test = TestCase.ofFile(database, file(plan)).start()) {
      plan(test, "d");
      plan(test, "e");
      assertThat(test.open())
          .containsExactly(
              "p active", "q active", "x active", "x active", "y available", "y available");
      var stage = test.itemId("p");

      elsewhere(other -> completeIn(stage, "x", other));
      assertThat(test.open())
          .containsExactly("p active", "q active", "x active", "y active", "y available");

      elsewhere(other -> completeIn(stage, "y", other));
      test.complete("x");
      assertThat(test.open()).containsExactly("p active", "q active", "y active");
    }
  }

  @Test
  void anItemIsPlannedIntoEachUseOfItsStage() {
    var plan =
        """
        <planItem id="one" definitionRef="s"/>
        <planItem id="two" definitionRef="s"/>
        <stage id="s">
          <planItem id="q" definitionRef="a"/>
          <planningTable id="t"><discretionaryItem id="d" definitionRef="a"><entryCriterion id="c" sentryRef="r"/></discretionaryItem></planningTable>
          <sentry id="r"><planItemOnPart sourceRef="q"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        </stage>
        <humanTask id="a"/>
        """;
    try (var test = TestCase.ofFile(database, file(plan)).start()) {
      for (var stage : List.of("one", "two")) {
        test.runtime()
            .createPlanningBuilder()
            .discretionaryItemId("d")
            .planItemInstanceId(test.itemId(stage))
            .plan();
      }
      var second = test.itemId("two");

      elsewhere(other -> completeIn(second, "q", other));

      assertThat(test.open())
          .containsExactly("d active", "d available", "one active", "q active", "two active");
      elsewhere(other -> completeIn(second, "d", other));
      assertThat(test.open()).contains("d available", "one active");
    }
  }

  @Test
  void aStageIsNotPlannedIntoItself() {
    assertThat(
            problemsOf(
                """
                <planItem id="p" definitionRef="s"/>
                <stage id="s"><planItem id="q" definitionRef="a"/><planningTable id="t"><discretionaryItem id="d" definitionRef="s"/></planningTable></stage>
                <humanTask id="a"/>
                """))
        .contains("CMMN-035 d");
  }

  @Test
  void whatIsPlannedIsCheckedLikeWhatIsThereFromTheBeginning() {
    assertThat(
            problemsOf(
                """
                <planItem id="p" definitionRef="a"/>
                <planningTable id="t"><discretionaryItem id="d" definitionRef="s"/></planningTable>
                <stage id="s"><planItem id="q" definitionRef="c"/></stage>
                <humanTask id="a"/>
                <task id="c" xmlns:flowable="http://flowable.org/cmmn" flowable:type="send-event" flowable:eventType="e"/>
                """))
        .contains("CMMN-105 c");
  }

  @Test
  void theBuilderGivesHumanTasksTheirTables() {
    var model =
        Cmmn.caseModel("case")
            .humanTask(
                "a",
                a ->
                    a.discretionary(
                        table ->
                            table.humanTask(
                                "extra",
                                extra ->
                                    extra
                                        .applicable("${amount > 5}")
                                        .discretionary(more -> more.milestone("reached")))));
    try (var test = TestCase.ofFile(database, model.toXml()).start(variables("amount", 10))) {
      plan(test, "extra");
      plan(test, "reached");
      test.complete("extra").complete("a");

      assertThat(test.over())
          .containsExactly("a completed", "extra completed", "reached completed");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void twoHumanTasksCanPlanEachOther() {
    var plan =
        """
        <planItem id="p" definitionRef="a"/>
        <humanTask id="a"><planningTable id="t1"><discretionaryItem id="d1" definitionRef="b"/></planningTable></humanTask>
        <humanTask id="b"><planningTable id="t2"><discretionaryItem id="d2" definitionRef="a"/></planningTable></humanTask>
        """;
    try (var test = TestCase.ofFile(database, file(plan)).start()) {
      plan(test, "d1");
      assertThat(plannable(test)).containsExactly("d1", "d2");
      plan(test, "d2");
      assertThat(test.open()).containsExactly("d1 active", "d2 active", "p active");
    }
  }

  @Test
  void whatCanBePlannedCountsForTheSizeOfACase() {
    var stages =
        new StringBuilder("<planItem id=\"p\" definitionRef=\"s0\"/><humanTask id=\"a\"/>");
    for (var i = 0; i < 18; i++) {
      var inner = i == 17 ? "a" : "s" + (i + 1);
      stages.append(
          """
          <stage id="s%1$d"><planItem id="q%1$d" definitionRef="a"/><planningTable id="t%1$d">
          <discretionaryItem id="d%1$d" definitionRef="%2$s"/><discretionaryItem id="e%1$d" definitionRef="%2$s"/>
          </planningTable></stage>
          """
              .formatted(i, inner));
    }
    assertThat(problemsOf(stages.toString())).containsExactly("CMMN-096 plan");
  }

  @Test
  void tablesInsideOfAStageThatFailedStayOpen() {
    var plan =
        """
        <planItem id="f" definitionRef="outer"/><planItem id="k" definitionRef="hold"/><humanTask id="hold"/>
        <stage id="outer">
          <planningTable id="closed"><discretionaryItem id="more" definitionRef="hold"/></planningTable>
          <planItem id="g" definitionRef="inner"/>
          <stage id="inner">
            <planningTable id="table"><discretionaryItem id="extra" definitionRef="x"/></planningTable>
            <planItem id="a" definitionRef="x"/><humanTask id="x"/>
          </stage>
        </stage>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start()) {
      assertThat(plannable(test)).containsExactly("more", "extra");
      test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId("f")).fault();
      assertThat(plannable(test)).containsExactly("extra");
      plan(test, "extra");
      assertThat(test.open())
          .containsExactly("a active", "extra active", "f failed", "g active", "k active");
    }
  }
}
