package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ExpressionException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inclusive gateways: which flows are taken, and whom a join waits for. */
@EngineTest
class InclusiveGatewayTest {

  private static final Map<String, Object> BOTH = Map.of("a", true, "b", true);

  private static BpmnBuilder order() {
    return process("order")
        .inclusive("split")
        .when("${a}", x -> x.userTask("A"))
        .when("${b}", x -> x.userTask("B"))
        .otherwise(x -> x.userTask("C"))
        .inclusive("join")
        .userTask("ship");
  }

  @Covers({"117 inclusive gateway", "122 default flow"})
  @ParameterizedTest
  @CsvSource({"true, true, A;B", "true, false, A", "false, true, B", "false, false, C"})
  void allFlowsWhoseConditionsHoldAreTakenElseTheDefaultAndTheJoinWaitsForThem(
      boolean a, boolean b, String ways, TestEngine engine) {
    engine.deploy(order());
    var order = engine.start("order", Map.of("a", a, "b", b));
    var taken = ways.split(";");
    assertThat(engine.openTasks(order)).containsExactly(taken);
    for (var task : taken) {
      assertThat(engine.openTasks(order)).doesNotContain("ship");
      engine.completeTask(order, task);
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine))
        .containsEntry("MR_EXECUTION", 2L)
        .containsEntry("MR_TASK", 1L);
    assertThat(engine.history(order)).contains("join", "split").contains(taken);
  }

  @Test
  void withoutAFlowToTakeNothingHappens(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .inclusive("split")
            .when("${a}", x -> x.userTask("A"))
            .when("${b}", x -> x.userTask("B")));
    var order = engine.start("order", Map.of("a", false, "b", false));
    assertThatThrownBy(() -> engine.completeTask(order, "first"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'split'");
    assertThat(engine.openTasks(order)).containsExactly("first");
  }

  @Test
  void joinGoesOnWhenTheTokenItWaitsForEndsElsewhere(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.userTask("B")
                        .choose("stop")
                        .when("${b}", y -> y.endEvent("given-up"))
                        .otherwise(y -> {}))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order", BOTH);
    engine.completeTaskThenOpen(order, "A", "B");
    engine.completeTaskThenOpen(order, "B", "ship");
  }

  @ParameterizedTest
  @CsvSource({"false, ship;undo", "true, undo"})
  void joinWaitsForAnEventThatCompensatesOnlyIfThatGoesOnAfterwards(
      boolean waits, String open, TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .compensatedBy("undo")
            .fork(
                x ->
                    x.throwEvent(
                            "giveUp", waits ? Trigger.compensation() : Trigger.compensationBeside())
                        .choose("stop")
                        .when("${a}", y -> y.endEvent("given-up"))
                        .otherwise(y -> {}),
                x -> x.userTask("B"))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order", BOTH);
    engine.completeTaskThenOpen(order, "pay", "B", "undo");
    engine.completeTaskThenOpen(order, "B", open.split(";"));
    engine.completeTaskThenOpen(order, "undo", "ship");
  }

  @Test
  void joinWaitsForWhatStandsInsideASubProcessAndForItsBoundaryEvents(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.subProcess("sub", s -> s.fork(y -> y.userTask("B"), y -> y.userTask("C")))
                        .boundaryEvent(
                            "late",
                            Trigger.timerDuration("PT1H"),
                            y -> y.userTask("remind").connectTo("join"))
                        .endEvent("sub-done"))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    engine.completeTaskThenOpen(order, "B", "C");
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("remind");
    engine.completeTaskThenOpen(order, "remind", "ship");
  }

  @Test
  void joinGoesOnWhenOnlyABoundaryEventCouldHaveLedThere(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.userTask("B")
                        .boundaryEvent(
                            "late", Trigger.timerDuration("PT1H"), y -> y.connectTo("join"))
                        .userTask("C")
                        .endEvent("done"))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "A", "B");
    engine.completeTaskThenOpen(order, "B", "C", "ship");
  }

  @Test
  void aTokenThatComesByANonInterruptingEventPassesOnItsOwnWhenNothingElseIsExpected(
      TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("A")
            .nonInterruptingBoundaryEvent(
                "more", Trigger.message("more"), x -> x.userTask("B").connectTo("join"))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.runtime().messageEventReceived("more", engine.executionAt(order, "A"));
    engine.completeTaskThenOpen(order, "B", "A");
    engine.completeTaskThenOpen(order, "A", "ship");
    assertThat(engine.history(order)).containsExactly("A", "B", "join", "join", "more", "start");
  }

  @Test
  void joinWaitsForAsynchronousJobs(TestEngine engine) {
    engine.bean("nothing", (JavaDelegate) execution -> {});
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.serviceTask(
                        "B", t -> t.delegateExpression("${nothing}").asyncBefore().asyncAfter()))
            .gateway("inclusiveGateway", "join", g -> g.asyncBefore().asyncAfter())
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    engine.runAllJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.history(order)).containsExactly("A", "B", "fork", "join", "join", "start");
  }

  @Test
  void multiInstanceActivityUpstreamIsWaitedFor(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x -> x.userTask("vote", t -> t.multiInstance(m -> m.cardinality(2))))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    for (var left = 2; left > 0; left--) {
      assertThat(engine.openTasks(order)).hasSize(left).doesNotContain("ship");
      engine
          .tasks()
          .complete(
              engine.tasks().createTaskQuery().taskDefinitionKey("vote").list().get(0).getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Covers(value = "117 inclusive gateway", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopJoinsItsOwnTokens(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                t -> t.multiInstance(m -> m.cardinality(3)),
                s ->
                    s.inclusive("split")
                        .when("${loopCounter > 0}", x -> x.userTask("A"))
                        .when("${loopCounter != 1}", x -> x.userTask("B"))
                        .inclusive("join")
                        .userTask("C"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("A", "A", "B", "B");
    for (var key : new String[] {"A", "A", "B", "B", "C", "C", "C"}) {
      var all = engine.tasks().createTaskQuery().taskDefinitionKey(key).list();
      engine.tasks().complete(all.get(0).getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void aCircleSplitsAndJoinsAgainAndAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .inclusive("again")
            .inclusive("split")
            .when("${true}", x -> x.userTask("A"))
            .when("${n > 0}", x -> x.task("B"))
            .inclusive("join")
            .serviceTask("count", t -> t.expression("${n + 1}").resultVariable("n"))
            .choose("enough")
            .when("${n < 3}", x -> x.connectTo("again"))
            .otherwise(x -> x.userTask("ship")));
    var order = engine.start("order", Map.of("n", 0));
    for (var round = 0; round < 3; round++) {
      assertThat(engine.openTasks(order)).containsExactly("A");
      engine.completeTask(order, "A");
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aTokenThatCanAlsoComeWhereOneWaitsIsNotWaitedFor(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A").merge("one"),
                x ->
                    x.userTask("B")
                        .choose("which")
                        .when("${a}", y -> y.connectTo("one"))
                        .otherwise(y -> {}))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order", BOTH);
    engine.completeTaskThenOpen(order, "A", "B", "ship");
    engine.completeTaskThenOpen(order, "B", "ship", "ship");
  }

  @Test
  void userCodeThatCompletesATaskInTheMiddleOfAStepDoesNotLetTheJoinPassTooEarly(
      TestEngine engine) {
    engine.bean(
        "completer",
        (JavaDelegate)
            execution -> {
              var task = engine.tasks().createTaskQuery().taskDefinitionKey("A").singleResult();
              engine.tasks().complete(task.getId());
              assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("ship").count())
                  .isZero();
            });
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x -> x.userTask("B").serviceTask("D", t -> t.delegateExpression("${completer}")))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "B", "ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Covers(
      value = "117 inclusive gateway",
      aspect = {Aspect.INTERRUPTED, Aspect.IN_SUB_PROCESS})
  @Test
  void waitingTokensGoWithTheirSubProcess(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(x -> x.userTask("A"), x -> x.userTask("B"))
                        .inclusive("join")
                        .userTask("C"))
            .boundaryEvent("cancel", Trigger.message("cancel"), x -> x.userTask("undo")));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName("cancel")
        .processInstanceId(order.getId())
        .receive();
    assertThat(engine.openTasks(order)).containsExactly("undo");
    assertThat(Aftermath.cutOff(engine, order))
        .containsExactly(
            "B: boundary event 'cancel'",
            "join: boundary event 'cancel'",
            "sub: boundary event 'cancel'");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void joinInAFamilyTooLargeToBeReadWholeWaitsAsAnyOther(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.userTask(
                        "vote",
                        t ->
                            t.multiInstance(
                                m -> m.cardinality(250).until("${nrOfCompletedInstances == 2}"))))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    for (var i = 0; i < 2; i++) {
      assertThat(engine.openTasks(order)).doesNotContain("ship");
      engine
          .tasks()
          .complete(
              engine
                  .tasks()
                  .createTaskQuery()
                  .taskDefinitionKey("vote")
                  .listPage(0, 1)
                  .get(0)
                  .getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Covers(value = "117 inclusive gateway", aspect = Aspect.INTERRUPTED)
  @Test
  void deletedInstanceLeavesNothing(TestEngine engine) {
    engine.deploy(order());
    var order = engine.start("order", BOTH);
    engine.completeTask(order, "A");
    engine.runtime().deleteProcessInstance(order.getId(), "no more");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void joinWaitsForATokenThatComesThroughALink(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(x -> x.userTask("B").linkTo("away", "link"), x -> x.userTask("A"))
            .inclusive("join")
            .userTask("ship")
            .endEvent("end")
            .linkFrom("back", "link")
            .userTask("C")
            .connectTo("join"));
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "A", "B");
    engine.completeTaskThenOpen(order, "B", "C");
    engine.completeTaskThenOpen(order, "C", "ship");
  }

  @Test
  void anEventSubProcessJoinsItsOwnTokensAndIsNotWaitedForAround(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(x -> x.userTask("A"), x -> x.userTask("B"))
            .inclusive("join")
            .userTask("ship")
            .eventSubProcess(
                "handler",
                s ->
                    s.nonInterruptingStartEvent("come", Trigger.message("more"))
                        .fork(x -> x.userTask("C"), x -> x.userTask("D"))
                        .inclusive("inner")
                        .userTask("E")));
    var order = engine.start("order");
    message(engine, order, "more");
    engine.completeTask(order, "A");
    engine.completeTaskThenOpen(order, "C", "B", "D");
    engine.completeTaskThenOpen(order, "B", "D", "ship");
    engine.completeTaskThenOpen(order, "D", "E", "ship");
  }

  private static void message(TestEngine engine, ProcessInstance order, String name) {
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName(name)
        .processInstanceId(order.getId())
        .receive();
  }

  @Test
  void anEventSubProcessThatInterruptsTakesTheWaitingTokensAway(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(x -> x.userTask("A"), x -> x.userTask("B"))
            .inclusive("join")
            .userTask("ship")
            .eventSubProcess(
                "handler", s -> s.startEvent("come", Trigger.message("stop")).userTask("repair")));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    message(engine, order, "stop");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    engine.completeTask(order, "repair");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void joinWaitsForTheWayBehindAnEscalation(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.subProcess(
                            "sub",
                            s -> s.userTask("B").endEvent("raise", Trigger.escalation("high")))
                        .boundaryEvent(
                            "raised",
                            Trigger.escalation("high"),
                            y -> y.userTask("C").connectTo("join"))
                        .endEvent("sub-done"))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "A", "B");
    engine.completeTaskThenOpen(order, "B", "C");
    engine.completeTaskThenOpen(order, "C", "ship");
  }

  @Test
  void joinWaitsForTheWayBehindACancelledTransaction(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.transaction(
                            "sub",
                            s ->
                                s.userTask("B")
                                    .compensatedBy("undoB")
                                    .endEvent("stop", Trigger.cancel()))
                        .boundaryEvent(
                            "stopped", Trigger.cancel(), y -> y.userTask("C").connectTo("join"))
                        .endEvent("sub-done"))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    engine.completeTaskThenOpen(order, "B", "undoB");
    engine.completeTaskThenOpen(order, "undoB", "C");
    engine.completeTaskThenOpen(order, "C", "ship");
  }

  @Test
  void whatIsKeptForCompensationIsNoTokenAndWhoCompensatesIsOne(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.subProcess("sub", s -> s.userTask("B").compensatedBy("undoB"))
                        .userTask("C")
                        .throwEvent("undo", Trigger.compensation()))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "B");
    engine.completeTaskThenOpen(order, "A", "C");
    engine.completeTaskThenOpen(order, "C", "undoB");
    engine.completeTaskThenOpen(order, "undoB", "ship");
  }

  @Test
  void aSubProcessThatIsKeptForCompensationIsNotWaitedForThoughItCouldComeAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.subProcess("sub", s -> s.userTask("B").compensatedBy("undoB"))
                        .choose("which")
                        .when("${b}", y -> y.userTask("C").endEvent("aside"))
                        .otherwise(y -> {}))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order", BOTH);
    engine.completeTask(order, "A");
    engine.completeTaskThenOpen(order, "B", "C", "ship");
  }

  @Test
  void joinInAnAdHocSubProcessWaitsForWhatHasBeenStartedThere(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess(
                "visit",
                n ->
                    n.inside("userTask", "id", "A")
                        .inside("userTask", "id", "B")
                        .inside("inclusiveGateway", "id", "join")
                        .inside("userTask", "id", "C")
                        .inside("sequenceFlow", "id", "a", "sourceRef", "A", "targetRef", "join")
                        .inside("sequenceFlow", "id", "b", "sourceRef", "B", "targetRef", "join")
                        .inside("sequenceFlow", "id", "c", "sourceRef", "join", "targetRef", "C")));
    var care = engine.start("care");
    var visit = engine.runtime().getAdhocSubProcessExecutions(care.getId()).get(0).getId();
    engine.runtime().executeActivityInAdhocSubProcess(visit, "A");
    engine.runtime().executeActivityInAdhocSubProcess(visit, "B");
    engine.completeTaskThenOpen(care, "A", "B");
    engine.completeTaskThenOpen(care, "B", "C");
  }

  @Test
  void aTokenAtAnEventBasedGatewayIsWaitedFor(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x ->
                    x.firstOf("which")
                        .way(y -> y.catchEvent("paid", Trigger.message("paid")))
                        .way(y -> y.catchEvent("off", Trigger.message("off")).endEvent("given-up")))
            .inclusive("join")
            .userTask("ship"));
    var paid = engine.start("order");
    engine.completeTask(paid, "A");
    assertThat(engine.openTasks(paid)).isEmpty();
    message(engine, paid, "paid");
    assertThat(engine.openTasks(paid)).containsExactly("ship");
    var off = engine.start("order");
    engine.completeTask(off, "A");
    message(engine, off, "off");
    assertThat(engine.openTasks(off)).containsExactly("ship");
  }

  @Test
  void whatFollowsFromOneJoinIsDoneBeforeThatOfTheNextInstanceIsJudged(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                t -> t.multiInstance(m -> m.cardinality(3).until("${nrOfCompletedInstances >= 2}")),
                s -> s.fork(x -> x.task("A"), x -> x.task("B")).inclusive("join").task("after"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.completed(engine, order)).filteredOn("after"::equals).hasSize(2);
    assertThat(Aftermath.completed(engine, order)).filteredOn("join"::equals).hasSize(4);
  }
}
