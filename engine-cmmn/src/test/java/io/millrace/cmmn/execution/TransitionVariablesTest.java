package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/** Variables go with a transition that a caller asks for. */
@Covers("56 states and transitions of plan items")
@DatabaseTest
class TransitionVariablesTest {

  private final Database database;

  TransitionVariablesTest(Database database) {
    this.database = database;
  }

  private static PlanItemInstanceTransitionBuilder move(TestCase test, String item) {
    return test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId(item));
  }

  @Test
  void aSentrySeesTheTransitionAndTheVariablesAtOnce() {
    var both = human("both").entryIf("${approved}", "a.complete").forgetful();
    try (var test =
        TestCase.of(database, task("a"), both, human("h")).start(variables("approved", false))) {
      move(test, "a").variable("approved", true).trigger();

      assertThat(test.open()).containsExactly("both active", "h active");
    }
  }

  @Test
  void aVariableIsSetWhereThePlanItemSeesItOrElseAtTheCase() {
    try (var test = TestCase.of(database, stage("s", task("a"), human("b"))).start()) {
      var stage = test.itemId("s");
      test.runtime().setLocalVariable(stage, "known", 1);

      move(test, "a").variables(variables("known", 2, "other", 3)).trigger();

      assertThat(test.runtime().getLocalVariable(stage, "known")).isEqualTo(2);
      assertThat(test.runtime().getVariables(test.id())).containsOnlyKeys("other");
    }
  }

  @Test
  void aLocalVariableIsThePlanItemsOwn() {
    try (var test = TestCase.of(database, human("a").manual()).start()) {
      move(test, "a").localVariable("x", 1).localVariables(variables("y", 2)).start();

      var own = test.runtime().getLocalVariables(test.itemId("a"));
      assertThat(own).containsEntry("x", 1).containsEntry("y", 2);
      assertThat(test.runtime().getVariables(test.id())).isEmpty();
    }
  }

  @Test
  void aTransientVariableIsSeenUntilTheCallIsDone() {
    var seen = service("s", "${planItemInstance.setVariable('seen', x + y)}").entry("a.complete");
    try (var test = TestCase.of(database, task("a"), seen, human("h")).start()) {
      move(test, "a").transientVariable("x", 1).transientVariables(variables("y", 2)).trigger();

      assertThat(test.runtime().getVariables(test.id())).containsOnlyKeys("seen");
    }
  }

  @Test
  void nothingIsSetWhereTheTransitionIsRefused() {
    try (var test = TestCase.of(database, human("a")).start()) {
      assertThatThrownBy(() -> move(test, "a").variable("x", 1).enable())
          .isInstanceOf(IllegalStateEngineException.class);

      assertThat(test.runtime().getVariables(test.id())).isEmpty();
    }
  }

  @Test
  void whatCallsNothingTakesNoVariablesForWhatItCalls() {
    try (var test = TestCase.of(database, human("a").manual()).start()) {
      assertThatThrownBy(() -> move(test, "a").childTaskVariable("x", 1).start())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'a'")
          .hasMessageContaining("process task or case task");
      assertThat(test.open()).containsExactly("a enabled");
    }
  }

  @Test
  void theServiceTerminatesAPlanItemWithAllThatIsInIt() {
    try (var test =
        TestCase.of(database, stage("s", human("a")), human("b").entry("s.terminate")).start()) {
      test.runtime().terminatePlanItemInstance(test.itemId("s"));

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.over()).containsExactly("a terminated", "s terminated");
    }
  }
}
