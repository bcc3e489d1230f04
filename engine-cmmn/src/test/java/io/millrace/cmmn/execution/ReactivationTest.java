package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.event;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.delegate.CaseInstanceLifecycleListener;
import io.millrace.cmmn.reactivation.CaseReactivationBuilder;
import io.millrace.cmmn.runtime.ChangePlanItemStateBuilder;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cases that come back after their end. */
@Covers({"29 reactivate event listener", "67 reactivation of a case"})
@DatabaseTest
class ReactivationTest {

  private static final String AUTO = "autoComplete=\"true\"";

  private final Database database;

  ReactivationTest(Database database) {
    this.database = database;
  }

  private static PlannedItem listener() {
    return event("back").with("flowable:eventType=\"reactivate\"");
  }

  private static PlannedItem ruled(PlannedItem item, String condition) {
    return item.rules(
        "<extensionElements><flowable:reactivationRule %s=\"${true}\"/></extensionElements>"
            .formatted(condition));
  }

  private static CaseReactivationBuilder reactivation(TestCase test) {
    return test.engine().getCmmnHistoryService().createCaseReactivationBuilder(test.id());
  }

  @Test
  void aCaseComesBackWithItsIdAndItsVariables() {
    var plan = stage("plan", human("a"), listener(), human("b").entry("back.occur")).with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start(variables("x", 1))) {
      assertThat(test.open()).containsExactly("a active", "b available");
      test.engine().getCmmnRuntimeService().setOwner(test.id(), "gonzo");
      test.complete("a", variables("x", 2));
      assertThat(test.state()).isEqualTo("completed");

      var back = reactivation(test).variable("y", 3).reactivate();

      assertThat(back.getId()).isEqualTo(test.id());
      assertThat(test.open()).containsExactly("a active", "b active");
      assertThat(test.state()).isEqualTo("active");
      var runtime = test.engine().getCmmnRuntimeService();
      assertThat(runtime.getVariables(test.id())).isEqualTo(variables("x", 2, "y", 3));
      assertThat(runtime.getIdentityLinksForCaseInstance(test.id())).hasSize(1);

      test.complete("a").complete("b");
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.rows("select NAME_ from MR_HI_VARIABLE order by NAME_"))
          .containsExactly("x", "y");
    }
  }

  @Test
  void variablesThatWereRemovedBeforeTheEndStayInHistory() {
    var plan = stage("plan", human("a"), listener(), human("b").entry("back.occur")).with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start(variables("secret", "s", "x", 1))) {
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.removeVariable(test.id(), "secret");
      runtime.removeVariable(test.id(), "x");
      test.set("x", 2).complete("a");

      reactivation(test).reactivate();

      assertThat(runtime.getVariables(test.id())).isEqualTo(variables("x", 2));
      assertThat(test.rows("select NAME_ from MR_HI_VARIABLE order by NAME_"))
          .containsExactly("secret", "x");
    }
  }

  @Test
  void aVariableThatComesBackIsTheSameAndNobodyHearsOfIt() {
    var plan = stage("plan", human("a"), listener(), human("hears").entry("$x.create")).with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start(variables("x", 1))) {
      var before = test.rows("select ID_, CREATE_TIME_ from MR_VARIABLE");
      assertThat(test.open()).containsExactly("a active", "hears active");
      test.engine().getCmmnRuntimeService().terminateCaseInstance(test.id());

      reactivation(test).reactivate();

      assertThat(test.rows("select ID_, CREATE_TIME_ from MR_VARIABLE")).isEqualTo(before);
      assertThat(test.open()).containsExactly("a active", "hears available");
    }
  }

  @Test
  void aCaseWhoseHistoryKeepsNoVariablesDoesNotComeBack() {
    var plan = stage("plan", human("a"), listener()).with(AUTO);
    try (var test =
        TestCase.of(database, c -> c.setHistoryLevel(HistoryLevel.INSTANCE), plan)
            .start(variables("x", 1))) {
      test.complete("a");

      assertThatThrownBy(() -> reactivation(test).reactivate())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'instance'")
          .hasMessageContaining("'audit'");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void rulesSayWhatIsMadeAgain() {
    var plan =
        stage(
                "plan",
                human("a"),
                listener(),
                ruled(human("b"), "ignoreCondition"),
                ruled(human("c").entry("a.complete"), "activateCondition"),
                ruled(human("d").entry("a.complete"), "defaultCondition"),
                user("u"))
            .with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start()) {
      test.engine().getCmmnRuntimeService().terminateCaseInstance(test.id());

      reactivation(test).reactivate();

      assertThat(test.open()).containsExactly("a active", "c active", "d available", "u available");
    }
  }

  @Test
  void theListenerSaysWhatHappensToItemsWithoutARule() {
    var listener =
        listener()
            .body(
                "<extensionElements><flowable:defaultReactivationRule ignoreCondition=\"${true}\"/></extensionElements>");
    var plan =
        stage("plan", human("a"), listener, ruled(human("b"), "defaultCondition")).with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start()) {
      test.engine().getCmmnRuntimeService().terminateCaseInstance(test.id());

      reactivation(test).reactivate();

      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void whatIsLeftOutIsNotMade() {
    var plan = stage("plan", human("a"), human("b"), listener()).with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start()) {
      test.complete("a").complete("b");

      reactivation(test).addTerminatedPlanItemInstanceForPlanItemDefinition("def_a").reactivate();

      assertThat(test.open()).containsExactly("b active");
    }
  }

  @Test
  void onlyAnEndedCaseWithAnAvailableListenerComesBack() {
    var plan =
        stage("plan", human("a"), listener().with("flowable:availableCondition=\"${open}\""))
            .with(AUTO);
    try (var test = TestCase.ofPlan(database, plan).start(variables("open", false))) {
      assertThatThrownBy(() -> reactivation(test).reactivate())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("it runs");
      test.complete("a");

      assertThatThrownBy(() -> reactivation(test).reactivate())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("not available");
      reactivation(test).variable("open", true).reactivate();
      assertThat(test.open()).containsExactly("a active");
      assertThatThrownBy(
              () ->
                  test.engine()
                      .getCmmnHistoryService()
                      .createCaseReactivationBuilder("1")
                      .reactivate())
          .isInstanceOf(ObjectNotFoundException.class);
    }
    try (var test = TestCase.of(database, human("a")).start()) {
      test.complete("a");
      assertThatThrownBy(() -> reactivation(test).reactivate())
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("no reactivate event listener");
    }
  }

  @Test
  void aChangeOfStatesDoesNotMakeTheListener() {
    try (var test =
        TestCase.of(database, human("a"), listener(), human("b").entry("back.occur")).start()) {
      assertThatThrownBy(() -> change(test).activatePlanItemDefinitionId("def_back").changeState())
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("comes back");
      assertThatThrownBy(
              () ->
                  change(test)
                      .changeToAvailableStateByPlanItemDefinitionId("def_back")
                      .changeState())
          .isInstanceOf(BadArgumentException.class);
      assertThat(test.open()).containsExactly("a active", "b available");
    }
  }

  private static ChangePlanItemStateBuilder change(TestCase test) {
    return test.runtime().createChangePlanItemStateBuilder().caseInstanceId(test.id());
  }

  @Test
  void listenersOfTheCaseHearThatItComesBack() {
    var heard = new ArrayList<String>();
    CaseInstanceLifecycleListener listener =
        (instance, from, to) -> heard.add(instance.getEventName() + " " + from + ">" + to);
    var listeners =
        "<extensionElements><flowable:caseLifecycleListener delegateExpression=\"${hearing}\"/>"
            + "<camunda:caseExecutionListener event=\"reactivate\" delegateExpression=\"${hearing}\"/>"
            + "</extensionElements>";
    var plan =
        """
        <planItem id="a" definitionRef="task"/><planItem id="back" definitionRef="event"/>
        <humanTask id="task"/><eventListener id="event" flowable:eventType="reactivate"/>
        """;
    var file =
        TestCase.file("", listeners, plan)
            .replace("<casePlanModel ", "<casePlanModel " + AUTO + " ");
    try (var test =
        TestCase.ofFile(database, c -> c.setBeans(Map.of("hearing", listener)), file).start()) {
      test.complete("a");
      reactivation(test).reactivate();
      assertThat(heard)
          .containsExactly(
              "create null>active",
              "complete active>completed",
              "reactivate completed>active",
              "reactivate completed>active");
    }
  }

  @Test
  void aCaseWhoseExternalIdIsTakenDoesNotComeBack() {
    try (var test = TestCase.ofPlan(database, stage("plan", human("a"), listener()))) {
      var builder = test.runtime().createCaseInstanceBuilder().caseDefinitionKey("case");
      var first = builder.externalId("e-1").start().getId();
      test.runtime().terminateCaseInstance(first);
      var second = builder.start().getId();
      var history = test.engine().getCmmnHistoryService();

      assertThatThrownBy(() -> history.createCaseReactivationBuilder(first).reactivate())
          .isInstanceOf(ConflictException.class)
          .hasMessageContaining("e-1")
          .hasMessageContaining(second);
      test.runtime().terminateCaseInstance(second);
      history.createCaseReactivationBuilder(first).reactivate();
      assertThat(test.open()).containsExactly("a active");
    }
  }
}
