package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.event;
import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

@DatabaseTest
class TasksTest {

  private static final String WHEN_COMPLETABLE =
      "flowable:availableCondition=\"${cmmn:isStageCompletable()}\"";

  private final Database database;

  TasksTest(Database database) {
    this.database = database;
  }

  /** Sets a variable; made by the engine. */
  public static final class Setter implements PlanItemJavaDelegate {

    private io.millrace.common.delegate.Expression value;

    public void setValue(io.millrace.common.delegate.Expression value) {
      this.value = value;
    }

    @Override
    public void execute(DelegatePlanItemInstance item) {
      var text = value == null ? "none" : value.getValue(item);
      item.setVariable("set", item.getElementId() + " " + item.getState() + " " + text);
    }
  }

  /** Fails once, as the case is modelled for. */
  public static final class FailsOnce implements PlanItemJavaDelegate {

    private int calls;

    @Override
    public void execute(DelegatePlanItemInstance item) {
      if (calls++ == 0) {
        throw new CmmnFault("E1", "out of paper");
      }
    }
  }

  @Test
  @Covers("9 human task")
  void aHumanTaskTakesItsAttributesFromTheCase() {
    var attributes =
        "flowable:assignee=\"${who}\" flowable:candidateUsers=\"fozzie,${who}\" flowable:candidateGroups=\"muppets\""
            + " flowable:priority=\"${3 + 4}\" flowable:category=\"frogs\" flowable:formKey=\"form\""
            + " flowable:dueDate=\"2030-01-02T03:04:05Z\" flowable:taskIdVariableName=\"taskId\""
            + " flowable:taskCompleterVariableName=\"completer\"";
    try (var test =
        TestCase.of(database, human("a").with(attributes), human("b"))
            .start(variables("who", "kermit"))) {
      var tasks = test.engine().getCmmnTaskService();
      var id = (String) test.engine().getCmmnRuntimeService().getVariable(test.id(), "taskId");
      var task = tasks.createTaskQuery().taskId(id).singleResult();

      assertThat(task.getAssignee()).isEqualTo("kermit");
      assertThat(task.getPriority()).isEqualTo(7);
      assertThat(task.getCategory()).isEqualTo("frogs");
      assertThat(task.getFormKey()).isEqualTo("form");
      assertThat(task.getTaskDefinitionKey()).isEqualTo("def_a");
      assertThat(task.getName()).isEqualTo("a");
      assertThat(task.getDueDate()).isEqualTo("2030-01-02T03:04:05Z");
      assertThat(test.rows("select count(*) from MR_IDENTITY_LINK")).containsExactly("3");
      tasks.complete(id);
      assertThat(test.engine().getCmmnRuntimeService().hasVariable(test.id(), "completer"))
          .isTrue();
    }
  }

  @Test
  @Covers("9 human task")
  void theNamesOfTheVariablesOfAHumanTaskCanBeExpressions() {
    var attributes =
        "flowable:taskIdVariableName=\"${what}Task\""
            + " flowable:taskCompleterVariableName=\"${what}Payer\"";
    try (var test =
        TestCase.of(database, human("a").with(attributes), human("b"))
            .start(variables("what", "order"))) {
      // given
      var tasks = test.engine().getCmmnTaskService();
      var id = tasks.createTaskQuery().taskName("a").singleResult().getId();
      assertThat(test.runtime().getVariables(test.id()))
          .isEqualTo(Map.of("what", "order", "orderTask", id));
      // when
      tasks.complete(id, "kermit");
      // then
      assertThat(test.runtime().getVariables(test.id()))
          .isEqualTo(Map.of("what", "order", "orderTask", id, "orderPayer", "kermit"));
    }
  }

  @Test
  @Covers("9 human task")
  void theVariableOfTheIdOfATaskIsSetBeforeListenersHearOfIt() {
    var seen = new ArrayList<Object>();
    var task =
        human("a")
            .with("flowable:taskIdVariableName=\"taskId\"")
            .extended(
                "<flowable:taskListener event=\"create\" expression=\"${seen.add(taskId)}\"/>");
    try (var test = TestCase.of(database, Map.of("seen", seen), stage("plan", task)).start()) {
      assertThat(seen).containsExactly(test.runtime().getVariable(test.id(), "taskId"));
    }
  }

