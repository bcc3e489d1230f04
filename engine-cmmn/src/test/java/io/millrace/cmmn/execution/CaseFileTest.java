package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.delegate.CaseVariableListener;
import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.runtime.CaseFileItemInstance;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@Covers("53 case file and case file item")
@DatabaseTest
class CaseFileTest {

  private static final String ITEMS =
      """
      <caseFileItem id="i1" name="claim" multiplicity="ExactlyOne"/>
      <caseFileItem id="i2" name="folder" multiplicity="ZeroOrMore" targetRefs="i5">
        <children>
          <caseFileItem id="i3" name="cover" multiplicity="ZeroOrOne"/>
          <caseFileItem id="i4" name="letter" multiplicity="OneOrMore"/>
        </children>
      </caseFileItem>
      <caseFileItem id="i5" name="person"/>
      """;

  private final Database database;
  private final List<String> heard = new ArrayList<>();
  private CmmnRuntimeService runtime;

  CaseFileTest(Database database) {
    this.database = database;
  }

  private static String file(String items, String plan) {
    return """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" targetNamespace="test">
        <case id="case"><caseFileModel>
        %s
        </caseFileModel><casePlanModel id="plan">
        <planItem id="a" definitionRef="do"/>
        %s
        <humanTask id="do"/></casePlanModel></case></definitions>
        """
        .formatted(items, plan);
  }

  private TestCase start() {
    return TestCase.ofFile(database, file(ITEMS, "")).start();
  }

  private static List<String> paths(List<CaseFileItemInstance> items) {
    return items.stream().map(CaseFileItemInstance::getPath).toList();
  }

  @Test
  void anItemIsAVariableOfTheCase() {
    try (var test = start()) {
      var claim = test.runtime().createCaseFileItem(test.id(), "claim", Map.of("amount", 100));

      assertThat(claim.getPath()).isEqualTo("claim");
      assertThat(claim.getElementId()).isEqualTo("i1");
      assertThat(claim.getNumber()).isEqualTo(1);
      assertThat(claim.getState()).isEqualTo("available");
      assertThat(claim.getCaseInstanceId()).isEqualTo(test.id());
      assertThat(test.runtime().getVariable(test.id(), "claim")).isEqualTo(Map.of("amount", 100));
      assertThat(
              test.runtime()
                  .createVariableInstanceQuery()
                  .scopeId(test.id())
                  .variableName("claim")
                  .singleResult()
                  .getId())
          .isEqualTo(claim.getId());
    }
  }

  @Test
  void aVariableOfThatNameIsTheItem() {
    try (var test = TestCase.ofFile(database, file(ITEMS, "")).start(variables("claim", 1))) {
      test.set("person", "kermit").set("other", 5);

      var file = test.runtime().getCaseFile(test.id());
      assertThat(paths(file.getItems())).containsExactly("claim", "person");
      assertThat(file.getItem("claim").getValue()).isEqualTo(1);
      assertThat(file.getItem("other")).isNull();
    }
  }

  @Test
  void aCaseStartsWithItems() {
    try (var test = TestCase.ofFile(database, file(ITEMS, ""))) {
      var started =
          test.runtime()
              .createCaseInstanceBuilder()
              .caseDefinitionKey("case")
              .variables(Map.of("folder/letter", "a", "folder", 1, "folder/letter[2]", "b"))
              .caseFileItem("person", "kermit")
              .caseFileItem("person", "gonzo")
              .start();

      var file = test.runtime().getCaseFile(started.getId());
      assertThat(paths(file.getItems())).containsExactly("folder", "person", "person[2]");
      assertThat(file.getItem("folder").getChildren()).hasSize(2);
      assertThatThrownBy(
              () ->
                  test.runtime()
                      .createCaseInstanceBuilder()
                      .caseDefinitionKey("case")
                      .caseFileItem("claim", 1)
                      .caseFileItem("claim", 2)
                      .start())
          .isInstanceOf(IllegalStateEngineException.class);
    }
  }

