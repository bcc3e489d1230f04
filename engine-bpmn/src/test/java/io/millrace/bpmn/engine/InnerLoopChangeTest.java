package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.task.Task;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Instances that are added to a loop inside of other loops, which is named by what is around. */
@EngineTest
class InnerLoopChangeTest {

  private static final int LARGE = 120;

  private static ProcessInstance rounds(TestEngine engine, boolean sequential, int outer) {
    engine.deploy(
        process("order")
            .subProcess(
                "round",
                n ->
                    n.multiInstance(
                        l -> l.attribute("isSequential", sequential).cardinality(outer)),
                s -> s.userTask("vote", n -> n.multiInstance(l -> l.cardinality(2))))
            .userTask("count"));
    return engine.start("order");
  }

  private static void add(TestEngine engine, String around) {
    engine.runtime().addMultiInstanceExecution("vote", around, Map.of());
  }

  private static List<Task> tasks(TestEngine engine, ProcessInstance order) {
    return engine.tasks().createTaskQuery().processInstanceId(order.getId()).list();
  }

  private static void completeAll(TestEngine engine, ProcessInstance order) {
    tasks(engine, order).forEach(task -> engine.tasks().complete(task.getId()));
  }

  /** The executions of an activity right below those of another one. */
  private static List<String> below(
      TestEngine engine, ProcessInstance order, String activity, List<String> parents) {
    return engine
        .runtime()
        .createExecutionQuery()
        .processInstanceId(order.getId())
        .activityId(activity)
        .list()
        .stream()
        .filter(one -> parents.contains(one.getParentId()))
        .map(Execution::getId)
        .toList();
  }

  private static List<String> outerInstances(TestEngine engine, ProcessInstance order) {
    var whole = below(engine, order, "round", List.of(order.getId()));
    return below(engine, order, "round", whole);
  }

  @Test
  void theOneInnerLoopThatRunsIsFoundFromTheProcessInstance(TestEngine engine) {
    var order = rounds(engine, true, 2);
    add(engine, order.getId());
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote", "vote");
    completeAll(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote");
    completeAll(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void severalInnerLoopsAreRefusedByTheirNames(TestEngine engine) {
    var order = rounds(engine, false, 3);
    var loops = below(engine, order, "vote", outerInstances(engine, order));
    assertThat(loops).hasSize(3);
    assertThatThrownBy(() -> add(engine, order.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("3 of this id run there")
        .hasMessageContaining("'" + loops.get(0) + "', '" + loops.get(1) + "'")
        .hasMessageContaining("'" + loops.get(2) + "'");
    assertThat(tasks(engine, order)).hasSize(6);
  }

  @Test
  void oneOfSeveralInnerLoopsIsNamedByItselfOrByTheInstanceAroundIt(TestEngine engine) {
    var order = rounds(engine, false, 2);
    var outer = outerInstances(engine, order);
    add(engine, outer.get(1));
    add(engine, below(engine, order, "vote", outer).get(0));
    var loops = below(engine, order, "vote", outer);
    assertThat(below(engine, order, "vote", loops.subList(0, 1))).hasSize(3);
    assertThat(below(engine, order, "vote", loops.subList(1, 2))).hasSize(3);
  }

  @Test
  void theLastInnerLoopThatRunsOfAParallelOuterOneIsFound(TestEngine engine) {
    var order = rounds(engine, false, 2);
    tasks(engine, order).stream().limit(2).forEach(task -> engine.tasks().complete(task.getId()));
    add(engine, order.getId());
    assertThat(engine.openTasks(order)).containsExactly("vote", "vote", "vote");
  }

  @Test
  void aLoopInsideOfTwoOthersIsFound(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "year",
                n -> n.multiInstance(l -> l.sequential().cardinality(2)),
                y ->
                    y.subProcess(
                        "month",
                        n -> n.multiInstance(l -> l.sequential().cardinality(2)),
                        m -> m.userTask("vote", n -> n.multiInstance(l -> l.cardinality(1)))))
            .userTask("count"));
    var order = engine.start("order");
    for (var month = 0; month < 4; month++) {
      add(engine, order.getId());
      assertThat(engine.openTasks(order)).containsExactly("vote", "vote");
      completeAll(engine, order);
    }
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void aLoopThatIsOverInAllInstancesIsNotThere(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "round",
                n -> n.multiInstance(l -> l.cardinality(2)),
                s ->
                    s.userTask("vote", n -> n.multiInstance(l -> l.cardinality(1)))
                        .userTask("tell")));
    var order = engine.start("order");
    completeAll(engine, order);
    assertThatThrownBy(() -> add(engine, order.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("no multi-instance activity of this id runs there now");
  }

  @Test
  void aFamilyTooLargeToBeReadWholeIsAskedForTheLoopsAlone(TestEngine engine) {
    var order = rounds(engine, false, LARGE);
    var outer = outerInstances(engine, order);
    assertThat(outer).hasSize(LARGE);
    assertThatThrownBy(() -> add(engine, order.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(LARGE + " of this id run there")
        .hasMessageContaining("and others");
    var sent = engine.statementsOf(() -> add(engine, outer.get(7)));
    assertThat(sent).hasSizeLessThan(20);
    completeAll(engine, order);
    assertThat(engine.openTasks(order)).containsExactly("count");
  }

  @Test
  void aLargeLoopInWhichTheActivityDoesNotStandIsNotRead(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("pack", n -> n.multiInstance(l -> l.cardinality(2 * LARGE))),
                b ->
                    b.subProcess(
                        "round",
                        s -> s.userTask("vote", n -> n.multiInstance(l -> l.cardinality(2))))));
    var order = engine.start("order");
    var sent = engine.statementsOf(() -> add(engine, order.getId()));
    assertThat(sent).hasSizeLessThan(20);
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("vote").count()).isEqualTo(3);
  }

  @Test
  void aSequenceFromWhichAnInstanceWasTakenGoesOnWithTheElementsOfItsOwnRound(TestEngine engine) {
    engine.bean("voters", List.of(List.of("a", "b", "c"), List.of("x", "y", "z")));
    engine.deploy(
        process("order")
            .subProcess(
                "round",
                n -> n.multiInstance(l -> l.sequential().cardinality(2)),
                s ->
                    s.userTask(
                        "vote",
                        t ->
                            t.assignee("${voter}")
                                .multiInstance(
                                    l ->
                                        l.sequential()
                                            .collection("${voters.get(loopCounter)}", "voter")))));
    var order = engine.start("order");
    var first = tasks(engine, order).get(0);
    engine.runtime().deleteMultiInstanceExecution(first.getExecutionId(), false);
    assertThat(tasks(engine, order)).extracting(Task::getAssignee).containsExactly("b");
    completeAll(engine, order);
    assertThat(tasks(engine, order)).extracting(Task::getAssignee).containsExactly("c");
    completeAll(engine, order);
    assertThat(tasks(engine, order)).extracting(Task::getAssignee).containsExactly("x");
  }
}
