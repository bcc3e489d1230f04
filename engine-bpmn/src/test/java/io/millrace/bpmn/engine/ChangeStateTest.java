package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ChangeActivityStateBuilder;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tokens that are moved to other elements. */
@EngineTest
class ChangeStateTest {

  private static ChangeActivityStateBuilder change(TestEngine engine, ProcessInstance instance) {
    return engine.runtime().createChangeActivityStateBuilder().processInstanceId(instance.getId());
  }

  private static void completeAll(TestEngine engine, ProcessInstance instance, String... ids) {
    for (var id : ids) {
      engine.completeTask(instance, id);
    }
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  private static ProcessInstance called(TestEngine engine, ProcessInstance caller) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .superProcessInstanceId(caller.getId())
        .singleResult();
  }

  @Covers("151 change of the state of activities")
  @Test
  void aTokenGoesOnAtAnotherTask(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("pack").userTask("ship"));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("pay", "ship").processVariable("x", 1).changeState();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(order.getId(), "x")).isEqualTo(1);
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("pay: moved to 'ship'");
    change(engine, order).moveActivityIdTo("ship", "pay").changeState();
    completeAll(engine, order, "pay", "pack", "ship");
  }

  @Test
  void aTokenIsNamedByItsExecutionAlone(TestEngine engine) {
    engine.deploy(
        process("order").fork(b -> b.userTask("a").userTask("c"), b -> b.userTask("b")).join());
    var order = engine.start("order");
    engine
        .runtime()
        .createChangeActivityStateBuilder()
        .moveExecutionToActivityId(engine.executionAt(order, "a"), "c")
        .changeState();
    assertThat(engine.openTasks(order)).containsExactly("b", "c");
    completeAll(engine, order, "b", "c");
  }

  @Test
  void oneTokenBecomesSeveralAndSeveralBecomeOne(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"))
            .join("both")
            .userTask("last"));
    var order = engine.start("order");
    change(engine, order)
        .moveSingleActivityIdToActivityIds("first", List.of("a", "b"))
        .changeState();
    assertThat(engine.openTasks(order)).containsExactly("a", "b");
    change(engine, order)
        .moveActivityIdsToSingleActivityId(List.of("a", "b"), "first")
        .changeState();
    assertThat(engine.openTasks(order)).containsExactly("first");
    completeAll(engine, order, "first", "a", "b", "last");
  }

  @Test
  void eachTokenCountsAtAJoin(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"), b -> b.userTask("c"))
            .join("all")
            .userTask("last"));
    var order = engine.start("order");
    engine.completeTask(order, "b");
    change(engine, order).moveActivityIdsToSingleActivityId(List.of("a", "c"), "all").changeState();
    assertThat(engine.openTasks(order)).containsExactly("last");
    completeAll(engine, order, "last");
  }

  @Test
  void theInclusiveJoinWaitsForNoTokenThatIsGone(TestEngine engine) {
    engine.deploy(
        process("order")
            .inclusive("split")
            .way(b -> b.userTask("a"))
            .way(b -> b.userTask("b"))
            .inclusive("join")
            .userTask("last")
            .userTask("more"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    change(engine, order).moveActivityIdTo("b", "more").changeState();
    assertThat(engine.openTasks(order)).containsExactly("last", "more");
  }

  @Test
  void whatIsInTheScopeIsLeftAndClosed(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("in"),
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                            b -> b.userTask("pay"),
                            b -> b.callActivity("call", "inner"),
                            b -> b.catchEvent("wait", Trigger.timerDuration("PT1H")))
                        .join())
            .boundaryEvent("late", Trigger.message("late"), b -> b.userTask("reminded"))
            .userTask("ship"));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("sub", "ship").changeState();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    assertThat(Aftermath.cutOff(engine, order))
        .containsExactly(
            "call: moved to 'ship'",
            "pay: moved to 'ship'",
            "sub: moved to 'ship'",
            "wait: moved to 'ship'");
    completeAll(engine, order, "ship");
  }

  @Test
  void aScopeIsOpenedWithWhatBelongsToItAndLeftWithItsLastToken(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .subProcess(
                "outer",
                o ->
                    o.subProcess("sub", s -> s.userTask("pack").userTask("wrap"))
                        .boundaryEvent("late", Trigger.message("late"), b -> b.userTask("hurry"))
                        .eventSubProcess(
                            "stop",
                            e -> e.startEvent("stopped", Trigger.signal("stop")).userTask("undo")))
            .userTask("ship"));
    var order = engine.start("order");
    change(engine, order)
        .moveActivityIdTo("pay", "wrap")
        .localVariable("wrap", "paper", "red")
        .localVariable("sub", "box", 2)
        .changeState();
    assertThat(engine.underWay(order)).containsExactly("outer", "sub", "wrap");
    var wrap = engine.task(order, "wrap");
    assertThat(engine.tasks().getVariable(wrap.getId(), "paper")).isEqualTo("red");
    assertThat(engine.tasks().getVariable(wrap.getId(), "box")).isEqualTo(2);
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isEqualTo(2);
    change(engine, order).moveActivityIdTo("wrap", "ship").changeState();
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    change(engine, order).moveActivityIdTo("ship", "pack").changeState();
    engine.runtime().signalEventReceived("stop");
    assertThat(engine.openTasks(order)).containsExactly("undo");
    engine.completeTask(order, "undo");
    completeAll(engine, order, "ship");
  }

  @Test
  void aScopeKeepsItsVariablesWhileATokenMovesInside(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", s -> s.userTask("pack").userTask("wrap")));
    var order = engine.start("order");
    engine.runtime().setVariableLocal(engine.executionAt(order, "sub"), "box", 2);
    change(engine, order).moveActivityIdTo("pack", "wrap").changeState();
    assertThat(engine.tasks().getVariable(engine.task(order, "wrap").getId(), "box")).isEqualTo(2);
    completeAll(engine, order, "wrap");
  }

  @Test
  void severalTargetsShareTheScopeThatIsOpened(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .subProcess("sub", s -> s.fork(b -> b.userTask("a"), b -> b.userTask("b")).join()));
    var order = engine.start("order");
    change(engine, order).moveSingleActivityIdToActivityIds("pay", List.of("a", "b")).changeState();
    assertThat(engine.underWay(order)).containsExactly("a", "b", "sub");
    completeAll(engine, order, "a", "b");
  }

  @Test
  void tokensOfSeveralInstancesOfALoopMoveEachInItsOwn(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(m -> m.cardinality(3)),
                s -> s.userTask("a").userTask("b"))
            .userTask("last"));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("a", "b").changeState();
    assertThat(engine.openTasks(order)).containsExactly("b", "b", "b");
    change(engine, order).moveActivityIdTo("b", "last").changeState();
    assertThat(engine.openTasks(order)).containsExactly("last");
    completeAll(engine, order, "last");
  }

  @Test
  void aMultiInstanceActivityIsMovedAndBeginsAsAWhole(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", n -> n.multiInstance(m -> m.cardinality(3)))
            .userTask("count"));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("vote", "count").changeState();
    assertThat(engine.openTasks(order)).containsExactly("count");
    change(engine, order).moveActivityIdTo("count", "vote").changeState();
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote", "vote");
  }

  @Test
  void oneInstanceOfALoopLeavesItAndTheLastTakesItAlong(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", n -> n.multiInstance(m -> m.cardinality(2)))
            .userTask("count"));
    var order = engine.start("order");
    var votes = engine.tasks().createTaskQuery().taskDefinitionKey("vote").list();
    change(engine, order)
        .moveExecutionToActivityId(votes.get(0).getExecutionId(), "count")
        .changeState();
    assertThat(engine.openTasks(order)).containsExactly("count", "vote");
    var other = engine.task(order, "vote");
    assertThat(engine.tasks().getVariable(other.getId(), "nrOfInstances")).isEqualTo(1);
    change(engine, order).moveExecutionToActivityId(other.getExecutionId(), "count").changeState();
    assertThat(engine.openTasks(order)).containsExactly("count", "count");
    for (Task task : engine.tasks().createTaskQuery().list()) {
      engine.tasks().complete(task.getId());
    }
    completeAll(engine, order);
  }

  @Test
  void aSequenceIsLeftWithItsOnlyInstanceAndSoIsAStandardLoop(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", n -> n.multiInstance(m -> m.sequential().cardinality(3)))
            .userTask("again", n -> n.inside("standardLoopCharacteristics", "loopMaximum", "3"))
            .userTask("count"));
    var order = engine.start("order");
    change(engine, order)
        .moveExecutionToActivityId(engine.task(order, "vote").getExecutionId(), "again")
        .changeState();
    assertThat(engine.openTasks(order)).containsExactly("again");
    change(engine, order)
        .moveExecutionToActivityId(engine.task(order, "again").getExecutionId(), "count")
        .changeState();
    completeAll(engine, order, "count");
  }

  @Test
  void anEventSubProcessThatInterruptsDoesSoWhenATokenIsMovedIntoIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"))
            .join()
            .eventSubProcess(
                "stop", e -> e.startEvent("stopped", Trigger.message("stop")).userTask("undo")));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("a", "undo").changeState();
    assertThat(engine.openTasks(order)).containsExactly("undo");
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isZero();
    change(engine, order).moveActivityIdTo("undo", "b").changeState();
    assertThat(engine.underWay(order)).containsExactly("b");
    change(engine, order).enableEventSubProcessStartEvent("stopped").changeState();
    change(engine, order).enableEventSubProcessStartEvent("stopped").changeState();
    assertThat(engine.runtime().createEventSubscriptionQuery().count()).isEqualTo(1);
    engine.runtime().createMessageCorrelation("stop").correlate();
    completeAll(engine, order, "undo");
  }

  @Test
  void aTokenOfACalledInstanceMovesToItsCaller(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("in"),
        process("order").callActivity("call", "inner").userTask("ship"));
    var order = engine.start("order");
    change(engine, called(engine, order))
        .moveActivityIdToParentActivityId("in", "ship")
        .changeState();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    completeAll(engine, order, "ship");
  }

  @Test
  void aTokenMovesIntoAnInstanceThatIsCalledForIt(TestEngine engine) {
    engine.deploy(process("inner").userTask("old"));
    engine.deploy(
        process("inner").userTask("first").userTask("second"),
        process("order")
            .userTask("pay")
            .callActivity("call", "inner", c -> c.in("amount", "amount"))
            .userTask("ship"));
    var order = engine.start("order", Map.of("amount", 7));
    change(engine, order)
        .moveActivityIdToSubProcessInstanceActivityId("pay", "second", "call")
        .changeState();
    var inner = called(engine, order);
    assertThat(engine.openTasks(inner)).containsExactly("second");
    assertThat(engine.runtime().getVariable(inner.getId(), "amount")).isEqualTo(7);
    change(engine, inner).moveActivityIdToParentActivityId("second", "pay").changeState();
    change(engine, order)
        .moveActivityIdToSubProcessInstanceActivityId("pay", "old", "call", 1)
        .changeState();
    inner = called(engine, order);
    engine.completeTask(inner, "old");
    completeAll(engine, order, "ship");
  }

  @Test
  void anAsynchronousTargetWaitsForItsJob(TestEngine engine) {
    engine.deploy(
        process("order").userTask("pay").activity("userTask", "ship", n -> n.asyncBefore()));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("pay", "ship").changeState();
    assertThat(engine.openTasks(order)).isEmpty();
    change(engine, order).moveActivityIdTo("ship", "pay").changeState();
    assertThat(engine.runDueJobs()).isZero();
    change(engine, order).moveActivityIdTo("pay", "ship").changeState();
    assertThat(engine.runDueJobs()).isEqualTo(1);
    completeAll(engine, order, "ship");
  }

  @Test
  void eventsCompensationAndTheRestAreTargetsToo(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("late", Trigger.message("late"), b -> b.userTask("remind"))
            .compensatedBy("refund")
            .userTask("ship")
            .throwEvent("undo", Trigger.compensation())
            .catchEvent("wait", Trigger.message("go")));
    var order = engine.start("order");
    change(engine, order).moveActivityIdTo("pay", "late").changeState();
    assertThat(engine.openTasks(order)).containsExactly("remind");
    change(engine, order).moveActivityIdTo("remind", "pay").changeState();
    engine.completeTask(order, "pay");
    change(engine, order).moveActivityIdTo("ship", "undo").changeState();
    assertThat(engine.openTasks(order)).containsExactly("refund");
    change(engine, order).moveActivityIdTo("refund", "ship").changeState();
    assertThat(engine.underWay(order)).containsExactly("ship", "wait");
    change(engine, order)
        .moveActivityIdsToSingleActivityId(List.of("ship", "wait"), "wait")
        .changeState();
    engine.runtime().createMessageCorrelation("go").correlate();
    completeAll(engine, order);
  }

  @Test
  void allThatStandsInTheWayIsSaidAndNothingIsDone(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .compensatedBy("refund")
            .subProcess(
                "sub", n -> n.multiInstance(m -> m.cardinality(2)), s -> s.userTask("pack")));
    var order = engine.start("order");
    assertThatThrownBy(
            () ->
                change(engine, order)
                    .moveActivityIdTo("pay", "nowhere")
                    .moveActivityIdTo("pay", "pack")
                    .moveActivityIdTo("pay", "refund")
                    .moveActivityIdTo("sub", "pay")
                    .moveExecutionToActivityId("17", "pay")
                    .enableEventSubProcessStartEvent("start")
                    .moveActivityIdToParentActivityId("pay", "x")
                    .changeState())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no element 'nowhere'")
        .hasMessageContaining("'pack' stands in the loop 'sub'")
        .hasMessageContaining("'refund' belongs to compensation")
        .hasMessageContaining("Nothing is at 'sub'")
        .hasMessageContaining("id '17'")
        .hasMessageContaining("'start' is not the start event of an event sub-process")
        .hasMessageContaining("not called by a process");
    assertThat(engine.openTasks(order)).containsExactly("pay");
  }

  @Test
  void whatHasEndedOrIsSuspendedIsNotChanged(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    var change = change(engine, order).moveActivityIdTo("pay", "ship");
    engine.runtime().suspendProcessInstanceById(order.getId());
    assertThatThrownBy(change::changeState)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
    engine.runtime().deleteProcessInstance(order.getId(), null);
    assertThatThrownBy(change::changeState).isInstanceOf(ObjectNotFoundException.class);
    var nobody = engine.runtime().createChangeActivityStateBuilder().moveActivityIdTo("a", "b");
    assertThatThrownBy(nobody::changeState).isInstanceOf(BadArgumentException.class);
    var nothing = change(engine, order);
    assertThatThrownBy(nothing::changeState).isInstanceOf(BadArgumentException.class);
  }

  @Test
  void executionsOfTheTreeAreAsTheyWouldBeWithoutTheMove(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", s -> s.userTask("pack").userTask("wrap")));
    var moved = engine.start("order");
    var walked = engine.start("order");
    change(engine, moved).moveActivityIdTo("pack", "wrap").changeState();
    engine.completeTask(walked, "pack");
    assertThat(shape(engine, moved)).isEqualTo(shape(engine, walked));
  }

  private static List<String> shape(TestEngine engine, ProcessInstance instance) {
    return engine
        .runtime()
        .createExecutionQuery()
        .processInstanceId(instance.getId())
        .list()
        .stream()
        .map(Execution::getActivityId)
        .map(String::valueOf)
        .sorted()
        .toList();
  }
}
