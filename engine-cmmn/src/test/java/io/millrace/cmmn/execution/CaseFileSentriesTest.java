package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.CaseBuilder;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.delegate.CaseVariableListener;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.cmmn.model.Multiplicity;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;

@Covers("32 on-part: change of a case file item")
@DatabaseTest
class CaseFileSentriesTest {

  private final Database database;

  CaseFileSentriesTest(Database database) {
    this.database = database;
  }

  private static CaseBuilder model() {
    return Cmmn.caseModel("case")
        .caseFileItem("claim", Multiplicity.ZERO_OR_ONE)
        .caseFileItem("folder", Multiplicity.ZERO_OR_MORE, "letter")
        .humanTask("keep");
  }

  private TestCase start(CaseBuilder model) {
    return TestCase.ofFile(database, model.toXml()).start();
  }

  /** A case with a milestone for each transition of an item, which occurs again and again. */
  private static CaseBuilder watching(String item) {
    var model = model();
    for (var transition : CaseFileItemTransition.values()) {
      model.milestone(transition.text(), m -> m.repetition().entry().onCaseFile(item, transition));
    }
    return model;
  }

  private static List<String> reached(TestCase test) {
    return test.rows("select ELEMENT_ID_ from MR_HI_PLAN_ITEM order by ID_, ELEMENT_ID_");
  }

  @Test
  void everyCallIsHeardAsItsTransition() {
    try (var test = start(watching("claim"))) {
      test.runtime().createCaseFileItem(test.id(), "claim", 1);
      assertThat(reached(test)).containsExactly("create");
      test.runtime().updateCaseFileItem(test.id(), "claim", 1);
      assertThat(reached(test)).containsExactlyInAnyOrder("create", "update");
      test.runtime().replaceCaseFileItem(test.id(), "claim", 2);
      assertThat(reached(test)).containsExactlyInAnyOrder("create", "update", "replace");
      test.runtime().deleteCaseFileItem(test.id(), "claim");
      assertThat(reached(test)).containsExactlyInAnyOrder("create", "update", "replace", "delete");
    }
  }

  @Test
  void everyChangeOfTheVariableIsHeardAsATransition() {
    try (var test = start(watching("claim"))) {
      test.set("claim", 1);
      assertThat(reached(test)).containsExactly("create");
      test.set("claim", 1);
      assertThat(reached(test)).containsExactly("create");
      test.set("claim", 2);
      assertThat(reached(test)).containsExactlyInAnyOrder("create", "update");
      test.runtime().removeVariable(test.id(), "claim");
      assertThat(reached(test)).containsExactlyInAnyOrder("create", "update", "delete");
    }
  }

  @Test
  void whatHoldsAnItemHearsOfItsChildren() {
    try (var test = start(watching("folder"))) {
      test.runtime().createCaseFileItem(test.id(), "folder", 1);
      test.runtime().addCaseFileItemChild(test.id(), "folder", "letter", 1);
      test.runtime().updateCaseFileItem(test.id(), "folder/letter", 2);
      test.runtime().removeCaseFileItemChild(test.id(), "folder", "letter");

      assertThat(reached(test)).containsExactlyInAnyOrder("create", "addChild", "removeChild");
    }
  }

  @Test
  void childrenThatGoWithTheirParentAreDeleted() {
    try (var test = start(watching("letter"))) {
      test.runtime().createCaseFileItem(test.id(), "folder", 1);
      test.runtime().createCaseFileItem(test.id(), "folder/letter", 1);
      test.runtime().deleteCaseFileItem(test.id(), "folder");

      assertThat(reached(test)).containsExactlyInAnyOrder("create", "delete");
    }
  }

