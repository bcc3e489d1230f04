package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Instances that are added to a running multi-instance activity, or taken out of it. */
@EngineTest
class MultiInstanceChangeTest {

  private static ProcessInstance vote(TestEngine engine, boolean sequential, int count) {
    engine.bean("voters", IntStream.range(0, count).mapToObj(i -> "v" + i).toList());
    engine.deploy(
        process("order")
            .userTask(
                "vote",
                t ->
                    t.assignee("${voter}")
                        .multiInstance(
                            m ->
                                m.attribute("isSequential", sequential)
                                    .collection("${voters}", "voter")))
            .userTask("count"));
    return engine.start("order");
  }

  private static void add(TestEngine engine, ProcessInstance order, String voter) {
    engine.runtime().addMultiInstanceExecution("vote", order.getId(), Map.of("voter", voter));
  }

  private static List<Task> tasks(TestEngine engine, ProcessInstance order) {
    return engine.tasks().createTaskQuery().processInstanceId(order.getId()).list();
  }

  private static List<String> voters(TestEngine engine, ProcessInstance order) {
    return tasks(engine, order).stream().map(Task::getAssignee).toList();
  }

  private static String executionOf(TestEngine engine, ProcessInstance order, String voter) {
    return tasks(engine, order).stream()
        .filter(task -> voter.equals(task.getAssignee()))
        .findFirst()
        .orElseThrow()
        .getExecutionId();
  }

  private static void completeFirst(TestEngine engine, ProcessInstance order) {
    engine.tasks().complete(tasks(engine, order).get(0).getId());
  }

