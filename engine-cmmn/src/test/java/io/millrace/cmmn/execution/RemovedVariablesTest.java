package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Variables that were removed before the end of what held them: history keeps them, but they are no
 * longer among those that a case, a plan item or a task has.
 */
@DatabaseTest
class RemovedVariablesTest {

  private final Database database;

  RemovedVariablesTest(Database database) {
    this.database = database;
  }

  private static HistoricCaseInstanceQuery cases(TestCase test) {
    return test.engine().getCmmnHistoryService().createHistoricCaseInstanceQuery();
  }

  private static Map<String, Object> shown(TestCase test) {
    return cases(test).includeCaseVariables().singleResult().getCaseVariables();
  }

  @Test
  void aCaseIsNotFoundByThemNorShowsThem() {
    try (var test = TestCase.of(database, human("a")).start(variables("x", 1, "gone", 1))) {
      test.runtime().removeVariable(test.id(), "gone");
      test.runtime().removeVariable(test.id(), "x");
      test.set("x", 2);
      assertThat(shown(test)).isEqualTo(Map.of("x", 2));
      assertThat(cases(test).variableExists("gone").count()).isZero();

      test.complete("a");
      assertThat(shown(test)).isEqualTo(Map.of("x", 2));
      assertThat(cases(test).variableNotExists("gone").count()).isOne();
      assertThat(cases(test).variableExists("gone").count()).isZero();
      assertThat(cases(test).variableValueEquals("x", 1).count()).isZero();
      assertThat(cases(test).variableValueEquals("x", 2).count()).isOne();
      var all = test.engine().getCmmnHistoryService().createHistoricVariableInstanceQuery();
      assertThat(all.variableName("gone").count()).as("kept").isOne();
    }
  }

  @Test
  void aTaskIsNotFoundByThem() {
    try (var test = TestCase.of(database, human("a"), human("k")).start(variables("gone", 1))) {
      var tasks = test.engine().getCmmnTaskService();
      var a = tasks.createTaskQuery().taskDefinitionKey("def_a").singleResult().getId();
      tasks.setVariableLocal(a, "own", 1);
      tasks.removeVariableLocal(a, "own");
      test.runtime().removeVariable(test.id(), "gone");
      test.complete("a");

      var history = test.engine().getCmmnHistoryService();
      assertThat(history.createHistoricTaskInstanceQuery().caseVariableExists("gone").count())
          .isZero();
      assertThat(history.createHistoricTaskInstanceQuery().taskVariableExists("own").count())
          .isZero();
      assertThat(
              history
                  .createHistoricTaskInstanceQuery()
                  .taskDefinitionKey("def_a")
                  .includeTaskLocalVariables()
                  .singleResult()
                  .getTaskLocalVariables())
          .isEmpty();
    }
  }

  @Test
  void aPlanItemIsNotFoundByThemNorShowsThem() {
    try (var test = TestCase.of(database, human("a"), human("k")).start()) {
      test.runtime().setLocalVariable(test.itemId("a"), "gone", 1);
      test.runtime().removeLocalVariable(test.itemId("a"), "gone");
      test.complete("a");

      var ended = test.runtime().createPlanItemInstanceQuery().planItemInstanceElementId("a");
      assertThat(
              ended
                  .ended()
                  .includeLocalVariables()
                  .singleResult()
                  .getPlanItemInstanceLocalVariables())
          .isEmpty();
      assertThat(ended.variableExists("gone").count()).isZero();
      assertThat(
              test.engine()
                  .getCmmnHistoryService()
                  .createHistoricPlanItemInstanceQuery()
                  .planItemInstanceElementId("a")
                  .includeLocalVariables()
                  .singleResult()
                  .getPlanItemInstanceLocalVariables())
          .isEmpty();
    }
  }

  @Test
  void theOverviewOfAnEndedCaseIsThatOfItsEnd() {
    var shown = "flowable:includeInStageOverview=\"${!vars:exists('hide')}\"";
    try (var test =
        TestCase.of(database, stage("s", human("a")).with(shown)).start(variables("hide", true))) {
      test.runtime().removeVariable(test.id(), "hide");
      assertThat(test.runtime().getStageOverview(test.id())).hasSize(1);
      test.complete("a");
      assertThat(test.engine().getCmmnHistoryService().getStageOverview(test.id())).hasSize(1);
    }
  }

  @Test
  void aDeletedItemOfTheCaseFileIsNoVariableOfTheEndedCase() {
    var file =
        "<caseFileModel><caseFileItem id='letter' multiplicity='ZeroOrMore'/></caseFileModel>";
    var plan = "<planItem id='k' definitionRef='d'/><humanTask id='d'/>";
    try (var test = TestCase.ofFile(database, TestCase.file("", file, plan))) {
      test.start(variables("letter", "a"));
      test.runtime().createCaseFileItem(test.id(), "letter", "b");
      test.runtime().deleteCaseFileItem(test.id(), "letter");
      test.complete("k");
      assertThat(shown(test)).isEqualTo(Map.of("letter[2]", "b"));
    }
  }
}
