package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.test.TinyScripts;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts in tasks and in conditions. */
@DatabaseTest
class ScriptsTest {

  private final Database database;

  ScriptsTest(Database database) {
    this.database = database;
  }

  private static final RuntimeException WRAPPED =
      new IllegalStateException("wrapped", new CmmnFault("late", "too late"));

  private static CmmnEngineConfiguration tiny(CmmnEngineConfiguration configuration) {
    return configuration
        .setScriptLanguages(List.of("tiny", "unknown"))
        .setBeans(Map.of("bonus", 100L, "wrapped", WRAPPED));
  }

  private static PlannedItem script(String text) {
    return task("calc")
        .with("flowable:type=\"script\" flowable:scriptFormat=\"tiny\"")
        .extended("<flowable:script><![CDATA[" + text + "]]></flowable:script>");
  }

  private TestCase test(PlannedItem... items) {
    return TestCase.of(database, ScriptsTest::tiny, stage("plan", items));
  }

  private static Object variable(TestCase test, String name) {
    return test.engine().getCmmnRuntimeService().getVariable(test.id(), name);
  }

  @Test
  @Covers("14 script task")
  void aScriptSeesVariablesAndBeansAndItsResultIsKept() {
    var calc = script("a + b + bonus").with("flowable:resultVariableName=\"sum\"");
    try (var test = test(calc, human("h")).start(variables("a", 1, "b", 2L))) {
      assertThat(variable(test, "sum")).isEqualTo(103L);
      assertThat(test.open()).containsExactly("h active");
    }
  }

  @Test
  void whatAScriptAssignsStaysInItUnlessTheModelSaysOtherwise() {
    try (var test = test(script("x = a + 1\nx + x"), human("h")).start(variables("a", 1))) {
      assertThat(variable(test, "x")).isNull();
    }
    var storing = script("x = a + 1\na = x + 1").with("flowable:autoStoreVariables=\"true\"");
    try (var test = test(storing, human("h")).start(variables("a", 1))) {
      assertThat(variable(test, "x")).isEqualTo(2L);
      assertThat(variable(test, "a")).isEqualTo(3L);
    }
  }

  @Test
  void aTransientResultIsSeenByWhatFollowsAndNotStored() {
    var calc =
        script("a + 1")
            .with(
                "flowable:resultVariableName=\"sum\" flowable:storeResultVariableAsTransient=\"true\"");
    var next = human("next").entryIf("${sum > 1}", "calc.complete");
    try (var test = test(calc, next, human("h")).start(variables("a", 1))) {
      assertThat(test.open()).containsExactly("h active", "next active");
      assertThat(variable(test, "sum")).isNull();
    }
  }

  @Test
  void theTextOfAScriptMayStandInAField() {
    var calc =
        task("calc")
            .with(
                "flowable:type=\"script\" flowable:scriptFormat=\"tiny\" flowable:resultVariableName=\"sum\"")
            .field("script", "a + 1");
    try (var test = test(calc, human("h")).start(variables("a", 1))) {
      assertThat(variable(test, "sum")).isEqualTo(2L);
    }
  }

  @Test
  void aScriptIsCompiledOnceForManyCases() {
    try (var test = test(script("a + 1")).start(variables("a", 1))) {
      var compiled = TinyScripts.COMPILED.get();
      test.start(variables("a", 1)).start(variables("a", 2));

      assertThat(TinyScripts.COMPILED.get()).isEqualTo(compiled);
    }
  }

  @Test
  void threadsDoNotShareAnEngineThatIsNotThreadSafe() throws Exception {
    var calc = script("x = a + 1\nx + x").with("flowable:resultVariableName=\"sum\"");
    try (var test = test(calc, human("h"))) {
      var threads = Executors.newFixedThreadPool(4);
      for (var n = 0; n < 40; n++) {
        var a = n;
        threads.submit(
            () ->
                test.engine()
                    .getCmmnRuntimeService()
                    .createCaseInstanceBuilder()
                    .caseDefinitionKey("case")
                    .variable("a", a)
                    .variable("expected", 2L * (a + 1))
                    .start());
      }
      threads.shutdown();
      assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
      var cases =
          test.engine()
              .getCmmnRuntimeService()
              .createCaseInstanceQuery()
              .includeCaseVariables()
              .list();
      assertThat(cases)
          .hasSize(40)
          .allSatisfy(
              one ->
                  assertThat(one.getCaseVariables().get("sum"))
                      .isEqualTo(one.getCaseVariables().get("expected")));
    }
  }

