package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.LimitExceededException;
import io.millrace.test.conformance.Covers;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Activities that take several tokens to begin, and let several go. */
@EngineTest
class TokenQuantityTest {

  private static Consumer<NodeBuilder> takes(int tokens) {
    return node -> node.attribute("startQuantity", tokens);
  }

  private static Consumer<NodeBuilder> gives(int tokens) {
    return node -> node.attribute("completionQuantity", tokens);
  }

  private static BpmnBuilder threeTo(Consumer<NodeBuilder> pack) {
    return process("order")
        .fork(b -> b.userTask("a"), b -> b.userTask("b"), b -> b.userTask("c"))
        .userTask("pack", pack)
        .userTask("ship");
  }

  private static void completeAll(TestEngine engine, ProcessInstance order, String... tasks) {
    for (var task : tasks) {
      engine.completeTask(order, task);
    }
  }

  @Covers("114 start quantity and completion quantity")
  @Test
  void anActivityBeginsWhenEnoughTokensHaveCome(TestEngine engine) {
    engine.deploy(threeTo(takes(3)));
    var order = engine.start("order");
    completeAll(engine, order, "a", "b");
    assertThat(engine.openTasks(order)).containsExactly("c");
    assertThat(engine.underWay(order)).containsExactly("c");
    engine.completeTask(order, "c");
    assertThat(engine.openTasks(order)).containsExactly("pack");
    completeAll(engine, order, "pack", "ship");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(engine.trail(order)).filteredOn("pack"::equals).hasSize(1);
  }

  @Test
  void moreTokensWaitForTheNextTime(TestEngine engine) {
    engine.deploy(threeTo(takes(2)));
    var order = engine.start("order");
    completeAll(engine, order, "a", "b", "pack", "ship");
    assertThat(engine.openTasks(order)).containsExactly("c");
    engine.completeTask(order, "c");
    assertThat(engine.openTasks(order)).isEmpty();
    assertThat(engine.hasEnded(order)).isFalse();
    engine.runtime().deleteProcessInstance(order.getId(), "one token is left over");
  }

  @Test
  void oneTokenPassesAtATimeWhereTheyAreMadeInsideOneUnitOfWork(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity("task", "split", gives(6))
            .activity("task", "pack", takes(3))
            .userTask("ship"));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("ship", "ship");
  }

  @Test
  void eachFlowGetsAsManyTokensAndAJoinTakesOneOfEach(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", gives(2))
            .fork(b -> b.userTask("a"), b -> b.userTask("b"))
            .join("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "pay");
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("a", "a", "b", "b");
    for (var task : engine.tasks().createTaskQuery().processInstanceId(order.getId()).list()) {
      engine.tasks().complete(task.getId());
    }
    assertThat(engine.openTasks(order)).containsExactly("ship", "ship");
  }

  @Test
  void aBoundaryEventLetsOneTokenGo(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay", gives(3))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("ask"))
            .userTask("ship"));
    var order = engine.start("order");
    engine.runtime().createMessageCorrelation("stop").correlate();
    assertThat(engine.openTasks(order)).containsExactly("ask");
  }

  @Test
  void anAsynchronousActivityHasItsJobWhenEnoughTokensHaveCome(TestEngine engine) {
    engine.deploy(threeTo(n -> takes(3).accept(n.asyncBefore())));
    var order = engine.start("order");
    completeAll(engine, order, "a", "b");
    assertThat(engine.management().createJobQuery().count()).isZero();
    engine.completeTask(order, "c");
    assertThat(engine.management().createJobQuery().count()).isEqualTo(1);
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("pack");
  }

  @Test
  void tokensThatWaitGoWithTheirScope(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s -> s.fork(b -> b.userTask("a"), b -> b.userTask("b")).userTask("pack", takes(2)))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("ask"))
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    engine.runtime().createMessageCorrelation("stop").correlate();
    assertThat(engine.openTasks(order)).containsExactly("ask");
    engine.completeTask(order, "ask");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void aSuspendedInstanceGoesOnCounting(TestEngine engine) {
    engine.deploy(threeTo(takes(3)));
    var order = engine.start("order");
    completeAll(engine, order, "a", "b");
    engine.runtime().suspendProcessInstanceById(order.getId());
    engine.runtime().activateProcessInstanceById(order.getId());
    engine.completeTask(order, "c");
    assertThat(engine.openTasks(order)).containsExactly("pack");
  }

  @Test
  void anInclusiveJoinWaitsForATokenThatWaits(TestEngine engine) {
    engine.deploy(
        process("order")
            .inclusive("choose")
            .way(b -> b.userTask("a"))
            .way(b -> b.userTask("pack", takes(2)))
            .inclusive("join")
            .userTask("ship"));
    var order = engine.start("order");
    engine.completeTask(order, "a");
    assertThat(engine.openTasks(order)).isEmpty();
    engine.runtime().deleteProcessInstance(order.getId(), "the second token never comes");
  }

  @Test
  void eachTokenThatIsMadeCountsAsAStep(TestEngine engine) {
    engine.deploy(process("order").activity("task", "split", gives(999999)).userTask("ship"));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("split");
  }
}
