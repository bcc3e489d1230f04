package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.timer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What is in a stage that failed goes on, and is held by the stages around it all the same. */
@DatabaseTest
class FailedStagesTest {

  private final Database database;

  FailedStagesTest(Database database) {
    this.database = database;
  }

  private static PlanItemInstanceTransitionBuilder move(TestCase test, String item) {
    return test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId(item));
  }

  @Test
  void whatIsInAFailedStageStartsCompletesAndRepeats() {
    var again = human("a").repeats("${repetitionCounter < 3}");
    var stage = stage("s", again, human("b").entry("a.complete"));
    try (var test = TestCase.of(database, stage, human("keep")).start()) {
      move(test, "s").fault();

      test.complete("a");

      assertThat(test.open()).containsExactly("a active", "b active", "keep active", "s failed");
      assertThat(test.rows("select REPETITION_COUNTER_ from MR_PLAN_ITEM where ELEMENT_ID_ = 'a'"))
          .containsExactly("2");
    }
  }

  @Test
  void theCycleOfATimerInAFailedStageGoesOn() {
    var heard = human("b").entry("t.occur").repeats(null);
    try (var test =
        TestCase.of(database, stage("s", timer("t", "R3/PT1H"), heard), human("keep")).start()) {
      move(test, "s").fault();

      test.pass(Duration.ofMinutes(61));
      test.pass(Duration.ofMinutes(61));

      assertThat(test.open()).filteredOn("b active"::equals).hasSize(2);
    }
  }

  @Test
  void theSuspensionOfAStageReachesWhatIsInAFailedOne() {
    var failed = stage("f", human("a"), human("b"), stage("inner", human("c")));
    try (var test = TestCase.of(database, stage("s", failed, human("d"))).start()) {
      move(test, "b").suspend();
      move(test, "f").fault();

      move(test, "s").suspend();

      assertThat(test.open())
          .containsExactly(
              "a suspended",
              "b suspended",
              "c suspended",
              "d suspended",
              "f failed",
              "inner suspended",
              "s suspended");
      assertThatThrownBy(() -> test.complete("a"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("suspended");

      move(test, "s").resume();

      assertThat(test.open())
          .containsExactly(
              "a active",
              "b suspended",
              "c active",
              "d active",
              "f failed",
              "inner active",
              "s active");
    }
  }

  @Test
  void nothingGoesOnByItselfAtAnyDepthOfASuspendedStage() {
    var failed = stage("f", stage("g", human("a")), human("b"), human("c"));
    try (var test = TestCase.of(database, stage("s", failed, human("d"))).start()) {
      move(test, "b").suspend();
      move(test, "g").fault();
      move(test, "f").fault();
      move(test, "s").suspend();

      assertThatThrownBy(() -> move(test, "b").resume())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'s'")
          .hasMessageContaining("suspended");
      assertThatThrownBy(() -> move(test, "g").reactivate())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'s'");
      assertThat(test.open())
          .containsExactly(
              "a suspended",
              "b suspended",
              "c suspended",
              "d suspended",
              "f failed",
              "g failed",
              "s suspended");
    }
  }
}
