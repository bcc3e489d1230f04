package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.message;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.WithGroupCommit;
import io.millrace.common.BadArgumentException;
import io.millrace.common.EngineException;
import io.millrace.test.engine.Race;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;

@EngineTest
@WithGroupCommit(0)
class IdempotencyKeysTest {

  private static ProcessInstance start(TestEngine engine, String key) {
    return engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("order")
        .variable("by", key)
        .idempotencyKey(key)
        .start();
  }

  private static void complete(TestEngine engine, String taskId, String key) {
    engine.tasks().createTaskCompletionBuilder().taskId(taskId).idempotencyKey(key).complete();
  }

  private static void receive(TestEngine engine, ProcessInstance instance, String key) {
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName("paid")
        .processInstanceId(instance.getId())
        .idempotencyKey(key)
        .receive();
  }

  private static long running(TestEngine engine) {
    return engine.runtime().createProcessInstanceQuery().count();
  }

  private static long keys(TestEngine engine) {
    return engine.engine().getManagementService().getTableCount().get("MR_IDEMPOTENCY_KEY");
  }

  @Test
  void aRepeatedStartReturnsTheFirstInstanceAndStartsNothing(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var first = start(engine, "k");
    var again = start(engine, "k");
    assertThat(again.getId()).isEqualTo(first.getId());
    assertThat(again.getProcessVariables()).isEqualTo(first.getProcessVariables());
    assertThat(start(engine, "other").getId()).isNotEqualTo(first.getId());
    assertThat(running(engine)).isEqualTo(2);
    engine.completeTask(first, "pay");
    assertThat(start(engine, "k").getId()).isEqualTo(first.getId());
    assertThat(start(engine, "k").isEnded()).isTrue();
    engine.history().deleteHistoricProcessInstance(first.getId());
    assertThat(start(engine, "k").getId()).isEqualTo(first.getId());
    assertThat(running(engine)).isEqualTo(1);
  }

  @Test
  void aRepeatedCompletionDoesNothingThoughTheTaskIsGone(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    var pay = engine.task(order, "pay").getId();
    complete(engine, pay, "k");
    complete(engine, pay, "k");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThatThrownBy(() -> complete(engine, pay, "another")).isInstanceOf(EngineException.class);
    var ship = engine.task(order, "ship").getId();
    assertThatThrownBy(() -> complete(engine, ship, "k"))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("'k'");
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aRepeatedMessageIsNotDeliveredAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .catchEvent("first", message("paid"))
            .catchEvent("second", message("paid")));
    var order = engine.start("order");
    receive(engine, order, "k");
    receive(engine, order, "k");
    assertThat(engine.runtime().getActiveActivityIds(order.getId())).containsExactly("second");
    receive(engine, order, "k2");
    assertThat(engine.hasEnded(order)).isTrue();
    receive(engine, order, "k2");
  }

  @Test
  void keysOfOtherCommandsDoNotMeet(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").catchEvent("wait", message("paid")));
    var order = start(engine, "k");
    complete(engine, engine.task(order, "pay").getId(), "k");
    assertThat(engine.runtime().getActiveActivityIds(order.getId())).containsExactly("wait");
    receive(engine, order, "k");
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(keys(engine)).isEqualTo(3);
  }

  @Test
  void ofTwoStartsAtOnceOneWinsAndBothReturnIt(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    for (var round = 0; round < 5; round++) {
      var key = "k" + round;
      var ids = new ConcurrentLinkedQueue<String>();
      var failures = Race.of(2, () -> ids.add(start(engine, key).getId()));
      assertThat(failures).containsOnlyNulls();
      assertThat(ids).hasSize(2);
      assertThat(Map.of("ids", ids.stream().distinct().count())).containsValue(1L);
    }
    assertThat(running(engine)).isEqualTo(5);
  }

  @Test
  void ofTwoCompletionsAtOnceOneCompletes(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    var pay = engine.task(order, "pay").getId();
    assertThat(Race.of(2, () -> complete(engine, pay, "k"))).containsOnlyNulls();
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void aKeyWhoseTimeIsOverIsFreeAgain(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var first = start(engine, "k");
    engine.clock().advance(Duration.ofHours(24).minusSeconds(60));
    assertThat(start(engine, "k").getId()).isEqualTo(first.getId());
    engine.clock().advance(Duration.ofSeconds(61));
    var second = start(engine, "k");
    assertThat(second.getId()).isNotEqualTo(first.getId());
    assertThat(start(engine, "k").getId()).isEqualTo(second.getId());
    assertThat(keys(engine)).isEqualTo(1);
  }

  @Test
  void keysWhoseTimeIsOverGoWithLaterCalls(TestEngine engine) {
    engine.deploy(process("order").task("work"));
    for (var i = 0; i < 150; i++) {
      start(engine, "old " + i);
    }
    engine.clock().advance(Duration.ofHours(25));
    for (var i = 0; i < 100; i++) {
      start(engine, "new " + i);
    }
    assertThat(keys(engine)).isEqualTo(100);
  }

  @Test
  void aCallThatIsRolledBackLeavesItsKeyFree(TestEngine engine) throws SQLException {
    engine.deploy(process("order").userTask("pay"));
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine.engine().inTransaction(connection, () -> start(engine, "k").getId());
      connection.rollback();
    }
    assertThat(running(engine)).isZero();
    assertThat(keys(engine)).isZero();
    assertThat(start(engine, "k").isEnded()).isFalse();
    assertThat(running(engine)).isEqualTo(1);
  }

  @Test
  void aCallThatFailsLeavesItsKeyFree(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask("check", t -> t.expression("${ok.toString()}"))
            .userTask("pay"));
    assertThatThrownBy(() -> start(engine, "k")).isInstanceOf(EngineException.class);
    engine.deploy(process("order").userTask("pay"));
    assertThat(engine.openTasks(start(engine, "k"))).containsExactly("pay");
  }

  @Test
  void keysThatSayNothingAreRefused(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    assertThatThrownBy(() -> start(engine, "")).isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> start(engine, "x".repeat(256)))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void aKeyThatEndsInABlankIsAnotherKey(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var without = start(engine, "k");
    var with = start(engine, "k ");
    // then
    assertThat(with.getId()).isNotEqualTo(without.getId());
    assertThat(start(engine, "k").getId()).isEqualTo(without.getId());
    assertThat(start(engine, "k ").getId()).isEqualTo(with.getId());
    assertThat(running(engine)).isEqualTo(2);
  }
}