  @Test
  void referencesAreHeardAtTheirSource() {
    var items =
        """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" targetNamespace="test"><case id="case">
        <caseFileModel><caseFileItem id="a" targetRefs="b"/><caseFileItem id="b"/></caseFileModel>
        <casePlanModel id="plan">
        <planItem id="keep" definitionRef="do"/>
        <planItem id="added" definitionRef="m"><entryCriterion id="e1" sentryRef="s1"/></planItem>
        <planItem id="removed" definitionRef="m"><entryCriterion id="e2" sentryRef="s2"/></planItem>
        <sentry id="s1"><caseFileItemOnPart sourceRef="a"><standardEvent>addReference</standardEvent></caseFileItemOnPart></sentry>
        <sentry id="s2"><caseFileItemOnPart sourceRef="a"><standardEvent>removeReference</standardEvent></caseFileItemOnPart></sentry>
        <humanTask id="do"/><milestone id="m"/></casePlanModel></case></definitions>
        """;
    try (var test = TestCase.ofFile(database, items).start(variables("a", 1, "b", 2))) {
      test.runtime().addCaseFileItemReference(test.id(), "a", "b");
      assertThat(test.over()).containsExactly("added completed");

      test.runtime().deleteCaseFileItem(test.id(), "b");

      assertThat(test.over()).containsExactly("added completed", "removed completed");
    }
  }

  @Test
  void whatTheCaseStartsWithIsHeardByWhatStartsWithIt() {
    var file =
        model()
            .humanTask("check", t -> t.entry().onCaseFile("claim", CaseFileItemTransition.CREATE))
            .toXml();
    try (var test = TestCase.ofFile(database, file).start(variables("claim", 1))) {
      assertThat(test.open()).containsExactly("check active", "keep active");
    }
  }

  @Test
  void anOnPartIsRememberedUntilTheOthersAreThere() {
    var model =
        model()
            .humanTask(
                "check",
                t ->
                    t.entry()
                        .on("keep", "complete")
                        .onCaseFile("claim", CaseFileItemTransition.UPDATE));
    try (var test = start(model)) {
      test.set("claim", 1).set("claim", 2);
      assertThat(test.open()).containsExactly("check available", "keep active");

      test.complete("keep");

      assertThat(test.open()).containsExactly("check active");
    }
  }

  @Test
  void aSentryOnEventForgetsIt() {
    var model =
        model()
            .humanTask(
                "check",
                t ->
                    t.entry()
                        .onCaseFile("claim", CaseFileItemTransition.CREATE)
                        .on("keep", "complete")
                        .triggerMode(TriggerMode.ON_EVENT));
    try (var test = start(model.autoComplete("${false}"))) {
      test.set("claim", 1).complete("keep");
      assertThat(test.open()).containsExactly("check available");
    }
    try (var test = start(model)) {
      test.complete("keep", variables("claim", 1));
      assertThat(test.open()).containsExactly("check active");
    }
  }

  @Test
  void itemsInsideStagesHearItInEachInstance() {
    var model =
        model()
            .stage(
                "s",
                s ->
                    s.humanTask(
                        "inner",
                        t -> t.entry().onCaseFile("claim", CaseFileItemTransition.CREATE)));
    try (var test = start(model)) {
      test.set("claim", 1);

      assertThat(test.open()).containsExactly("inner active", "keep active", "s active");
    }
  }