  @Test
  @Covers("8 tasks that block or do not")
  void aHumanTaskThatDoesNotBlockCompletesAtOnce() {
    try (var test = TestCase.of(database, human("a").with("isBlocking=\"false\"")).start()) {
      assertThat(test.state()).isEqualTo("completed");
      assertThat(test.rows("select count(*) from MR_HI_TASK")).containsExactly("0");
    }
  }

  @Test
  @Covers("8 tasks that block or do not")
  void aGenericTaskWaitsToBeTriggered() {
    try (var test =
        TestCase.of(database, task("a"), task("b").with("isBlocking=\"false\"")).start()) {
      assertThat(test.open()).containsExactly("a active");

      test.trigger("a");

      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("8 tasks that block or do not")
  void anExpressionSaysWhetherATaskBlocks() {
    var one = task("a").with("flowable:isBlockingExpression=\"${waits}\"");
    try (var test = TestCase.of(database, one).start(variables("waits", false))) {
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("13 service task")
  void aServiceTaskEvaluatesAnExpressionIntoAVariable() {
    var sum = service("sum", "${a + 1}").with("flowable:resultVariableName=\"b\"");
    try (var test = TestCase.of(database, sum, human("h")).start(variables("a", 1))) {
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "b")).isEqualTo(2L);
      assertThat(test.open()).containsExactly("h active");
    }
  }

  @Test
  @Covers("13 service task")
  void aServiceTaskCallsAClassWithItsFields() {
    var call =
        task("call")
            .with("flowable:type=\"java\" flowable:class=\"" + Setter.class.getName() + "\"");
    try (var test = TestCase.of(database, call, human("h")).start()) {
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "set"))
          .isEqualTo("call active none");
    }
  }

