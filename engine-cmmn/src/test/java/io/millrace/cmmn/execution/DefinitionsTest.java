package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.conformance.Covers;
import io.millrace.cmmn.test.CurrentUser;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a case and its definitions say is kept to, whichever plan item uses them. */
@DatabaseTest
class DefinitionsTest {

  private final Database database;

  DefinitionsTest(Database database) {
    this.database = database;
  }

  @Test
  @Covers("49 default control")
  void theRulesOfADefinitionHoldWherePlanItemsHaveNoneOfTheirOwn() {
    var plan =
        """
        <planItem id="a" definitionRef="task"/>
        <planItem id="b" definitionRef="task"><itemControl><requiredRule/></itemControl></planItem>
        <humanTask id="task"><defaultControl><manualActivationRule/></defaultControl></humanTask>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start()) {
      assertThat(test.open()).containsExactly("a enabled", "b active");
    }
  }

  @Test
  @Covers("43 repetition on a transition")
  void aTransitionCanBeNamedThatAsksForTheNextInstance() {
    var plan =
        """
        <planItem id="a" definitionRef="task"><itemControl>
          <repetitionRule flowable:repeatOnStandardEvent="terminate"/>
        </itemControl></planItem>
        <humanTask id="task"/>
        <planItem id="b" definitionRef="task"/>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start()) {
      test.engine()
          .getCmmnRuntimeService()
          .createPlanItemInstanceTransitionBuilder(test.itemId("a"))
          .terminate();
      assertThat(test.open()).containsExactly("a active", "b active");
      test.complete("a");
      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  @Covers("3 initiator and candidate starters")
  void aCaseSaysWhoMayStartItAndKnowsWhoDid() {
    var plan = "<planItem id=\"a\" definitionRef=\"task\"/><humanTask id=\"task\"/>";
    var attributes =
        "flowable:initiatorVariableName=\"starter\" flowable:candidateStarterUsers=\"kermit\""
            + " flowable:candidateStarterGroups=\"frogs\"";
    var user = new CurrentUser(Map.of());
    user.is("kermit");
    try (var test = TestCase.ofXml(database, c -> c.setIdentityProvider(user), attributes, plan)) {
      var definitions = test.engine().getCmmnRepositoryService();
      assertThat(definitions.createCaseDefinitionQuery().startableByUser("kermit").count())
          .isEqualTo(1);
      assertThat(definitions.createCaseDefinitionQuery().startableByUser("piggy").count())
          .isZero();
      test.start();
      var starter =
          test.engine().getCmmnRuntimeService().getVariable(test.id(), "starter");
      assertThat(starter).isEqualTo("kermit");
    }
  }
}
