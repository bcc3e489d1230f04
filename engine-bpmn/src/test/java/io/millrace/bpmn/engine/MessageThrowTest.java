package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.MismatchingMessageCorrelationException;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class MessageThrowTest {

  private static final Trigger PAID = Trigger.message("paid");

  private static BpmnBuilder receiver() {
    return process("receiver").receiveTask("wait", "paid").userTask("got");
  }

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private static String startReceiver(TestEngine engine, String businessKey, Object total) {
    return engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("receiver")
        .businessKey(businessKey)
        .variable("total", total)
        .start()
        .getId();
  }

  @Covers("29 message throw event")
  @Test
  void aThrowEventReachesTheInstanceThatWaits(TestEngine engine) {
    engine.deploy(receiver(), process("sender").throwEvent("send", PAID).userTask("sent"));
    var waiting = engine.start("receiver");
    var sender = engine.start("sender");
    assertThat(engine.openTasks(sender)).containsExactly("sent");
    assertThat(engine.openTasks(waiting)).isEmpty();
    engine.runDueJobs();
    assertThat(engine.openTasks(waiting)).containsExactly("got");
    assertThat(Aftermath.rows(engine)).isEqualTo(Map.of("MR_EXECUTION", 4L, "MR_TASK", 2L));
  }

  @Covers(
      value = "51 message end event",
      aspect = {Aspect.NORMAL, Aspect.IN_SUB_PROCESS, Aspect.HISTORY})
  @Test
  void anEndEventReachesTheInstanceThatWaits(TestEngine engine) {
    engine.deploy(
        process("receiver").catchEvent("wait", PAID).userTask("got"),
        process("sender").subProcess("sub", s -> s.endEvent("send", PAID)).userTask("sent"));
    var waiting = engine.start("receiver");
    var sender = engine.start("sender");
    engine.runDueJobs();
    assertThat(engine.openTasks(waiting)).containsExactly("got");
    assertThat(engine.openTasks(sender)).containsExactly("sent");
    assertThat(Aftermath.completed(engine, sender)).contains("send", "sub");
  }

  @Covers("85 send task")
  @Test
  void aSendTaskWithAMessageReachesTheInstanceThatWaits(TestEngine engine) {
    engine.deploy(
        receiver(),
        process("sender")
            .declare("message", "id", "m", "name", "${'pa'}id")
            .activity(
                "sendTask",
                "send",
                n ->
                    n.attribute("messageRef", "m")
                        .extension("camunda:in", "source", "amount", "target", "total")));
    var waiting = engine.start("receiver", Map.of("total", 1));
    assertThat(engine.hasEnded(engine.start("sender", Map.of("amount", 5)))).isTrue();
    engine.runDueJobs();
    assertThat(engine.openTasks(waiting)).containsExactly("got");
    assertThat(engine.runtime().getVariable(waiting.getId(), "total")).isEqualTo(5);
  }

  @Covers({"29 message throw event", "54 finding who waits for a message"})
  @Test
  void theReceiverIsFoundByBusinessKeyVariablesAndInstance(TestEngine engine) {
    engine.deploy(
        receiver(),
        process("byKey")
            .endEvent("send", PAID.extension("camunda:in", "businessKey", "${'o' += n}")),
        process("byVariable")
            .endEvent(
                "send",
                PAID.extension("millrace:correlationKey", "name", "total", "value", "${n}")),
        process("byInstance")
            .endEvent("send", PAID.with("millrace:processInstanceId", "${instance}")));
    var first = startReceiver(engine, "o1", 1);
    var second = startReceiver(engine, "o2", 2);
    var third = startReceiver(engine, "o3", 3);
    engine.start("byKey", Map.of("n", 2));
    engine.start("byVariable", Map.of("n", 3));
    engine.start("byInstance", Map.of("instance", first));
    engine.runDueJobs();
    for (var id : new String[] {first, second, third}) {
      assertThat(engine.tasks().createTaskQuery().processInstanceId(id).count()).isEqualTo(1);
    }
  }

  @Test
  void whereNobodyWaitsAProcessIsStarted(TestEngine engine) {
    engine.deploy(
        process("started").startEvent("start", PAID).userTask("got"),
        process("sender")
            .endEvent(
                "send",
                PAID.with("millrace:businessKey", "o7")
                    .extension("camunda:in", "sourceExpression", "${n + 1}", "target", "m")
                    .extension("camunda:in", "variables", "all")));
    engine.start("sender", Map.of("n", 1));
    var started = engine.runtime().createProcessInstanceQuery().singleResult();
    assertThat(started.getProcessDefinitionKey()).isEqualTo("started");
    assertThat(started.getBusinessKey()).isEqualTo("o7");
    assertThat(engine.runtime().getVariables(started.getId())).isEqualTo(Map.of("n", 1, "m", 2L));
  }

  @Test
  void whereNobodyWaitsTheCallFailsUnlessTheModelIgnoresIt(TestEngine engine) {
    engine.deploy(
        process("strict").endEvent("send", PAID),
        process("lax").endEvent("send", PAID.with("millrace:ifNobodyWaits", "ignore")));
    assertThatThrownBy(() -> engine.start("strict"))
        .isInstanceOf(MismatchingMessageCorrelationException.class)
        .hasMessageContaining("message 'paid'")
        .hasMessageContaining("no execution waits for it");
    assertThat(engine.hasEnded(engine.start("lax"))).isTrue();
  }

  @Test
  void whereSeveralWaitTheCallFailsAndNamesThem(TestEngine engine) {
    engine.deploy(receiver(), process("sender").endEvent("send", PAID));
    engine.start("receiver");
    engine.start("receiver");
    assertThatThrownBy(() -> engine.start("sender"))
        .isInstanceOf(MismatchingMessageCorrelationException.class)
        .hasMessageContaining("2 executions wait for it")
        .hasMessageContaining("at 'wait'");
  }

  @Test
  void anotherBranchOfTheSameFamilyGetsItAtOnce(TestEngine engine) {
    engine.deploy(
        process("called").receiveTask("wait", "paid").userTask("got"),
        process("order")
            .fork(
                b -> b.callActivity("call", "called"),
                b -> b.userTask("pay").throwEvent("send", PAID).userTask("sent")));
    var instance = engine.start("order");
    engine.completeTask(instance, "pay");
    assertThat(openTasks(engine)).containsExactly("got", "sent");
  }

  @Covers(value = "85 send task", aspect = Aspect.IN_MULTI_INSTANCE)
  @Test
  void eachInstanceOfALoopSendsItsOwn(TestEngine engine) {
    engine.deploy(
        receiver(),
        process("sender")
            .declare("message", "id", "m", "name", "paid")
            .activity(
                "sendTask",
                "send",
                n ->
                    n.attribute("messageRef", "m")
                        .extension("millrace:correlationKey", "name", "total", "value", "${each}")
                        .multiInstance(l -> l.collection("${[1, 2, 3]}", "each")))
            .userTask("sent"));
    for (var total = 1; total <= 3; total++) {
      startReceiver(engine, "o" + total, (long) total);
    }
    engine.start("sender");
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("got", "got", "got", "sent");
  }

  @Test
  void aBoundaryEventOfTheReceiverInterruptsItsActivity(TestEngine engine) {
    engine.deploy(
        process("receiver").userTask("work").boundaryEvent("stop", PAID, b -> b.userTask("got")),
        process("sender").endEvent("send", PAID));
    var waiting = engine.start("receiver");
    engine.start("sender");
    engine.runDueJobs();
    assertThat(engine.openTasks(waiting)).containsExactly("got");
    assertThat(Aftermath.cutOff(engine, waiting)).containsExactly("work: boundary event 'stop'");
  }

  @Test
  void aReceiverThatHasGoneOnLeavesTheMessageToAnother(TestEngine engine) {
    engine.deploy(receiver(), process("sender").endEvent("send", PAID));
    var first = engine.start("receiver");
    engine.start("sender");
    engine.runtime().trigger(engine.executionAt(first, "wait"));
    var second = engine.start("receiver");
    engine.runDueJobs();
    assertThat(engine.openTasks(first)).containsExactly("got");
    engine.runDueJobs();
    assertThat(engine.openTasks(second)).containsExactly("got");
  }

  @Test
  void codeAndWorkersSendAsWithAServiceTask(TestEngine engine) {
    var log = new ArrayList<String>();
    engine.bean("sender", (JavaDelegate) e -> log.add(e.getCurrentActivityId()));
    engine.deploy(
        process("byCode")
            .throwEvent("send", PAID.with("camunda:delegateExpression", "${sender}"))
            .throwEvent(
                "ask",
                PAID.with("camunda:expression", "${1 + 1}").with("camunda:resultVariable", "r"))
            .userTask("sent"),
        process("byWorker")
            .throwEvent(
                "send", PAID.with("camunda:type", "external").with("camunda:topic", "mailing"))
            .userTask("sent"));
    var instance = engine.start("byCode");
    assertThat(log).containsExactly("send");
    assertThat(engine.runtime().getVariable(instance.getId(), "r")).isEqualTo(2L);
    var waiting = engine.start("byWorker");
    assertThat(engine.openTasks(waiting)).isEmpty();
    var job =
        engine
            .management()
            .createExternalWorkerJobAcquireBuilder()
            .topic("mailing", Duration.ofMinutes(5))
            .acquireAndLock(1, "w")
            .get(0);
    engine.management().createExternalWorkerCompletionBuilder(job.getId(), "w").complete();
    assertThat(engine.openTasks(waiting)).containsExactly("sent");
  }

  @Test
  void aSuspendedReceiverGetsTheMessageWhenItGoesOn(TestEngine engine) {
    engine.deploy(receiver(), process("sender").endEvent("send", PAID));
    var waiting = engine.start("receiver");
    engine.runtime().suspendProcessInstanceById(waiting.getId());
    engine.start("sender");
    engine.runDueJobs();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
    assertThat(engine.management().createSuspendedJobQuery().count()).isEqualTo(1);
    engine.runtime().activateProcessInstanceById(waiting.getId());
    engine.runDueJobs();
    assertThat(engine.openTasks(waiting)).containsExactly("got");
  }

  @Test
  void aMessageToASuspendedReceiverThatIsDeletedGoesToAnother(TestEngine engine) {
    engine.deploy(receiver(), process("sender").endEvent("send", PAID));
    var first = engine.start("receiver");
    engine.start("sender");
    engine.runtime().suspendProcessInstanceById(first.getId());
    engine.runtime().deleteProcessInstance(first.getId(), "not needed");
    var second = engine.start("receiver");
    engine.runDueJobs();
    engine.runDueJobs();
    assertThat(engine.openTasks(second)).containsExactly("got");
  }

  @Test
  void anActivityWhoseWorkIsDoneDoesNotWaitForAMessage(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.task("a")
                        .nonInterruptingBoundaryEvent("heard", PAID, x -> x.userTask("late")),
                b -> b.throwEvent("thrown", PAID)));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(MismatchingMessageCorrelationException.class)
        .hasMessageContaining("no execution waits for it");
  }

  @Test
  void aReceiveTaskWhoseMessageHasComeHearsNothingElse(TestEngine engine) {
    engine.deploy(
        process("order")
            .fork(
                b ->
                    b.receiveTask("a", "paid")
                        .nonInterruptingBoundaryEvent(
                            "heard", Trigger.signal("alarm"), x -> x.userTask("late"))
                        .userTask("next"),
                b -> b.throwEvent("thrown", PAID),
                b -> b.throwEvent("loud", Trigger.signal("alarm"))));
    var order = engine.start("order");
    assertThat(engine.openTasks(order)).containsExactly("next");
  }
}
