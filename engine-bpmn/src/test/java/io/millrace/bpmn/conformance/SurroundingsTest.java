package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every element in the same surroundings, on every database. */
@EngineTest
class SurroundingsTest {

  private static final Consumer<NodeBuilder> AS_IT_IS = node -> {};

  static Stream<ElementCase> elements() {
    return Elements.all();
  }

  static Stream<ElementCase> waiting() {
    return Elements.waiting();
  }

  static Stream<ElementCase> asynchronous() {
    return Elements.asynchronous();
  }

  @Covers(
      casesOf = "elements",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @ParameterizedTest
  @MethodSource("elements")
  void itRunsAndHistoryTells(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    var run = Run.start(engine, element, process).through(1);
    run.hasEnded();
    assertThat(run.passed(1).visits())
        .allSatisfy(
            visit -> {
              assertThat(visit.getActivityType()).isEqualTo(element.type());
              assertThat(visit.getDeleteReason()).isNull();
              assertThat(visit.getEndTime()).isAfterOrEqualTo(visit.getStartTime());
              assertThat(visit.getProcessInstanceId()).isEqualTo(run.order().getId());
            });
  }

  @Covers(casesOf = "elements", aspect = Aspect.IN_SUB_PROCESS)
  @ParameterizedTest
  @MethodSource("elements")
  void itRunsInASubProcessAndLeavesWhatIsAroundAlone(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .fork(
                b ->
                    b.subProcess("around", s -> element.drawing().into(s, AS_IT_IS))
                        .userTask("behind"),
                b -> b.userTask("beside"));
    var run = Run.start(engine, element, process).through(1);
    run.passed(1);
    assertThat(Aftermath.completed(engine, run.order())).contains("around");
    run.endsBy("behind", "beside");
  }

  @Covers(casesOf = "elements", aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @MethodSource("elements")
  void itRunsInParallelInstancesOfASequence(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess(
                "sequence",
                n -> n.multiInstance(l -> l.sequential().cardinality(2)),
                s ->
                    s.subProcess(
                        "around",
                        n -> n.multiInstance(l -> l.cardinality(2)),
                        inner -> element.drawing().into(inner, AS_IT_IS)))
            .userTask("behind");
    var run = Run.start(engine, element, process).through(2);
    run.passed(4).endsBy("behind");
  }

  @Covers(
      casesOf = "waiting",
      aspect = {Aspect.INTERRUPTED, Aspect.HISTORY})
  @ParameterizedTest
  @MethodSource("waiting")
  void aBoundaryEventOfItsScopeCutsItOff(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess("around", s -> element.drawing().into(s, AS_IT_IS))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("instead"));
    var run = Run.start(engine, element, process).reach();
    assertThat(engine.underWay(run.order())).contains(element.waiting());
    run.stop().cutsOffWhatWaits("boundary event 'stop'").goesOnInstead();
  }

  @Covers(casesOf = "waiting", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("waiting")
  void itGoesWithItsInstance(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    var run = Run.start(engine, element, process).reach();
    engine.runtime().deleteProcessInstance(run.order().getId(), "no longer wanted");
    run.cutsOffWhatWaits("no longer wanted");
    element.pass().accept(engine);
    run.hasEnded();
  }

  @Covers(casesOf = "asynchronous", aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @MethodSource("asynchronous")
  void theJobThatWouldEnterItGoesWithItsScope(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .subProcess("around", s -> element.drawing().into(s, NodeBuilder::asyncBefore))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("instead"));
    var run = Run.start(engine, element, process).reach();
    assertThat(engine.management().createJobQuery().count()).isPositive();
    run.stop();
    assertThat(engine.management().createJobQuery().count()).isZero();
    run.hasDone(0).goesOnInstead();
  }
}
