package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random changes of instances whose process has all that can be in the way. Each is done or
 * refused; what is left goes on, and obeys the invariants that are checked after each test.
 *
 * <p>More runs: {@code -Dmillrace.modifications=1000}.
 */
@EngineTest
class RandomModificationTest {

  private static final int STEPS = 14;
  private static final List<String> NODES =
      List.of(
          "a", "sub", "b", "inner", "c", "d", "late", "hurry", "stop", "stopped", "e", "beside",
          "told", "h", "vote", "loop", "f", "g", "seq", "again", "call", "later", "undo", "last",
          "undoB");

  static IntStream seeds() {
    return IntStream.range(0, Integer.getInteger("millrace.modifications", 6));
  }

  private static BpmnBuilder order() {
    return process("order")
        .userTask("a")
        .subProcess(
            "sub",
            s ->
                s.userTask("b")
                    .compensatedBy("undoB")
                    .subProcess("inner", i -> i.userTask("c").userTask("d"))
                    .boundaryEvent("late", Trigger.message("late"), b -> b.userTask("hurry"))
                    .eventSubProcess(
                        "stop", e -> e.startEvent("stopped", Trigger.signal("stop")).userTask("e"))
                    .eventSubProcess(
                        "beside",
                        e ->
                            e.nonInterruptingStartEvent("told", Trigger.timerDuration("PT1H"))
                                .userTask("h")))
        .userTask("vote", n -> n.multiInstance(m -> m.cardinality(3)))
        .subProcess(
            "loop", n -> n.multiInstance(m -> m.cardinality(2)), s -> s.userTask("f").userTask("g"))
        .userTask("seq", n -> n.multiInstance(m -> m.sequential().cardinality(2)))
        .userTask("again", n -> n.inside("standardLoopCharacteristics", "loopMaximum", "2"))
        .callActivity("call", "called")
        .userTask("later", n -> n.asyncBefore().asyncAfter())
        .throwEvent("undo", Trigger.compensation())
        .userTask("last");
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void eachChangeIsDoneOrRefusedAndWhatIsLeftGoesOn(int seed, TestEngine engine) {
    engine.deploy(process("called").subProcess("within", s -> s.userTask("x").userTask("y")));
    engine.deploy(order());
    var random = new Random(seed);
    var order = engine.start("order");
    var done = 0;
    for (var step = 0; step < STEPS; step++) {
      if (engine.hasEnded(order)) {
        order = engine.start("order");
      }
      try {
        change(engine, order, random);
        done++;
      } catch (BadArgumentException e) {
        assertThat(e).hasMessageStartingWith("MR-1001: Cannot change the state");
      }
      goOn(engine, random);
    }
    assertThat(done).isPositive();
    for (var left : engine.runtime().createProcessInstanceQuery().list()) {
      if (left.getSuperExecutionId() == null && random.nextBoolean()) {
        engine.runtime().deleteProcessInstance(left.getId(), null);
      }
    }
    if (engine.runtime().createProcessInstanceQuery().count() == 0) {
      assertThat(Aftermath.rows(engine)).isEmpty();
    }
  }

  private static void change(TestEngine engine, ProcessInstance order, Random random) {
    if (random.nextInt(3) == 0) {
      move(engine, order, random);
      return;
    }
    var change = engine.runtime().createProcessInstanceModification(order.getId());
    var underWay =
        engine
            .runtime()
            .createActivityInstanceQuery()
            .processInstanceId(order.getId())
            .unfinished()
            .list();
    for (var i = random.nextInt(3); i > 0; i--) {
      if (random.nextBoolean() || underWay.isEmpty()) {
        change.cancelAllForActivity(any(NODES, random));
      } else {
        change.cancelActivityInstance(any(underWay, random).getId());
      }
    }
    for (var i = random.nextInt(3); i > 0; i--) {
      if (random.nextInt(3) > 0 || underWay.isEmpty()) {
        change.startBeforeActivity(any(NODES, random));
      } else {
        change.startBeforeActivity(any(NODES, random), any(underWay, random).getExecutionId());
      }
      change.setVariableLocal("own", i).setVariable("seen", i);
    }
    change.cancelAllForActivity("undoB").execute();
  }

  private static void move(TestEngine engine, ProcessInstance order, Random random) {
    var executions =
        engine
            .runtime()
            .createExecutionQuery()
            .processInstanceId(order.getId())
            .onlyChildExecutions()
            .list();
    var change =
        engine.runtime().createChangeActivityStateBuilder().processInstanceId(order.getId());
    if (random.nextBoolean() && !executions.isEmpty()) {
      change.moveExecutionToActivityId(any(executions, random).getId(), any(NODES, random));
    } else {
      change.moveActivityIdTo(
          any(engine.underWay(order).isEmpty() ? NODES : engine.underWay(order), random),
          any(NODES, random));
    }
    if (random.nextInt(4) == 0) {
      change.enableEventSubProcessStartEvent("stopped");
    }
    change.changeState();
  }

  private static <T> T any(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private static void goOn(TestEngine engine, Random random) {
    var tasks = new ArrayList<>(engine.tasks().createTaskQuery().list());
    if (!tasks.isEmpty() && random.nextBoolean()) {
      engine.tasks().complete(any(tasks, random).getId());
    }
    if (random.nextInt(4) == 0) {
      engine.runtime().signalEventReceived("stop");
    }
    if (random.nextInt(3) == 0) {
      engine.runDueJobs();
    }
  }
}
