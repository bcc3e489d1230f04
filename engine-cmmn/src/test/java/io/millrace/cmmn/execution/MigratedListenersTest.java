package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.event;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.PlannedItem.timer;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What waits for an event or a worker goes on waiting as its new version says. */
@Covers("65 migration of cases")
@DatabaseTest
class MigratedListenersTest {

  private static final Duration HOUR = Duration.ofHours(1);

  private final Database database;

  MigratedListenersTest(Database database) {
    this.database = database;
  }

  /** A case in which {@code b} waits for a listener, while {@code a} and {@code c} are open. */
  private static PlannedItem[] around(PlannedItem listener, String awaited) {
    return new PlannedItem[] {listener, human("a"), human("b").entry(awaited), human("c")};
  }

  private static PlannedItem started() {
    return timer("t", "PT1H").startsBy("a.complete");
  }

  private TestCase start(Map<String, Object> variables, PlannedItem... items) {
    return TestCase.of(database, items).start(variables);
  }

  private static void migrate(TestCase test, PlannedItem... items) {
    test.migrationTo(test.deploy(items)).migrate(test.id());
  }

  @Test
  void aTimerWhoseClockWasStoppedGoesOn() {
    var items = around(started().with("flowable:availableCondition=\"${ready}\""), "t.occur");
    try (var test = start(variables("ready", true), items)) {
      test.complete("a").set("ready", false);
      migrate(test, items);

      test.set("ready", true).pass(HOUR);
      assertThat(test.open()).containsExactly("b active", "c active");
    }
  }

  @Test
  void aTimerThatHeardItsTriggerWhileItWasSuspendedStarts() {
    var items = around(started(), "t.occur");
    try (var test = start(Map.of(), items)) {
      var t = test.itemId("t");
      test.runtime().createPlanItemInstanceTransitionBuilder(t).suspend();
      test.complete("a");
      migrate(test, items);

      test.runtime().createPlanItemInstanceTransitionBuilder(t).resume();
      test.pass(HOUR);
      assertThat(test.open()).containsExactly("b active", "c active");
    }
  }

  @Test
  void aTimerThatNeedsNoTriggerAnyMoreRuns() {
    try (var test = start(Map.of(), around(started(), "t.occur"))) {
      migrate(test, around(timer("t", "PT1H"), "t.occur"));

      test.pass(HOUR);
      assertThat(test.open()).containsExactly("a active", "b active", "c active");
    }
  }

  @Test
  void aTimerThatRunsKeepsItsTime() {
    var items = around(timer("t", "PT1H"), "t.occur");
    try (var test = start(Map.of(), items)) {
      test.pass(Duration.ofMinutes(40));
      migrate(test, items);

      assertThat(test.rows("select count(*) from MR_JOB")).containsExactly("1");
      test.pass(Duration.ofMinutes(20));
      assertThat(test.open()).containsExactly("a active", "b active", "c active");
    }
  }

  @Test
  void aListenerWhoseConditionIsGoneIsAvailable() {
    var held = user("u").with("flowable:availableCondition=\"${ready}\"");
    try (var test = start(variables("ready", false), around(held, "u.occur"))) {
      migrate(test, around(user("u"), "u.occur"));
      assertThat(test.open()).containsExactly("a active", "b available", "c active", "u available");
    }
  }

  @Test
  void aReactivateListenerIsNotMade() {
    try (var test = start(Map.of(), human("a"))) {
      var to =
          test.deploy(
              human("a"),
              event("back").with("flowable:eventType=\"reactivate\""),
              human("b").entry("back.occur"));
      test.migrationTo(to).enableAutomaticPlanItemInstanceCreation().migrate(test.id());
      assertThat(test.open()).containsExactly("a active", "b available");
    }
  }

  @Test
  void theJobOfAWorkerNamesTheSameElement() {
    var ship = task("ship").with("flowable:type=\"external-worker\" flowable:topic=\"shipping\"");
    try (var test = start(Map.of(), ship)) {
      var jobs = test.engine().getCmmnManagementService().createExternalWorkerJobQuery();
      assertThat(jobs.singleResult().getElementId()).isEqualTo("def_ship");
      migrate(test, ship);
      assertThat(jobs.singleResult().getElementId()).isEqualTo("def_ship");
    }
  }
}