  @Test
  void tasksStagesAndTheCaseAreLeftByIt() {
    var model =
        model()
            .humanTask("task", t -> t.exit().onCaseFile("claim", CaseFileItemTransition.CREATE))
            .stage(
                "s",
                s -> s.humanTask("inner").exit().onCaseFile("claim", CaseFileItemTransition.UPDATE))
            .exit(exit -> exit.onCaseFile("claim", CaseFileItemTransition.DELETE));
    try (var test = start(model)) {
      test.set("claim", 1);
      assertThat(test.open()).containsExactly("inner active", "keep active", "s active");
      test.set("claim", 2);
      assertThat(test.open()).containsExactly("keep active");
      test.runtime().removeVariable(test.id(), "claim");
      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  @Test
  void localVariablesOfThatNameAreNoItems() {
    try (var test = start(watching("claim"))) {
      test.runtime().setLocalVariable(test.itemId("keep"), "claim", 1);

      assertThat(reached(test)).isEmpty();
      assertThat(test.runtime().getCaseFile(test.id()).getItems()).isEmpty();
    }
  }

  @Test
  void whatATaskIsCompletedWithIsHeard() {
    var model =
        model()
            .humanTask("task")
            .humanTask("check", t -> t.entry().onCaseFile("claim", CaseFileItemTransition.CREATE));
    try (var test = start(model)) {
      test.complete("task", Map.of("claim", 5));

      assertThat(test.open()).containsExactly("check active", "keep active");
    }
  }

  @Test
  void anotherEngineOnTheSameDatabaseGoesOn() {
    var model =
        model()
            .humanTask("check", t -> t.entry().onCaseFile("claim", CaseFileItemTransition.UPDATE));
    try (var test = start(model)) {
      test.set("claim", 1);
      try (var other = another()) {
        other.getCmmnRuntimeService().updateCaseFileItem(test.id(), "claim", 2);
      }
      assertThat(test.open()).containsExactly("check active", "keep active");
    }
  }

  private CmmnEngine another() {
    return new CmmnEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .buildCmmnEngine();
  }

  @Test
  void whatAListenerChangesBecauseOfAnUpdateIsHeard() {
    CaseVariableListener listener =
        change -> {
          if (change.getName().equals("claim")) {
            change.getCaseInstance().setVariable("folder", change.getValue());
          }
        };
    var extension =
        "<extensionElements><camunda:variableListener xmlns:camunda=\"http://camunda.org/schema/1.0/cmmn\" event=\"update\" delegateExpression=\"${bean}\"/></extensionElements>";
    var file =
        watching("folder")
            .toXml()
            .replaceFirst("(<casePlanModel [^>]*>)", "$1" + Matcher.quoteReplacement(extension));
    try (var test =
        TestCase.ofFile(database, c -> c.setBeans(Map.of("bean", listener)), file)
            .start(Map.of("claim", 1, "folder", 1))) {
      test.runtime().updateCaseFileItem(test.id(), "claim", 2);
      test.runtime().replaceCaseFileItem(test.id(), "claim", 3);

      assertThat(reached(test)).filteredOn("update"::equals).hasSize(2);
      assertThat(reached(test)).doesNotContain("replace");
    }
  }

  @Test
  void whatACaseStartsWithIsHeardAsWellIfAJobOpensIt() {
    var file =
        model()
            .async()
            .humanTask("check", t -> t.entry().onCaseFile("claim", CaseFileItemTransition.CREATE))
            .humanTask(
                "file", t -> t.entry().onCaseFile("folder", CaseFileItemTransition.ADD_CHILD))
            .toXml();
    var start = variables("claim", 1, "folder", 1, "folder/letter", 1);
    try (var test = TestCase.ofFile(database, file).start(start)) {
      assertThat(test.open()).isEmpty();

      test.pass(Duration.ZERO);

      assertThat(test.open()).containsExactly("check active", "file active", "keep active");
    }
  }

  @Test
  void aReferenceACaseStartsWithIsHeardAsWellIfAJobOpensIt() {
    var items =
        """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
            xmlns:flowable="http://flowable.org/cmmn" targetNamespace="test">
        <case id="case" flowable:async="true">
        <caseFileModel><caseFileItem id="a" targetRefs="b"/><caseFileItem id="b"/></caseFileModel>
        <casePlanModel id="plan"><planItem id="keep" definitionRef="do"/>
        <planItem id="added" definitionRef="m"><entryCriterion id="e1" sentryRef="s1"/></planItem>
        <sentry id="s1"><caseFileItemOnPart sourceRef="a"><standardEvent>addReference</standardEvent></caseFileItemOnPart></sentry>
        <humanTask id="do"/><milestone id="m"/></casePlanModel></case></definitions>
        """;
    try (var test = TestCase.ofFile(database, items).start(variables("a", 1, "b", 2))) {
      test.runtime().addCaseFileItemReference(test.id(), "a", "b");

      test.pass(Duration.ZERO);

      assertThat(test.over()).containsExactly("added completed");
    }
  }
}