  @Test
  void aScriptThatFailsUndoesTheCallAndSaysWhere() {
    var test = test(script("missing + 1"));
    assertThatThrownBy(test::start)
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'missing'")
        .hasMessageContaining("'calc'");
    var throwing = test(script("throw"));
    assertThatThrownBy(throwing::start)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("thrown by a script");
  }

  @Test
  @Covers("35 condition that is a script")
  void conditionsOfSentriesAndRulesMayBeScripts() {
    var condition = "<condition language=\"tiny\"><![CDATA[a > 1]]></condition>";
    var manual = human("m").rules("<manualActivationRule>" + condition + "</manualActivationRule>");
    var file =
        TestCase.file(stage("plan", human("h"), human("s").entryIf("a > 1"), manual))
            .replace("<ifPart><condition>", "<ifPart><condition language=\"tiny\">");
    try (var test = test(human("other"))) {
      test.engine()
          .getCmmnRepositoryService()
          .createDeployment()
          .addString("case.cmmn", file)
          .deploy();
      test.start(variables("a", 1));
      assertThat(test.open()).containsExactly("h active", "m active", "s available");
      test.set("a", 2);
      assertThat(test.open()).containsExactly("h active", "m active", "s active");
      test.start(variables("a", 2));
      assertThat(test.open())
          .containsExactly("h active", "h active", "m active", "m enabled", "s active", "s active");
    }
  }

  private static List<String> problems(DeploymentException refused) {
    return refused.problems().stream()
        .map(problem -> problem.code() + " " + problem.elementId() + " " + problem.message())
        .toList();
  }

  @Test
  void scriptsAreRefusedUntilTheirLanguageIsEnabled() {
    var refused =
        catchThrowableOfType(
            DeploymentException.class, () -> TestCase.of(database, script("1")).close());
    assertThat(problems(refused))
        .singleElement()
        .asString()
        .startsWith("CMMN-098 def_calc")
        .contains("setScriptLanguages");
  }

  @Test
  void aLanguageWithoutAnEngineAndAScriptThatCannotBeCompiledAreRefused() {
    var unknown =
        task("a")
            .with("flowable:type=\"script\" flowable:scriptFormat=\"unknown\"")
            .extended("<flowable:script>1</flowable:script>");
    var refused =
        catchThrowableOfType(DeploymentException.class, () -> test(unknown, script("a ? b")));
    assertThat(problems(refused)).hasSize(2);
    assertThat(problems(refused).get(0)).contains("There is no script engine for 'unknown'");
    assertThat(problems(refused).get(1)).contains("'?' is no word of this language");
  }

  @Test
  void aConditionInALanguageThatIsNotEnabledIsRefused() {
    var condition = "<condition language=\"tiny\">a &gt; 1</condition>";
    var rule = "<repetitionRule>" + condition + "</repetitionRule>";
    var refused =
        catchThrowableOfType(
            DeploymentException.class, () -> TestCase.of(database, human("h").rules(rule)).close());
    assertThat(problems(refused)).singleElement().asString().startsWith("CMMN-098 h");
  }

  @ParameterizedTest
  @ValueSource(strings = {"throw wrapped", "crash wrapped"})
  void aFaultArrivesAsWhatItIsHoweverTheScriptEngineWrapsIt(String text) {
    var then = human("repair").entryIf("${faultCode == 'late'}", "calc.fault");
    try (var test = test(script(text), then, human("h")).start()) {
      assertThat(test.open()).containsExactly("calc failed", "h active", "repair active");
    }
  }

  /** Code that an expression calls. */
  public static final class Remote {

    /** Fails in a way that the model foresees, in the wrapping that reflection gives it. */
    public String call() throws Exception {
      throw new InvocationTargetException(new CmmnFault("late"));
    }
  }

  @Test
  void aFaultOfCodeThatAnExpressionCallsFailsTheTaskWhereverTheExpressionStands() {
    var then = human("repair").entryIf("${faultCode == 'late'}", "calc.fault", "ask.fault");
    var asks = human("ask").with("flowable:assignee=\"${remote.call()}\"");
    var calls = PlannedItem.service("calc", "${remote.call()}");
    try (var test =
        TestCase.of(
                database,
                Map.of("remote", new Remote()),
                stage("plan", calls, asks, then, human("h")))
            .start()) {
      assertThat(test.open())
          .containsExactly("ask failed", "calc failed", "h active", "repair active");
      assertThat(test.rows("select NAME_ from MR_TASK where NAME_ = 'ask'")).isEmpty();
    }
  }
}