  @Test
  void furtherInstancesAreNumberedAndHoldTheirChildren() {
    try (var test = start()) {
      var runtime = test.runtime();
      runtime.createCaseFileItem(test.id(), "folder", "first");
      runtime.createCaseFileItem(test.id(), "folder", "second");
      runtime.addCaseFileItemChild(test.id(), "folder[2]", "letter", "a");
      runtime.createCaseFileItem(test.id(), "folder[2]/letter", "b");
      runtime.createCaseFileItem(test.id(), "folder[2]/cover", null);
      runtime.removeCaseFileItemChild(test.id(), "folder[2]", "letter");
      var third = runtime.createCaseFileItem(test.id(), "folder[2]/letter", "c");

      assertThat(third.getPath()).isEqualTo("folder[2]/letter[3]");
      assertThat(third.getParentPath()).isEqualTo("folder[2]");
      var file = runtime.getCaseFile(test.id());
      assertThat(paths(file.getItems())).containsExactly("folder", "folder[2]");
      assertThat(paths(file.getItem("folder[2]").getChildren()))
          .containsExactly("folder[2]/cover", "folder[2]/letter[2]", "folder[2]/letter[3]");
      assertThat(file.getItems("letter"))
          .extracting(CaseFileItemInstance::getValue)
          .containsExactly("b", "c");
    }
  }

