package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.event;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the engine does not execute is refused when it is deployed, all of it at once. */
@DatabaseTest
class RefusedCasesTest {

  private final Database database;

  RefusedCasesTest(Database database) {
    this.database = database;
  }

  private List<String> problemsOf(PlannedItem... items) {
    var refused =
        catchThrowableOfType(
            DeploymentException.class,
            () -> TestCase.ofPlan(database, stage("plan", items)).close());
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.problems()).allMatch(problem -> problem.line() > 0);
    return refused.problems().stream()
        .map(problem -> problem.code() + " " + problem.elementId())
        .toList();
  }

  private static PlannedItem localValue(String id) {
    return event(id)
        .extended("<flowable:eventType>e</flowable:eventType>")
        .extended("<flowable:eventOutParameter source=\"x\" target=\"y\" local=\"true\"/>");
  }

  @Test
  void whatIsNotExecutedIsRefusedAtOnce() {
    var problems = problemsOf(localValue("a"), localValue("b"), stage("s", localValue("d")));

    assertThat(problems).containsExactly("CMMN-090 def_a", "CMMN-090 def_b", "CMMN-090 def_d");
  }

  @Test
  void anInstanceLimitHasToBeANumber() {
    assertThat(problemsOf(human("a").repeats("flowable:maxInstanceCount=\"many\"", null)))
        .isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"create", "occur", "close", "parentSuspend"})
  void aTaskDoesNotRepeatOnWhatCannotMakeAnother(String event) {
    var again = human("a").repeats("flowable:repeatOnStandardEvent=\"" + event + "\"", null);

    assertThat(problemsOf(again)).containsExactly("CMMN-014 a");
  }

  @Test
  void theOverviewOfStagesIsToldByNumbersFlagsAndExpressions() {
    var stage = stage("a", human("b")).with("flowable:displayOrder=\"first\"");
    var other = stage("c", human("d")).with("flowable:includeInStageOverview=\"no\"");

    assertThat(problemsOf(stage, other)).containsExactly("CMMN-014 def_a", "CMMN-014 def_c");
  }

  @Test
  void aListenerDoesNotRepeatOnTheEndOfItsStage() {
    var again = event("a").repeats("flowable:repeatOnStandardEvent=\"parentTerminate\"", null);

    assertThat(problemsOf(again)).containsExactly("CMMN-014 a");
  }
}
