package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Elements in loops of all kinds, in called processes, between jobs, while they are suspended. */
@EngineTest
class MoreSurroundingsTest {

  private static final Consumer<NodeBuilder> AS_IT_IS = node -> {};

  static Stream<ElementCase> elements() {
    return Elements.all();
  }

  static Stream<ElementCase> waiting() {
    return Elements.waiting();
  }

  static Stream<ElementCase> activities() {
    return Elements.activities();
  }

  static Stream<ElementCase> asynchronous() {
    return Elements.asynchronous();
  }

  /** All but the start event, which an event sub-process has already. */
  static Stream<ElementCase> behindOthers() {
    return Elements.all().filter(element -> !element.row().startsWith("1 "));
  }

  @ParameterizedTest
  @MethodSource("activities")
  void itIsAMultiInstanceActivityItself(ElementCase element, TestEngine engine) {
    itIsRepeated(element, engine, 1, n -> n.multiInstance(l -> l.cardinality(3)));
  }

  @ParameterizedTest
  @MethodSource("activities")
  void itIsRepeatedOneAfterTheOther(ElementCase element, TestEngine engine) {
    itIsRepeated(element, engine, 3, n -> n.multiInstance(l -> l.sequential().cardinality(3)));
  }

  @ParameterizedTest
  @MethodSource("activities")
  void itIsDoneAgain(ElementCase element, TestEngine engine) {
    itIsRepeated(
        element, engine, 3, n -> n.inside("standardLoopCharacteristics", "loopMaximum", 3));
  }

  private static void itIsRepeated(
      ElementCase element, TestEngine engine, int rounds, Consumer<NodeBuilder> loop) {
    var process = process("order");
    element.drawing().into(process, loop);
    var run = Run.start(engine, element, process.userTask("behind")).through(rounds);
    run.passed(3).endsBy("behind");
  }

  @ParameterizedTest
  @MethodSource("behindOthers")
  void itRunsInAnEventSubProcessAsOftenAsThatDoes(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .userTask("beside")
            .eventSubProcess(
                "around",
                h -> {
                  h.nonInterruptingStartEvent("on", Trigger.message("go"));
                  element.drawing().into(h, AS_IT_IS);
                });
    var run = Run.start(engine, element, process);
    Moves.message("go").andThen(Moves.message("go")).accept(engine);
    run.through(1).passed(2).endsBy("beside");
  }

  @Covers("125 several processes in one file")
  @ParameterizedTest
  @MethodSource("elements")
  void itRunsInACalledProcess(ElementCase element, TestEngine engine) {
    var process = process("called-by-order");
    element.drawing().into(process, AS_IT_IS);
    var caller =
        process.andProcess("order").callActivity("call", "called-by-order").userTask("behind");
    Run.start(engine, element, caller).through(1).passed(1).endsBy("behind");
  }

  @Covers({"109 asynchronous before", "110 asynchronous after"})
  @ParameterizedTest
  @MethodSource("asynchronous")
  void jobsCutItOnBothSides(ElementCase element, TestEngine engine) {
    Consumer<NodeBuilder> jobs =
        element.kind() == Kind.NODE_LEFT_AT_ONCE
            ? NodeBuilder::asyncBefore
            : n -> n.asyncBefore().asyncAfter();
    var process = process("order");
    element.drawing().into(process, jobs);
    var run = Run.start(engine, element, process);
    engine.runDueJobs();
    run.reach();
    engine.runDueJobs();
    element.pass().andThen(TestEngine::runDueJobs).accept(engine);
    element.pass().andThen(TestEngine::runDueJobs).accept(engine);
    run.passed(1).hasEnded();
  }

  @Covers("153 suspension of definitions and instances")
  @ParameterizedTest
  @MethodSource("waiting")
  void itRestsWhileItsInstanceIsSuspended(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    var run = Run.start(engine, element, process).reach();
    var before = engine.underWay(run.order());
    engine.runtime().suspendProcessInstanceById(run.order().getId());
    try {
      element.pass().accept(engine);
    } catch (IllegalStateEngineException e) {
      assertThat(e).hasMessageContaining("suspended");
    }
    assertThat(engine.underWay(run.order())).isEqualTo(before);
    engine.runtime().activateProcessInstanceById(run.order().getId());
    engine.runDueJobs();
    element.pass().andThen(TestEngine::runDueJobs).accept(engine);
    run.hasDone(1).hasEnded();
  }
}
