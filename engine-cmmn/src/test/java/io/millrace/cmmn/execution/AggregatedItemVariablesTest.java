package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.item;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * A repeated plan item that is gathered keeps what its instances set at the instances, and reads it
 * when each of them ends.
 */
@Covers("46 aggregation of variables")
@DatabaseTest
class AggregatedItemVariablesTest {

  private static final Map<String, Object> NUMBERS = Map.of("numbers", List.of(2, 3, 4));

  private static final String SQUARES =
      """
      <repetitionRule %s><extensionElements>
        <flowable:variableAggregation target='squares'>
          <flowable:variable source='square'/>
        </flowable:variableAggregation>
      </extensionElements><condition><![CDATA[%s]]></condition></repetitionRule>
      """;

  private final Database database;

  AggregatedItemVariablesTest(Database database) {
    this.database = database;
  }

  /** Gathers {@code square} of each number as {@code squares}. */
  private static PlannedItem squares(PlannedItem item) {
    return item.rules(
        SQUARES.formatted(
            "flowable:collectionVariable='numbers' flowable:elementVariable='n'", "${true}"));
  }

  private static void assertSquares(TestCase test) {
    var variables = new HashMap<>(test.runtime().getVariables(test.id()));
    assertThat(variables.remove("squares")).hasToString("[{square=4}, {square=9}, {square=16}]");
    assertThat(variables).isEqualTo(NUMBERS);
  }

  @Test
  void resultsOfServiceTasks() {
    var count = service("count", "${n * n}").with("flowable:resultVariableName='square'");
    try (var test = TestCase.of(database, squares(count), human("last")).start(NUMBERS)) {
      assertSquares(test);
    }
  }

  @Test
  void resultsThatAreNotStored() {
    var count =
        service("count", "${n * n}")
            .with(
                "flowable:resultVariableName='square'"
                    + " flowable:storeResultVariableAsTransient='true'");
    try (var test = TestCase.of(database, squares(count), human("last")).start(NUMBERS)) {
      assertSquares(test);
    }
  }

  @Test
  void whatIsSetInsideOfStages() {
    var count = service("count", "${n * n}").with("flowable:resultVariableName='product'");
    var name =
        service("name", "${product}")
            .with("flowable:resultVariableName='square'")
            .entry("count.complete");
    try (var test =
        TestCase.of(database, squares(stage("each", count, name)), human("last")).start(NUMBERS)) {
      assertSquares(test);
    }
  }

  private static void answer(TestCase test, Consumer<Task> how) {
    for (var left = 3; left > 0; left--) {
      how.accept(
          test.engine()
              .getCmmnTaskService()
              .createTaskQuery()
              .taskDefinitionKey("def_ask")
              .list()
              .get(0));
    }
  }

  private static int squareOf(TestCase test, Task task) {
    var number = (Integer) test.engine().getCmmnTaskService().getVariable(task.getId(), "n");
    return number * number;
  }

  @Test
  void variablesOfHumanTasks() {
    try (var test = TestCase.of(database, squares(human("ask")), human("last")).start(NUMBERS)) {
      answer(
          test,
          task ->
              test.engine()
                  .getCmmnTaskService()
                  .complete(task.getId(), Map.of("square", squareOf(test, task))));

      assertSquares(test);
    }
  }

  @Test
  void variablesThatServicesSetAtTasksAndPlanItems() {
    try (var test = TestCase.of(database, squares(human("ask")), human("last")).start(NUMBERS)) {
      answer(
          test,
          task -> {
            var tasks = test.engine().getCmmnTaskService();
            tasks.setVariable(task.getId(), "square", squareOf(test, task));
            tasks.complete(task.getId());
          });

      assertSquares(test);
    }
  }

  @Test
  void resultsOfCalledCases() {
    var called =
        TestCase.file(
                stage(
                    "plan",
                    service("count", "${n * n}").with("flowable:resultVariableName='product'")))
            .replace("<case id=\"case\"", "<case id=\"called\"");
    var call =
        item("call", "caseTask")
            .with("caseRef='called'")
            .extended(
                "<flowable:in source='n' target='n'/>"
                    + "<flowable:out source='product' target='square'/>");
    try (var test = TestCase.of(database, squares(call), human("last"))) {
      test.engine()
          .getCmmnRepositoryService()
          .createDeployment()
          .addString("called.cmmn", called)
          .deploy();

      test.start(NUMBERS);

      assertSquares(test);
    }
  }

  @Test
  void instancesThatFollowOneAnother() {
    var ask = human("ask").rules(SQUARES.formatted("", "${square < 9}"));
    try (var test = TestCase.of(database, ask, human("last")).start(Map.of("square", "not yet"))) {
      test.complete("ask", Map.of("square", 4)).complete("ask", Map.of("square", 9));

      assertThat(test.runtime().getVariables(test.id()).toString())
          .contains("squares=[{square=4}, {square=9}]", "square=not yet");
      assertThat(test.open()).containsExactly("last active");
    }
  }

  @Test
  void itemsOfTheCaseFileAreTheCasesWhereverTheyAreSet() {
    var file =
        TestCase.file(
            "",
            "<caseFileModel><caseFileItem id='i1' name='report'/></caseFileModel>",
            "<planItem id='ask' definitionRef='d_ask'><itemControl>"
                + SQUARES.formatted("", "${square < 9}")
                + "</itemControl></planItem>"
                + "<planItem id='last' definitionRef='d_last'/>"
                + "<humanTask id='d_ask'/><humanTask id='d_last'/>");
    try (var test = TestCase.ofFile(database, settings -> settings, file).start()) {
      test.complete("ask", Map.of("square", 9, "report", "nine"));

      assertThat(test.runtime().getCaseFile(test.id()).getItem("report").getValue())
          .isEqualTo("nine");
      assertThat(test.runtime().getVariable(test.id(), "square")).isNull();
    }
  }

  @Test
  void theCaseSeesWhyAnInstanceFailed() {
    var ship = squares(service("ship", "${thrower.fault()}"));
    var repair = human("repair").entryIf("${faultCode == 'E1'}", "ship.fault");
    try (var test =
        TestCase.of(database, Map.of("thrower", new Thrower()), stage("plan", ship, repair))
            .start(Map.of("numbers", List.of(2)))) {
      assertThat(test.open()).contains("repair active");
    }
  }

  /** Code that an expression calls. */
  public static final class Thrower {

    /** Fails in a way that the model foresees. */
    public String fault() {
      throw new CmmnFault("E1", "no ship");
    }
  }
}
