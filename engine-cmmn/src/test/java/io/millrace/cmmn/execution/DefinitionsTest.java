package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.test.CurrentUser;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.test.conformance.Covers;
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
      assertThat(definitions.createCaseDefinitionQuery().startableByUser("piggy").count()).isZero();
      test.start();
      var starter = test.engine().getCmmnRuntimeService().getVariable(test.id(), "starter");
      assertThat(starter).isEqualTo("kermit");
    }
  }

  private static final String SHARED =
      """
      <planItem id="one" definitionRef="check"/>
      <planItem id="two" definitionRef="check"><entryCriterion id="e" sentryRef="s"/></planItem>
      <planItem id="any" definitionRef="done"><entryCriterion id="m" sentryRef="t"/></planItem>
      <sentry id="s"><planItemOnPart sourceRef="one"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
      <sentry id="t"><planItemOnPart sourceRef="look"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
      <stage id="check">
        <planItem id="look" definitionRef="task"/>
        <planItem id="sign" definitionRef="task"><entryCriterion id="f" sentryRef="u"/></planItem>
        <sentry id="u"><planItemOnPart sourceRef="look"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        <humanTask id="task"/>
      </stage>
      <milestone id="done"/>
      """;

  @Test
  @Covers("78 one definition behind several plan items")
  void aStageBehindTwoPlanItemsRunsInEachOfThem() {
    try (var test = TestCase.ofXml(database, "", SHARED).start()) {
      assertThat(test.open())
          .containsExactly(
              "any available", "look active", "one active", "sign available", "two available");
      test.complete("look");
      assertThat(test.open()).containsExactly("one active", "sign active", "two available");
      test.complete("sign");
      assertThat(test.open()).containsExactly("look active", "sign available", "two active");
      test.complete("look").complete("sign");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("78 one definition behind several plan items")
  void whatHappensInOneUseOfAStageIsNotHeardInAnother() {
    var both = SHARED.replaceFirst("<entryCriterion id=\"e\" sentryRef=\"s\"/>", "");
    try (var test = TestCase.ofXml(database, "", both).start()) {
      test.complete("look");
      assertThat(test.open())
          .containsExactly(
              "look active", "one active", "sign active", "sign available", "two active");
      assertThat(test.over()).containsExactly("any completed", "look completed");
    }
  }

  @Test
  void stagesThatMultiplyWithoutEndAreRefused() {
    var plan = new StringBuilder();
    for (var i = 0; i < 20; i++) {
      plan.append(
          "<planItem id=\"a%d\" definitionRef=\"s%d\"/><planItem id=\"b%d\" definitionRef=\"s%d\"/><stage id=\"s%d\">"
              .formatted(i, i, i, i, i));
    }
    plan.append("<planItem id=\"z\" definitionRef=\"t\"/><humanTask id=\"t\"/>");
    plan.append("</stage>".repeat(20));
    var refused =
        catchThrowableOfType(
            DeploymentException.class, () -> TestCase.ofXml(database, "", plan.toString()).close());
    assertThat(refused.problems()).extracting(Problem::code).containsExactly("CMMN-096");
  }
}
