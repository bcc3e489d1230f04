package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.MismatchingMessageCorrelationException;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.MessageCorrelationBuilder;
import io.millrace.bpmn.runtime.MessageCorrelationResultType;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.test.conformance.Covers;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@EngineTest
class MessageCorrelationTest {

  @BeforeEach
  void deploy(TestEngine engine) {
    engine.deploy(
        process("receiver").receiveTask("wait", "paid").userTask("got"),
        process("started").startEvent("start", Trigger.message("order")).userTask("pack"));
  }

  private static MessageCorrelationBuilder paid(TestEngine engine) {
    return engine.runtime().createMessageCorrelation("paid");
  }

  private static String receiver(
      TestEngine engine, String businessKey, Map<String, Object> values) {
    return engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("receiver")
        .businessKey(businessKey)
        .variables(values)
        .start()
        .getId();
  }

  private static long got(TestEngine engine, String id) {
    return engine.tasks().createTaskQuery().processInstanceId(id).count();
  }

  @Covers("54 finding who waits for a message")
  @Test
  void theReceiverIsFoundByWhatIsSaid(TestEngine engine) {
    var a = receiver(engine, "a", Map.of("n", 1, "s", "x", "d", 1.5, "b", true));
    var b = receiver(engine, "b", Map.of("n", 2, "s", "x", "d", 2.5, "b", false));
    var c = receiver(engine, "c", Map.of("n", 2, "s", "y", "d", 2.5, "b", false));
    var d = receiver(engine, "d", Map.of());
    paid(engine)
        .processInstanceBusinessKey("a")
        .processInstanceVariableEquals("d", 1.5)
        .correlate();
    assertThat(got(engine, a)).isEqualTo(1);
    paid(engine)
        .processInstanceVariablesEqual(Map.of("n", 2, "s", "x", "b", false))
        .correlateExclusively();
    assertThat(got(engine, b)).isEqualTo(1);
    paid(engine).processInstanceId(c).correlate();
    assertThat(got(engine, c)).isEqualTo(1);
    var waiting =
        engine
            .runtime()
            .createExecutionQuery()
            .processInstanceId(d)
            .activityId("wait")
            .singleResult();
    engine.runtime().setVariableLocal(waiting.getId(), "mine", "z");
    var result = paid(engine).localVariableEquals("mine", "z").correlateWithResult();
    assertThat(got(engine, d)).isEqualTo(1);
    assertThat(result.getResultType()).isEqualTo(MessageCorrelationResultType.Execution);
    assertThat(result.getExecution().getId()).isEqualTo(waiting.getId());
    assertThat(result.getExecution().getProcessInstanceId()).isEqualTo(d);
    assertThat(result.getExecution().getActivityId()).isEqualTo("wait");
    assertThat(result.getProcessInstance()).isNull();
  }

  @Test
  void numbersAreTheSameWhateverTypeHoldsThem(TestEngine engine) {
    var beyond = (1L << 53) + 1;
    var a = receiver(engine, "a", Map.of("n", 5, "big", beyond));
    var b = receiver(engine, "b", Map.of("n", "5", "big", (double) beyond));
    var c = receiver(engine, "c", Map.of("n", new BigDecimal("6.00"), "big", 0.1));
    // when
    paid(engine).processInstanceVariablesEqual(Map.of("n", 5L, "big", beyond)).correlate();
    paid(engine).processInstanceVariableEquals("n", 6.0).correlateExclusively();
    // then
    assertThat(got(engine, a)).as("no text, and no double that is nearest").isEqualTo(1);
    assertThat(got(engine, b)).isZero();
    assertThat(got(engine, c)).isEqualTo(1);
  }

  @Test
  void nobodyAndSeveralAreRefusedInWords(TestEngine engine) {
    assertThatThrownBy(() -> paid(engine).processInstanceBusinessKey("a").correlate())
        .isInstanceOf(MismatchingMessageCorrelationException.class)
        .hasMessageContaining("message 'paid' (business key 'a')");
    var a = receiver(engine, "a", Map.of());
    var b = receiver(engine, "a", Map.of());
    assertThatThrownBy(() -> paid(engine).correlate())
        .isInstanceOf(MismatchingMessageCorrelationException.class)
        .hasMessageContaining("2 executions wait for it");
    assertThatThrownBy(
            () -> paid(engine).processInstanceVariableEquals("o", List.of(1)).correlate())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'o'");
    assertThat(got(engine, a) + got(engine, b)).isZero();
  }

