package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

@EngineTest
class MessageEventTest {

  private static EventSubscription waiting(TestEngine engine, String message) {
    return engine
        .runtime()
        .createEventSubscriptionQuery()
        .eventType("message")
        .eventName(message)
        .singleResult();
  }

  private static void receive(TestEngine engine, String message) {
    engine.runtime().messageEventReceived(message, waiting(engine, message).getExecutionId());
  }

  private static void receive(TestEngine engine, String message, ProcessInstance instance) {
    engine
        .runtime()
        .createMessageReceivedBuilder()
        .messageName(message)
        .processInstanceId(instance.getId())
        .receive();
  }

  @Covers("3 message start event")
  @Test
  void messageStartsAnInstanceWithVariablesAndABusinessKey(TestEngine engine) {
    engine.deploy(process("order").startEvent("s", Trigger.message("new order")).userTask("pay"));
    var instance =
        engine.runtime().startProcessInstanceByMessage("new order", "17", Map.of("amount", 5));
    assertThat(instance.getBusinessKey()).isEqualTo("17");
    assertThat(engine.openTasks(instance)).containsExactly("pay");
    assertThat(engine.runtime().getVariables(instance.getId())).isEqualTo(Map.of("amount", 5));
    assertThat(engine.history(instance)).containsExactly("s");
    assertThat(waiting(engine, "new order").getProcessInstanceId()).isNull();
  }

