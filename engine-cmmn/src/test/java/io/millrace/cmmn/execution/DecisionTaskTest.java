package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.item;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DecisionException;
import io.millrace.common.DeploymentException;
import io.millrace.common.decision.DecisionBinding;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.decision.DecisionRequest;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@Covers("12 decision task")
@DatabaseTest
class DecisionTaskTest {

  private static final Map<String, Object> GOLD = Map.of("level", "gold", "discount", 10L);
  private static final Map<String, Object> SILVER = Map.of("level", "silver", "discount", 5L);

  private final Database database;
  private final List<DecisionRequest> asked = new ArrayList<>();

  DecisionTaskTest(Database database) {
    this.database = database;
  }

  @SafeVarargs
  private DecisionEvaluator yields(Map<String, Object>... results) {
    var all = new ArrayList<Map<String, Object>>();
    for (var result : results) {
      all.add(result);
    }
    return request -> {
      asked.add(request);
      return all;
    };
  }

  private static PlannedItem decision(String attributes) {
    return item("rate", "decisionTask").with(attributes);
  }

  private TestCase test(DecisionEvaluator evaluator, PlannedItem decision) {
    return TestCase.of(
        database,
        configuration -> configuration.setDecisionEvaluator(evaluator),
        stage("plan", decision, human("after").entry("rate.complete")));
  }

  private static Object variable(TestCase test, String name) {
    return test.engine().getCmmnRuntimeService().getVariable(test.id(), name);
  }

