package io.millrace.cmmn.execution;

import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createMoveToAvailablePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createRemoveWaitingForRepetitionPlanItemDefinitionMappingFor;
import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createTerminatePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createWaitingForRepetitionPlanItemDefinitionMappingFor;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.ChangePlanItemDefinitionWithNewTargetIdsMapping;
import io.millrace.cmmn.migration.ChangePlanItemIdMapping;
import io.millrace.cmmn.migration.ChangePlanItemIdWithDefinitionIdMapping;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

@Covers("65 migration of cases")
@DatabaseTest
class CaseMigrationTest {

  private final Database database;

  CaseMigrationTest(Database database) {
    this.database = database;
  }

  @Test
  void plansGoOnAsThoseWithTheSameIdsInTheNewVersion() {
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.complete")).start()) {
      test.set("x", 1);
      var target =
          test.deploy(human("a"), human("b").entry("a.complete"), human("c").entry("a.complete"));

      test.migrationTo(target).migrate(test.id());

      for (var table : new String[] {"MR_TASK", "MR_VARIABLE"}) {
        assertThat(test.rows("select SCOPE_DEFINITION_ID_ from " + table))
            .as(table)
            .containsExactly(target);
      }
      assertThat(test.rows("select distinct CASE_DEFINITION_ID_ from MR_PLAN_ITEM"))
          .containsExactly(target);
      test.complete("a");
      assertThat(test.open()).containsExactly("b active");
      test.complete("b");
      assertThat(test.rows("select CASE_DEFINITION_ID_ from MR_HI_CASE_INSTANCE"))
          .containsExactly(target);
    }
  }

  @Test
  void whatSentriesHaveHeardIsTranslatedToTheNumbersOfTheNewVersion() {
    try (var test =
        TestCase.of(database, human("a"), human("b"), human("c").entry("a.complete", "b.complete"))
            .start()
            .complete("a")) {
      var target =
          test.deploy(
              human("a"),
              human("b"),
              human("z").manual(),
              human("c").entry("z.complete", "b.complete", "a.complete"));

      test.migrationTo(target).enableAutomaticPlanItemInstanceCreation().migrate(test.id());

      var parts =
          test.engine()
              .getCmmnRuntimeService()
              .explainCase(test.id())
              .planItems("c")
              .get(0)
              .criteria()
              .entry()
              .get(0)
              .onParts();
      assertThat(parts)
          .extracting(part -> part.source() + " " + part.hasHappened())
          .containsExactly("z false", "b false", "a true");
      assertThat(test.open()).containsExactly("b active", "c available", "z enabled");
      test.complete("b");
      assertThat(test.open()).containsExactly("c available", "z enabled");
      test.engine().getCmmnRuntimeService().startPlanItemInstance(test.itemId("z"));
      test.complete("z");
      assertThat(test.open()).containsExactly("c active");
    }
  }

  @Test
  void whatHasNoCounterpartIsNamedAndNothingHappens() {
    try (var test = TestCase.of(database, human("a"), stage("s", human("b"))).start()) {
      var target = test.deploy(human("a"), human("b"));

      var result = test.migrationTo(target).validateMigration(test.id());

      assertThat(result.isMigrationValid()).isFalse();
      assertThat(result).hasToString(String.join("\n", result.getValidationMessages()));
      assertThat(result.getValidationMessages())
          .singleElement()
          .asString()
          .contains("Plan item 's' (instance '" + test.itemId("s") + "', active")
          .contains("no counterpart in version 2");
      assertThatThrownBy(() -> test.migrationTo(target).migrate(test.id()))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("no counterpart");
      assertThat(test.rows("select CASE_DEFINITION_ID_ from MR_CASE_INSTANCE"))
          .doesNotContain(target);
    }
  }

  @Test
  void anotherKindOrAnotherStageIsNamed() {
    try (var test =
        TestCase.of(
                database, human("a"), milestone("m").entry("a.complete"), stage("s", human("b")))
            .start()) {
      var target = test.deploy(human("a"), stage("s", human("x")), human("b"), human("m").manual());

      assertThat(test.migrationTo(target).validateMigration(test.id()).getValidationMessages())
          .hasSize(2)
          .anyMatch(said -> said.contains("is a milestone and cannot go on as the humantask 'm'"))
          .anyMatch(said -> said.contains("'b'") && said.contains("stands in"));
    }
  }

  @Test
  void whatTheNewVersionLacksIsTerminatedAndOthersAreActivated() {
    try (var test = TestCase.of(database, human("a"), stage("s", human("b"))).start()) {
      var target =
          test.deploy(human("a"), human("c").entry("a.complete"), stage("t", human("d")).manual());

      test.migrationTo(target)
          .addTerminatePlanItemDefinitionMapping(
              createTerminatePlanItemDefinitionMappingFor("def_s"))
          .addActivatePlanItemDefinitionMapping(createActivatePlanItemDefinitionMappingFor("def_c"))
          .addActivatePlanItemDefinitionMapping(createActivatePlanItemDefinitionMappingFor("def_d"))
          .migrate(test.id());

      assertThat(test.open()).containsExactly("a active", "c active", "d active", "t active");
      assertThat(test.over()).containsExactly("b terminated", "s terminated");
      test.complete("a").complete("c").complete("d");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void plansAreMappedToOtherIdsAndDefinitions() {
    try (var test =
        TestCase.of(
                database,
                human("a"),
                human("b"),
                human("c"),
                human("w").entry("a.complete", "b.complete"))
            .start()
            .complete("b")) {
      var target =
          test.deploy(
              human("a2"),
              human("c2"),
              human("b2"),
              human("w").entry("a2.complete", "b2.complete"));

      test.migrationTo(target)
          .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("a", "a2"))
          .addChangePlanItemIdWithDefinitionIdMapping(
              new ChangePlanItemIdWithDefinitionIdMapping("def_b", "def_b2"))
          .addChangePlanItemDefinitionWithNewTargetIdsMapping(
              new ChangePlanItemDefinitionWithNewTargetIdsMapping("def_c", "c2", "def_c2"))
          .migrate(test.id());

      assertThat(test.open()).containsExactly("a2 active", "c2 active", "w available");
      assertThat(
              test.rows("select PLAN_ITEM_DEFINITION_ID_ from MR_PLAN_ITEM order by ELEMENT_ID_"))
          .containsExactly("def_a2", "def_c2", "def_w");
      assertThat(test.rows("select TASK_DEFINITION_KEY_ from MR_TASK order by ID_"))
          .containsExactly("def_a2", "def_c2");
      test.complete("a2");
      assertThat(test.open()).containsExactly("c2 active", "w active");
    }
  }

  @Test
  void aMappingThatNamesNothingIsAnError() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var target = test.deploy(human("a"));

      assertThat(
              test.migrationTo(target)
                  .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("a", "nope"))
                  .addTerminatePlanItemDefinitionMapping(
                      createTerminatePlanItemDefinitionMappingFor("neither"))
                  .validateMigration(test.id())
                  .getValidationMessages())
          .anyMatch(said -> said.contains("'nope'"))
          .anyMatch(said -> said.contains("'neither'"));
    }
  }

  @Test
  void waitingInstancesAndAvailableOnesAreMappedToo() {
    var repeated = human("b").entry("a.complete").repeats("${true}");
    try (var test =
        TestCase.of(database, human("a").repeats("${true}"), repeated, human("c"))
            .start()
            .complete("a")) {
      assertThat(test.open())
          .containsExactly("a active", "b active", "b wait_repetition", "c active");
      var target =
          test.deploy(
              human("a").repeats("${true}"),
              human("b").entry("a.complete"),
              human("c").entry("a.complete").repeats("${true}"));

      test.migrationTo(target)
          .removeWaitingForRepetitionPlanItemDefinitionMapping(
              createRemoveWaitingForRepetitionPlanItemDefinitionMappingFor("def_b"))
          .addMoveToAvailablePlanItemDefinitionMapping(
              createMoveToAvailablePlanItemDefinitionMappingFor("def_b"))
          .addWaitingForRepetitionPlanItemDefinitionMapping(
              createWaitingForRepetitionPlanItemDefinitionMappingFor("def_c"))
          .migrate(test.id());

      assertThat(test.open())
          .containsExactly("a active", "b available", "c active", "c wait_repetition");
    }
  }

  /** Notes what expressions hand to it. */
  public static final class Notes {

    private final List<String> taken = new ArrayList<>();

    /** Notes a text. */
    public void take(String text) {
      taken.add(text);
    }
  }

  @Test
  void expressionsAndVariablesComeInOrder() {
    var notes = new Notes();
    var plan = stage("plan", human("a"));
    try (var test = TestCase.of(database, Map.of("notes", notes), plan).start(Map.of("x", 1))) {
      var target =
          test.deploy(human("a"), milestone("m").entryIf("${y == 3}"), human("b").manual());

      test.migrationTo(target)
          .withPreUpgradeExpression(
              "${notes.take('before ' += x += ' ' += caseInstance.caseDefinitionVersion)}")
          .withCaseInstanceVariable("x", 2)
          .withCaseInstanceVariables(Map.of("y", 3))
          .withPostUpgradeExpression(
              "${notes.take('after ' += x += ' ' += caseInstance.caseDefinitionVersion)}")
          .enableAutomaticPlanItemInstanceCreation()
          .migrate(test.id());

      assertThat(notes.taken).containsExactly("before 1 1", "after 2 2");
      assertThat(test.over()).containsExactly("m completed");
      assertThat(test.open()).containsExactly("a active", "b enabled");
    }
  }

  @Test
  void anExpressionThatCannotBeReadIsAnErrorOfValidation() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var target = test.deploy(human("a"));

      assertThat(
              test.migrationTo(target)
                  .withPostUpgradeExpression("${x +}")
                  .validateMigration(test.id())
                  .getValidationMessages())
          .singleElement()
          .asString()
          .contains("${x +}");
    }
  }

  @Test
  void allCasesOfAVersionAreMigratedTogether() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var first = test.instance().getCaseDefinitionId();
      test.start();
      var target = test.deploy(human("a"), human("b"));
      var migration = test.migrationTo(target);

      assertThat(migration.validateMigrationOfCaseInstances(first).hasErrors()).isFalse();
      migration.migrateCaseInstances("case", 1, null);

      assertThat(test.rows("select CASE_DEFINITION_ID_ from MR_CASE_INSTANCE"))
          .containsExactly(target, target);
    }
  }

  @Test
  void aDocumentIsKeptAsJson() {
    try (var test = TestCase.of(database, human("a"), human("b")).start()) {
      test.deploy(human("a2"), human("c").manual());
      var service = test.engine().getCmmnMigrationService();
      var json =
          service
              .createCaseInstanceMigrationBuilder()
              .migrateToCaseDefinition("case", 2)
              .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("a", "a2"))
              .addTerminatePlanItemDefinitionMapping(
                  createTerminatePlanItemDefinitionMappingFor("def_b", "${true}"))
              .addActivatePlanItemDefinitionMapping(
                  createActivatePlanItemDefinitionMappingFor("def_c", Map.of("own", 1)))
              .withCaseInstanceVariable("x", "y")
              .enableAutomaticPlanItemInstanceCreation()
              .getCaseInstanceMigrationDocument()
              .asJsonString();

      var document = CaseInstanceMigrationDocument.fromJson(json);

      assertThat(document.asJsonString()).isEqualTo(json);
      assertThat(document.getActivatePlanItemDefinitionMappings().get(0).getWithLocalVariables())
          .containsEntry("own", 1);
      service
          .createCaseInstanceMigrationBuilderFromCaseInstanceMigrationDocument(document)
          .migrate(test.id());
      assertThat(test.open()).containsExactly("a2 active", "c active");
    }
  }

  @Test
  void documentsWithUnknownPropertiesAndUnknownTargetsAreRefused() {
    assertThatThrownBy(() -> CaseInstanceMigrationDocument.fromJson("{\"to\": 1}"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'to'");
    assertThatThrownBy(() -> CaseInstanceMigrationDocument.fromJson("nonsense"))
        .isInstanceOf(BadArgumentException.class);
    try (var test = TestCase.of(database, human("a")).start()) {
      var service = test.engine().getCmmnMigrationService();
      assertThatThrownBy(() -> service.createCaseInstanceMigrationBuilder().migrate(test.id()))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("no version was named");
      assertThatThrownBy(
              () ->
                  service
                      .createCaseInstanceMigrationBuilder()
                      .migrateToCaseDefinition("case", 7)
                      .migrate(test.id()))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining("version 7");
    }
  }

  /** Does something on a thread of its own, so that it is no part of the caller's transaction. */
  public record Meanwhile(Runnable[] work) {
    /** Does it. */
    public boolean happens() {
      CompletableFuture.runAsync(work[0]).join();
      work[0] = () -> {};
      return true;
    }
  }

  @Test
  void casesThatEndOrGetAnotherVersionMeanwhileAreLeftAlone() {
    var work = new Runnable[1];
    var plan = stage("plan", human("a"));
    try (var test = TestCase.of(database, Map.of("meanwhile", new Meanwhile(work)), plan).start()) {
      var first = test.instance().getCaseDefinitionId();
      var ended = test.start().id();
      var moved = test.start().id();
      var last = test.start().id();
      var second = test.deploy(human("a"), human("b"));
      var third = test.deploy(human("a"), human("c"));
      work[0] =
          () -> {
            test.runtime().terminateCaseInstance(ended);
            test.migrationTo(third).migrate(moved);
          };

      test.migrationTo(second)
          .withPreUpgradeExpression("${meanwhile.happens()}")
          .migrateCaseInstances(first);

      assertThat(test.rows("select CASE_DEFINITION_ID_ from MR_CASE_INSTANCE order by ID_"))
          .containsExactly(second, third, second);
      assertThat(test.rows("select ID_ from MR_CASE_INSTANCE order by ID_"))
          .doesNotContain(ended)
          .endsWith(last);
    }
  }

  @Test
  void whatIsPlannedIsNoSecondCounterpart() {
    var before = "<planItem id=\"p\" definitionRef=\"t\"/><humanTask id=\"t\"/>";
    var after =
        "<planItem id=\"q\" definitionRef=\"u\"/><planningTable id=\"pt\"><discretionaryItem id=\"d\" definitionRef=\"u\"/></planningTable><humanTask id=\"u\"/>";
    try (var test = TestCase.ofXml(database, "", before).start()) {
      var repository = test.engine().getCmmnRepositoryService();
      repository.createDeployment().addString("case.cmmn", TestCase.file("", "", after)).deploy();

      test.engine()
          .getCmmnMigrationService()
          .createCaseInstanceMigrationBuilder()
          .migrateToCaseDefinition("case", 2)
          .addChangePlanItemIdWithDefinitionIdMapping(
              new ChangePlanItemIdWithDefinitionIdMapping("t", "u"))
          .migrate(test.id());

      assertThat(test.open()).containsExactly("q active");
    }
  }
}
