package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.item;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.timer;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.PlannedItem.variable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.runtime.InjectedPlanItemInstanceBuilder;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

@Covers("68 plan items added at run time")
@DatabaseTest
class InjectedItemsTest {

  private final Database database;

  InjectedItemsTest(Database database) {
    this.database = database;
  }

  /** Deploys another case, {@code other}, and returns the id of its definition. */
  private static String deployOther(TestCase test, PlannedItem... items) {
    var repository = test.engine().getCmmnRepositoryService();
    var file =
        TestCase.file(stage("otherPlan", items))
            .replace("<case id=\"case\">", "<case id=\"other\">");
    repository.createDeployment().addString("other.cmmn", file).deploy();
    return repository
        .createCaseDefinitionQuery()
        .caseDefinitionKey("other")
        .latestVersion()
        .singleResult()
        .getId();
  }

  private static InjectedPlanItemInstanceBuilder injecting(
      TestCase test, String definitionId, String elementId) {
    return test.engine()
        .getDynamicCmmnService()
        .createInjectedPlanItemInstanceBuilder()
        .caseDefinitionId(definitionId)
        .elementId(elementId);
  }

  private static PlanItemInstance inject(TestCase test, String definitionId, String elementId) {
    return injecting(test, definitionId, elementId).createInCase(test.id());
  }

  @Test
  void anInjectedTaskStartsAtOnceWithoutItsCriteriaAndKeepsTheCaseOpen() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other = deployOther(test, human("x"), human("b").entry("x.complete").exit("x.terminate"));

      var injected = injecting(test, other, "b").name("Ask again").createInCase(test.id());

      assertThat(injected.getName()).isEqualTo("Ask again");
      assertThat(injected.getState()).isEqualTo("active");
      assertThat(injected.getDerivedCaseDefinitionId()).isEqualTo(other);
      assertThat(test.open()).containsExactly("a active", "b active");
      test.complete("a");
      assertThat(test.state()).isEqualTo("active");
      test.complete("b");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void whatIsInjectedIsFoundByTheVersionItComesFrom() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other = deployOther(test, stage("s", human("b")));
      inject(test, other, "s");