  @Test
  void theEvaluatorIsToldWhatIsAskedAndWhatIsKnown() {
    try (var test =
        test(yields(GOLD), decision("decisionRef=\"rating\"")).start(variables("amount", 7))) {
      var request = asked.get(0);

      assertThat(request.decisionKey()).isEqualTo("rating");
      assertThat(request.binding()).isEqualTo(DecisionBinding.LATEST);
      assertThat(request.version()).isNull();
      assertThat(request.tenantId()).isEmpty();
      assertThat(request.variables()).containsExactly(Map.entry("amount", 7));
      assertThat(request.scopeType()).isEqualTo("cmmn");
      assertThat(request.instanceId()).isEqualTo(test.id());
      assertThat(request.elementId()).isEqualTo("def_rate");
      assertThat(request.deploymentId())
          .isEqualTo(
              test.engine()
                  .getCmmnRepositoryService()
                  .createDeploymentQuery()
                  .singleResult()
                  .getId());
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void versionTenantAndDeploymentAreAskedForAsTheModelSays() {
    var exact =
        "decisionRef=\"${which}\" flowable:decisionBinding=\"version\" flowable:decisionVersion=\"${3}\""
            + " flowable:decisionTenantId=\"acme\" flowable:fallbackToDefaultTenant=\"true\"";
    try (var test = test(yields(GOLD), decision(exact)).start(variables("which", "rating"))) {
      assertThat(asked.get(0).decisionKey()).isEqualTo("rating");
      assertThat(asked.get(0).binding()).isEqualTo(DecisionBinding.VERSION);
      assertThat(asked.get(0).version()).isEqualTo(3);
      assertThat(asked.get(0).tenantId()).isEqualTo("acme");
      assertThat(asked.get(0).fallbackToDefaultTenant()).isTrue();
      assertThat(test.open()).containsExactly("after active");
    }
    try (var test =
        test(yields(GOLD), decision("decisionRef=\"rating\" flowable:sameDeployment=\"true\""))) {
      test.start();
      assertThat(asked.get(1).binding()).isEqualTo(DecisionBinding.DEPLOYMENT);
    }
  }

  @Test
  void aVersionThatIsNoNumberUndoesTheCall() {
    var task =
        decision(
            "decisionRef=\"rating\" flowable:decisionBinding=\"version\" flowable:decisionVersion=\"${'x'}\"");
    var test = test(yields(GOLD), task);
    assertThatThrownBy(test::start)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'rate'");
  }

  @Test
  void withoutAResultVariableEachOutputIsAVariable() {
    try (var test = test(yields(GOLD), decision("decisionRef=\"rating\"")).start()) {
      assertThat(variable(test, "level")).isEqualTo("gold");
      assertThat(variable(test, "discount")).isEqualTo(10L);
    }
  }

  @Test
  void withoutAResultVariableSeveralResultsAreAListNamedLikeTheDecision() {
    try (var test = test(yields(GOLD, SILVER), decision("decisionRef=\"rating\"")).start()) {
      assertThat(variable(test, "rating").toString()).contains("gold").contains("silver");
      assertThat(variable(test, "level")).isNull();
    }
  }

  private Object mapped(String mapping, DecisionEvaluator evaluator) {
    var attributes =
        "decisionRef=\"rating\" flowable:resultVariable=\"result\""
            + (mapping == null ? "" : " flowable:mapDecisionResult=\"" + mapping + "\"");
    try (var test = test(evaluator, decision(attributes)).start()) {
      return variable(test, "result");
    }
  }

  @Test
  void theMappingSaysWhatIsKept() {
    assertThat(mapped("singleEntry", yields(Map.of("level", "gold")))).isEqualTo("gold");
    assertThat(mapped("singleEntry", yields())).isNull();
    assertThat(mapped("singleResult", yields(GOLD)).toString()).contains("gold").contains("10");
    assertThat(mapped("collectEntries", yields(Map.of("n", 1L), Map.of("n", 2L))))
        .asString()
        .matches("\\[1, ?2\\]");
    assertThat(mapped("resultList", yields(GOLD, SILVER)).toString()).contains("silver");
    assertThat(mapped(null, yields(SILVER)).toString()).startsWith("[").contains("silver");
  }

  @Test
  void resultsThatDoNotFitTheMappingUndoTheCall() {
    assertThatThrownBy(() -> mapped("singleEntry", yields(GOLD)))
        .isInstanceOf(DecisionException.class)
        .hasMessageContaining("'rating'")
        .hasMessageContaining("discount");
    assertThatThrownBy(() -> mapped("singleResult", yields(GOLD, SILVER)))
        .isInstanceOf(DecisionException.class)
        .hasMessageContaining("2 rules were hit");
    assertThatThrownBy(() -> mapped("collectEntries", yields(GOLD)))
        .isInstanceOf(DecisionException.class);
  }

  @Test
  void anEvaluatorThatReturnsNothingIsTold() {
    assertThatThrownBy(() -> mapped(null, request -> null))
        .isInstanceOf(DecisionException.class)
        .hasMessageContaining("'rating'")
        .hasMessageContaining("returns null");
    assertThatThrownBy(() -> mapped(null, request -> Collections.singletonList(null)))
        .isInstanceOf(DecisionException.class)
        .hasMessageContaining("'rating'")
        .hasMessageContaining("a list that holds null");
  }

  @Test
  void noHitIsAMistakeOnlyWhereTheModelSaysSo() {
    try (var test = test(yields(), decision("decisionRef=\"rating\"")).start()) {
      assertThat(test.open()).containsExactly("after active");
    }
    var strict = decision("decisionRef=\"rating\"").field("decisionTaskThrowErrorOnNoHits", "true");
    var test = test(yields(), strict);
    assertThatThrownBy(test::start)
        .isInstanceOf(DecisionException.class)
        .hasMessageContaining("no rule was hit");
  }

  @Test
  void aFaultOfTheEvaluatorLetsTheTaskFail() {
    DecisionEvaluator broken =
        request -> {
          throw new CmmnFault("E1");
        };
    try (var test = test(broken, decision("decisionRef=\"rating\"")).start()) {
      assertThat(test.open()).containsExactly("after available", "rate failed");
    }
  }

  @Test
  void withoutAnEvaluatorTheCaseIsRefused() {
    var refused =
        catchThrowableOfType(
            DeploymentException.class, () -> test(null, decision("decisionRef=\"rating\"")));
    assertThat(refused.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo("CMMN-098");
              assertThat(problem.elementId()).isEqualTo("def_rate");
              assertThat(problem.line()).isPositive();
              assertThat(problem.remedy()).contains("setDecisionEvaluator");
            });
  }

  @Test
  void aMappingWithoutAVariableIsRefused() {
    assertThatThrownBy(
            () ->
                test(
                    yields(),
                    decision("decisionRef=\"r\" flowable:mapDecisionResult=\"singleEntry\"")))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("CMMN-099")
        .hasMessageContaining("resultVariable");
  }
}
