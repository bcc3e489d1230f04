package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions at the border of loops, and what the loops' own instances change. */
@EngineTest
class ConditionAtLoopTest {

  private static final Trigger BAD = Trigger.condition("${bad}");

  private static BpmnBuilder beside(boolean sequential) {
    return process("order")
        .userTask(
            "vote",
            t -> t.multiInstance(m -> m.attribute("isSequential", sequential).cardinality(2)))
        .nonInterruptingBoundaryEvent("seen", BAD, b -> b.userTask("note"))
        .userTask("count");
  }

  private static BpmnBuilder instead(boolean sequential) {
    return process("order")
        .userTask(
            "vote",
            t -> t.multiInstance(m -> m.attribute("isSequential", sequential).cardinality(2)))
        .boundaryEvent("seen", BAD, b -> b.userTask("note"))
        .userTask("count");
  }

  private static void complete(TestEngine engine, ProcessInstance order, boolean bad) {
    var task = engine.tasks().createTaskQuery().processInstanceId(order.getId()).listPage(0, 1);
    engine.tasks().complete(task.get(0).getId(), Map.of("bad", bad));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatTheLastInstanceLeavesBehindSetsOffNothingBesideTheLoop(
      boolean sequential, TestEngine engine) {
    engine.deploy(beside(sequential));
    var order = engine.start("order", Map.of("bad", false));
    complete(engine, order, false);
    complete(engine, order, true);
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(Aftermath.rows(engine)).containsEntry("MR_EXECUTION", 2L);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatTheLastInstanceLeavesBehindDoesNotInterruptTheLoop(
      boolean sequential, TestEngine engine) {
    engine.deploy(instead(sequential));
    var order = engine.start("order", Map.of("bad", false));
    complete(engine, order, false);
    complete(engine, order, true);
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(Aftermath.cutOff(engine, order)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatAnEarlierInstanceLeavesBehindHappensBesideTheLoop(
      boolean sequential, TestEngine engine) {
    engine.deploy(beside(sequential));
    var order = engine.start("order", Map.of("bad", false));
    complete(engine, order, true);
    assertThat(engine.openTasks(order)).containsExactly("note", "vote");
  }

  @Test
  void theNextInstanceOfASequenceDoesNotStartBeforeTheConditionIsLookedAt(TestEngine engine) {
    engine.deploy(instead(true));
    var order = engine.start("order", Map.of("bad", false));
    complete(engine, order, true);
    assertThat(engine.openTasks(order)).containsExactly("note");
    assertThat(Aftermath.cutOff(engine, order)).isEmpty();
    assertThat(engine.trail(order)).containsExactly("start", "vote", "seen");
  }

  @Test
  void theNextInstanceThatWorksAtOnceDoesNotStartEitherBeforeTheConditionIsLookedAt(
      TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "try",
                t ->
                    t.expression("${tries + 1}")
                        .resultVariable("tries")
                        .multiInstance(m -> m.sequential().cardinality(5)))
            .boundaryEvent("enough", Trigger.condition("${tries >= 2}"), b -> b.userTask("note"))
            .userTask("count"));
    var order = engine.start("order", Map.of("tries", 0));
    assertThat(engine.openTasks(order)).containsExactly("note");
    assertThat(engine.runtime().getVariable(order.getId(), "tries")).isEqualTo(2L);
  }

  @Test
  void theLastElementOfAProcessIsNoReasonNotToLook(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .serviceTask("set", t -> t.expression("${true}").resultVariable("bad"))
            .eventSubProcess("handler", s -> s.startEvent("seen", BAD).userTask("repair")));
    var order = engine.start("order", Map.of("bad", false));
    engine.completeTask(order, "first");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void theElementOfAnInstanceIsNoReasonToLookBeforeItsFirstTokenHasMoved(TestEngine engine) {
    engine.bean("items", List.of(1, 2, 3));
    engine.deploy(
        process("order")
            .subProcess(
                "each",
                n -> n.multiInstance(m -> m.sequential().collection("${items}", "item")),
                s ->
                    s.task("never")
                        .eventSubProcess(
                            "handler", h -> h.startEvent("come", Trigger.condition("${n < 3}"))))
            .userTask("count"));
    var order = engine.start("order", Map.of("n", 2));
    assertThat(engine.openTasks(order)).containsExactly("count");
    assertThat(engine.trail(order)).doesNotContain("never");
    assertThat(Aftermath.cutOff(engine, order)).isEmpty();
  }
}
