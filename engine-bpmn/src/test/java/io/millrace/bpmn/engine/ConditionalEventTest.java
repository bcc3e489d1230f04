package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class ConditionalEventTest {

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static void set(TestEngine engine, ProcessInstance instance, String name, Object value) {
    engine.runtime().setVariable(instance.getId(), name, value);
  }

  private static void setter(TestEngine engine, String name, Object value) {
    engine.bean("setter", (JavaDelegate) execution -> execution.setVariable(name, value));
  }

  private static BpmnBuilder waiting(String condition) {
    return process("order").catchEvent("wait", Trigger.condition(condition)).userTask("after");
  }

  private static BpmnBuilder handled(Trigger trigger) {
    return process("order")
        .userTask("a")
        .eventSubProcess("handler", s -> s.startEvent("come", trigger).userTask("b"));
  }

  private static BpmnBuilder handledBeside(Trigger trigger) {
    return process("order")
        .userTask("a")
        .eventSubProcess(
            "handler", s -> s.nonInterruptingStartEvent("come", trigger).userTask("b"));
  }

  @Test
  void catchEventGoesOnAtOnceIfItsConditionHolds(TestEngine engine) {
    engine.deploy(waiting("${x > 5}"));
    var instance = engine.start("order", Map.of("x", 6));
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
  }

  @Covers("22 conditional catch event")
  @Test
  void catchEventWaitsForAChangeThatMakesItsConditionTrue(TestEngine engine) {
    engine.deploy(waiting("${x > 5}"));
    var instance = engine.start("order");
    var wait = engine.runtime().createEventSubscriptionQuery().singleResult();
    assertThat(wait.getEventType()).isEqualTo("conditional");
    assertThat(wait.getActivityId()).isEqualTo("wait");
    set(engine, instance, "x", 3);
    assertThat(engine.openTasks(instance)).isEmpty();
    set(engine, instance, "x", 7);
    assertThat(engine.openTasks(instance)).containsExactly("after");
    engine.completeTask(instance, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(engine.trail(instance)).contains("wait");
  }

  @Test
  void whatADelegateChangesThroughAServiceDoesNotCutItOffInTheMiddleOfItsStep(TestEngine engine) {
    engine.bean(
        "setter",
        (JavaDelegate)
            execution -> {
              engine.runtime().setVariable(execution.getProcessInstanceId(), "x", 1);
              execution.setVariableLocal("y", 2);
            });
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("first")
                        .serviceTask("set", t -> t.delegateExpression("${setter}"))
                        .userTask("next"))
            .boundaryEvent("come", Trigger.condition("${x == 1}"), b -> b.userTask("b")));
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("b");
    assertThat(Aftermath.completed(engine, instance)).contains("set");
    assertThat(engine.trail(instance)).doesNotContain("next");
    engine.completeTask(instance, "b");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void whatIsNullOrUnknownDoesNotHold(TestEngine engine) {
    engine.deploy(waiting("${approved}"));
    var instance = engine.start("order");
    set(engine, instance, "approved", null);
    assertThat(engine.openTasks(instance)).isEmpty();
    set(engine, instance, "approved", true);
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Test
  void conditionThatIsNoneFailsTheCallThatChanges(TestEngine engine) {
    engine.deploy(waiting("${text}"));
    var instance = engine.start("order");
    assertThatThrownBy(() -> set(engine, instance, "text", "yes"))
        .isInstanceOf(ExpressionException.class);
    assertThat(engine.runtime().hasVariable(instance.getId(), "text")).isFalse();
  }

  @Test
  void allChangesOfACallAreSettledTogether(TestEngine engine) {
    engine.deploy(waiting("${x == 1 and y == 2}"));
    var instance = engine.start("order");
    engine.runtime().setVariables(instance.getId(), Map.of("x", 1, "y", 2));
    assertThat(engine.openTasks(instance)).containsExactly("after");
  }

  @Test
  void interruptingHandlerStopsWhatFollowsTheDelegateThatChanges(TestEngine engine) {
    setter(engine, "stop", true);
    engine.deploy(
        process("order")
            .userTask("first")
            .serviceTask("change", n -> n.delegateExpression("${setter}"))
            .serviceTask("never", n -> n.expression("${missing.bean}"))
            .eventSubProcess(
                "handler", s -> s.startEvent("come", Trigger.condition("${stop}")).userTask("b")));
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("b");
    assertThat(Aftermath.completed(engine, instance)).contains("change").doesNotContain("never");
    engine.completeTask(instance, "b");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers("14 conditional start event of an event sub-process")
  @Test
  void handlerWhoseConditionHoldsAtTheStartInterruptsBeforeTheFirstActivity(TestEngine engine) {
    engine.deploy(handled(Trigger.condition("${x == 1}")));
    var instance = engine.start("order", Map.of("x", 1));
    assertThat(engine.openTasks(instance)).containsExactly("b");
    assertThat(Aftermath.cutOff(engine, instance)).isEmpty();
  }

  @Test
  void completedTaskIsNotCutOffByWhatItLeavesBehind(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .boundaryEvent("border", Trigger.condition("${x == 1}"), b -> b.userTask("never"))
            .userTask("after")
            .boundaryEvent("next", Trigger.condition("${x == 1}"), b -> b.userTask("taken")));
    var instance = engine.start("order");
    engine.tasks().complete(engine.task(instance, "a").getId(), Map.of("x", 1));
    assertThat(engine.openTasks(instance)).containsExactly("taken");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("after: boundary event 'next'");
  }

  @Covers("37 conditional boundary event")
  @Test
  void boundaryEventInterruptsByAChange(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .boundaryEvent("border", Trigger.condition("${x == 1}"), b -> b.userTask("b")));
    var instance = engine.start("order");
    engine.tasks().setVariable(engine.task(instance, "a").getId(), "x", 1);
    assertThat(engine.openTasks(instance)).containsExactly("b");
    assertThat(Aftermath.cutOff(engine, instance)).containsExactly("a: boundary event 'border'");
  }

  @Test
  void whatDoesNotInterruptHappensEachTimeItBecomesTrue(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .nonInterruptingBoundaryEvent(
                "border", Trigger.condition("${x > 5}"), b -> b.userTask("b")));
    var instance = engine.start("order");
    for (var value : List.of(6, 7, 8)) {
      set(engine, instance, "x", value);
    }
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
    set(engine, instance, "x", 1);
    set(engine, instance, "x", 9);
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
  }

  @Test
  void filterMakesEachChangeCount(TestEngine engine) {
    engine.deploy(
        handledBeside(
            Trigger.condition(
                "${x > 5}",
                "camunda:variableName",
                "x",
                "camunda:variableEvents",
                "update, create")));
    var instance = engine.start("order");
    set(engine, instance, "x", 6);
    set(engine, instance, "y", 6);
    set(engine, instance, "x", 7);
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
    engine.runtime().removeVariable(instance.getId(), "x");
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
  }

  @Test
  void filterOnDeletionLooksWhenTheVariableIsGone(TestEngine engine) {
    engine.deploy(
        handled(
            Trigger.condition(
                "${true}", "operaton:variableName", "x", "operaton:variableEvents", "delete")));
    var instance = engine.start("order", Map.of("x", 1));
    assertThat(engine.openTasks(instance)).containsExactly("b");

    engine.deploy(
        handled(
            Trigger.condition(
                "${armed}", "operaton:variableName", "x", "operaton:variableEvents", "delete")));
    var armed = engine.start("order", Map.of("x", 1));
    set(engine, armed, "armed", true);
    assertThat(engine.openTasks(armed)).containsExactly("a");
    engine.runtime().removeVariable(armed.getId(), "x");
    assertThat(engine.openTasks(armed)).containsExactly("b");
  }

  @Test
  void localVariablesOfAnotherScopeAreNotSeen(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.subProcess("one", s -> s.userTask("a"))
                        .boundaryEvent(
                            "border", Trigger.condition("${x == 1}"), p -> p.userTask("c")),
                b -> b.subProcess("two", s -> s.userTask("d")))
            .join());
    var instance = engine.start("order");
    engine.runtime().setVariableLocal(engine.executionAt(instance, "two"), "x", 1);
    assertThat(engine.openTasks(instance)).containsExactly("a", "d");
    engine.runtime().setVariableLocal(engine.executionAt(instance, "one"), "x", 1);
    assertThat(engine.openTasks(instance)).containsExactly("c", "d");
  }

  @Test
  void eachInstanceOfALoopHasItsOwnCondition(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(l -> l.cardinality("3")),
                s ->
                    s.userTask("a")
                        .eventSubProcess(
                            "handler",
                            h ->
                                h.startEvent("come", Trigger.condition("${chosen == loopCounter}"))
                                    .userTask("b"))));
    var instance = engine.start("order");
    set(engine, instance, "chosen", 1);
    assertThat(engine.openTasks(instance)).containsExactly("a", "a", "b");
    set(engine, instance, "chosen", 2);
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
  }

  @Test
  void outMappingOfACallIsAChange(TestEngine engine) {
    engine.deploy(
        process("called").userTask("inner"),
        process("order")
            .callActivity("call", "called", n -> n.outExpression("${1}", "x"))
            .serviceTask("never", n -> n.expression("${missing.bean}"))
            .eventSubProcess(
                "handler",
                s -> s.startEvent("come", Trigger.condition("${x == 1}")).userTask("b")));
    engine.start("order");
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    assertThat(openTasks(engine)).containsExactly("b");
  }

  @Test
  void calledProcessLooksAtItsOwnVariables(TestEngine engine) {
    engine.deploy(
        handled(Trigger.condition("${x == 1}")), process("outer").callActivity("call", "order"));
    var outer = engine.start("outer");
    set(engine, outer, "x", 1);
    assertThat(openTasks(engine)).containsExactly("a");
    var inner =
        engine.runtime().createProcessInstanceQuery().processDefinitionKey("order").singleResult();
    set(engine, inner, "x", 1);
    assertThat(openTasks(engine)).containsExactly("b");
  }

  @Test
  void handlersThatSetThemselvesOffRunOneAfterTheOther(TestEngine engine) {
    engine.bean(
        "setter",
        (JavaDelegate) e -> e.setVariable("x", ((Number) e.getVariable("x")).intValue() + 1));
    engine.deploy(
        process("order")
            .userTask("a")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent(
                            "come",
                            Trigger.condition("${x > 0 and x < 500}", "camunda:variableName", "x"))
                        .serviceTask("more", n -> n.delegateExpression("${setter}"))));
    var instance = engine.start("order");
    set(engine, instance, "x", 1);
    assertThat(engine.runtime().getVariable(instance.getId(), "x")).isEqualTo(500);
    assertThat(engine.openTasks(instance)).containsExactly("a");
  }

  @Test
  void conditionsOnBeansAreLookedAtOnDemand(TestEngine engine) {
    var bean = new HashMap<String, Object>(Map.of("open", false));
    engine.bean("shop", bean);
    engine.deploy(waiting("${shop.open}"));
    var instance = engine.start("order");
    bean.put("open", true);
    engine.runtime().evaluateConditionalEvents(instance.getId());
    assertThat(engine.openTasks(instance)).containsExactly("after");
    assertThatThrownBy(() -> engine.runtime().evaluateConditionalEvents("17"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void variablesComeWithTheDemand(TestEngine engine) {
    engine.deploy(handledBeside(Trigger.condition("${x == 1}")));
    var instance = engine.start("order");
    engine.runtime().evaluateConditionalEvents(instance.getId(), Map.of("x", 1));
    engine.runtime().evaluateConditionalEvents(instance.getId(), Map.of("x", 1));
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
    assertThat(engine.runtime().getVariable(instance.getId(), "x")).isEqualTo(1);
  }

  @Covers("5 conditional start event")
  @Test
  void instancesStartWhereTheConditionHolds(TestEngine engine) {
    engine.deploy(
        process("small").startEvent("start", Trigger.condition("${amount < 10}")).userTask("a"),
        process("large").startEvent("start", Trigger.condition("${amount > 5}")).userTask("b"),
        process("other").startEvent("start", Trigger.condition("${unknown > 5}")).userTask("c"));
    var both =
        engine
            .runtime()
            .createConditionEvaluation()
            .processInstanceBusinessKey("k")
            .setVariable("amount", 7)
            .evaluateStartConditions();
    assertThat(both)
        .extracting(ProcessInstance::getProcessDefinitionKey)
        .containsExactly("small", "large");
    assertThat(both).extracting(ProcessInstance::getBusinessKey).containsOnly("k");
    assertThat(engine.runtime().getVariable(both.get(0).getId(), "amount")).isEqualTo(7);
    assertThat(engine.openTasks(both.get(1))).containsExactly("b");
    assertThat(
            engine
                .runtime()
                .createConditionEvaluation()
                .setVariables(Map.of("amount", "none"))
                .tenantId("nobody")
                .evaluateStartConditions())
        .isEmpty();
  }

  @Test
  void oneVersionCanBeNamed(TestEngine engine) {
    engine.deploy(
        process("order").startEvent("start", Trigger.condition("${x == 1}")).userTask("old"));
    var first =
        engine.engine().getRepositoryService().createProcessDefinitionQuery().singleResult();
    engine.deploy(
        process("order").startEvent("start", Trigger.condition("${x == 1}")).userTask("new"),
        process("plain").userTask("c"));
    var started =
        engine
            .runtime()
            .createConditionEvaluation()
            .processDefinitionId(first.getId())
            .setVariable("x", 1)
            .evaluateStartConditions();
    assertThat(engine.openTasks(started.get(0))).containsExactly("old");
    var newest =
        engine
            .runtime()
            .createConditionEvaluation()
            .withoutTenantId()
            .setVariable("x", 1)
            .evaluateStartConditions();
    assertThat(newest).hasSize(1);
    assertThat(engine.openTasks(newest.get(0))).containsExactly("new");
    var plain =
        engine
            .engine()
            .getRepositoryService()
            .createProcessDefinitionQuery()
            .processDefinitionKey("plain")
            .singleResult();
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .createConditionEvaluation()
                    .processDefinitionId(plain.getId())
                    .evaluateStartConditions())
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void variableListenerHearsTheFirstValue(TestEngine engine) {
    engine.deploy(handled(Trigger.variable("x", "create")));
    var instance = engine.start("order");
    set(engine, instance, "x", 1);
    assertThat(engine.openTasks(instance)).containsExactly("b");
  }

  @Covers("16 variable listener start event of an event sub-process")
  @Test
  void variableListenerHearsTheChangesItNames(TestEngine engine) {
    engine.deploy(handledBeside(Trigger.variable("x", "update")));
    var instance = engine.start("order", Map.of("x", 1));
    assertThat(engine.openTasks(instance)).containsExactly("a");
    set(engine, instance, "x", 2);
    set(engine, instance, "y", 2);
    set(engine, instance, "x", 3);
    assertThat(engine.openTasks(instance)).containsExactly("a", "b", "b");
    var wait = engine.runtime().createEventSubscriptionQuery().singleResult();
    assertThat(wait.getEventType()).isEqualTo("variable");
    assertThat(wait.getEventName()).isEqualTo("x");
  }

  @Covers({"24 variable listener catch event", "42 variable listener boundary event"})
  @Test
  void variableListenersStandInTheFlowAndAtTheBorder(TestEngine engine) {
    engine.deploy(
        process("order")
            .catchEvent("wait", Trigger.variable("x", "all"))
            .userTask("a")
            .boundaryEvent("border", Trigger.variable("x", "delete"), b -> b.userTask("gone")));
    var instance = engine.start("order");
    assertThat(engine.openTasks(instance)).isEmpty();
    set(engine, instance, "x", 1);
    assertThat(engine.openTasks(instance)).containsExactly("a");
    engine.runtime().removeVariable(instance.getId(), "x");
    assertThat(engine.openTasks(instance)).containsExactly("gone");
  }

  @Test
  void eachOfSeveralConditionsStartsAnInstanceUnlessTheVersionIsSuspended(TestEngine engine) {
    engine.deploy(
        process("resting").startEvent("start", Trigger.condition("${x == 1}")).userTask("a"),
        process("order")
            .startEvent(
                "start", Trigger.anyOf(Trigger.condition("${x == 1}"), Trigger.condition("${y}")))
            .userTask("b"));
    engine.engine().getRepositoryService().suspendProcessDefinitionByKey("resting");
    for (var values : List.<Map<String, Object>>of(Map.of("x", 1), Map.of("y", true))) {
      var started =
          engine
              .runtime()
              .createConditionEvaluation()
              .setVariables(values)
              .evaluateStartConditions();
      assertThat(started)
          .extracting(ProcessInstance::getProcessDefinitionKey)
          .containsExactly("order");
    }
  }

  @Test
  void theDatabaseLetsNobodyWaitTwiceForAConditionAtOnePlace(TestEngine engine)
      throws SQLException {
    engine.deploy(process("order").catchEvent("paid", Trigger.condition("${paid}")));
    engine.start("order", Map.of("paid", false));
    var again =
        "insert into MR_EVENT_SUBSCRIPTION (ID_, SUB_SCOPE_ID_, SCOPE_DEFINITION_ID_, CREATE_TIME_, ROOT_INSTANCE_ID_,"
            + " SCOPE_ID_, REV_, TENANT_ID_, EVENT_TYPE_, ACTIVITY_ID_, SCOPE_TYPE_, EVENT_NAME_) select 1, SUB_SCOPE_ID_,"
            + " SCOPE_DEFINITION_ID_, CREATE_TIME_, ROOT_INSTANCE_ID_, SCOPE_ID_, 1, TENANT_ID_, EVENT_TYPE_, ACTIVITY_ID_,"
            + " SCOPE_TYPE_, EVENT_NAME_ from MR_EVENT_SUBSCRIPTION";
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeUpdate(again)).isInstanceOf(SQLException.class);
      if (!connection.getAutoCommit()) {
        connection.rollback();
      }
    }
    var waiting = engine.runtime().createEventSubscriptionQuery().singleResult();
    assertThat(waiting.getEventName()).isNull();
  }

  @Test
  void aTokenThatComesBackInOneUnitOfWorkWaitsAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .catchEvent("ready", Trigger.condition("${ready}"))
            .serviceTask("clear", t -> t.expression("${execution.setVariable('ready', false)}"))
            .connectTo("again"));
    var order = engine.start("order", Map.of("ready", false));
    engine.runtime().setVariable(order.getId(), "ready", true);
    engine.runtime().setVariable(order.getId(), "ready", true);
    assertThat(engine.trail(order)).filteredOn("ready"::equals).hasSize(2);
    assertThat(engine.underWay(order)).containsExactly("ready");
  }

  @Test
  void whatWaitedAtTheActivityBeforeIsNotLookedAtAnyMore(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .nonInterruptingBoundaryEvent(
                "late", Trigger.condition("${bad}"), b -> b.userTask("never"))
            .subProcess(
                "second",
                s ->
                    s.serviceTask("set", t -> t.expression("${true}").resultVariable("bad"))
                        .userTask("inside"))
            .nonInterruptingBoundaryEvent(
                "seen", Trigger.condition("${bad}"), b -> b.userTask("note")));
    var order = engine.start("order", Map.of("bad", false));
    engine.completeTask(order, "first");
    assertThat(engine.openTasks(order)).containsExactly("inside", "note");
  }

  @Test
  void boundaryEventSeesWhatIsLocalToItsSubProcess(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess("check", s -> s.userTask("inside"))
            .boundaryEvent("seen", Trigger.condition("${bad}"), b -> b.userTask("note")));
    var order = engine.start("order", Map.of("bad", false));
    var check = engine.executionAt(order, "check");
    engine.runtime().setVariableLocal(check, "bad", false);
    set(engine, order, "bad", true);
    assertThat(engine.openTasks(order)).containsExactly("inside");
    engine.runtime().setVariableLocal(check, "bad", true);
    assertThat(engine.openTasks(order)).containsExactly("note");
  }

  @Test
  void whatDoesNotInterruptHappensBesideWhatInterruptsItsActivityInTheSameLook(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("check")
            .boundaryEvent("stop", Trigger.condition("${bad}"), b -> b.userTask("refuse"))
            .nonInterruptingBoundaryEvent(
                "seen", Trigger.condition("${bad}"), b -> b.userTask("note")));
    var order = engine.start("order", Map.of("bad", false));
    set(engine, order, "bad", true);
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("refuse", "note");
  }

  @Test
  void nothingHappensAtAnActivityThatAnEventSubProcessEndsInTheSameLook(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("check")
            .nonInterruptingBoundaryEvent(
                "seen", Trigger.condition("${bad}"), b -> b.userTask("note"))
            .eventSubProcess(
                "handler",
                s -> s.startEvent("stop", Trigger.condition("${bad}")).userTask("refuse")));
    var order = engine.start("order", Map.of("bad", false));
    set(engine, order, "bad", true);
    assertThat(engine.openTasks(order)).containsExactly("refuse");
  }

  @Test
  void anActivityThatAJobLeavesIsNotLookedAtAfterItsWork(TestEngine engine) {
    engine.bean("work", (JavaDelegate) e -> {});
    engine.bean("change", (JavaDelegate) e -> e.setVariable("late", true));
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.subProcess(
                        "s", s -> s.serviceTask("set", n -> n.delegateExpression("${change}"))),
                b ->
                    b.task("first") // the look comes between work and leaving
                        .task("second")
                        .serviceTask("a", n -> n.delegateExpression("${work}").asyncAfter())
                        .boundaryEvent("seen", Trigger.condition("${late}"), x -> x.userTask("b"))
                        .userTask("next")));
    var order = engine.start("order", Map.of("late", false));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("next");
  }
}
