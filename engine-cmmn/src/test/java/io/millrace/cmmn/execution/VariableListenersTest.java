package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.delegate.CaseVariableListener;
import io.millrace.cmmn.delegate.DelegateCaseVariableInstance;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.LimitExceededException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Listeners of variables, at plan items and at the plan model. */
@DatabaseTest
@Covers("63 variable listener")
class VariableListenersTest {

  private final Database database;
  private final List<String> heard = new ArrayList<>();

  VariableListenersTest(Database database) {
    this.database = database;
  }

  private TestCase of(Map<String, Object> beans, String onPlan, String onTask) {
    var plan =
        onPlan
            + "<planItem id=\"a\" definitionRef=\"task\"/><planItem id=\"b\" definitionRef=\"more\"/>"
            + "<humanTask id=\"task\">%s</humanTask><humanTask id=\"more\"/>".formatted(onTask);
    return TestCase.ofXml(database, c -> c.setBeans(beans), "", plan);
  }

  private static String listener(String bean, String attributes) {
    return "<extensionElements><camunda:variableListener delegateExpression=\"${%s}\" %s/></extensionElements>"
        .formatted(bean, attributes);
  }

  private static String text(DelegateCaseVariableInstance change) {
    var source = change.getSourcePlanItemInstance();
    return change.getEventName()
        + " "
        + change.getName()
        + " "
        + change.getValue()
        + (source == null ? "" : " at " + source.getElementId());
  }

  @Test
  void thePlanModelHearsAllVariablesOfTheCase() {
    CaseVariableListener listener = change -> heard.add(text(change));
    try (var test = of(Map.of("bean", listener), listener("bean", ""), "").start(Map.of("x", 1))) {
      var cases = test.engine().getCmmnRuntimeService();
      test.set("x", 2).set("x", 2);
      cases.setLocalVariable(test.itemId("a"), "y", "z");
      cases.removeVariable(test.id(), "x");
      assertThat(heard)
          .containsExactly("create x 1", "update x 2", "create y z at a", "delete x 2");
    }
  }

  @Test
  void anItemHearsWhatIsItsOwn() {
    CaseVariableListener listener = change -> heard.add(text(change));
    try (var test =
        of(Map.of("bean", listener), "", listener("bean", "event=\"create\"")).start()) {
      var cases = test.engine().getCmmnRuntimeService();
      test.set("x", 2);
      cases.setLocalVariable(test.itemId("b"), "y", 1);
      cases.setLocalVariable(test.itemId("a"), "y", 1);
      cases.setLocalVariable(test.itemId("a"), "y", 2);
      assertThat(heard).containsExactly("create y 1 at a");
    }
  }

  @Test
  void whatAListenerChangesIsToldAfterwards() {
    CaseVariableListener first =
        change -> {
          heard.add("first " + text(change));
          if (change.getName().equals("x")) {
            change.getCaseInstance().setVariable("y", 1);
            heard.add("set");
          }
        };
    CaseVariableListener second = change -> heard.add("second " + text(change));
    var both =
        "<extensionElements><camunda:variableListener delegateExpression=\"${first}\"/><camunda:variableListener delegateExpression=\"${second}\"/></extensionElements>";
    try (var test = of(Map.of("first", first, "second", second), both, "").start()) {
      test.set("x", 1);
      assertThat(heard)
          .containsExactly(
              "first create x 1",
              "set",
              "second create x 1",
              "first create y 1",
              "second create y 1");
    }
  }

  @Test
  void listenersThatChangeOneAnothersVariablesWithoutEndAreStopped() {
    CaseVariableListener endless =
        change -> change.getCaseInstance().setVariable("x", 1 + (int) change.getValue());
    var plan =
        listener("bean", "")
            + "<planItem id=\"a\" definitionRef=\"task\"/><humanTask id=\"task\"/>";
    try (var test =
        TestCase.ofXml(
                database,
                c -> c.setBeans(Map.of("bean", endless)).setMaxStepsPerUnitOfWork(100),
                "",
                plan)
            .start()) {
      assertThatThrownBy(() -> test.set("x", 1)).isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  void anExpressionSeesTheChange() {
    var expression =
        "<extensionElements><camunda:variableListener event=\"create\" expression=\"${bean.add(variable.name)}\"/></extensionElements>";
    try (var test = of(Map.of("bean", heard), expression, "").start()) {
      test.set("x", 1);
      assertThat(heard).containsExactly("x");
    }
  }

  @Test
  void aListenerFindsTheVariableThatIsNewAndMayChangeIt() {
    CaseVariableListener trimming =
        change -> {
          var instance = change.getCaseInstance();
          var text = (String) instance.getVariable(change.getName());
          heard.add(change.getEventName() + " '" + text + "'");
          if (!text.equals(text.trim())) {
            instance.setVariable(change.getName(), text.trim());
          }
        };
    try (var test = of(Map.of("bean", trimming), listener("bean", ""), "").start()) {
      test.set("x", " 1 ");

      assertThat(heard).containsExactly("create ' 1 '", "update '1'");
      assertThat(test.runtime().getVariables(test.id())).containsExactly(Map.entry("x", "1"));
      assertThat(test.rows("select NAME_ from MR_VARIABLE")).containsExactly("x");
    }
  }

  @Test
  void theVariablesOfTheStartAreHeardInACaseThatHasItsLabels() {
    CaseVariableListener listener =
        change -> {
          var labelled = change.getCaseInstance();
          heard.add(
              labelled.getName()
                  + " "
                  + labelled.getBusinessKey()
                  + " "
                  + labelled.getBusinessStatus());
        };
    try (var test = of(Map.of("bean", listener), listener("bean", ""), "")) {
      test.runtime()
          .createCaseInstanceBuilder()
          .caseDefinitionKey("case")
          .name("a claim")
          .businessKey("42")
          .businessStatus("new")
          .variable("x", 1)
          .start();

      assertThat(heard).containsExactly("a claim 42 new");
    }
  }
}