  @Test
  void messageThatStartsNothingIsNotFound(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.message("paid")));
    engine.start("order");
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceByMessage("paid"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'paid'");
    assertThatThrownBy(() -> engine.runtime().startProcessInstanceByMessage(null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("messageName");
  }

  @Test
  void processThatOnlyAMessageStartsCannotBeStartedByKey(TestEngine engine) {
    engine.deploy(process("order").startEvent("s", Trigger.message("m")).userTask("pay"));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'order'")
        .hasMessageContaining("Start it by its message");
  }

  @Covers(value = "3 message start event", aspect = Aspect.DEPLOYMENT_ERRORS)
  @Test
  void twoProcessesOfOneFileCannotStartByTheSameMessage(TestEngine engine) {
    var file =
        process("one")
            .startEvent("s1", Trigger.message("m"))
            .userTask("a")
            .andProcess("two")
            .startEvent("s2", Trigger.message("m"))
            .userTask("b");
    var before = Aftermath.allRows(engine);
    assertThatThrownBy(() -> engine.deploy(file))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("BPMN-080")
        .hasMessageContaining("'m'")
        .hasMessageContaining("one.bpmn20.xml");
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
  }

  @Test
  void eachMessageTakesItsOwnStartEvent(TestEngine engine) {
    engine.deploy(
        process("order")
            .startEvent("s1", Trigger.message("m1"))
            .userTask("a")
            .endEvent()
            .startEvent("s2", Trigger.message("m2"))
            .userTask("b"));
    assertThat(engine.openTasks(engine.runtime().startProcessInstanceByMessage("m1")))
        .containsExactly("a");
    assertThat(engine.openTasks(engine.runtime().startProcessInstanceByMessage("m2")))
        .containsExactly("b");
  }

  @Covers("20 message catch event")
  @Test
  void catchEventGoesOnWithTheVariablesThatCameAlong(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.message("paid")).userTask("ship"));
    var instance = engine.start("order", Map.of("amount", 1));
    var execution = waiting(engine, "paid").getExecutionId();
    engine.runtime().messageEventReceived("paid", execution, Map.of("amount", 2, "by", "card"));
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(engine.runtime().getVariables(instance.getId()))
        .isEqualTo(Map.of("amount", 2, "by", "card"));
    assertThat(engine.history(instance)).containsExactly("start", "wait");
    assertThat(waiting(engine, "paid")).isNull();
  }

  @Test
  void nameOfAMessageMayBeAnExpression(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.message("paid-${number}")).userTask("ship"));
    var one = engine.start("order", Map.of("number", 1));
    var two = engine.start("order", Map.of("number", 2));
    receive(engine, "paid-2");
    assertThat(engine.openTasks(one)).isEmpty();
    assertThat(engine.openTasks(two)).containsExactly("ship");
  }

  @Test
  void nameThatComesToNothingIsRefused(TestEngine engine) {
    engine.deploy(
        process("order").userTask("first").catchEvent("wait", Trigger.message("${name}")));
    var names = new java.util.HashMap<String, Object>();
    names.put("name", null);
    var instance = engine.start("order", names);
    assertThatThrownBy(() -> engine.completeTask(instance, "first"))
        .isInstanceOf(io.millrace.common.ExpressionException.class)
        .hasMessageContaining("'wait'")
        .hasMessageContaining("${name}");
    assertThat(engine.openTasks(instance)).containsExactly("first");
  }

  @Test
  void executionThatDoesNotWaitForTheMessageIsRefused(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.message("paid")).userTask("ship"));
    engine.start("order");
    var execution = waiting(engine, "paid").getExecutionId();
    var runtime = engine.runtime();
    assertThatThrownBy(() -> runtime.messageEventReceived("other", execution))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'other'")
        .hasMessageContaining("'" + execution + "'");
    runtime.messageEventReceived("paid", execution);
    assertThatThrownBy(() -> runtime.messageEventReceived("paid", execution))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'paid'");
    assertThatThrownBy(() -> runtime.messageEventReceived("paid", "abc"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'abc'");
    assertThatThrownBy(() -> runtime.messageEventReceived("paid", null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> runtime.messageEventReceived(null, execution))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void messageForAnInstanceIsRefusedUnlessOneOfItsExecutionsWaits(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b -> b.catchEvent("one", Trigger.message("m")).userTask("a"),
                b -> b.catchEvent("two", Trigger.message("m")).userTask("b"))
            .join());
    var instance = engine.start("order");
    assertThatThrownBy(() -> receive(engine, "m", instance))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("2 executions");
    assertThatThrownBy(() -> receive(engine, "other", instance))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("no execution");
    var first = engine.runtime().createEventSubscriptionQuery().activityId("one").singleResult();
    engine.runtime().messageEventReceived("m", first.getExecutionId());
    assertThat(engine.openTasks(instance)).containsExactly("a");
    receive(engine, "m", instance);
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
  }

  @Covers("86 receive task")
  @Test
  void receiveTaskWaitsForItsMessage(TestEngine engine) {
    engine.deploy(process("order").receiveTask("wait", "paid").userTask("ship"));
    var instance = engine.start("order");
    receive(engine, "paid", instance);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Test
  void receiveTaskWithAMessageCanBeTriggeredAsWell(TestEngine engine) {
    engine.deploy(process("order").receiveTask("wait", "paid").userTask("ship"));
    var instance = engine.start("order");
    engine.runtime().trigger(waiting(engine, "paid").getExecutionId());
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(waiting(engine, "paid")).isNull();
  }

  @Covers(value = "86 receive task", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopedReceiveTaskWaitsForItsOwnMessage(TestEngine engine) {
    engine.deploy(
        process("order")
            .activity(
                "receiveTask",
                "wait",
                n -> n.attribute("messageRef", "theMessage").multiInstance(l -> l.cardinality(3)))
            .userTask("ship")
            .declare("message", "id", "theMessage", "name", "paid"));
    var instance = engine.start("order");
    var all = engine.runtime().createEventSubscriptionQuery().eventName("paid").orderById().list();
    assertThat(all).hasSize(3);
    for (var subscription : all) {
      assertThat(engine.openTasks(instance)).isEmpty();
      engine.runtime().messageEventReceived("paid", subscription.getExecutionId());
    }
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
  }

  @Covers("35 message boundary event")
  @Covers(value = "96 embedded sub-process", aspect = Aspect.INTERRUPTED)
  @Test
  void interruptingMessageEndsTheSubProcess(TestEngine engine) {
    engine.deploy(
        process("order")
            .subProcess(
                "sub", s -> s.fork(b -> b.userTask("a"), b -> b.receiveTask("r", "other")).join())
            .boundaryEvent("cancel", Trigger.message("cancel"), b -> b.userTask("undo")));
    var instance = engine.start("order");
    receive(engine, "cancel", instance);
    assertThat(engine.openTasks(instance)).containsExactly("undo");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    var reason = ": boundary event 'cancel'";
    assertThat(Aftermath.cutOff(engine, instance))
        .containsExactly("a" + reason, "r" + reason, "sub" + reason);
  }

  @Covers("35 message boundary event")
  @Test
  void messageThatDoesNotInterruptCanComeAgain(TestEngine engine) {
    engine.deploy(
        process("order")
            .userTask("pay")
            .nonInterruptingBoundaryEvent("ask", Trigger.message("ask"), b -> b.userTask("answer"))
            .userTask("ship"));
    var instance = engine.start("order");
    receive(engine, "ask", instance);
    receive(engine, "ask");
    assertThat(engine.openTasks(instance)).containsExactly("answer", "answer", "pay");
    engine.completeTask(instance, "pay");
    assertThat(waiting(engine, "ask")).isNull();
    assertThat(engine.openTasks(instance)).containsExactly("answer", "answer", "ship");
  }

  @Test
  void messageThatDoesNotInterruptDoesNotWaitForATaskThatSomebodyIsChanging(TestEngine engine)
      throws SQLException {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .nonInterruptingBoundaryEvent("ask", Trigger.message("ask"), b -> b.userTask("answer"))
            .userTask("ship"));
    var instance = engine.start("order");
    var task = engine.task(instance, "pay").getId();
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                engine.tasks().claim(task, "kermit");
                // when
                CompletableFuture.runAsync(() -> receive(engine, "ask")).join();
              });
      connection.commit();
    }
    // then
    assertThat(engine.openTasks(instance)).containsExactly("answer", "pay");
    assertThat(engine.task(instance, "pay").getAssignee()).isEqualTo("kermit");
  }

  @Covers(value = "90 call activity", aspect = Aspect.INTERRUPTED)
  @Covers(value = "35 message boundary event", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void messageInterruptsACallAndAllItsInstances(TestEngine engine) {
    engine.deploy(
        process("called").receiveTask("r", "inner"),
        process("order")
            .callActivity("call", "called", n -> n.multiInstance(l -> l.cardinality(3)))
            .boundaryEvent("cancel", Trigger.message("cancel"), b -> b.userTask("undo")));
    var instance = engine.start("order");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(4);
    receive(engine, "cancel", instance);
    assertThat(engine.openTasks(instance)).containsExactly("undo");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 2L, "MR_TASK", 1L));
    assertThat(
            engine.history().createHistoricProcessInstanceQuery().finished().list().stream()
                .map(h -> h.getDeleteReason()))
        .isEqualTo(
            List.of(
                "boundary event 'cancel'", "boundary event 'cancel'", "boundary event 'cancel'"));
  }

  @Test
  void messageAtTheBoundaryOfAReceiveTaskAndItsOwnAreToldApart(TestEngine engine) {
    engine.deploy(
        process("order")
            .receiveTask("wait", "paid")
            .boundaryEvent("cancel", Trigger.message("cancel"), b -> b.userTask("undo"))
            .userTask("ship"));
    var paid = engine.start("order");
    var canceled = engine.start("order");
    receive(engine, "paid", paid);
    receive(engine, "cancel", canceled);
    assertThat(engine.openTasks(paid)).containsExactly("ship");
    assertThat(engine.openTasks(canceled)).containsExactly("undo");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 4L, "MR_TASK", 2L));
  }

  @Test
  void delegateMayDeliverAMessageToItsOwnInstance(TestEngine engine) {
    engine.bean(
        "sender",
        (io.millrace.bpmn.delegate.JavaDelegate)
            execution ->
                engine
                    .runtime()
                    .createMessageReceivedBuilder()
                    .messageName("go")
                    .processInstanceId(execution.getProcessInstanceId())
                    .receive());
    engine.deploy(
        process("order")
            .fork(
                b -> b.catchEvent("wait", Trigger.message("go")).userTask("a"),
                b ->
                    b.userTask("first")
                        .serviceTask("send", n -> n.delegateExpression("${sender}"))
                        .userTask("b"))
            .join());
    var instance = engine.start("order");
    engine.completeTask(instance, "first");
    assertThat(engine.openTasks(instance)).containsExactly("a", "b");
  }

  @Test
  void messageThatADelegateDeliversTwiceIsRefusedTheSecondTime(TestEngine engine) {
    engine.bean(
        "sender",
        (io.millrace.bpmn.delegate.JavaDelegate)
            execution -> {
              receive(engine, "go");
              receive(engine, "go");
            });
    engine.deploy(
        process("order").catchEvent("wait", Trigger.message("go")).userTask("a"),
        process("sends")
            .userTask("first")
            .serviceTask("send", n -> n.delegateExpression("${sender}")));
    var waits = engine.start("order");
    var sends = engine.start("sends");
    assertThatThrownBy(() -> engine.completeTask(sends, "first"));
    assertThat(engine.openTasks(waits)).isEmpty();
    assertThat(engine.openTasks(sends)).containsExactly("first");
  }
}
