package io.millrace.cmmn.execution;

import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createMoveToAvailablePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createTerminatePlanItemDefinitionMappingFor;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.signal;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.PlannedItem.timer;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * A migration ends plan items that still wait: for jobs, workers, times and signals, and with
 * variables of their own. Nothing of them is left, and nothing of them is looked for again.
 */
@Covers("65 migration of cases")
@DatabaseTest
class MigratedWaitsTest {

  private static final String ASYNC = "flowable:async=\"true\"";

  private final Database database;

  MigratedWaitsTest(Database database) {
    this.database = database;
  }

  private TestCase start(PlannedItem item) {
    return TestCase.of(database, human("keep"), item).start();
  }

  /** Migrates to a version without an item, which is terminated before. */
  private static void migrateWithout(String item, TestCase test) {
    var target = test.deploy(human("keep"), human("other").manual());
    test.migrationTo(target)
        .addTerminatePlanItemDefinitionMapping(
            createTerminatePlanItemDefinitionMappingFor("def_" + item))
        .migrate(test.id());
    assertGone(item, test);
    assertThat(test.rows("select distinct CASE_DEFINITION_ID_ from MR_PLAN_ITEM"))
        .containsExactly(target);
    test.complete("keep");
  }

  private static void assertGone(String item, TestCase test) {
    assertThat(test.open()).noneMatch(open -> open.startsWith(item + " "));
    assertThat(test.over()).contains(item + " terminated");
    for (var table : new String[] {"MR_JOB", "MR_EVENT_SUBSCRIPTION", "MR_VARIABLE"}) {
      assertThat(test.rows("select ID_ from " + table)).as(table).isEmpty();
    }
  }

  @Test
  void anItemWhoseJobHasNotRunIsTerminated() {
    try (var test = start(human("a").with(ASYNC))) {
      migrateWithout("a", test);
    }
  }

  @Test
  void anItemThatIsAboutToLeaveIsTerminated() {
    try (var test = start(human("a").with("flowable:asyncLeave=\"true\""))) {
      test.complete("a");
      migrateWithout("a", test);
    }
  }

  @Test
  void aTaskOfAWorkerIsTerminated() {
    try (var test =
        start(task("a").with("flowable:type=\"external-worker\" flowable:topic=\"t\""))) {
      migrateWithout("a", test);
    }
  }

  @Test
  void aTimerThatRunsIsTerminated() {
    try (var test = start(timer("a", "PT1H"))) {
      migrateWithout("a", test);
    }
  }

  @Test
  void aListenerThatWaitsForASignalIsTerminated() {
    try (var test = start(signal("a", "alarm"))) {
      migrateWithout("a", test);
    }
  }

  @Test
  void anItemWithVariablesOfItsOwnIsTerminated() {
    try (var test = start(human("a"))) {
      test.runtime().setLocalVariable(test.itemId("a"), "x", 1);
      migrateWithout("a", test);
    }
  }

  @Test
  void anItemIsTerminatedWithThatInItWhichWaits() {
    try (var test = start(stage("a", human("b").with(ASYNC), timer("t", "PT1H")))) {
      migrateWithout("a", test);
    }
  }

  @Test
  void anItemThatIsSuspendedIsTerminated() {
    try (var test = start(stage("a", human("b").with(ASYNC)))) {
      test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId("a")).suspend();
      migrateWithout("a", test);
    }
  }

  @Test
  void anItemWhoseJobIsADeadLetterIsTerminated() {
    try (var test = start(service("a", "${missing.run()}").with(ASYNC))) {
      test.pass(Duration.ZERO).pass(Duration.ofDays(1)).pass(Duration.ofDays(1));
      assertThat(test.engine().getCmmnManagementService().createDeadLetterJobQuery().count())
          .isEqualTo(1);
      migrateWithout("a", test);
    }
  }

  @Test
  void anItemThatWaitsBecomesAvailableAnew() {
    try (var test = start(human("a").with(ASYNC))) {
      var target = test.deploy(human("keep"), human("a").manual());
      test.migrationTo(target)
          .addMoveToAvailablePlanItemDefinitionMapping(
              createMoveToAvailablePlanItemDefinitionMappingFor("def_a"))
          .migrate(test.id());
      assertThat(test.open()).containsExactly("a enabled", "keep active");
      assertThat(test.rows("select ID_ from MR_JOB")).isEmpty();
    }
  }

  @Test
  void aChangeOfStateEndsAnItemWhoseJobHasNotRun() {
    try (var test = start(human("a").with(ASYNC))) {
      test.runtime()
          .createChangePlanItemStateBuilder()
          .caseInstanceId(test.id())
          .terminatePlanItemDefinition(createTerminatePlanItemDefinitionMappingFor("def_a"))
          .changeState();
      assertGone("a", test);
    }
  }

  @Test
  void anItemWhoseJobHasNotRunIsEndedFromOutsideByACriterionAndWithItsCase() {
    try (var test = start(human("a").with(ASYNC).exit("keep.complete"))) {
      test.complete("keep");
      assertGone("a", test);
    }
    try (var test = start(human("a").with(ASYNC))) {
      test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId("a")).terminate();
      assertGone("a", test);
    }
    try (var test = start(human("a").with(ASYNC))) {
      test.runtime().terminateCaseInstance(test.id());
      assertGone("a", test);
    }
    try (var test = start(human("a").with(ASYNC))) {
      test.runtime().deleteCaseInstance(test.id());
      assertThat(test.rows("select ID_ from MR_JOB")).isEmpty();
    }
  }
}
