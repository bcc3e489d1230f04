package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
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

  @Covers("116 parallel gateway")
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
    engine.completeTaskThenOpen(order, "pack", "ship");
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
    engine.completeTaskThenOpen(order, "a", "b");
    engine.completeTaskThenOpen(order, "b", "c");
    engine.completeTaskThenOpen(order, "c", "e");
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
    engine.completeTaskThenOpen(order, "a", "b");
    engine.completeTaskThenOpen(order, "b", "c", "d");
    assertThat(executions(engine, order)).isEqualTo(2);
  }

  @Covers(value = "116 parallel gateway", aspect = Aspect.IN_SUB_PROCESS)
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
    engine.completeTaskThenOpen(order, "d", "b");
    engine.completeTaskThenOpen(order, "b", "c");
    engine.completeTaskThenOpen(order, "c", "e");
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
    engine.completeTaskThenOpen(order, "b", "a");
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

  private static BpmnBuilder twoOnOneFlow() {
    return process("order")
        .fork(
            b ->
                b.userTask("a")
                    .when("${true}", c -> c.task("x"))
                    .when("${true}", c -> c.task("y"))
                    .merge("xy"),
            b -> b.userTask("b"))
        .join("both")
        .userTask("ship");
  }

  @Test
  void twoTokensOnOneFlowDoNotPassWithoutOneOnTheOther(TestEngine engine) {
    engine.deploy(twoOnOneFlow());
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "a", "b");
    assertThat(engine.underWay(order)).containsExactly("b", "both", "both");
    engine.completeTaskThenOpen(order, "b", "ship");
    assertThat(engine.underWay(order)).containsExactly("both", "ship");
    engine.runtime().deleteProcessInstance(order.getId(), "stuck");
  }

  @Test
  void aJoinThatIsEnteredByAJobKnowsTheFlowOfEachToken(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.userTask("a")
                        .when("${true}", c -> c.task("x"))
                        .when("${true}", c -> c.task("y"))
                        .merge("xy"),
                b -> b.userTask("b"))
            .gateway("parallelGateway", "both", g -> g.asyncBefore().asyncAfter())
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    engine.runAllJobs();
    assertThat(engine.openTasks(order)).containsExactly("b");
    engine.completeTask(order, "b");
    engine.runAllJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.underWay(order)).containsExactly("both", "ship");
    engine.runtime().deleteProcessInstance(order.getId(), "stuck");
  }

  @Test
  void surplusTokensOfEarlierRoundsMeetTheLateOnesRoundByRound(TestEngine engine) {
    // given: the first flow gets a token each time its circle comes by, the second one too
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.merge("againA")
                        .userTask("a")
                        .when("${n < 3}", c -> c.connectTo("againA"))
                        .way(c -> {}),
                b ->
                    b.merge("againB")
                        .userTask("b")
                        .when("${n < 3}", c -> c.connectTo("againB"))
                        .way(c -> {}))
            .join("both")
            .userTask("ship"));
    var order = engine.start("order", Map.of("n", 0));
    // when
    engine.completeTask(order, "a");
    engine.completeTask(order, "a");
    engine.completeTask(order, "a");
    // then
    assertThat(engine.underWay(order)).containsExactly("a", "b", "both", "both", "both");
    engine.completeTaskThenOpen(order, "b", "a", "b", "ship");
    engine.completeTaskThenOpen(order, "b", "a", "b", "ship", "ship");
    engine.runtime().setVariable(order.getId(), "n", 3);
    engine.completeTaskThenOpen(order, "b", "a", "ship", "ship", "ship");
    engine.completeTask(order, "a");
    assertThat(engine.underWay(order)).containsExactly("both", "ship", "ship", "ship");
    engine.runtime().deleteProcessInstance(order.getId(), "one is left over");
  }

  @Covers(value = "116 parallel gateway", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopAsksForATokenOnEachOfItsFlows(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.multiInstance(m -> m.cardinality(2)),
                s ->
                    s.fork(
                            b ->
                                b.userTask("a")
                                    .when("${loopCounter == 0}", c -> c.task("x"))
                                    .way(c -> c.task("y"))
                                    .merge("xy"),
                            b -> b.userTask("b"))
                        .join("both")
                        .userTask("c")
                        .endEvent("done", Trigger.terminate()))
            .userTask("ship"));
    var order = engine.start("order");
    completeAll(engine, "a");
    assertThat(engine.openTasks(order)).containsExactly("b", "b");
    completeAll(engine, "b");
    assertThat(engine.openTasks(order)).containsExactly("c", "c");
    assertThat(engine.underWay(order)).containsExactly("both", "c", "c", "sub", "sub");
    completeAll(engine, "c");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(executions(engine, order)).isOne();
  }

  private static void completeAll(TestEngine engine, String key) {
    engine.tasks().createTaskQuery().taskDefinitionKey(key).list().stream()
        .map(Task::getId)
        .forEach(engine.tasks()::complete);
  }

  @Test
  void aJoinInAFamilyTooLargeToBeReadWholeAsksForATokenOnEachFlow(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.userTask("a")
                        .when("${true}", c -> c.task("x"))
                        .when("${true}", c -> c.task("y"))
                        .merge("xy"),
                b ->
                    b.userTask(
                        "vote",
                        t ->
                            t.multiInstance(
                                m -> m.cardinality(250).until("${nrOfCompletedInstances == 2}"))))
            .join("both")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    for (var i = 0; i < 2; i++) {
      assertThat(engine.openTasks(order)).doesNotContain("ship");
      var vote = engine.tasks().createTaskQuery().taskDefinitionKey("vote").listPage(0, 1).get(0);
      engine.tasks().complete(vote.getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.underWay(order)).containsExactly("both", "ship");
    engine.runtime().deleteProcessInstance(order.getId(), "one is left over");
  }

  @Test
  void severalFlowsFromOneElementToTheJoinAreToldApart(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("a")
            .endEvent("ended")
            .element("parallelGateway", g -> g.attribute("id", "both"))
            .flow("one", "a", "both")
            .flow("two", "a", "both")
            .moveTo("both")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTaskThenOpen(order, "a", "ship");
    assertThat(executions(engine, order)).isOne();
  }
}
