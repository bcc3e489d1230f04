package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parallel gateways: fork, join, both at once, nested, in circles. */
@EngineTest
class ParallelGatewayTest {

  private static long executions(TestEngine engine, ProcessInstance instance) {
    return engine
        .runtime()
        .createExecutionQuery()
        .processInstanceId(instance.getId())
        .onlyChildExecutions()
        .count();
  }

  @Test
  void joinWaitsForEveryBranch(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("pay"), b -> b.userTask("pack"), b -> b.userTask("print"))
            .join()
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("pack", "pay", "print");
    assertThat(executions(engine, order)).isEqualTo(3);
    // when
    engine.completeTask(order, "print");
    engine.completeTask(order, "pay");
    // then
    assertThat(engine.openTasks(order)).containsExactly("pack");
    assertThat(engine.underWay(order)).containsExactly("join", "join", "pack");
    engine.completeTask(order, "pack");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(executions(engine, order)).isOne();
    assertThat(engine.history(order))
        .containsExactly("fork", "join", "join", "join", "pack", "pay", "print", "start");
  }

  @Test
  void aForkThatIsNotJoinedEndsWithItsLastToken(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("pay").endEvent("paid"),
                b -> b.userTask("pack").endEvent("packed")));
    var order = engine.start("order");
    engine.completeTask(order, "pack");
    assertThat(engine.hasEnded(order)).isFalse();
    engine.completeTask(order, "pay");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(
            engine
                .history()
                .createHistoricProcessInstanceQuery()
                .processInstanceId(order.getId())
                .singleResult()
                .getEndActivityId())
        .isEqualTo("paid");
  }

  @Test
  void branchesThatRunThroughJoinAtOnce(TestEngine engine) {
    engine.deploy(
        process("order").fork(b -> b.task("a"), b -> b.task("b"), b -> {}).join().task("c"));
    var order = engine.start("order");
    assertThat(order.isEnded()).isTrue();
    assertThat(engine.history(order))
        .containsExactly("a", "b", "c", "end", "fork", "join", "join", "join", "start");
  }

  @Test
  void forksNest(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.fork(c -> c.userTask("a"), c -> c.userTask("b")).join("inner").userTask("c"),
                b -> b.userTask("d"))
            .join("outer")
            .userTask("e"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("a", "b", "d");
    engine.completeTask(order, "d");
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("b");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("c");
    engine.completeTask(order, "c");
    assertThat(engine.openTasks(order)).containsExactly("e");
  }

  @Test
  void oneGatewayMayJoinAndForkAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(b -> b.userTask("a"), b -> b.userTask("b"))
            .join("both")
            .userTask("c")
            .moveTo("both")
            .userTask("d"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).containsExactly("b");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("c", "d");
    assertThat(executions(engine, order)).isEqualTo(2);
  }

  @Test
  void aJoinInASubProcessCountsItsOwnTokensOnly(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.subProcess(
                        "sub",
                        s ->
                            s.fork(c -> c.userTask("a"), c -> c.userTask("b"))
                                .join("inner")
                                .userTask("c")),
                b -> b.userTask("d"))
            .join("outer")
            .userTask("e"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    engine.completeTask(order, "d");
    assertThat(engine.openTasks(order)).containsExactly("b");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("c");
    engine.completeTask(order, "c");
    assertThat(engine.openTasks(order)).containsExactly("e");
  }

  @Test
  void aCircleForksAndJoinsAgainAndAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .merge("again")
            .fork(
                b -> b.userTask("a"),
                b -> b.serviceTask("count", t -> t.expression("${n + 1}").resultVariable("n")))
            .join()
            .choose("enough")
            .when("${n < 3}", b -> b.connectTo("again"))
            .otherwise(b -> b.userTask("ship")));
    var order = engine.start("order", Map.of("n", 0));
    for (var round = 0; round < 3; round++) {
      assertThat(engine.openTasks(order)).containsExactly("a");
      engine.completeTask(order, "a");
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(executions(engine, order)).isOne();
  }

  @Test
  void aBranchThatLoopsBackInsideItselfDoesNotFillTheJoin(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.merge("again")
                        .userTask("a")
                        .choose("redo")
                        .when("${redo}", c -> c.connectTo("again"))
                        .otherwise(c -> {}),
                b -> b.userTask("b"))
            .join()
            .userTask("ship"));
    var order = engine.start("order", Map.of("redo", true));
    engine.completeTask(order, "a");
    engine.completeTask(order, "a");
    engine.completeTask(order, "b");
    assertThat(engine.openTasks(order)).containsExactly("a");
    engine.tasks().complete(engine.task(order, "a").getId(), Map.of("redo", false));
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aSurplusTokenWaitsForTheNextRound(TestEngine engine) {
    // given: two tokens leave the activity, so the join gets three for its two flows
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.userTask("a")
                        .when("${true}", c -> c.task("x"))
                        .when("${true}", c -> c.task("y"))
                        .merge("xy"),
                b -> b.userTask("b"))
            .join("both")
            .userTask("ship"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "b");
    engine.completeTask(order, "a");
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.underWay(order)).containsExactly("both", "ship");
    engine.runtime().deleteProcessInstance(order.getId(), "stuck");
    assertThat(engine.hasEnded(order)).isTrue();
  }
}
