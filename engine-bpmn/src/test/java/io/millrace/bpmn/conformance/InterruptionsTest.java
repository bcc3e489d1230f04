package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every element, cut off in all ways; what it waited for comes too late and changes nothing. */
@EngineTest
class InterruptionsTest {

  private static final Consumer<NodeBuilder> AS_IT_IS = node -> {};
  private static final Trigger STOP = Trigger.message("stop");

  static Stream<ElementCase> waiting() {
    return SurroundingsTest.elements().filter(ElementCase::waits);
  }

  static Stream<ElementCase> withBorders() {
    return waiting().filter(element -> element.kind() == Kind.ACTIVITY);
  }

  /** An event sub-process that has interrupted its scope is not interrupted by another one. */
  static Stream<ElementCase> besideHandlers() {
    return waiting()
        .filter(element -> !element.toString().equals("97 event sub-process (interrupting)"));
  }

  static Stream<ElementCase> asynchronous() {
    return SurroundingsTest.asynchronous();
  }

  @Covers(
      casesOf = "waiting",
      aspect = {Aspect.INTERRUPTED, Aspect.HISTORY})
  @ParameterizedTest
  @MethodSource("waiting")
  void aBoundaryEventOfItsScopeCutsItOff(ElementCase element, TestEngine engine) {
    var order =
        reach(
            engine,
            element,
            process("order")
                .subProcess("around", s -> element.drawing().into(s, AS_IT_IS))
                .boundaryEvent("stop", STOP, b -> b.userTask("instead")));
    assertThat(engine.underWay(order)).contains(element.waiting());
    Moves.message("stop").accept(engine);
    assertThat(Aftermath.cutOff(engine, order))
        .contains(element.waiting() + ": boundary event 'stop'");
    isOver(engine, order, element);
  }

  @Covers(casesOf = "withBorders", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("withBorders")
  void anEventAtItsOwnBorderCutsItOff(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    process.boundaryEvent("stop", STOP, b -> b.userTask("instead"));
    var order = reach(engine, element, process);
    Moves.message("stop").accept(engine);
    assertThat(Aftermath.cutOff(engine, order)).contains("it: boundary event 'stop'");
    isOver(engine, order, element);
  }

  @Covers(casesOf = "withBorders", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("withBorders")
  void anEventAtTheBorderOfItsLoopCutsAllInstancesOff(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, n -> n.multiInstance(l -> l.cardinality(3)));
    process.boundaryEvent("stop", STOP, b -> b.userTask("instead"));
    var order = reach(engine, element, process);
    Moves.message("stop").accept(engine);
    assertThat(Aftermath.cutOff(engine, order))
        .filteredOn("it: boundary event 'stop'"::equals)
        .hasSize(3);
    isOver(engine, order, element);
  }

  @Covers(casesOf = "besideHandlers", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("besideHandlers")
  void anEventSubProcessBesideItCutsItOff(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess(
                "around",
                s -> {
                  element.drawing().into(s, AS_IT_IS);
                  s.eventSubProcess(
                      "stopper", h -> h.startEvent("stop", STOP).userTask("instead"));
                });
    var order = reach(engine, element, process);
    Moves.message("stop").accept(engine);
    assertThat(Aftermath.cutOff(engine, order))
        .anyMatch(visit -> visit.startsWith(element.waiting() + ": "));
    isOver(engine, order, element);
  }

  @Covers(casesOf = "waiting", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("waiting")
  void aTerminationBesideItCutsItOff(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess(
                "around",
                s ->
                    s.fork(
                        b -> b.subProcess("nested", i -> element.drawing().into(i, AS_IT_IS)),
                        b -> b.userTask("stopper").endEvent("over", Trigger.terminate())))
            .userTask("instead");
    var order = reach(engine, element, process);
    engine.completeTask(order, "stopper");
    assertThat(Aftermath.cutOff(engine, order))
        .anyMatch(visit -> visit.startsWith(element.waiting() + ": "));
    isOver(engine, order, element);
  }

  @Covers(casesOf = "waiting", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("waiting")
  void theCancellationOfATransactionAroundItCutsItOff(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .transaction(
                "around",
                t ->
                    t.fork(
                        b -> b.subProcess("nested", i -> element.drawing().into(i, AS_IT_IS)),
                        b -> b.userTask("stopper").endEvent("over", Trigger.cancel())))
            .boundaryEvent("stopped", Trigger.cancel(), b -> b.userTask("instead"));
    var order = reach(engine, element, process);
    engine.completeTask(order, "stopper");
    assertThat(Aftermath.cutOff(engine, order))
        .anyMatch(visit -> visit.startsWith(element.waiting() + ": "));
    isOver(engine, order, element);
  }

  @Covers(casesOf = "waiting", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("waiting")
  void itGoesWithTheCallOfItsProcess(ElementCase element, TestEngine engine) {
    var process = process("called-by-order");
    element.drawing().into(process, AS_IT_IS);
    var order =
        reach(
            engine,
            element,
            process
                .andProcess("order")
                .callActivity("call", "called-by-order")
                .boundaryEvent("stop", STOP, b -> b.userTask("instead")));
    Moves.message("stop").accept(engine);
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("call: boundary event 'stop'");
    isOver(engine, order, element);
  }

  @Covers(casesOf = "waiting", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("waiting")
  void itGoesWithItsInstance(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    var order = reach(engine, element, process);
    engine.runtime().deleteProcessInstance(order.getId(), "no longer wanted");
    assertThat(Aftermath.cutOff(engine, order))
        .contains(element.waiting() + ": no longer wanted");
    element.pass().accept(engine);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers(casesOf = "asynchronous", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("asynchronous")
  void theJobThatWouldEnterItGoesWithItsScope(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess("around", s -> element.drawing().into(s, NodeBuilder::asyncBefore))
            .boundaryEvent("stop", STOP, b -> b.userTask("instead"));
    var order = reach(engine, element, process);
    assertThat(engine.management().createJobQuery().count()).isPositive();
    Moves.message("stop").accept(engine);
    assertThat(engine.management().createJobQuery().count()).isZero();
    isOver(engine, order, element);
  }

  @Covers("153 suspension of definitions and instances")
  @ParameterizedTest
  @MethodSource("waiting")
  void itRestsWhileItsInstanceIsSuspended(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    var order = reach(engine, element, process);
    var before = engine.underWay(order);
    engine.runtime().suspendProcessInstanceById(order.getId());
    try {
      element.pass().accept(engine);
    } catch (IllegalStateEngineException e) {
      assertThat(e).hasMessageContaining("suspended");
    }
    assertThat(engine.underWay(order)).isEqualTo(before);
    engine.runtime().activateProcessInstanceById(order.getId());
    engine.runDueJobs();
    element.pass().accept(engine);
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  private static ProcessInstance reach(
      TestEngine engine, ElementCase element, BpmnBuilder process) {
    element.deploy(engine, process);
    var order = engine.start("order");
    element.reach().accept(engine);
    return order;
  }

  private static void isOver(TestEngine engine, ProcessInstance order, ElementCase element) {
    element.pass().accept(engine);
    assertThat(engine.openTasks(order)).containsExactly("instead");
    engine.completeTask(order, "instead");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }
}
