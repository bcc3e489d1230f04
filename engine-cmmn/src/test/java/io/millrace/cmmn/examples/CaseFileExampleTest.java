package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The calls by which the items of a case file come, change and go. */
@DatabaseTest
class CaseFileExampleTest {

  private static final String FILE =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" targetNamespace="test">
        <case id="claim">
          <caseFileModel>
            <caseFileItem id="i1" name="claim" multiplicity="ZeroOrOne"/>
            <caseFileItem id="i2" name="folder" multiplicity="ZeroOrMore" targetRefs="i4">
              <children><caseFileItem id="i3" name="letter" multiplicity="ZeroOrMore"/></children>
            </caseFileItem>
            <caseFileItem id="i4" name="person" multiplicity="ZeroOrMore"/>
          </caseFileModel>
          <casePlanModel id="plan">
            <planItem id="check" definitionRef="do"/>
            <humanTask id="do"/>
          </casePlanModel>
        </case>
      </definitions>
      """;

  private final Database database;

  CaseFileExampleTest(Database database) {
    this.database = database;
  }

  @Test
  void itemsComeChangeAndGo() {
    try (var test = TestCase.ofFile(database, FILE)) {
      var runtime = test.runtime();

      var caseId =
          runtime
              .createCaseInstanceBuilder()
              .caseDefinitionKey("claim")
              .caseFileItem("claim", Map.of("amount", 100))
              .start()
              .getId();
      runtime.createCaseFileItem(caseId, "folder", "2030"); // create
      runtime.createCaseFileItem(
          caseId, "folder/letter", "Dear Sirs"); // create, and addChild of the folder
      runtime.updateCaseFileItem(
          caseId, "claim", Map.of("by", "kermit")); // update; a map is laid over a map
      runtime.replaceCaseFileItem(caseId, "claim", Map.of("amount", 300)); // replace
      runtime.createCaseFileItem(caseId, "person", "gonzo");
      runtime.addCaseFileItemReference(caseId, "folder", "person"); // addReference of the folder
      runtime.deleteCaseFileItem(caseId, "folder"); // delete of it and all it holds
      var claim = runtime.getCaseFile(caseId).getItem("claim").getValue();

      assertThat(claim).isEqualTo(Map.of("amount", 300));
      assertThat(runtime.getCaseFile(caseId).getItem("folder")).isNull();
      assertThat(runtime.getVariables(caseId)).containsOnlyKeys("claim", "person");
    }
  }
}