  @Covers("105 instances added to and taken out of a running loop")
  @Test
  void anAddedInstanceOfAParallelLoopStartsAtOnceAndIsWaitedFor(TestEngine engine) {
    var order = vote(engine, false, 2);
    add(engine, order, "extra");
    assertThat(voters(engine, order)).containsExactly("v0", "v1", "extra");
    var task = tasks(engine, order).get(2).getId();
    assertThat(engine.tasks().getVariable(task, "nrOfInstances")).isEqualTo(3);
    assertThat(engine.tasks().getVariable(task, "loopCounter")).isEqualTo(2);
    completeFirst(engine, order);
    completeFirst(engine, order);
    assertThat(voters(engine, order)).containsExactly("extra");
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Covers("105 instances added to and taken out of a running loop")
  @Test
  void addedInstancesOfASequenceComeLastInTheirOrder(TestEngine engine) {
    var order = vote(engine, true, 2);
    add(engine, order, "x");
    add(engine, order, "y");
    var seen = new java.util.ArrayList<String>();
    while (!engine.openTasks(order).contains("count")) {
      seen.addAll(voters(engine, order));
      completeFirst(engine, order);
    }
    assertThat(seen).containsExactly("v0", "v1", "x", "y");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aDeletedInstanceOfAParallelLoopIsNotWaitedFor(boolean completed, TestEngine engine) {
    var order = vote(engine, false, 3);
    engine.runtime().deleteMultiInstanceExecution(executionOf(engine, order, "v1"), completed);
    assertThat(voters(engine, order)).containsExactly("v0", "v2");
    var task = tasks(engine, order).get(0).getId();
    assertThat(engine.tasks().getVariable(task, "nrOfInstances")).isEqualTo(completed ? 3 : 2);
    assertThat(engine.tasks().getVariable(task, "nrOfCompletedInstances"))
        .isEqualTo(completed ? 1 : 0);
    add(engine, order, "extra");
    var added = tasks(engine, order).get(2).getId();
    assertThat(engine.tasks().getVariable(added, "loopCounter")).isEqualTo(3);
    for (var i = 0; i < 3; i++) {
      completeFirst(engine, order);
    }
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("vote: taken out of its loop");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theNextInstanceOfASequenceFollowsADeletedOne(boolean completed, TestEngine engine) {
    var order = vote(engine, true, 3);
    add(engine, order, "x");
    completeFirst(engine, order);
    engine.runtime().deleteMultiInstanceExecution(executionOf(engine, order, "v1"), completed);
    assertThat(voters(engine, order)).containsExactly("v2");
    completeFirst(engine, order);
    assertThat(voters(engine, order)).containsExactly("x");
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void anAddedInstanceOfASequenceCanGoBeforeItsTurn(TestEngine engine) {
    var order = vote(engine, true, 2);
    var added =
        engine.runtime().addMultiInstanceExecution("vote", order.getId(), Map.of("voter", "x"));
    add(engine, order, "y");
    engine.runtime().deleteMultiInstanceExecution(added.getId(), false);
    completeFirst(engine, order);
    completeFirst(engine, order);
    assertThat(voters(engine, order)).containsExactly("y");
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theLoopEndsWithItsLastInstance(boolean sequential, TestEngine engine) {
    var order = vote(engine, sequential, 1);
    engine.runtime().deleteMultiInstanceExecution(executionOf(engine, order, "v0"), false);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void whatIsNoRunningLoopIsRefused(TestEngine engine) {
    var order = vote(engine, false, 2);
    var runtime = engine.runtime();
    assertThatThrownBy(() -> runtime.addMultiInstanceExecution("count", order.getId(), null))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'count'");
    assertThatThrownBy(() -> runtime.addMultiInstanceExecution("vote", "17", null))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> runtime.deleteMultiInstanceExecution(order.getId(), false))
        .isInstanceOf(IllegalStateEngineException.class);
    assertThatThrownBy(() -> runtime.deleteMultiInstanceExecution("17", false))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aLoopTooLargeToBeReadWholeChangesAsAnyOther(TestEngine engine) {
    var order = vote(engine, false, 250);
    add(engine, order, "extra");
    engine.runtime().deleteMultiInstanceExecution(executionOf(engine, order, "v7"), false);
    tasks(engine, order).stream().skip(1).forEach(t -> engine.tasks().complete(t.getId()));
    add(engine, order, "more");
    completeFirst(engine, order);
    completeFirst(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void countsStayTrueWhenSeveralAddDeleteAndCompleteAtOnce(TestEngine engine) {
    var order = vote(engine, false, 8);
    var tasks = tasks(engine, order);
    var calls =
        IntStream.range(0, 8)
            .mapToObj(
                i ->
                    CompletableFuture.runAsync(
                        () -> {
                          var task = tasks.get(i);
                          if (i % 3 == 0) {
                            add(engine, order, "x" + i);
                          } else if (i % 3 == 1) {
                            engine
                                .runtime()
                                .deleteMultiInstanceExecution(task.getExecutionId(), false);
                          } else {
                            engine.tasks().complete(task.getId());
                          }
                        }))
            .toList();
    calls.forEach(CompletableFuture::join);
    assertThat(voters(engine, order)).hasSize(6);
    for (var i = 0; i < 6; i++) {
      completeFirst(engine, order);
    }
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void loopsOfSuspendedInstancesStayAsTheyAre(TestEngine engine) {
    var order = vote(engine, true, 2);
    var first = executionOf(engine, order, "v0");
    engine.runtime().suspendProcessInstanceById(order.getId());
    assertThatThrownBy(() -> add(engine, order, "late"))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
    assertThatThrownBy(() -> engine.runtime().deleteMultiInstanceExecution(first, true))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
    assertThat(voters(engine, order)).containsExactly("v0");
  }

  @Test
  void theConditionSeesTheVariablesOfAnInstanceThatIsTakenOutAsDone(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "vote",
                t -> t.multiInstance(m -> m.cardinality(3).until("${answer == 'no'}")),
                s -> s.userTask("think"))
            .userTask("count"));
    var order = engine.start("order", Map.of("answer", "none"));
    var instance =
        engine
            .runtime()
            .createExecutionQuery()
            .processInstanceId(order.getId())
            .activityId("vote")
            .list()
            .stream()
            .filter(one -> !one.getParentId().equals(order.getId()))
            .findFirst()
            .orElseThrow();
    engine.runtime().setVariableLocal(instance.getId(), "answer", "no");
    engine.runtime().deleteMultiInstanceExecution(instance.getId(), true);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsTakenOutIsNotCompensatedEvenIfItCountsAsDone(boolean completed, TestEngine engine) {
    engine.bean("legs", List.of("x", "y"));
    engine.deploy(
        process("order")
            .subProcess(
                "leg",
                n -> n.multiInstance(l -> l.collection("${legs}", "leg")),
                s -> s.task("book").compensatedBy("cancel").userTask("pay"))
            .endEvent("undo", Trigger.compensation()));
    var order = engine.start("order");
    var execution = tasks(engine, order).get(0).getExecutionId();
    var leg = engine.runtime().createExecutionQuery().executionId(execution).singleResult();
    engine.runtime().deleteMultiInstanceExecution(leg.getParentId(), completed);
    engine.completeTask(order, "pay");
    assertThat(engine.tasks().getVariable(engine.task(order, "cancel").getId(), "leg"))
        .isEqualTo("y");
    engine.completeTask(order, "cancel");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void anInstanceWithAHandlerThatIsTakenOutAsDoneIsNotCompensated(TestEngine engine) {
    engine.bean("voters", List.of("x", "y"));
    engine.deploy(
        process("order")
            .userTask("vote", t -> t.multiInstance(l -> l.collection("${voters}", "voter")))
            .compensatedBy("cancel")
            .endEvent("undo", Trigger.compensation()));
    var order = engine.start("order");
    engine
        .runtime()
        .deleteMultiInstanceExecution(tasks(engine, order).get(0).getExecutionId(), true);
    engine.completeTask(order, "vote");
    assertThat(engine.tasks().getVariable(engine.task(order, "cancel").getId(), "voter"))
        .isEqualTo("y");
    engine.completeTask(order, "cancel");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void aLoopThatCompensatesAnInstanceOfALoopNumbersWhatIsAddedToIt(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("vote", t -> t.multiInstance(l -> l.sequential().cardinality(2)))
            .compensatedBy("userTask", "tell", t -> t.multiInstance(l -> l.cardinality(3)))
            .endEvent("undo", Trigger.compensation()));
    var order = engine.start("order");
    engine.completeTask(order, "vote");
    engine.completeTask(order, "vote");
    engine.runtime().addMultiInstanceExecution("tell", order.getId(), Map.of());
    assertThat(tasks(engine, order))
        .extracting(task -> engine.tasks().getVariable(task.getId(), "loopCounter"))
        .containsExactly(0, 1, 2, 3);
  }
}
