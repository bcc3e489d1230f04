package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Elements cut off in all ways; what they waited for comes too late and changes nothing. */
@EngineTest
class InterruptionsTest {

  private static final Consumer<NodeBuilder> AS_IT_IS = node -> {};
  private static final Trigger STOP = Trigger.message("stop");

  static Stream<ElementCase> waiting() {
    return Elements.waiting();
  }

  static Stream<ElementCase> activities() {
    return Elements.activities().filter(ElementCase::waits);
  }

  /** An event sub-process that has interrupted its scope is not interrupted by another one. */
  static Stream<ElementCase> besideHandlers() {
    return Elements.waiting()
        .filter(element -> !element.toString().equals("97 event sub-process (interrupting)"));
  }

  @ParameterizedTest
  @MethodSource("activities")
  void anEventAtItsOwnBorderCutsItOff(ElementCase element, TestEngine engine) {
    isCutOffAtItsOwnBorder(element, engine, 1, AS_IT_IS);
  }

  @ParameterizedTest
  @MethodSource("activities")
  void anEventAtTheBorderOfItsLoopCutsAllInstancesOff(ElementCase element, TestEngine engine) {
    isCutOffAtItsOwnBorder(element, engine, 3, n -> n.multiInstance(l -> l.cardinality(3)));
  }

  private static void isCutOffAtItsOwnBorder(
      ElementCase element, TestEngine engine, int visits, Consumer<NodeBuilder> loop) {
    var process = process("order");
    element.drawing().into(process, loop);
    process.boundaryEvent("stop", STOP, b -> b.userTask("instead"));
    var run = Run.start(engine, element, process).reach().stop();
    assertThat(Aftermath.cutOff(engine, run.order()))
        .filteredOn("it: boundary event 'stop'"::equals)
        .hasSize(visits);
    run.goesOnInstead();
  }

  @ParameterizedTest
  @MethodSource("besideHandlers")
  void anEventSubProcessBesideItCutsItOff(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess(
                "around",
                s -> {
                  element.drawing().into(s, AS_IT_IS);
                  s.eventSubProcess("stopper", h -> h.startEvent("stop", STOP).userTask("instead"));
                });
    Run.start(engine, element, process).reach().stop().cutsOffWhatWaits("").goesOnInstead();
  }

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
    var run = Run.start(engine, element, process).reach();
    engine.completeTask(run.order(), "stopper");
    run.cutsOffWhatWaits("").goesOnInstead();
  }

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
    var run = Run.start(engine, element, process).reach();
    engine.completeTask(run.order(), "stopper");
    run.cutsOffWhatWaits("").goesOnInstead();
  }

  @ParameterizedTest
  @MethodSource("waiting")
  void itGoesWithTheCallOfItsProcess(ElementCase element, TestEngine engine) {
    var process = process("called-by-order");
    element.drawing().into(process, AS_IT_IS);
    var caller =
        process
            .andProcess("order")
            .callActivity("call", "called-by-order")
            .boundaryEvent("stop", STOP, b -> b.userTask("instead"));
    var run = Run.start(engine, element, caller).reach().stop();
    assertThat(Aftermath.cutOff(engine, run.order()))
        .containsExactly("call: boundary event 'stop'");
    run.goesOnInstead();
  }
}