  @Test
  void theMultiplicityIsKept() {
    try (var test = start()) {
      var runtime = test.runtime();
      runtime.createCaseFileItem(test.id(), "claim", 1);
      runtime.createCaseFileItem(test.id(), "folder", 1);
      runtime.createCaseFileItem(test.id(), "folder/letter", 1);

      assertThatThrownBy(() -> runtime.createCaseFileItem(test.id(), "claim", 2))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'claim[2]'")
          .hasMessageContaining("ExactlyOne");
      assertThatThrownBy(() -> test.set("claim[2]", 2))
          .isInstanceOf(IllegalStateEngineException.class);
      assertThatThrownBy(() -> runtime.deleteCaseFileItem(test.id(), "claim"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("the last one");
      assertThatThrownBy(() -> runtime.removeVariable(test.id(), "claim"))
          .isInstanceOf(IllegalStateEngineException.class);
      assertThatThrownBy(() -> runtime.deleteCaseFileItem(test.id(), "folder/letter"))
          .isInstanceOf(IllegalStateEngineException.class);
      assertThat(runtime.getVariables(test.id()))
          .containsOnlyKeys("claim", "folder", "folder/letter");
    }
  }

  @Test
  void whatAnItemHoldsGoesWithIt() {
    try (var test = start()) {
      var runtime = test.runtime();
      runtime.createCaseFileItem(test.id(), "folder", 1);
      runtime.createCaseFileItem(test.id(), "folder/letter", 1);
      runtime.createCaseFileItem(test.id(), "folder/cover", 1);

      runtime.deleteCaseFileItem(test.id(), "folder");

      assertThat(runtime.getCaseFile(test.id()).getItems()).isEmpty();
      assertThat(test.rows("select NAME_ from MR_HI_VARIABLE order by NAME_"))
          .containsExactly("folder", "folder/cover", "folder/letter");
    }
  }

  @Test
  void anItemCannotBeInsideOneThatIsNotThere() {
    try (var test = start()) {
      assertThatThrownBy(() -> test.runtime().createCaseFileItem(test.id(), "folder/letter", 1))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'folder'");
      assertThatThrownBy(() -> test.set("folder/letter", 1))
          .isInstanceOf(IllegalStateEngineException.class);
      assertThatThrownBy(() -> test.set("folder/leter", 1))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("looks like a case file item");
    }
  }

  @Test
  void whatIsNotThereIsNotFound() {
    try (var test = start()) {
      assertThatThrownBy(() -> test.runtime().updateCaseFileItem(test.id(), "claim", 1))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining("Create it first");
      assertThatThrownBy(() -> test.runtime().createCaseFileItem(test.id(), "clam", 1))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("[claim, folder, person]");
    }
  }

  @Test
  void aCaseWithoutACaseFileSaysSo() {
    var file = file("", "").replaceAll("(?s)<caseFileModel>.*</caseFileModel>", "");
    try (var without = TestCase.ofFile(database, file).start()) {
      assertThatThrownBy(() -> without.runtime().getCaseFile(without.id()))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining("no case file");
    }
  }

  @Test
  void anUpdateIsLaidOverAndAReplacementIsNot() {
    try (var test = start()) {
      test.runtime().createCaseFileItem(test.id(), "claim", Map.of("amount", 100, "by", "kermit"));

      var updated = test.runtime().updateCaseFileItem(test.id(), "claim", Map.of("amount", 200));
      assertThat(updated.getValue()).isEqualTo(Map.of("amount", 200, "by", "kermit"));
      var replaced = test.runtime().replaceCaseFileItem(test.id(), "claim", Map.of("amount", 300));
      assertThat(replaced.getValue()).isEqualTo(Map.of("amount", 300));
    }
  }

  @Test
  void referencesLeadToTargetsOfTheModelAndGoWithThem() {
    try (var test = start()) {
      var runtime = test.runtime();
      runtime.createCaseFileItem(test.id(), "folder", 1);
      runtime.createCaseFileItem(test.id(), "person", "kermit");
      runtime.createCaseFileItem(test.id(), "person", "gonzo");
      runtime.addCaseFileItemReference(test.id(), "folder", "person");
      runtime.addCaseFileItemReference(test.id(), "folder", "person[2]");
      runtime.addCaseFileItemReference(test.id(), "folder", "person[2]");

      assertThat(runtime.getCaseFile(test.id()).getItem("folder").getReferences())
          .containsExactly("person", "person[2]");
      assertThatThrownBy(() -> runtime.addCaseFileItemReference(test.id(), "person", "folder"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("targetRefs");

      runtime.removeCaseFileItemReference(test.id(), "folder", "person");
      assertThatThrownBy(() -> runtime.removeCaseFileItemReference(test.id(), "folder", "person"))
          .isInstanceOf(ObjectNotFoundException.class);
      runtime.deleteCaseFileItem(test.id(), "person[2]");

      assertThat(runtime.getCaseFile(test.id()).getItem("folder").getReferences()).isEmpty();
      assertThat(runtime.getVariables(test.id())).containsOnlyKeys("folder", "person");
    }
  }

  @Test
  void theValuesOfAnEndedCaseAreInHistory() {
    try (var test = start()) {
      test.runtime().createCaseFileItem(test.id(), "claim", 7);
      test.complete("a");

      assertThat(test.state()).isEqualTo("completed");
      var kept =
          test.engine()
              .getCmmnHistoryService()
              .createHistoricVariableInstanceQuery()
              .variableName("claim")
              .singleResult();
      assertThat(kept.getValue()).isEqualTo(7);
    }
  }

  @Test
  void expressionsSeeItemsByNameAndTheFileAsAWhole() {
    var plan =
        """
        <planItem id="m" definitionRef="reached"><entryCriterion id="e" sentryRef="s"/></planItem>
        <sentry id="s"><ifPart><condition><![CDATA[${%s}]]></condition></ifPart></sentry>
        <milestone id="reached"/>
        """;
    for (var condition :
        List.of(
            "claim != null && person == null && claim.amount > 100",
            "caseFile.claim != null && caseFile.claim.value.amount > 100",
            "caseFile.claim.value.amount > 100 && caseFile.folder[0].letter[0].value == 'x'")) {
      var file = file(ITEMS, plan.formatted(condition));
      try (var test = TestCase.ofFile(database, file)) {
        test.start(variables("claim", Map.of("amount", 50), "folder", 1));
        test.set("folder/letter", "x");
        assertThat(test.over()).isEmpty();

        test.runtime().updateCaseFileItem(test.id(), "claim", Map.of("amount", 150));

        assertThat(test.over()).containsExactly("m completed");
      }
    }
  }

  @Test
  void aConditionSeesTheItemItIsAbout() {
    var plan =
        """
        <planItem id="m" definitionRef="reached"><entryCriterion id="e" sentryRef="s"/></planItem>
        <sentry id="s"><ifPart contextRef="i1"><condition>${contextItem != null &amp;&amp; contextItem.value > 100 &amp;&amp; contextItems.size() == 1}</condition></ifPart></sentry>
        <milestone id="reached"/>
        """;
    try (var test = TestCase.ofFile(database, file(ITEMS, plan)).start()) {
      test.set("claim", 50);
      assertThat(test.over()).isEmpty();

      test.set("claim", 150);

      assertThat(test.over()).containsExactly("m completed");
    }
  }

  @Test
  void itemsThatCannotBeToldApartAreRefusedAtDeployment() {
    var items =
        """
        <caseFileItem id="i1" name="claim"/>
        <caseFileItem id="i2" name="claim"/>
        <caseFileItem id="i3" name="a/b"/>
        <caseFileItem id="i4" name="c"><children><caseFileItem id="i5" name="d[1]"/></children></caseFileItem>
        """;
    var refused =
        catchThrowableOfType(
            DeploymentException.class, () -> TestCase.ofFile(database, file(items, "")).close());

    assertThat(refused.problems())
        .allMatch(problem -> problem.line() > 0)
        .extracting(problem -> problem.code() + " " + problem.elementId())
        .containsExactly("CMMN-094 i2", "CMMN-094 i3", "CMMN-094 i5");
  }

  /** Returns a file with a case that calls a bean. */
  private static String calling() {
    var plan =
        """
        <planItem id="call" definitionRef="calling"/>
        <task id="calling" xmlns:flowable="http://flowable.org/cmmn" flowable:type="java" flowable:delegateExpression="${bean}"/>
        """;
    return file(ITEMS, plan);
  }

  @Test
  void whatIsRefusedIsNotThereAlsoIfADelegateCatchesTheRefusal() {
    PlanItemJavaDelegate bean =
        item -> {
          assertThatThrownBy(() -> item.setVariable("claim[2]", 2))
              .isInstanceOf(IllegalStateEngineException.class);
          assertThatThrownBy(() -> item.setVariable("claim[2]", 3))
              .isInstanceOf(IllegalStateEngineException.class);
          assertThatThrownBy(() -> item.removeVariable("claim"))
              .isInstanceOf(IllegalStateEngineException.class);
          assertThatThrownBy(() -> item.setVariable("folder/letter", 1))
              .isInstanceOf(IllegalStateEngineException.class);
        };
    try (var test =
        TestCase.ofFile(database, c -> c.setBeans(Map.of("bean", bean)), calling())
            .start(Map.of("claim", 1))) {
      assertThat(test.runtime().getVariables(test.id())).containsExactly(Map.entry("claim", 1));
      assertThat(test.rows("select NAME_ from MR_VARIABLE")).containsExactly("claim");
    }
  }

  @Test
  void anUpdateIsLaidOverWhatIsStored() {
    PlanItemJavaDelegate bean =
        item -> {
          item.setTransientVariable("claim", Map.of("by", "nobody"));
          runtime.updateCaseFileItem(item.getCaseInstanceId(), "claim", Map.of("amount", 200));
        };
    var claim = Map.of("amount", 100, "by", "kermit");
    try (var test = TestCase.ofFile(database, c -> c.setBeans(Map.of("bean", bean)), calling())) {
      runtime = test.runtime();
      test.start(Map.of("claim", claim));
      assertThat(test.runtime().getVariable(test.id(), "claim"))
          .isEqualTo(Map.of("amount", 200, "by", "kermit"));
    }
  }

  @Test
  void aCaseStartsWithReferencesInAnyOrder() {
    var variables = new LinkedHashMap<String, Object>();
    variables.put("folder->person", null);
    variables.put("folder", 1);
    variables.put("person", "kermit");
    try (var test = TestCase.ofFile(database, file(ITEMS, "")).start(variables)) {
      assertThat(test.runtime().getCaseFile(test.id()).getItem("folder").getReferences())
          .containsExactly("person");
    }
  }

  @Test
  void aListenerSeesWhatGoesTogetherWhenAllOfItIsGone() {
    CaseVariableListener listener =
        change -> heard.add(change.getName() + change.getCaseInstance().getVariables().keySet());
    var plan =
        "<extensionElements><camunda:variableListener xmlns:camunda=\"http://camunda.org/schema/1.0/cmmn\" event=\"delete\" delegateExpression=\"${bean}\"/></extensionElements>";
    var file =
        file(ITEMS, "")
            .replace("<casePlanModel id=\"plan\">", "<casePlanModel id=\"plan\">" + plan);
    try (var test =
        TestCase.ofFile(database, c -> c.setBeans(Map.of("bean", listener)), file)
            .start(variables("folder", 1, "folder/letter", 2, "folder/cover", 3))) {
      test.runtime().deleteCaseFileItem(test.id(), "folder");
      assertThat(heard).containsExactlyInAnyOrder("folder/letter[]", "folder/cover[]", "folder[]");
    }
  }
}