  @Test
  @Covers("13 service task")
  void aServiceTaskCallsABean() {
    var call = task("call").with("flowable:type=\"java\" flowable:delegateExpression=\"${bean}\"");
    try (var test =
        TestCase.of(database, Map.of("bean", new Setter()), stage("plan", call, human("h")))
            .start()) {
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "set"))
          .isEqualTo("call active none");
    }
  }

  @Test
  @Covers("57 faults")
  void aFaultLetsATaskFailAndSentriesSeeIt() {
    var call = task("call").with("flowable:type=\"java\" flowable:delegateExpression=\"${bean}\"");
    var repair = human("repair").entryIf("${faultCode == 'E1'}", "call.fault");
    try (var test =
        TestCase.of(
                database, Map.of("bean", new FailsOnce()), stage("plan", call, repair, human("h")))
            .start()) {
      assertThat(test.open()).containsExactly("call failed", "h active", "repair active");

      move(test, "call").reactivate();

      assertThat(test.open()).containsExactly("h active", "repair active");
      assertThat(test.over()).containsExactly("call completed");
    }
  }

  @Test
  @Covers("57 faults")
  void aHumanTaskThatFailsHasNoTaskUntilItIsReactivated() {
    try (var test = TestCase.of(database, human("a"), human("b")).start()) {
      move(test, "a").fault();
      assertThat(test.open()).containsExactly("a failed", "b active");
      assertThat(test.rows("select count(*) from MR_TASK")).containsExactly("1");

      move(test, "a").reactivate();
      assertThat(test.open()).containsExactly("a active", "b active");
      assertThat(test.rows("select count(*) from MR_TASK")).containsExactly("2");
    }
  }

  @Test
  void anExceptionOfADelegateUndoesTheWholeCall() {
    var call = service("call", "${bean.length()}").entry("a.complete");
    try (var test = TestCase.of(database, human("a"), call).start()) {
      assertThatThrownBy(() -> test.complete("a")).hasMessageContaining("bean");

      assertThat(test.open()).containsExactly("a active", "call available");
    }
  }

  @Test
  @Covers({"41 manual activation rule", "56 states and transitions of plan items"})
  void aTaskIsEnabledDisabledAndStartedByHand() {
    try (var test = TestCase.of(database, human("a").manual(), human("b")).start()) {
      var service = test.engine().getCmmnRuntimeService();
      assertThat(test.open()).containsExactly("a enabled", "b active");
      service.disablePlanItemInstance(test.itemId("a"));
      assertThat(test.open()).containsExactly("a disabled", "b active");
      assertThatThrownBy(() -> service.startPlanItemInstance(test.itemId("a")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'disabled'");
      service.enablePlanItemInstance(test.itemId("a"));

      service.startPlanItemInstance(test.itemId("a"));

      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  @Covers("41 manual activation rule")
  void theRuleOfManualActivationHasACondition() {
    var rule =
        "<manualActivationRule><condition><![CDATA[${careful}]]></condition></manualActivationRule>";
    try (var test =
        TestCase.of(database, human("a").rules(rule)).start(variables("careful", false))) {
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aTaskIsTerminatedByHand() {
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.terminate")).start()) {
      move(test, "a").terminate();

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.rows("select count(*) from MR_TASK")).containsExactly("1");
    }
  }

  @Test
  @Covers({"22 user event listener", "24 event listener without a type"})
  void listenersOccurWhenTheApplicationSaysSo() {
    try (var test =
        TestCase.of(
                database,
                user("u"),
                event("e"),
                milestone("m").entry("u.occur", "e.occur"),
                human("h"))
            .start()) {
      var service = test.engine().getCmmnRuntimeService();
      service.completeUserEventListenerInstance(test.itemId("u"));
      service.completeGenericEventListenerInstance(test.itemId("e"));

      assertThat(test.open()).containsExactly("h active");
      assertThat(test.over()).containsExactly("e completed", "m completed", "u completed");
    }
  }

  @Test
  @Covers("30 available condition and removal of listeners")
  void aListenerIsAvailableAsLongAsItsConditionHolds() {
    var listener = user("u").with("flowable:availableCondition=\"${open}\"");
    try (var test =
        TestCase.of(database, human("h"), listener, milestone("m").entry("u.occur"))
            .start(variables("open", false))) {
      assertThat(test.open()).containsExactly("h active", "m available", "u unavailable");
      assertThatThrownBy(() -> test.trigger("u"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'unavailable'");

      test.set("open", true);
      assertThat(test.open()).containsExactly("h active", "m available", "u available");
      test.set("open", false);
      assertThat(test.open()).containsExactly("h active", "m available", "u unavailable");
    }
  }

  @Test
  @Covers("30 available condition and removal of listeners")
  void aListenerIsThereOnceItsStageCouldBeCompleted() {
    var finish = user("finish").with(WHEN_COMPLETABLE);
    var stage =
        stage("s", human("a"), human("optional").manual(), finish)
            .exitWith("flowable:exitEventType=\"complete\"", "finish.occur");
    try (var test = TestCase.of(database, stage, human("after").entry("s.complete")).start()) {
      assertThat(test.open())
          .containsExactly(
              "a active", "after available", "finish unavailable", "optional enabled", "s active");

      test.complete("a");
      assertThat(test.open())
          .containsExactly("after available", "finish available", "optional enabled", "s active");

      test.trigger("finish");
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  @Covers("30 available condition and removal of listeners")
  void aListenerIsThereOnceItsCaseCouldBeCompleted() {
    var finish =
        user("finish")
            .with("flowable:availableCondition=\"${cmmn:isStageCompletable(caseInstance)}\"");
    try (var test = TestCase.of(database, human("a"), human("b").entry("a.exit"), finish).start()) {
      assertThat(test.open()).containsExactly("a active", "b available", "finish unavailable");

      test.complete("a");
      assertThat(test.open()).containsExactly("b available", "finish available");
    }
  }

  @Test
  void whatAsksWhetherItsStageCouldBeCompletedIsLeftOut() {
    var last = human("last").required().entryIf("${cmmn:isStageCompletable()}");
    try (var test = TestCase.of(database, human("a"), last).start()) {
      assertThat(test.open()).containsExactly("a active", "last available");

      test.complete("a");
      assertThat(test.open()).containsExactly("last active");
    }
  }

  @Test
  void whatIsOverCannotBeTriggered() {
    try (var test = TestCase.of(database, task("a"), human("h")).start()) {
      var id = test.itemId("a");
      test.trigger("a");

      assertThatThrownBy(() -> test.engine().getCmmnRuntimeService().triggerPlanItemInstance(id))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining(id);
    }
  }

  private static PlanItemInstanceTransitionBuilder move(TestCase test, String item) {
    return test.engine()
        .getCmmnRuntimeService()
        .createPlanItemInstanceTransitionBuilder(test.itemId(item));
  }
}
