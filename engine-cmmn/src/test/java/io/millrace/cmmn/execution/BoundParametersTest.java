package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parameters that are bound to case file items: CMMN 1.1 §5.4.7. */
@Covers("77 parameters and their mappings")
@DatabaseTest
class BoundParametersTest {

  private static final String FILE =
      "<caseFileModel><caseFileItem id='claim' multiplicity='ZeroOrOne'/>"
          + "<caseFileItem id='folder' multiplicity='ZeroOrOne'><children>"
          + "<caseFileItem id='letter' multiplicity='ZeroOrMore'/></children></caseFileItem>"
          + "</caseFileModel>";

  private static final String KEEP =
      "<planItem id='keep' definitionRef='d_keep'/><humanTask id='d_keep'/>";

  private final Database database;

  BoundParametersTest(Database database) {
    this.database = database;
  }

  private static String item(String id) {
    return "<planItem id='%s' definitionRef='d_%s'/>".formatted(id, id);
  }

  private static String input(String name, String item, String refinement) {
    return parameter("input", name, item, refinement);
  }

  private static String output(String name, String item, String refinement) {
    return parameter("output", name, item, refinement);
  }

  private static String parameter(String kind, String name, String item, String refinement) {
    var more =
        refinement == null
            ? ""
            : "<bindingRefinement><![CDATA[" + refinement + "]]></bindingRefinement>";
    return "<%s id='p_%s_%s' name='%s' bindingRef='%s'>%s</%s>"
        .formatted(kind, kind, name, name, item, more, kind);
  }

  private static String human(String parameters) {
    return item("work") + "<humanTask id='d_work'>" + parameters + "</humanTask>";
  }

  private TestCase test(String plan) {
    return TestCase.ofFile(database, TestCase.file("", FILE, plan + KEEP));
  }

  private static Object variable(TestCase test, String name) {
    return test.runtime().getVariable(test.id(), name);
  }

  private static Map<String, Object> ofTask(TestCase test) {
    var tasks = test.engine().getCmmnTaskService();
    var task = tasks.createTaskQuery().taskDefinitionKey("d_work").singleResult();
    return tasks.getVariables(task.getId());
  }

  @Test
  void aTaskSeesTheValueOfTheItemAsItsInput() {
    var plan =
        human(
            input("what", "claim", null) + input("amount", "claim", "${contextItem.value.amount}"));
    try (var test = test(plan).start(variables("claim", Map.of("amount", 100)))) {
      assertThat(ofTask(test))
          .containsEntry("what", Map.of("amount", 100))
          .hasEntrySatisfying("amount", amount -> assertThat(amount).hasToString("100"));
      assertThat(test.runtime().getVariables(test.id())).containsOnlyKeys("claim");
    }
  }

  @Test
  void anItemOfWhichThereMayBeSeveralIsAListAndOneThatIsNotThereIsNull() {
    var plan = human(input("letters", "letter", null) + input("claim", "claim", null));
    try (var test =
        test(plan).start(variables("folder", "f", "folder/letter", "a", "folder/letter[2]", "b"))) {
      assertThat(ofTask(test))
          .containsEntry("letters", List.of("a", "b"))
          .containsEntry("claim", null);
    }
  }

  @Test
  void whatATaskLeavesBehindGoesToTheItem() {
    try (var test = test(human(output("result", "claim", null))).start()) {
      test.complete("work", Map.of("result", "done"));

      assertThat(variable(test, "claim")).isEqualTo("done");
      assertThat(variable(test, "result")).isNull();
      assertThat(test.open()).containsExactly("keep active");
    }
  }

  @Test
  void anItemThatIsThereGetsTheNewValueAndItsSentriesHearOfIt() {
    var plan =
        human(output("result", "claim", null))
            + "<planItem id='m' definitionRef='d_m'><entryCriterion id='e' sentryRef='s'/></planItem>"
            + "<sentry id='s'><caseFileItemOnPart id='o' sourceRef='claim'>"
            + "<standardEvent>update</standardEvent></caseFileItemOnPart></sentry><milestone id='d_m'/>";
    try (var test = test(plan).start(variables("claim", "old"))) {
      test.complete("work", Map.of("result", "new"));

      assertThat(variable(test, "claim")).isEqualTo("new");
      assertThat(test.over()).contains("m completed");
    }
  }

