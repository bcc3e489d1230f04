package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ExpressionException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Complex gateways: n of m, the reset, conditions over flows. */
@EngineTest
class ComplexGatewayTest {

  private static BpmnBuilder twoOfThree() {
    return process("order")
        .fork(x -> x.userTask("A"), x -> x.userTask("B"), x -> x.userTask("C"))
        .complex("two", "${activationCount >= 2}")
        .userTask("ship");
  }

  @Covers(
      value = "120 complex gateway",
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @Test
  void goesOnWhenEnoughTokensAreThereAndLetsTheLateOneGoBy(TestEngine engine) {
    engine.deploy(twoOfThree());
    var order = engine.start("order");
    engine.completeTask(order, "B");
    assertThat(engine.openTasks(order)).containsExactly("A", "C");
    engine.completeTask(order, "C");
    assertThat(engine.openTasks(order)).containsExactly("A", "ship");
    engine.completeTask(order, "A");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    engine.completeTask(order, "ship");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(engine.history(order))
        .containsExactly("A", "B", "C", "end", "fork", "ship", "start", "two", "two", "two");
  }

  @Test
  void startsAnewThoughHandlersRunBesideAnEventThatHasGoneOn(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .compensatedBy("undo")
            .fork(
                x ->
                    x.throwEvent("giveUp", Trigger.compensationBeside())
                        .choose("stop")
                        .when("${true}", y -> y.endEvent("given-up"))
                        .otherwise(y -> {}),
                x -> x.merge("again").userTask("B"))
            .complex("one", "${activationCount >= 1}")
            .userTask("ship")
            .connectTo("again"));
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "pay", "B", "undo");
    engine.completeTaskThenOpen(order, "B", "ship", "undo");
    engine.completeTaskThenOpen(order, "ship", "B", "undo");
    engine.completeTaskThenOpen(order, "B", "ship", "undo");
  }

  @Test
  void theInstanceStaysUntilTheLateTokenHasCome(TestEngine engine) {
    engine.deploy(twoOfThree());
    var order = engine.start("order");
    engine.completeTask(order, "B");
    engine.completeTask(order, "C");
    engine.completeTask(order, "ship");
    assertThat(engine.hasEnded(order)).isFalse();
    engine.completeTask(order, "A");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void whatNeverComesIsNotWaitedForBeforeTheReset(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x -> x.userTask("B"),
                x ->
                    x.userTask("C")
                        .choose("stop")
                        .when("${stop}", y -> y.endEvent("given-up"))
                        .otherwise(y -> {}))
            .complex("two", "${activationCount >= 2}")
            .userTask("ship"));
    var order = engine.start("order", Map.of("stop", true));
    engine.completeTask(order, "A");
    engine.completeTask(order, "B");
    engine.completeTask(order, "ship");
    assertThat(engine.hasEnded(order)).isFalse();
    engine.completeTask(order, "C");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void anInstanceEndsAtItsLastEndEventAndNotAtAGatewayThatWaitedForMore(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A"),
                x -> x.userTask("B"),
                x ->
                    x.userTask("C")
                        .choose("stop")
                        .when("${stop}", y -> y.endEvent("given-up"))
                        .otherwise(y -> {}))
            .complex("two", "${activationCount >= 2}")
            .userTask("ship"));
    var order = engine.start("order", Map.of("stop", true));
    for (var task : List.of("A", "B", "ship", "C")) {
      engine.completeTask(order, task);
    }
    var ended =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(order.getId())
            .singleResult();
    assertThat(ended.getEndActivityId()).isEqualTo("given-up");
  }

  @Test
  void conditionsSeeFlowsByTheirIdsAndTheStateOfTheGateway(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(x -> x.userTask("A"), x -> x.userTask("B"), x -> x.userTask("C"))
            .nextFlow(f -> {})
            .complex("gate", "${activationCount >= 1}")
            .when("${waitingForStart}", x -> x.userTask("first"))
            .when("${!waitingForStart}", x -> x.userTask("late")));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    assertThat(engine.openTasks(order)).containsExactly("B", "C", "first");
    engine.completeTask(order, "B");
    assertThat(engine.openTasks(order)).containsExactly("C", "first");
    engine.completeTask(order, "C");
    assertThat(engine.openTasks(order)).containsExactly("first", "late");
  }

  @Test
  void aConditionMayNameTheFlows(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.userTask("A").nextFlow(f -> f.attribute("id", "chief")).connectTo("gate"),
                x -> x.userTask("B").nextFlow(f -> f.attribute("id", "one")).connectTo("gate"),
                x -> x.userTask("C").nextFlow(f -> f.attribute("id", "two")).connectTo("gate"))
            .complex("gate", "${chief >= 1 || one + two >= 2}")
            .userTask("ship"));
    var byChief = engine.start("order");
    engine.completeTask(byChief, "B");
    assertThat(engine.openTasks(byChief)).containsExactly("A", "C");
    engine.completeTask(byChief, "A");
    assertThat(engine.openTasks(byChief)).containsExactly("C", "ship");
    var byTwo = engine.start("order");
    engine.completeTask(byTwo, "C");
    engine.completeTask(byTwo, "B");
    assertThat(engine.openTasks(byTwo)).containsExactly("A", "ship");
  }

  @Test
  void splitsByConditionsElseTheDefault(TestEngine engine) {
    engine.deploy(
        process("order")
            .gateway("complexGateway", "split", g -> {})
            .when("${n > 0}", x -> x.userTask("A"))
            .when("${n > 1}", x -> x.userTask("B"))
            .otherwise(x -> x.userTask("C")));
    assertThat(engine.openTasks(engine.start("order", Map.of("n", 2)))).containsExactly("A", "B");
    assertThat(engine.openTasks(engine.start("order", Map.of("n", 0)))).containsExactly("C");
  }

  @Test
  void withoutAFlowToTakeAtTheStartNothingHappens(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("first")
            .gateway("complexGateway", "split", g -> {})
            .when("${n > 0}", x -> x.userTask("A"))
            .when("${n > 1}", x -> x.userTask("B")));
    var order = engine.start("order", Map.of("n", 0));
    assertThatThrownBy(() -> engine.completeTask(order, "first"))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'split'");
  }

  @Test
  void aCircleStartsAndResetsAgainAndAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .fork(x -> x.userTask("A"), x -> x.userTask("B"), x -> x.task("C"))
            .complex("two", "${activationCount >= 2}")
            .userTask("check")
            .choose("enough")
            .when("${n < 2}", x -> x.userTask("back").connectTo("again"))
            .otherwise(x -> x.userTask("ship")));
    var order = engine.start("order", Map.of("n", 0));
    for (var round = 0; round < 3; round++) {
      engine.completeTask(order, "A");
      assertThat(engine.openTasks(order)).containsExactly("B", "check");
      engine.completeTask(order, "B");
      engine.runtime().setVariable(order.getId(), "n", round);
      engine.completeTask(order, "check");
      if (round < 2) {
        engine.completeTask(order, "back");
      }
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).containsEntry("MR_EXECUTION", 2L);
  }

  @Covers(
      value = "120 complex gateway",
      aspect = {Aspect.INTERRUPTED, Aspect.IN_SUB_PROCESS})
  @Test
  void aGatewayThatWaitsForItsResetGoesWithItsSubProcess(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                t -> t.multiInstance(m -> m.cardinality(2)),
                s ->
                    s.fork(x -> x.userTask("A"), x -> x.userTask("B"), x -> x.userTask("C"))
                        .complex("two", "${activationCount >= 2}")
                        .userTask("D"))
            .boundaryEvent("cancel", Trigger.message("cancel"), x -> x.userTask("undo")));
    var order = engine.start("order");
    for (var key : new String[] {"A", "B", "A"}) {
      engine
          .tasks()
          .complete(engine.tasks().createTaskQuery().taskDefinitionKey(key).list().get(0).getId());
    }
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName("cancel")
        .processInstanceId(order.getId())
        .receive();
    assertThat(engine.openTasks(order)).containsExactly("undo");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void theResetWaitsForATokenThatComesThroughALink(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(x -> x.userTask("B").linkTo("away", "link"), x -> x.userTask("A"))
            .complex("one", "${activationCount >= 1}")
            .userTask("ship")
            .endEvent("end")
            .linkFrom("back", "link")
            .userTask("C")
            .connectTo("one"));
    var order = engine.start("order");
    engine.completeTask(order, "A");
    assertThat(engine.openTasks(order)).containsExactly("B", "ship");
    engine.completeTask(order, "B");
    assertThat(engine.openTasks(order)).containsExactly("C", "ship");
    engine.completeTask(order, "C");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void whatFollowsFromOneGatewayIsDoneBeforeThatOfTheNextInstanceIsJudged(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                t -> t.multiInstance(m -> m.cardinality(3).until("${nrOfCompletedInstances >= 2}")),
                s -> s.complex("one", "${activationCount >= 1}").task("after"))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    var reason = "completion condition of 'sub'";
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("one: " + reason, "sub: " + reason);
    assertThat(Aftermath.completed(engine, order)).filteredOn("after"::equals).hasSize(2);
  }

  @Test
  void aCancelEventBehindOneGatewayLeavesThoseOfTheOtherInstancesNothingToDo(TestEngine engine) {
    engine.deploy(
        process("order")
            .transaction(
                "booking",
                t -> t.multiInstance(m -> m.cardinality(3)),
                s ->
                    s.complex("one", "${activationCount >= 1}")
                        .endEvent("give-up", Trigger.cancel()))
            .boundaryEvent("given-up", Trigger.cancel(), x -> x.userTask("excuse")));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("excuse");
    assertThat(Aftermath.completed(engine, order)).filteredOn("one"::equals).hasSize(1);
  }

  @Test
  void aGatewayIsJudgedBeforeThoseOfScopesThatBeganLater(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                x -> x.subProcess("sub", s -> s.complex("inner", "${true}").task("late")),
                x -> x.complex("outer", "${true}").endEvent("kill", Trigger.terminate())));
    var order = engine.start("order");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.completed(engine, order)).contains("kill").doesNotContain("inner");
  }
}