      var runtime = test.runtime().createPlanItemInstanceQuery();
      assertThat(runtime.derivedCaseDefinitionId(other).list())
          .extracting(PlanItemInstance::getElementId)
          .containsExactlyInAnyOrder("s", "b");
      assertThat(
              test.runtime()
                  .createPlanItemInstanceQuery()
                  .planItemInstanceElementId("a")
                  .singleResult()
                  .getDerivedCaseDefinitionId())
          .isNull();
      test.complete("b");
      test.complete("a");
      var ended = test.engine().getCmmnHistoryService().createHistoricPlanItemInstanceQuery();
      assertThat(ended.planItemInstanceDerivedCaseDefinitionId(other).count()).isEqualTo(2);
    }
  }

  @Test
  void aManualActivationRuleEnablesIt() {
    try (var test = TestCase.of(database, human("a")).start()) {
      inject(test, deployOther(test, human("b").manual()), "b");

      assertThat(test.open()).containsExactly("a active", "b enabled");
      test.runtime().startPlanItemInstance(test.itemId("b"));
      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  void sentriesInsideAnInjectedStageWorkAndThoseThatNameWhatIsOutsideNeverDo() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other =
          deployOther(
              test,
              human("x"),
              stage(
                  "s",
                  human("first"),
                  human("second").entry("first.complete"),
                  human("third").entry("x.complete"),
                  human("fourth").entry("s.start"),
                  human("fifth").entry("second.complete").exit("s.exit")));
      inject(test, other, "s");

      assertThat(test.open())
          .containsExactly(
              "a active",
              "fifth available",
              "first active",
              "fourth active",
              "s active",
              "second available",
              "third available");
      test.complete("first");
      test.complete("second");
      assertThat(test.open())
          .containsExactly(
              "a active", "fifth active", "fourth active", "s active", "third available");
    }
  }

  @Test
  void nothingOfTheHostHearsItNorIsHeardByItThoughIdsAreTheSame() {
    try (var test =
        TestCase.of(
                database,
                human("b"),
                human("after").entry("b.complete"),
                stage("s", human("inner"), human("next").entry("inner.complete")))
            .start()) {
      var other =
          deployOther(
              test,
              human("after"),
              human("b").exit("after.complete"),
              stage("s", human("inner"), human("next").entry("inner.complete")));
      var task = inject(test, other, "b");
      var stage = inject(test, other, "s");

      complete(test, task);
      assertThat(test.open()).contains("after available");
      complete(test, inside(test, stage, "inner"));
      assertThat(
              test.rows(
                  "select STAGE_INSTANCE_ID_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'next' and STATE_ = 'active'"))
          .containsExactly(stage.getId());
    }
  }

  @Test
  void anItemOfItsOwnVersionIsNoInstanceOfThePlan() {
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.complete")).start()) {
      var own = test.instance().getCaseDefinitionId();
      var second = inject(test, own, "a");

      complete(test, second);
      assertThat(test.open()).containsExactly("a active", "b available");
      test.complete("a");
      assertThat(test.open()).containsExactly("b active");
    }
  }

  private static PlanItemInstance inside(TestCase test, PlanItemInstance stage, String id) {
    return test.runtime()
        .createPlanItemInstanceQuery()
        .stageInstanceId(stage.getId())
        .planItemInstanceElementId(id)
        .singleResult();
  }

  private static void complete(TestCase test, PlanItemInstance item) {
    var tasks = test.engine().getCmmnTaskService();
    tasks.complete(tasks.createTaskQuery().subScopeId(item.getId()).singleResult().getId());
  }

  @Test
  void conditionsInsideAreLookedAtWhenVariablesChangeInACaseThatHasNone() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other =
          deployOther(
              test,
              stage("s", human("b").entryIf("${go}"), human("c").exitIf("${stop}")),
              variable("heard", "go", "create"));
      test.set("stop", false);
      test.set("go", false);
      inject(test, other, "s");
      assertThat(test.open()).containsExactly("a active", "b available", "c active", "s active");

      test.set("go", true);
      assertThat(test.open()).containsExactly("a active", "b active", "c active", "s active");
      test.set("stop", true);
      assertThat(test.open()).containsExactly("a active", "b active", "s active");
    }
  }

  @Test
  void listenersForVariablesHearThoseOfTheHost() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other =
          deployOther(
              test,
              variable("alone", "x", "create"),
              stage(
                  "s",
                  human("keep"),
                  variable("inner", "x", "create"),
                  human("b").entry("inner.occur"),
                  human("c").entry("$x.create")));
      inject(test, other, "alone");
      inject(test, other, "s");

      test.set("x", 1);

      assertThat(test.open())
          .containsExactly("a active", "b active", "c active", "keep active", "s active");
      assertThat(test.over()).containsExactly("alone completed", "inner completed");
    }
  }

  @Test
  void aTimerWithAStartTriggerOutsideBeginsAtOnce() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other = deployOther(test, human("x"), timer("t", "PT1H").startsBy("x.complete"));
      inject(test, other, "t");

      test.pass(Duration.ofHours(2));

      assertThat(test.open()).containsExactly("a active");
      assertThat(test.over()).containsExactly("t completed");
    }
  }

  @Test
  void whatRepeatsComesAgainFromTheSameVersion() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other = deployOther(test, human("b").repeats("${repetitionCounter < 3}"));
      inject(test, other, "b");

      test.complete("b");
      assertThat(
              test.rows(
                  "select CASE_DEFINITION_ID_, REPETITION_COUNTER_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'b'"))
          .containsExactly(other + " 2");
      test.complete("b");
      test.complete("b");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aCollectionMakesOneForEachElement() {
    try (var test = TestCase.of(database, human("a")).start()) {
      test.set("people", List.of("kermit", "gonzo"));
      test.set("nobody", List.of());
      var other =
          deployOther(
              test,
              human("b").repeats("flowable:collectionVariable=\"people\"", null),
              human("c").repeats("flowable:collectionVariable=\"nobody\"", null));

      assertThat(inject(test, other, "b").getElementId()).isEqualTo("b");
      assertThat(inject(test, other, "c")).isNull();
      assertThat(test.open()).containsExactly("a active", "b active", "b active");
    }
  }

  @Test
  void anItemIsInjectedIntoAStageAndEndsWithIt() {
    try (var test =
        TestCase.of(database, stage("s", human("a")).exit("stop.occur"), user("stop"), human("z"))
            .start()) {
      var other = deployOther(test, stage("t", human("b"), milestone("m").entry("b.complete")));
      injecting(test, other, "t").createInStage(test.itemId("s"));
      injecting(test, other, "b").createInStage(test.itemId("t"));
      assertThat(test.open())
          .containsExactly(
              "a active",
              "b active",
              "b active",
              "m available",
              "s active",
              "stop available",
              "t active",
              "z active");

      test.trigger("stop");

      assertThat(test.open()).containsExactly("z active");
    }
  }

  @Test
  void migrationLeavesItInTheVersionItCameFrom() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other =
          deployOther(
              test, stage("s", human("b"), human("c").entry("b.complete"), timer("t", "P1D")));
      inject(test, other, "s");
      var target = test.deploy(human("a"), milestone("m").entry("a.complete"));

      assertThat(
              test.engine()
                  .getCmmnMigrationService()
                  .createCaseInstanceMigrationBuilder()
                  .migrateToCaseDefinition(target)
                  .validateMigration(test.id())
                  .getValidationMessages())
          .isEmpty();
      test.migrationTo(target).enableAutomaticPlanItemInstanceCreation().migrate(test.id());

      assertThat(test.rows("select ELEMENT_ID_, CASE_DEFINITION_ID_ from MR_PLAN_ITEM order by 1"))
          .containsExactly(
              "a " + target, "b " + other, "c " + other, "m " + target, "s " + other, "t " + other);
      assertThat(test.rows("select NAME_, SCOPE_DEFINITION_ID_ from MR_TASK order by 1"))
          .containsExactly("a " + target, "b " + other);
      assertThat(test.rows("select SCOPE_DEFINITION_ID_ from MR_JOB")).containsExactly(other);
      test.complete("b");
      assertThat(test.open()).contains("c active");
      test.pass(Duration.ofDays(2));
      test.complete("c");
      test.complete("a");
      assertThat(test.state()).isEqualTo("completed");

      var third = test.deploy(human("a"));
      test.engine()
          .getCmmnMigrationService()
          .createHistoricCaseInstanceMigrationBuilder()
          .migrateToCaseDefinition(third)
          .migrate(test.id());
      assertThat(
              test.rows(
                  "select distinct ELEMENT_ID_, CASE_DEFINITION_ID_ from MR_HI_PLAN_ITEM order by 1"))
          .containsExactly(
              "a " + third, "b " + other, "c " + other, "m " + third, "s " + other, "t " + other);
      assertThat(test.rows("select NAME_, SCOPE_DEFINITION_ID_ from MR_HI_TASK order by 1"))
          .containsExactly("a " + third, "b " + other, "c " + other);
    }
  }

  @Test
  void theDeploymentItComesFromIsNotDeletedUnderIt() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other = deployOther(test, human("b").repeats("${true}"));
      inject(test, other, "b");
      var repository = test.engine().getCmmnRepositoryService();
      var deployment =
          repository
              .createCaseDefinitionQuery()
              .caseDefinitionId(other)
              .singleResult()
              .getDeploymentId();

      assertThatThrownBy(() -> repository.deleteDeployment(deployment, false))
          .isInstanceOf(IllegalStateEngineException.class);
      repository.deleteDeployment(deployment, true);

      assertThat(test.open()).containsExactly("a active");
      test.complete("a");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void explainingShowsItWithWhatItWaitsFor() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var other =
          deployOther(test, stage("s", human("b"), human("c").entry("b.complete", "s.exit")));
      inject(test, other, "s");

      var text = test.runtime().explainCase(test.id()).toString();

      assertThat(text).contains("stage 's'").contains("'b' complete has not happened");
    }
  }

  @Test
  void whatCannotBeInjectedIsRefused() {
    try (var test = TestCase.of(database, human("a"), stage("s", human("z")).manual()).start()) {
      var other =
          deployOther(
              test,
              human("b"),
              item("again", "eventListener").with("flowable:eventType=\"reactivate\""));

      assertThatThrownBy(() -> inject(test, other, "nothing"))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("no plan item");
      assertThatThrownBy(() -> inject(test, other, "again"))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("reactivated");
      assertThatThrownBy(() -> inject(test, "4711", "b"))
          .isInstanceOf(ObjectNotFoundException.class);
      assertThatThrownBy(() -> injecting(test, other, "b").createInStage(test.itemId("s")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("not active");
      assertThatThrownBy(() -> injecting(test, other, "b").createInStage(test.itemId("a")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("not a stage");
      assertThatThrownBy(() -> injecting(test, other, "b").createInCase("4711"))
          .isInstanceOf(ObjectNotFoundException.class);
      assertThatThrownBy(
              () ->
                  test.engine()
                      .getDynamicCmmnService()
                      .createInjectedPlanItemInstanceBuilder()
                      .createInCase(test.id()))
          .isInstanceOf(BadArgumentException.class);
      assertThat(test.rows("select INJECTED_ from MR_CASE_INSTANCE where INJECTED_ = true"))
          .isEmpty();
      assertThat(inject(test, other, "def_b").getElementId()).isEqualTo("b");
    }
  }
}