  @Test
  void anItemOfWhichThereMayBeSeveralGetsAnotherInstance() {
    try (var test =
        test(human(output("text", "letter", null)))
            .start(variables("folder", "f", "folder/letter", "a"))) {
      test.complete("work", Map.of("text", "b"));

      assertThat(variable(test, "folder/letter")).isEqualTo("a");
      assertThat(variable(test, "folder/letter[2]")).isEqualTo("b");
    }
  }

  @Test
  void theRefinementOfAnOutputSaysWhichInstance() {
    try (var test =
        test(human(output("text", "letter", "folder/letter[${number}]")))
            .start(variables("folder", "f", "folder/letter", "a", "number", 2))) {
      test.complete("work", Map.of("text", "b"));
      assertThat(variable(test, "folder/letter[2]")).isEqualTo("b");
    }
    try (var test =
        test(human(output("text", "letter", "${'claim'}"))).start(variables("folder", "f"))) {
      assertThatThrownBy(() -> test.complete("work", Map.of("text", "b")))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("no path of the case file item 'letter'");
    }
  }

  @Test
  void whatNobodySetLeavesTheItemAlone() {
    try (var test = test(human(output("result", "claim", null))).start(variables("claim", "old"))) {
      test.complete("work");

      assertThat(variable(test, "claim")).isEqualTo("old");
    }
  }

  @Test
  void plainTasksAndTasksThatCallCodeHaveThemToo() {
    var plan =
        item("sum")
            + "<task id='d_sum' flowable:type='java' flowable:expression='${amount + 1}'"
            + " flowable:resultVariableName='result'>"
            + input("amount", "claim", null)
            + output("result", "claim", null)
            + "</task>";
    try (var test = test(plan).start(variables("claim", 1))) {
      assertThat(variable(test, "claim")).hasToString("2");
      assertThat(test.runtime().getVariables(test.id())).containsOnlyKeys("claim");
    }
  }

  @Test
  void aCaseTaskHandsItemsToTheCaseItCallsWhoseParametersAreBoundAsWell() {
    var called =
        TestCase.file(
                "",
                "<caseFileModel><caseFileItem id='paper' multiplicity='ZeroOrOne'/></caseFileModel>",
                item("work")
                    + "<humanTask id='d_work'>"
                    + output("done", "paper", null)
                    + "</humanTask>")
            .replace("<case id=\"case\"", "<case id=\"called\"")
            .replace(
                "</casePlanModel>",
                "</casePlanModel><input id='ci' name='in' bindingRef='paper'/>"
                    + "<output id='co' name='out' bindingRef='paper'/>");
    var plan =
        item("call")
            + "<caseTask id='d_call' caseRef='called'>"
            + input("in", "claim", null)
            + output("out", "claim", null)
            + "</caseTask>";
    try (var test = test(plan)) {
      test.engine()
          .getCmmnRepositoryService()
          .createDeployment()
          .addString("called.cmmn", called)
          .deploy();
      test.start(variables("claim", "asked"));
      assertThat(test.rows("select NAME_ from MR_VARIABLE where NAME_ = 'paper'"))
          .containsExactly("paper");

      test.complete("work", Map.of("done", "answered"));

      assertThat(variable(test, "claim")).isEqualTo("answered");
      assertThat(test.runtime().getVariables(test.id())).containsOnlyKeys("claim");
    }
  }

  @Test
  void anItemThatIsNotThereIsRefusedAtDeployment() {
    assertThatThrownBy(() -> test(human(input("what", "nothing", null))))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("nothing");
  }

  @Test
  void inputsOfACaseMayStandInAnyOrder() {
    var file =
        TestCase.file("", FILE, KEEP)
            .replace(
                "</casePlanModel>",
                "</casePlanModel>" + input("mail", "letter", null) + input("box", "folder", null));
    try (var test = TestCase.ofFile(database, file).start(variables("mail", "Dear", "box", "7"))) {
      assertThat(test.runtime().getVariables(test.id()))
          .isEqualTo(Map.of("folder", "7", "folder/letter", "Dear"));
    }
  }
}
