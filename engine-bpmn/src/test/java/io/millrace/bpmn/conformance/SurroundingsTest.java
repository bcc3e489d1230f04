package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.ElementCase.ID;
import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.conformance.ElementCase.Kind;
import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every element in the same surroundings. */
@EngineTest
class SurroundingsTest {

  private static final Consumer<NodeBuilder> AS_IT_IS = node -> {};

  static Stream<ElementCase> elements() {
    return Stream.of(EventCases.all(), ThrowCases.all(), TaskCases.all(), ScopeCases.all())
        .flatMap(cases -> cases);
  }

  static Stream<ElementCase> behindOthers() {
    return elements().filter(element -> !element.row().startsWith("1 "));
  }

  static Stream<ElementCase> repeatable() {
    return elements().filter(element -> element.kind() == Kind.ACTIVITY);
  }

  static Stream<ElementCase> asynchronous() {
    return elements().filter(element -> element.kind() != Kind.OTHER);
  }

  @Covers(
      casesOf = "elements",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @ParameterizedTest
  @MethodSource("elements")
  void itRunsAndHistoryTells(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, AS_IT_IS);
    var order = start(engine, element, process);
    goThrough(engine, element, 1);
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(visits(engine, order))
        .hasSize(element.visits())
        .allSatisfy(
            visit -> {
              assertThat(visit.getActivityType()).isEqualTo(element.type());
              assertThat(visit.getDeleteReason()).isNull();
              assertThat(visit.getEndTime()).isNotNull().isAfterOrEqualTo(visit.getStartTime());
              assertThat(visit.getProcessDefinitionId()).isEqualTo(order.getProcessDefinitionId());
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
    var order = start(engine, element, process);
    goThrough(engine, element, 1);
    assertThat(engine.openTasks(order)).containsExactly("behind", "beside");
    assertThat(visits(engine, order)).hasSize(element.visits());
    assertThat(Aftermath.completed(engine, order)).contains("around");
    end(engine, order, "behind", "beside");
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
    var order = start(engine, element, process);
    goThrough(engine, element, 2);
    assertThat(engine.openTasks(order)).containsExactly("behind");
    assertThat(visits(engine, order)).hasSize(4 * element.visits());
    end(engine, order, "behind");
  }

  @Covers(casesOf = "repeatable", aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @MethodSource("repeatable")
  void itIsAMultiInstanceActivityItself(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, n -> n.multiInstance(l -> l.cardinality(3)));
    process.userTask("behind");
    var order = start(engine, element, process);
    goThrough(engine, element, 1);
    assertThat(engine.openTasks(order)).containsExactly("behind");
    assertThat(visits(engine, order)).hasSize(3);
    end(engine, order, "behind");
  }

  @Covers(casesOf = "repeatable", aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @MethodSource("repeatable")
  void itIsRepeatedOneAfterTheOther(ElementCase element, TestEngine engine) {
    var process = process("order");
    element.drawing().into(process, n -> n.multiInstance(l -> l.sequential().cardinality(3)));
    process.userTask("behind");
    var order = start(engine, element, process);
    goThrough(engine, element, 3);
    assertThat(engine.openTasks(order)).containsExactly("behind");
    assertThat(visits(engine, order)).hasSize(3);
    end(engine, order, "behind");
  }

  @ParameterizedTest
  @MethodSource("repeatable")
  void itIsDoneAgain(ElementCase element, TestEngine engine) {
    var process = process("order");
    element
        .drawing()
        .into(process, n -> n.inside("standardLoopCharacteristics", "loopMaximum", 2));
    process.userTask("behind");
    var order = start(engine, element, process);
    goThrough(engine, element, 2);
    assertThat(engine.openTasks(order)).containsExactly("behind");
    assertThat(visits(engine, order)).hasSize(2);
    end(engine, order, "behind");
  }

  @ParameterizedTest
  @MethodSource("behindOthers")
  void itRunsInAnEventSubProcess(ElementCase element, TestEngine engine) {
    var process =
        process("order")
            .userTask("beside")
            .eventSubProcess(
                "around",
                h -> {
                  h.nonInterruptingStartEvent("on", Trigger.message("go"));
                  element.drawing().into(h, AS_IT_IS);
                });
    var order = start(engine, element, process);
    Moves.message("go").andThen(Moves.message("go")).accept(engine);
    goThrough(engine, element, 1);
    assertThat(engine.openTasks(order)).containsExactly("beside");
    assertThat(visits(engine, order)).hasSize(2 * element.visits());
    end(engine, order, "beside");
  }

  @Covers("125 several processes in one file")
  @ParameterizedTest
  @MethodSource("elements")
  void itRunsInACalledProcess(ElementCase element, TestEngine engine) {
    var process = process("called-by-order");
    element.drawing().into(process, AS_IT_IS);
    var order =
        start(
            engine,
            element,
            process.andProcess("order").callActivity("call", "called-by-order").userTask("behind"));
    goThrough(engine, element, 1);
    assertThat(engine.openTasks(order)).containsExactly("behind");
    assertThat(engine.history().createHistoricActivityInstanceQuery().activityId(ID).list())
        .hasSize(element.visits());
    end(engine, order, "behind");
  }

  @Covers({"109 asynchronous before", "110 asynchronous after"})
  @ParameterizedTest
  @MethodSource("asynchronous")
  void jobsCutItOnBothSides(ElementCase element, TestEngine engine) {
    var process = process("order");
    element
        .drawing()
        .into(
            process,
            element.kind() == Kind.NODE_LEFT_AT_ONCE
                ? NodeBuilder::asyncBefore
                : n -> n.asyncBefore().asyncAfter());
    var order = start(engine, element, process);
    engine.runDueJobs();
    element.reach().accept(engine);
    engine.runDueJobs();
    element.pass().andThen(TestEngine::runDueJobs).accept(engine);
    element.pass().andThen(TestEngine::runDueJobs).accept(engine);
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(visits(engine, order)).hasSize(element.visits());
  }

  private static ProcessInstance start(
      TestEngine engine, ElementCase element, BpmnBuilder process) {
    element.deploy(engine, process);
    return engine.start("order");
  }

  private static void goThrough(TestEngine engine, ElementCase element, int rounds) {
    for (var round = 0; round < rounds; round++) {
      element.reach().andThen(element.pass()).accept(engine);
    }
  }

  private static List<HistoricActivityInstance> visits(TestEngine engine, ProcessInstance order) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(order.getId())
        .activityId(ID)
        .finished()
        .list();
  }

  private static void end(TestEngine engine, ProcessInstance order, String... tasks) {
    for (var task : tasks) {
      engine.completeTask(order, task);
    }
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }
}
