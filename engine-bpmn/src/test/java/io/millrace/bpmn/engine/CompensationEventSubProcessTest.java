package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Branch;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Event sub-processes that undo the sub-process that they stand in. */
@EngineTest
class CompensationEventSubProcessTest {

  private static Consumer<Branch> booking(Consumer<Branch> undo) {
    return s ->
        s.userTask("flight")
            .compensatedBy("cancelFlight")
            .userTask("hotel")
            .compensatedBy("cancelHotel")
            .eventSubProcess(
                "undoBooking", u -> undo.accept(u.startEvent("undone", Trigger.compensation())));
  }

  private static ProcessInstance booked(TestEngine engine, Consumer<Branch> undo) {
    engine.deploy(
        process("trip")
            .subProcess("booking", booking(undo))
            .userTask("pay")
            .throwEvent("undo", Trigger.compensation())
            .userTask("after"));
    var trip = engine.start("trip", Map.of("price", 1));
    engine.completeTask(trip, "flight");
    engine.runtime().setVariableLocal(engine.executionAt(trip, "booking"), "price", 20);
    engine.completeTask(trip, "hotel");
    return trip;
  }

  @Covers(
      value = "15 compensation start event of an event sub-process",
      aspect = {Aspect.NORMAL, Aspect.IN_SUB_PROCESS, Aspect.HISTORY})
  @Test
  void itRunsInsteadOfTheHandlersInside(TestEngine engine) {
    var trip = booked(engine, u -> u.userTask("refund"));
    assertThat(engine.openTasks(trip)).containsExactly("pay");
    engine.completeTask(trip, "pay");
    assertThat(engine.openTasks(trip)).containsExactly("refund");
    assertThat(engine.tasks().getVariable(engine.task(trip, "refund").getId(), "price"))
        .isEqualTo(20);
    engine.completeTask(trip, "refund");
    assertThat(engine.openTasks(trip)).containsExactly("after");
    engine.completeTask(trip, "after");
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(engine.trail(trip)).contains("undoBooking", "undone", "refund");
  }

  @Test
  void whatItThrowsCompensatesWhatTheSubProcessHasDone(TestEngine engine) {
    var trip = booked(engine, u -> u.throwEvent("all", Trigger.compensation()).userTask("refund"));
    engine.completeTask(trip, "pay");
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel");
    engine.completeTask(trip, "cancelHotel");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("refund");
    engine.completeTask(trip, "refund");
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void itCanCompensateOneActivityAlone(TestEngine engine) {
    var trip = booked(engine, u -> u.endEvent("one", Trigger.compensationOf("flight")));
    engine.completeTask(trip, "pay");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void itDoesNotRunWhileItsSubProcessDoes(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                s ->
                    s.userTask("flight")
                        .compensatedBy("cancelFlight")
                        .throwEvent("undo", Trigger.compensation())
                        .eventSubProcess(
                            "undoBooking",
                            u -> u.startEvent("undone", Trigger.compensation()).userTask("refund")))
            .userTask("after"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void aSubProcessWithoutHandlersInsideIsUndoneToo(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                s ->
                    s.userTask("flight")
                        .eventSubProcess(
                            "undoBooking",
                            u -> u.startEvent("undone", Trigger.compensation()).userTask("refund")))
            .userTask("pay")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "pay");
    assertThat(engine.openTasks(trip)).containsExactly("refund");
    engine.completeTask(trip, "refund");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Covers(
      value = "15 compensation start event of an event sub-process",
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachRunOfALoopIsUndone(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                n -> n.multiInstance(m -> m.cardinality(2)),
                s ->
                    s.userTask("flight")
                        .eventSubProcess(
                            "undoBooking",
                            u -> u.startEvent("undone", Trigger.compensation()).userTask("refund")))
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    for (var task : engine.tasks().createTaskQuery().processInstanceId(trip.getId()).list()) {
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.openTasks(trip)).containsExactly("refund", "refund");
    for (var task : engine.tasks().createTaskQuery().processInstanceId(trip.getId()).list()) {
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Covers(
      value = "15 compensation start event of an event sub-process",
      aspect = Aspect.INTERRUPTED)
  @Test
  void anInstanceThatEndsWithoutCompensationLeavesNothing(TestEngine engine) {
    var trip = booked(engine, u -> u.userTask("refund"));
    engine.runtime().deleteProcessInstance(trip.getId(), "enough");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Covers(
      value = "15 compensation start event of an event sub-process",
      aspect = Aspect.DEPLOYMENT_ERRORS)
  @Test
  void aProcessCannotBeUndoneAsAWhole(TestEngine engine) {
    var model =
        process("trip")
            .eventSubProcess(
                "undo", u -> u.startEvent("undone", Trigger.compensation()).userTask("refund"))
            .userTask("book");
    assertThatThrownBy(() -> engine.deploy(model))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("undo");
  }
}
