package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compensation: what has completed is undone by the handlers that are bound to it. */
@EngineTest
class CompensationTest {

  private static BpmnBuilder trip() {
    return process("trip")
        .userTask("flight")
        .compensatedBy("cancelFlight")
        .userTask("hotel")
        .compensatedBy("cancelHotel")
        .userTask("car")
        .compensatedBy("cancelCar");
  }

  @Covers({
    "31 compensation throw event",
    "41 compensation boundary event",
    "108 compensation handler"
  })
  @Test
  void handlersRunInReverseOrderOfCompletionAndTheThrowerWaitsForThem(TestEngine engine) {
    // given
    engine.deploy(trip().throwEvent("undo", Trigger.compensation()).userTask("after"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "hotel");
    assertThat(engine.openTasks(trip)).containsExactly("car");
    // when
    engine.completeTask(trip, "car");
    // then
    assertThat(engine.openTasks(trip)).containsExactly("cancelCar");
    assertThat(engine.underWay(trip)).containsExactly("cancelCar", "undo");
    assertThat(engine.runtime().getActiveActivityIds(trip.getId())).containsExactly("cancelCar");
    engine.completeTask(trip, "cancelCar");
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel");
    engine.completeTask(trip, "cancelHotel");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("after");
    assertThat(engine.trail(trip))
        .containsExactly(
            "start", "flight", "hotel", "car", "undo", "cancelCar", "cancelHotel", "cancelFlight");
  }

  @Test
  void withoutCompensationNoHandlerRuns(TestEngine engine) {
    engine.deploy(trip());
    var trip = engine.start("trip");
    for (var task : List.of("flight", "hotel", "car")) {
      engine.completeTask(trip, task);
    }
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(engine.history(trip)).doesNotContain("cancelCar", "cancelHotel", "cancelFlight");
  }

  @Test
  void onlyWhatHasCompletedIsCompensated(TestEngine engine) {
    engine.deploy(
        process("trip")
            .fork(
                b -> b.userTask("flight").compensatedBy("cancelFlight"),
                b -> b.userTask("hotel").compensatedBy("cancelHotel"),
                b -> b.userTask("giveUp").throwEvent("undo", Trigger.compensation())));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "giveUp");
    assertThat(engine.openTasks(trip)).containsExactly("cancelFlight", "hotel");
    engine.completeTask(trip, "cancelFlight");
    engine.completeTask(trip, "hotel");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void oneActivityCanBeCompensatedAlone(TestEngine engine) {
    engine.deploy(trip().throwEvent("undo", Trigger.compensationOf("hotel")).userTask("after"));
    var trip = engine.start("trip");
    for (var task : List.of("flight", "hotel", "car")) {
      engine.completeTask(trip, task);
    }
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel");
    engine.completeTask(trip, "cancelHotel");
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void eachCompletedActivityIsCompensatedOnceOnly(TestEngine engine) {
    engine.deploy(
        trip()
            .throwEvent("undoHotel", Trigger.compensationOf("hotel"))
            .throwEvent("undoAll", Trigger.compensation())
            .throwEvent("undoAgain", Trigger.compensation())
            .userTask("after"));
    var trip = engine.start("trip");
    for (var task : List.of("flight", "hotel", "car", "cancelHotel", "cancelCar", "cancelFlight")) {
      assertThat(engine.openTasks(trip)).containsExactly(task);
      engine.completeTask(trip, task);
    }
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void anActivityThatCompletedTwiceIsCompensatedTwice(TestEngine engine) {
    engine.deploy(
        process("trip")
            .merge("again")
            .userTask("book")
            .compensatedBy("cancel")
            .choose("enough")
            .when("${more}", b -> b.connectTo("again"))
            .otherwise(b -> b.endEvent("undo", Trigger.compensation())));
    var trip = engine.start("trip", Map.of("more", true));
    engine.completeTask(trip, "book");
    engine.tasks().complete(engine.task(trip, "book").getId(), Map.of("more", false));
    engine.completeTask(trip, "cancel");
    engine.completeTask(trip, "cancel");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Covers("52 compensation end event")
  @Test
  void anEndEventCompensates(TestEngine engine) {
    engine.deploy(trip().endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    for (var task : List.of("flight", "hotel", "car", "cancelCar", "cancelHotel", "cancelFlight")) {
      engine.completeTask(trip, task);
    }
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(engine.history(trip)).contains("undo");
  }

  @Test
  void anEventThatDoesNotWaitGoesOnBesideItsHandlersAndTheScopeWaitsForThem(TestEngine engine) {
    engine.deploy(trip().throwEvent("undo", Trigger.compensationBeside()).userTask("after"));
    var trip = engine.start("trip");
    for (var task : List.of("flight", "hotel", "car")) {
      engine.completeTask(trip, task);
    }
    assertThat(engine.openTasks(trip)).containsExactly("after", "cancelCar");
    engine.completeTask(trip, "after");
    for (var task : List.of("cancelCar", "cancelHotel", "cancelFlight")) {
      assertThat(engine.openTasks(trip)).containsExactly(task);
      engine.completeTask(trip, task);
    }
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(engine.history(trip)).filteredOn("undo"::equals).hasSize(1);
  }

  @Covers(
      value = {"41 compensation boundary event", "108 compensation handler"},
      aspect = Aspect.IN_SUB_PROCESS)
  @Test
  void aCompletedSubProcessIsCompensatedWithItsVariablesAsTheyWere(TestEngine engine) {
    // given
    var log = new Log();
    engine.bean("log", log);
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                n -> n.executionListener("start", "${execution.setVariableLocal('price', 10)}"),
                s ->
                    s.userTask("flight")
                        .compensatedBy(
                            "serviceTask", "undoFlight", t -> t.expression("${log.add(price)}"))
                        .userTask("hotel")
                        .compensatedBy("cancelHotel"))
            .userTask("pay")
            .compensatedBy("refund")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip", Map.of("price", 1));
    engine.completeTask(trip, "flight");
    engine.runtime().setVariableLocal(engine.executionAt(trip, "booking"), "price", 20);
    engine.completeTask(trip, "hotel");
    engine.runtime().setVariable(trip.getId(), "price", 2);
    // when
    engine.completeTask(trip, "pay");
    // then
    assertThat(engine.openTasks(trip)).containsExactly("refund");
    engine.completeTask(trip, "refund");
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel");
    assertThat(engine.tasks().getVariable(engine.task(trip, "cancelHotel").getId(), "price"))
        .isEqualTo(20);
    engine.completeTask(trip, "cancelHotel");
    assertThat(log.entries()).containsExactly("20");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void aSubProcessWithAHandlerOfItsOwnIsCompensatedByThatAlone(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess("booking", s -> s.userTask("flight").compensatedBy("cancelFlight"))
            .compensatedBy("cancelBooking")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    assertThat(engine.openTasks(trip)).containsExactly("cancelBooking");
    engine.completeTask(trip, "cancelBooking");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void whatASubProcessCompensatesItselfIsNotCompensatedAgain(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                s ->
                    s.userTask("flight")
                        .compensatedBy("cancelFlight")
                        .endEvent("undoInside", Trigger.compensation()))
            .throwEvent("undo", Trigger.compensation())
            .userTask("after"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void subProcessesInSubProcessesAreCompensatedFromTheInsideOut(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "outer",
                o ->
                    o.userTask("a")
                        .compensatedBy("undoA")
                        .subProcess("inner", i -> i.userTask("b").compensatedBy("undoB"))
                        .userTask("c")
                        .compensatedBy("undoC"))
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    for (var task : List.of("a", "b", "c", "undoC", "undoB", "undoA")) {
      assertThat(engine.openTasks(trip)).containsExactly(task);
      engine.completeTask(trip, task);
    }
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Covers(
      value = {"41 compensation boundary event", "108 compensation handler"},
      aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfAMultiInstanceActivityIsCompensatedWithItsVariables(TestEngine engine) {
    engine.deploy(
        process("trip")
            .userTask("book", t -> t.multiInstance(l -> l.collection("${legs}", "leg")))
            .compensatedBy("cancel")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip", Map.of("legs", List.of("x", "y", "z")));
    for (var task : engine.tasks().createTaskQuery().list()) {
      engine.tasks().complete(task.getId());
    }
    var handlers = engine.tasks().createTaskQuery().taskDefinitionKey("cancel").list();
    assertThat(handlers)
        .extracting(task -> engine.tasks().getVariable(task.getId(), "leg"))
        .containsExactlyInAnyOrder("x", "y", "z");
    handlers.forEach(task -> engine.tasks().complete(task.getId()));
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void theRoundsOfAParallelLoopAreCompensatedOneAfterTheOther(TestEngine engine) {
    engine.deploy(
        process("trip")
            .merge("again")
            .userTask("book", t -> t.multiInstance(l -> l.collection("${legs}", "leg")))
            .compensatedBy("cancel")
            .choose("enough")
            .when("${more}", b -> b.connectTo("again"))
            .otherwise(b -> b.endEvent("undo", Trigger.compensation())));
    var trip = engine.start("trip", Map.of("legs", List.of("x", "y", "z"), "more", true));
    for (var task : engine.tasks().createTaskQuery().list()) {
      engine.runtime().setVariable(trip.getId(), "legs", List.of("v", "w"));
      engine.tasks().complete(task.getId());
    }
    engine.runtime().setVariable(trip.getId(), "more", false);
    engine.tasks().createTaskQuery().list().forEach(t -> engine.tasks().complete(t.getId()));
    for (var round : List.of(List.of("v", "w"), List.of("x", "y", "z"))) {
      var handlers = engine.tasks().createTaskQuery().taskDefinitionKey("cancel").list();
      assertThat(handlers)
          .extracting(task -> engine.tasks().getVariable(task.getId(), "leg"))
          .containsExactlyInAnyOrderElementsOf(round);
      handlers.forEach(task -> engine.tasks().complete(task.getId()));
    }
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void theInstancesOfASequentialLoopAreCompensatedOneAfterTheOther(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "leg",
                n -> n.multiInstance(l -> l.collection("${legs}", "leg").sequential()),
                s -> s.userTask("book").compensatedBy("cancel"))
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip", Map.of("legs", List.of("x", "y")));
    engine.completeTask(trip, "book");
    engine.completeTask(trip, "book");
    for (var leg : List.of("y", "x")) {
      var task = engine.task(trip, "cancel");
      assertThat(engine.tasks().getVariable(task.getId(), "leg")).isEqualTo(leg);
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void aCallActivityIsCompensatedByItsOwnHandler(TestEngine engine) {
    engine.deploy(
        process("trip")
            .callActivity("call", "booking")
            .compensatedBy("cancelBooking")
            .endEvent("undo", Trigger.compensation()),
        process("booking").userTask("flight").compensatedBy("cancelFlight"));
    var trip = engine.start("trip");
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    assertThat(engine.openTasks(trip)).containsExactly("cancelBooking");
    engine.completeTask(trip, "cancelBooking");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void aHandlerMayBeAsynchronous(TestEngine engine) {
    engine.deploy(
        process("trip")
            .task("flight")
            .compensatedBy("userTask", "cancelFlight", n -> n.asyncBefore().asyncAfter())
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    assertThat(engine.openTasks(trip)).isEmpty();
    engine.runDueJobs();
    engine.completeTask(trip, "cancelFlight");
    assertThat(engine.hasEnded(trip)).isFalse();
    engine.runDueJobs();
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void anErrorOfAHandlerIsCaughtAroundTheThrower(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                s ->
                    s.userTask("flight")
                        .compensatedBy("cancelFlight")
                        .userTask("hotel")
                        .compensatedBy(
                            "serviceTask", "undoHotel", t -> t.delegateExpression("${failing}"))
                        .endEvent("undo", Trigger.compensation()))
            .boundaryEvent("failed", Trigger.error("E"), b -> b.userTask("repair"))
            .userTask("after"));
    engine.bean(
        "failing",
        (io.millrace.bpmn.delegate.JavaDelegate)
            execution -> {
              throw new io.millrace.bpmn.delegate.BpmnError("E");
            });
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "hotel");
    assertThat(engine.openTasks(trip)).containsExactly("repair");
  }

  @Covers(
      value = {"31 compensation throw event", "108 compensation handler"},
      aspect = Aspect.INTERRUPTED)
  @Test
  void aScopeThatIsInterruptedWhileItCompensatesLeavesNothing(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                s ->
                    s.userTask("flight")
                        .compensatedBy("cancelFlight")
                        .userTask("hotel")
                        .compensatedBy("cancelHotel")
                        .endEvent("undo", Trigger.compensation()))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("stopped"))
            .throwEvent("undoAll", Trigger.compensation()));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.completeTask(trip, "hotel");
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel");
    engine.runtime().messageEventReceived("stop", engine.executionAt(trip, "booking"));
    assertThat(engine.openTasks(trip)).containsExactly("stopped");
    engine.completeTask(trip, "stopped");
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Covers(
      value = {"31 compensation throw event", "108 compensation handler"},
      aspect = Aspect.INTERRUPTED)
  @Test
  void anInstanceThatIsDeletedLeavesNothing(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                n -> n.executionListener("start", "${execution.setVariableLocal('price', 10)}"),
                s -> s.task("flight").compensatedBy("cancelFlight"))
            .task("hotel")
            .compensatedBy("cancelHotel")
            .userTask("wait")
            .endEvent("undo", Trigger.compensation()));
    var before = engine.start("trip");
    var within = engine.start("trip");
    engine.completeTask(within, "wait");
    engine.runtime().deleteProcessInstance(before.getId(), "test");
    engine.runtime().deleteProcessInstance(within.getId(), "test");
    assertThat(engine.hasEnded(before)).isTrue();
    assertThat(engine.hasEnded(within)).isTrue();
  }

  @Test
  void aThrowerThatWaitsCannotBeTriggered(TestEngine engine) {
    engine.deploy(trip().throwEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    for (var task : List.of("flight", "hotel", "car")) {
      engine.completeTask(trip, task);
    }
    var undo = engine.executionAt(trip, "undo");
    assertThatThrownBy(() -> engine.runtime().trigger(undo))
        .isInstanceOf(IllegalStateEngineException.class);
  }

  @Test
  void whatCompletedIsKeptWhileItsScopeRuns(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess("booking", s -> s.userTask("flight").compensatedBy("cancelFlight"))
            .userTask("wait")
            .throwEvent("undo", Trigger.compensationOf("booking")));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    assertThat(engine.runtime().getActiveActivityIds(trip.getId())).containsExactly("wait");
    assertThat(engine.underWay(trip)).containsExactly("wait");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 250})
  void whatIsKeptIsReadAtOnceWhenItsInstanceEnds(int legs, TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "leg",
                n -> n.multiInstance(l -> l.cardinality(legs)),
                s -> s.task("flight").compensatedBy("cancelFlight"))
            .userTask("wait"));
    var trip = engine.start("trip");
    var sent = engine.statementsOf(() -> engine.completeTask(trip, "wait"));
    assertThat(sent)
        .filteredOn(text -> text.startsWith("select") && text.contains("from MR_COMPENSABLE"))
        .hasSize(1);
    assertThat(sent).filteredOn(text -> text.startsWith("select")).hasSizeLessThan(15);
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void whatIsKeptIsNoInstanceAndGoesWithTheDeployment(TestEngine engine) {
    // given
    engine.deploy(
        process("trip")
            .subProcess(
                "leg",
                n -> n.multiInstance(l -> l.cardinality(3).sequential()),
                s -> s.task("flight").compensatedBy("cancelFlight"))
            .userTask("wait")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    // then
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isEqualTo(1);
    assertThat(
            engine.runtime().createExecutionQuery().parentId(trip.getId()).activityId("leg").list())
        .hasSize(3)
        .noneMatch(execution -> engine.underWay(trip).contains("leg"));
    // when
    var repository = engine.engine().getRepositoryService();
    var deployment = repository.createDeploymentQuery().singleResult().getId();
    repository.deleteDeployment(deployment, true);
    // then
    assertThat(engine.runtime().createExecutionQuery().count()).isZero();
  }

  @Test
  void manyCompletedActivitiesAreCompensatedInALargeFamily(TestEngine engine) {
    engine.bean("log", new Log());
    engine.deploy(
        process("trip")
            .subProcess(
                "leg",
                n -> n.multiInstance(l -> l.cardinality(250)),
                s ->
                    s.task("flight")
                        .compensatedBy(
                            "serviceTask", "undoFlight", t -> t.expression("${log.add('x')}")))
            .userTask("wait")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    engine.completeTask(trip, "wait");
    assertThat(engine.hasEnded(trip)).isTrue();
    assertThat(engine.history(trip)).filteredOn("undoFlight"::equals).hasSize(250);
  }

  @Test
  void whatCompletedInAnInterruptedScopeIsForgotten(TestEngine engine) {
    engine.deploy(
        process("trip")
            .subProcess(
                "booking",
                s -> s.userTask("flight").compensatedBy("cancelFlight").userTask("hotel"))
            .boundaryEvent(
                "stop",
                Trigger.message("stop"),
                b ->
                    b.subProcess(
                            "other",
                            s -> s.userTask("think").throwEvent("undo", Trigger.compensation()))
                        .userTask("after")));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.runtime().messageEventReceived("stop", engine.executionAt(trip, "booking"));
    engine.completeTask(trip, "think");
    assertThat(engine.openTasks(trip)).containsExactly("after");
    engine.completeTask(trip, "after");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void theOrderGoesOnWhenTheLatestActivityWasCompensatedInTheSameTransaction(TestEngine engine) {
    engine.deploy(
        process("trip")
            .userTask("flight")
            .compensatedBy("cancelFlight")
            .userTask("train")
            .compensatedBy("cancelTrain")
            .userTask("hotel")
            .compensatedBy("task", "cancelHotel", t -> {})
            .userTask("think")
            .throwEvent("undoHotel", Trigger.compensationOf("hotel"))
            .task("car")
            .compensatedBy("cancelCar")
            .endEvent("undo", Trigger.compensation()));
    var trip = engine.start("trip");
    for (var task : List.of("flight", "train", "hotel", "think")) {
      engine.completeTask(trip, task);
    }
    for (var task : List.of("cancelCar", "cancelTrain", "cancelFlight")) {
      assertThat(engine.openTasks(trip)).containsExactly(task);
      engine.completeTask(trip, task);
    }
    assertThat(engine.hasEnded(trip)).isTrue();
  }

  @Test
  void anErrorOfAHandlerIsNoBusinessOfEventSubProcessesInWhatHasCompleted(TestEngine engine) {
    engine.bean(
        "failing",
        (io.millrace.bpmn.delegate.JavaDelegate)
            execution -> {
              throw new io.millrace.bpmn.delegate.BpmnError("E");
            });
    engine.deploy(
        process("trip")
            .subProcess(
                "outer",
                o ->
                    o.subProcess(
                            "booking",
                            s ->
                                s.userTask("flight")
                                    .compensatedBy(
                                        "serviceTask",
                                        "undoFlight",
                                        t -> t.delegateExpression("${failing}"))
                                    .eventSubProcess(
                                        "handler",
                                        h ->
                                            h.startEvent("wrong", Trigger.error("E"))
                                                .userTask("never")))
                        .endEvent("undo", Trigger.compensation()))
            .boundaryEvent("failed", Trigger.error("E"), b -> b.userTask("repair"))
            .userTask("after"));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    assertThat(engine.openTasks(trip)).containsExactly("repair");
  }

  @Test
  void handlersThatWaitDoNotReadAllThatIsLeftEachTime(TestEngine engine) {
    // given
    var rounds = 45;
    engine.deploy(
        process("trip")
            .userTask(
                "book",
                t ->
                    t.inside(
                        "standardLoopCharacteristics",
                        l -> l.attribute("loopMaximum", rounds).child("loopCondition", "${true}")))
            .compensatedBy("cancel")
            .throwEvent("undo", Trigger.compensation())
            .userTask("after"));
    var trip = engine.start("trip");
    for (var i = 0; i < rounds; i++) {
      engine.completeTask(trip, "book");
    }
    // when
    for (var i = 0; i < rounds; i++) {
      assertThat(engine.openTasks(trip)).containsExactly("cancel");
      var sent = engine.statementsOf(() -> engine.completeTask(trip, "cancel"));
      // then
      assertThat(sent)
          .filteredOn(text -> text.contains("from MR_COMPENSABLE where SCOPE_ID_"))
          .allMatch(text -> text.contains("limit 20"));
    }
    assertThat(engine.openTasks(trip)).containsExactly("after");
  }

  @Test
  void allInstancesOfALargeParallelLoopAreCompensatedSideBySide(TestEngine engine) {
    var instances = 45;
    engine.deploy(
        process("trip")
            .userTask("book", t -> t.multiInstance(m -> m.cardinality(instances)))
            .compensatedBy("cancel")
            .userTask("wait")
            .throwEvent("undo", Trigger.compensation())
            .userTask("after"));
    var trip = engine.start("trip");
    for (var task : engine.tasks().createTaskQuery().processInstanceId(trip.getId()).list()) {
      engine.tasks().complete(task.getId());
    }
    engine.completeTask(trip, "wait");
    assertThat(engine.openTasks(trip)).hasSize(instances).containsOnly("cancel");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 30})
  void instancesOfAParallelLoopAreCompensatedTogetherWhateverCompletedBetweenThem(
      int between, TestEngine engine) {
    engine.deploy(
        process("trip")
            .fork(
                b ->
                    b.userTask("book", t -> t.multiInstance(l -> l.cardinality(2)))
                        .compensatedBy("cancel")
                        .throwEvent("undo", Trigger.compensation())
                        .userTask("after"),
                b -> b.merge("again").userTask("note").compensatedBy("strike").connectTo("again")));
    var trip = engine.start("trip");
    var bookings = engine.tasks().createTaskQuery().taskDefinitionKey("book").list();
    engine.tasks().complete(bookings.get(0).getId());
    for (var i = 0; i < between; i++) {
      engine.completeTask(trip, "note");
    }
    engine.tasks().complete(bookings.get(1).getId());
    assertThat(engine.openTasks(trip)).containsExactly("cancel", "cancel", "note");
    for (var task : engine.tasks().createTaskQuery().taskDefinitionKey("cancel").list()) {
      engine.tasks().complete(task.getId());
    }
    for (var i = 0; i < between; i++) {
      assertThat(engine.openTasks(trip)).containsExactly("note", "strike");
      engine.completeTask(trip, "strike");
    }
    assertThat(engine.openTasks(trip)).containsExactly("after", "note");
  }

  @Test
  void anEventInAnEventSubProcessCompensatesThatAloneUnlessItNamesAnActivityAround(
      TestEngine engine) {
    engine.deploy(
        process("trip")
            .userTask("flight")
            .compensatedBy("cancelFlight")
            .userTask("wait")
            .eventSubProcess(
                "storm",
                h ->
                    h.nonInterruptingStartEvent("news", Trigger.message("storm"))
                        .task("hotel")
                        .compensatedBy("cancelHotel")
                        .throwEvent("undoHotel", Trigger.compensation())
                        .throwEvent("undoFlight", Trigger.compensationOf("flight"))));
    var trip = engine.start("trip");
    engine.completeTask(trip, "flight");
    engine.runtime().messageEventReceived("storm", subscribed(trip, engine));
    assertThat(engine.openTasks(trip)).containsExactly("cancelHotel", "wait");
    engine.completeTaskThenOpen(trip, "cancelHotel", "cancelFlight", "wait");
    engine.completeTaskThenOpen(trip, "cancelFlight", "wait");
  }

  private static String subscribed(ProcessInstance instance, TestEngine engine) {
    return engine
        .runtime()
        .createEventSubscriptionQuery()
        .processInstanceId(instance.getId())
        .singleResult()
        .getExecutionId();
  }
}
