package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.Branch;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Transactions: their cancellation, their failure and their success. */
@EngineTest
class TransactionTest {

  private static final Consumer<Branch> BOOKING =
      t ->
          t.fork(
              b ->
                  b.userTask("flight")
                      .compensatedBy("cancelFlight")
                      .userTask("hotel")
                      .compensatedBy("cancelHotel"),
              b -> b.userTask("decide").endEvent("giveUp", Trigger.cancel()));

  @Covers({"40 cancel boundary event", "49 cancel end event", "98 transaction"})
  @Test
  void cancelingCompensatesWhatCompletedEndsTheRestAndGoesOnAtTheBorder(TestEngine engine) {
    // given
    engine.deploy(
        process("trip")
            .transaction("booking", BOOKING)
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize"))
            .userTask("travel"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    // when
    engine.completeTask(trip, "decide");
    // then
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    assertThat(engine.underWay(trip)).containsExactly("booking", "cancelFlight", "giveUp");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
    engine.completeTask(trip, "apologize");
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(reason(engine, "hotel")).isEqualTo("cancel end event 'giveUp'");
    assertThat(reason(engine, "booking")).isEqualTo("boundary event 'canceled'");
    assertThat(reason(engine, "giveUp")).isNull();
    assertThat(reason(engine, "cancelFlight")).isNull();
  }

  private static String reason(TestEngine engine, String activity) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .activityId(activity)
        .singleResult()
        .getDeleteReason();
  }

  @Test
  void cancelingGoesOnAtOnceWhereNothingHasCompleted(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction("booking", BOOKING)
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")));
    var trip = engine.start("trip");
    engine.completeTask(trip, "decide");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
  }

  @Test
  void cancelingCompensatesWhatACompensationUnderWayHasNotBegunWith(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction(
                "booking",
                t ->
                    t.fork(
                        b ->
                            b.userTask("flight")
                                .compensatedBy("cancelFlight")
                                .userTask("hotel")
                                .compensatedBy("cancelHotel")
                                .endEvent("undo", Trigger.compensation()),
                        b -> b.userTask("decide").endEvent("giveUp", Trigger.cancel())))
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "hotel");
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel", "decide");
    engine.completeTask(trip, "decide");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
  }

  @Test
  void aTransactionThatSucceedsGoesOnAndCanBeCompensatedLater(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction(
                "booking",
                t ->
                    t.userTask("flight")
                        .compensatedBy("cancelFlight")
                        .choose("ok")
                        .when("${giveUp}", b -> b.endEvent("stop", Trigger.cancel()))
                        .otherwise(b -> b.endEvent("done")))
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize"))
            .userTask("travel")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip", Map.of("giveUp", false));
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "travel");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void anErrorLeavesItWithoutCompensation(TestEngine engine) {
    engine.bean(
        "failing",
        (JavaDelegate)
            execution -> {
              throw new BpmnError("E");
            });
    engine.deploy(
        process("trip")
            .transaction(
                "booking",
                t ->
                    t.userTask("flight")
                        .compensatedBy("cancelFlight")
                        .serviceTask("fail", s -> s.delegateExpression("${failing}")))
            .boundaryEvent("hazard", Trigger.error("E"), b -> b.userTask("repair"))
            .userTask("travel"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    assertThat(engine.openTasks(trip)).containsExactly("repair");
    assertThat(engine.history(trip)).doesNotContain("cancelFlight");
  }

  @Test
  void whatCompletedInASubProcessUnderWayIsCompensatedToo(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction(
                "booking",
                t ->
                    t.fork(
                        b ->
                            b.subProcess(
                                "inner",
                                i ->
                                    i.userTask("flight")
                                        .compensatedBy("cancelFlight")
                                        .userTask("hotel")),
                        b -> b.userTask("decide").endEvent("giveUp", Trigger.cancel())))
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "decide");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
  }

  @Covers(value = "98 transaction", aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void anInnerTransactionIsCanceledAlone(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction(
                "outer",
                o ->
                    o.userTask("pay")
                        .compensatedBy("refund")
                        .transaction("booking", BOOKING)
                        .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")))
            .userTask("travel"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "pay");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "decide");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
    engine.completeTask(trip, "apologize");
    assertThat(engine.openTasks(trip)).containsExactly("travel");
  }

  @Covers(
      value = {"40 cancel boundary event", "49 cancel end event", "98 transaction"},
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopAroundItIsCanceledByItself(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "leg",
                n -> n.multiInstance(l -> l.cardinality(2)),
                s ->
                    s.transaction("booking", BOOKING)
                        .boundaryEvent(
                            "canceled", Trigger.cancel(), b -> b.userTask("apologize"))));
    var trip = engine.start("trip");
    for (var name : new String[] {"flight", "decide"}) {
      var first = engine.tasks().createTaskQuery().taskDefinitionKey(name).list().get(0);
      engine.tasks().complete(first.getId());
    }
    assertThat(engine.openTasks(trip)).contains("decide", "flight");
  }

  @Test
  void aCanceledInstanceOfAMultiInstanceTransactionEndsTheLoop(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction("booking", n -> n.multiInstance(l -> l.cardinality(2)), BOOKING)
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")));
    var trip = engine.start("trip");
    var decide = engine.tasks().createTaskQuery().taskDefinitionKey("decide").list().get(0);
    engine.tasks().complete(decide.getId());
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
  }

  @Test
  void itIsCanceledInACalledProcess(TestEngine engine) {
    engine.deploy(
        process("order").callActivity("call", "trip").userTask("after"),
        process("trip")
            .transaction("booking", BOOKING)
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.task("apologize")));
    var order = engine.start("order");
    for (var name : new String[] {"flight", "decide", "cancelFlight"}) {
      engine
          .tasks()
          .complete(
              engine.tasks().createTaskQuery().taskDefinitionKey(name).singleResult().getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("after");
  }

  @Test
  void itsEventSubProcessesHearTheirEventsUntilItIsCanceled(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction(
                "booking",
                b -> {
                  BOOKING.accept(b);
                  b.eventSubProcess(
                      "beside",
                      h ->
                          h.nonInterruptingStartEvent("come", Trigger.condition("${rain}"))
                              .userTask("umbrella"));
                })
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")));
    var trip = engine.start("trip");
    engine.runtime().setVariable(trip.getId(), "rain", true);
    assertThat(engine.openTasks(trip)).contains("umbrella");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "decide");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.runtime().setVariable(trip.getId(), "rain", false);
    engine.runtime().setVariable(trip.getId(), "rain", true);
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
  }

  @Test
  void whatHasCanceledTheLoopCancelsItsOtherInstancesBeforeTheyGoOn(TestEngine engine) {
    engine.deploy(
        process("trip")
            .transaction(
                "booking",
                n -> n.multiInstance(l -> l.cardinality(3)),
                s -> s.endEvent("failed", Trigger.cancel()))
            .boundaryEvent("canceled", Trigger.cancel(), b -> b.userTask("apologize")));
    var trip = engine.start("trip");
    assertThat(engine.openTasks(trip)).containsExactly("apologize");
    assertThat(Aftermath.cutOff(engine, trip))
        .filteredOn(text -> text.startsWith("failed"))
        .hasSize(2);
  }
}
