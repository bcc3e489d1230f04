package io.millrace.cmmn.execution;

import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createActivatePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Calls for cases and stages that wait for the job that opens or ends them. */
@Covers("64 asynchronous start and leave of items")
@DatabaseTest
class UnopenedCasesTest {

  private static final String LEAVE = "flowable:asyncLeave=\"true\"";

  private static final PlannedItem[] ITEMS = {human("a"), human("b").entry("a.complete")};

  private final Database database;

  UnopenedCasesTest(Database database) {
    this.database = database;
  }

  private TestCase unopened() {
    var plan = stage("plan", ITEMS).with("flowable:async=\"true\"");
    return TestCase.ofPlan(database, plan).start();
  }

  @Test
  void aCaseThatIsNotOpenIsNotChanged() {
    try (var test = unopened()) {
      assertThatThrownBy(
              () ->
                  test.runtime()
                      .createChangePlanItemStateBuilder()
                      .caseInstanceId(test.id())
                      .activatePlanItemDefinitionId("def_a")
                      .changeState())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("still to open it");

      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active", "b available");
    }
  }

  @Test
  void nothingIsPlannedBeforeTheCaseIsOpen() {
    var plan =
        """
        <planningTable id="table"><discretionaryItem id="extra" definitionRef="x"/></planningTable>
        <planItem id="a" definitionRef="x"/><humanTask id="x"/>
        """;
    try (var test = TestCase.ofXml(database, "flowable:async=\"true\"", plan).start()) {
      var planning =
          test.runtime()
              .createPlanningBuilder()
              .caseInstanceId(test.id())
              .discretionaryItemId("extra");
      assertThat(test.runtime().getPlannableItems(test.id())).isEmpty();
      assertThatThrownBy(planning::plan).isInstanceOf(IllegalStateEngineException.class);

      test.pass(Duration.ZERO);
      planning.plan();
      assertThat(test.open()).containsExactly("a active", "extra active");
    }
  }

  @Test
  void whatOnlyTheNewVersionHasIsMadeOnceWhenTheCaseOpens() {
    try (var test = unopened()) {
      var to = test.deploy(human("a"), human("b").entry("a.complete"), human("c"));
      test.migrationTo(to).enableAutomaticPlanItemInstanceCreation().migrate(test.id());

      test.pass(Duration.ZERO);
      assertThat(test.open()).containsExactly("a active", "b available", "c active");
    }
  }

  @Test
  void aMigrationActivatesNothingInACaseThatIsNotOpen() {
    try (var test = unopened()) {
      var migration =
          test.migrationTo(test.deploy(ITEMS))
              .addActivatePlanItemDefinitionMapping(
                  createActivatePlanItemDefinitionMappingFor("def_b"));
      assertThatThrownBy(() -> migration.migrate(test.id()))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("still to open it");

      test.pass(Duration.ZERO);
      migration.migrate(test.id());
      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  void whatKeepsACaseThatIsNotOpenFromItsCompletionIsSaid() {
    try (var test = unopened()) {
      assertThat(test.runtime().explainCase(test.id()).completion().completableByHand()).isFalse();
      assertThatThrownBy(() -> test.runtime().completeCaseInstance(test.id()))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("a job is to open or to end it");
    }
  }

  @Test
  void whatKeepsACaseThatAJobEndsFromItsCompletionIsSaid() {
    try (var test = TestCase.ofPlan(database, stage("plan", human("a")).with(LEAVE)).start()) {
      test.complete("a");
      assertThatThrownBy(() -> test.runtime().completeCaseInstance(test.id()))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("a job is to open or to end it");
    }
  }

  @Test
  void whatKeepsAStageThatAJobEndsFromItsCompletionIsSaid() {
    var left = stage("s", human("a")).with(LEAVE);
    try (var test = TestCase.of(database, left, human("k")).start()) {
      test.complete("a");
      assertThat(test.open()).containsExactly("k active", "s async-active-leave");
      assertThatThrownBy(() -> test.runtime().completeStagePlanItemInstance(test.itemId("s")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("a job is to end it");
    }
  }

  @Test
  void aStageThatIsTerminatedBeforeItsJobEndsItWasNotExited() {
    var left =
        stage("s", human("a"))
            .with(LEAVE)
            .exitWith("flowable:exitEventType=\"forceComplete\"", "k.complete");
    try (var test = TestCase.of(database, left, human("k"), human("l")).start()) {
      test.complete("k");
      assertThat(test.open()).containsExactly("l active", "s async-active-leave");
      test.runtime().terminatePlanItemInstance(test.itemId("s"));

      var ended =
          test.engine()
              .getCmmnHistoryService()
              .createHistoricPlanItemInstanceQuery()
              .planItemInstanceElementId("s")
              .singleResult();
      assertThat(ended.getState()).isEqualTo("terminated");
      assertThat(ended.getExitTime()).isNull();
      assertThat(ended.getTerminatedTime()).isNotNull();
    }
  }
}