  @Test
  void whatComesAlongIsSet(TestEngine engine) {
    var a = receiver(engine, "a", Map.of("n", 1));
    paid(engine)
        .setVariable("n", 2)
        .setVariables(Map.of("m", 3))
        .setVariableLocal("l", 4)
        .correlate();
    assertThat(engine.runtime().getVariables(a)).isEqualTo(Map.of("n", 2, "m", 3));
  }

  @Test
  void allThatWaitGetItInOneTransaction(TestEngine engine) {
    var a = receiver(engine, "a", Map.of("x", 1));
    var b = receiver(engine, "b", Map.of("x", 1));
    var c = receiver(engine, "c", Map.of("x", 2));
    var results = paid(engine).processInstanceVariableEquals("x", 1).correlateAllWithResult();
    assertThat(results)
        .extracting(r -> r.getExecution().getProcessInstanceId())
        .containsExactly(a, b);
    assertThat(got(engine, a) + got(engine, b)).isEqualTo(2);
    assertThat(got(engine, c)).isZero();
    assertThat(paid(engine).processInstanceBusinessKey("nobody").correlateAllWithResult())
        .isEmpty();
  }

  @Test
  void aMessageStartsAProcessWhereNobodyWaits(TestEngine engine) {
    var result =
        engine
            .runtime()
            .createMessageCorrelation("order")
            .processInstanceBusinessKey("o1")
            .setVariable("v", 1)
            .correlateWithResult();
    assertThat(result.getResultType()).isEqualTo(MessageCorrelationResultType.ProcessDefinition);
    var started = result.getProcessInstance();
    assertThat(started.getBusinessKey()).isEqualTo("o1");
    assertThat(engine.runtime().getVariables(started.getId())).isEqualTo(Map.of("v", 1));
    assertThatThrownBy(
            () -> engine.runtime().createMessageCorrelation("order").executionsOnly().correlate())
        .isInstanceOf(MismatchingMessageCorrelationException.class);
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .createMessageCorrelation("order")
                    .processInstanceId("1")
                    .correlateStartMessage())
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> paid(engine).correlateStartMessage())
        .isInstanceOf(MismatchingMessageCorrelationException.class);
  }

  @Test
  void anOlderVersionIsStartedByItsId(TestEngine engine) {
    var old =
        engine
            .engine()
            .getRepositoryService()
            .createProcessDefinitionQuery()
            .processDefinitionKey("started")
            .singleResult();
    engine.deploy(
        process("started").startEvent("start", Trigger.message("order")).userTask("other"));
    var started =
        engine
            .runtime()
            .createMessageCorrelation("order")
            .processDefinitionId(old.getId())
            .correlateStartMessage();
    assertThat(started.getProcessDefinitionVersion()).isEqualTo(1);
    assertThat(engine.openTasks(started)).containsExactly("pack");
  }

  private static String versionOf(TestEngine engine, String key) {
    return engine
        .engine()
        .getRepositoryService()
        .createProcessDefinitionQuery()
        .processDefinitionKey(key)
        .singleResult()
        .getId();
  }

  @Test
  void aReceiveTaskThatBeginsAProcessIsStartedByTheIdOfTheVersion(TestEngine engine) {
    engine.deploy(
        process("talk")
            .element(
                "receiveTask",
                t ->
                    t.attribute("id", "wait")
                        .attribute("instantiate", true)
                        .attribute("messageRef", "m"))
            .moveTo("wait")
            .userTask("answer")
            .declare("message", "id", "m", "name", "hello"));
    var started =
        engine
            .runtime()
            .createMessageCorrelation("hello")
            .processDefinitionId(versionOf(engine, "talk"))
            .correlateStartMessage();
    assertThat(engine.openTasks(started)).containsExactly("answer");
  }

  @Test
  void oneOfSeveralMessagesStartsAVersionByItsId(TestEngine engine) {
    engine.deploy(
        process("several")
            .startEvent("start", Trigger.anyOf(Trigger.message("one"), Trigger.message("two")))
            .userTask("answer"));
    var started =
        engine
            .runtime()
            .createMessageCorrelation("two")
            .processDefinitionId(versionOf(engine, "several"))
            .correlateStartMessage();
    assertThat(engine.openTasks(started)).containsExactly("answer");
  }

  @Test
  void tenantsDoNotMeet(TestEngine engine) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .tenantId("north")
        .addBytes(
            "north.bpmn", process("receiver").receiveTask("wait", "paid").userTask("got").toBytes())
        .deploy();
    var of = engine.runtime().startProcessInstanceByKeyAndTenantId("receiver", "north").getId();
    assertThatThrownBy(() -> paid(engine).withoutTenantId().correlate())
        .isInstanceOf(MismatchingMessageCorrelationException.class);
    assertThatThrownBy(() -> paid(engine).tenantId("south").correlate())
        .isInstanceOf(MismatchingMessageCorrelationException.class)
        .hasMessageContaining("tenant 'south'");
    paid(engine).tenantId("north").correlate();
    assertThat(got(engine, of)).isEqualTo(1);
  }

  @Test
  void aKeyLetsAMessageTakeEffectOnce(TestEngine engine) {
    var a = receiver(engine, "a", Map.of());
    var first = paid(engine).idempotencyKey("k1").correlateWithResult();
    receiver(engine, "b", Map.of());
    var again = paid(engine).idempotencyKey("k1").correlateWithResult();
    assertThat(again.getExecution().getId()).isEqualTo(first.getExecution().getId());
    assertThat(again.getExecution().getProcessInstanceId()).isEqualTo(a);
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(1);
    var order = engine.runtime().createMessageCorrelation("order").idempotencyKey("k2");
    var started = order.correlateStartMessage();
    var same =
        engine
            .runtime()
            .createMessageCorrelation("order")
            .idempotencyKey("k2")
            .correlateStartMessage();
    assertThat(same.getId()).isEqualTo(started.getId());
  }

  @Test
  void aDelegateCorrelatesToAnotherFamilyByAJob(TestEngine engine) {
    engine.bean(
        "correlator",
        (JavaDelegate)
            e ->
                engine
                    .runtime()
                    .createMessageCorrelation("paid")
                    .processInstanceBusinessKey("a")
                    .setVariable("amount", 7)
                    .correlate());
    engine.deploy(
        process("sender").serviceTask("send", n -> n.delegateExpression("${correlator}")));
    var a = receiver(engine, "a", Map.of());
    engine.start("sender");
    assertThat(got(engine, a)).isZero();
    engine.runDueJobs();
    assertThat(got(engine, a)).isEqualTo(1);
    assertThat(engine.runtime().getVariable(a, "amount")).isEqualTo(7);
  }

  @Test
  void ofManyAtOnceOneReachesTheReceiverAndTheOthersSayThatNobodyWaits(TestEngine engine)
      throws Exception {
    var a = receiver(engine, "a", Map.of());
    var threads = Executors.newFixedThreadPool(4);
    try {
      Callable<Integer> call =
          () -> {
            try {
              paid(engine).processInstanceBusinessKey("a").correlate();
              return 1;
            } catch (MismatchingMessageCorrelationException e) {
              return 0;
            }
          };
      var done = 0;
      for (var one : threads.invokeAll(Arrays.asList(call, call, call, call))) {
        done += one.get();
      }
      assertThat(done).isEqualTo(1);
      assertThat(got(engine, a)).isEqualTo(1);
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void whoIsSuspendedDoesNotKeepTheMessageFromTheOthers(TestEngine engine) {
    var resting = receiver(engine, "a", Map.of());
    var waiting = receiver(engine, "a", Map.of());
    engine.runtime().suspendProcessInstanceById(resting);
    assertThat(paid(engine).correlateAllWithResult()).hasSize(1);
    assertThat(got(engine, waiting)).isEqualTo(1);
    assertThat(got(engine, resting)).isZero();
  }

  @Test
  void aVersionIsStartedAtWhateverWaitsForTheMessage(TestEngine engine) {
    engine.deploy(
        process("byTask")
            .element(
                "receiveTask",
                t ->
                    t.attribute("id", "come")
                        .attribute("instantiate", true)
                        .attribute("messageRef", "m"))
            .moveTo("come")
            .userTask("read")
            .declare("message", "id", "m", "name", "letter"),
        process("byEvent")
            .startEvent("start", Trigger.anyOf(Trigger.signal("s"), Trigger.message("call")))
            .userTask("answer"));
    for (var start : Map.of("byTask", "letter", "byEvent", "call").entrySet()) {
      var version =
          engine
              .engine()
              .getRepositoryService()
              .createProcessDefinitionQuery()
              .processDefinitionKey(start.getKey())
              .singleResult();
      engine
          .runtime()
          .createMessageCorrelation(start.getValue())
          .processDefinitionId(version.getId())
          .correlate();
      assertThat(
              engine
                  .runtime()
                  .createProcessInstanceQuery()
                  .processDefinitionKey(start.getKey())
                  .count())
          .isEqualTo(1);
    }
  }
}
