package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.MismatchingMessageCorrelationException;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.MessageCorrelationBuilder;
import io.millrace.bpmn.runtime.MessageCorrelationResultType;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import io.millrace.test.engine.Race;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Messages that nobody waits for are kept for their receiver. */
@EngineTest
class KeptMessageTest {

  /** {@code -Dmillrace.test.messages=2000} for more. */
  private static final int MESSAGES = Integer.getInteger("millrace.test.messages", 24);

  private static final Duration HOUR = Duration.ofHours(1);
  private static final Trigger PAID = Trigger.message("paid");

  private final Map<String, Object> beans = new HashMap<>();
  private ProcessEngine keeping;

  @BeforeEach
  void open(TestEngine engine) {
    keeping = node(engine, configuration -> configuration.setKeepsMessages(true));
  }

  @AfterEach
  void close() {
    keeping.close();
  }

  private ProcessEngine node(TestEngine engine, UnaryOperator<ProcessEngineConfiguration> says) {
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(engine.database().dataSource())
            .setBeans(beans);
    return says.apply(configuration).buildProcessEngine();
  }

  private static BpmnBuilder receiver() {
    return process("receiver").receiveTask("wait", "paid").userTask("got");
  }

  private MessageCorrelationBuilder paid() {
    return keeping.getRuntimeService().createMessageCorrelation("paid").keepFor(HOUR);
  }

  private String start(String businessKey, Map<String, Object> variables) {
    return keeping
        .getRuntimeService()
        .createProcessInstanceBuilder()
        .processDefinitionKey("receiver")
        .businessKey(businessKey)
        .variables(variables)
        .start()
        .getId();
  }

  private long kept() {
    return keeping.getManagementService().createKeptMessageQuery().count();
  }

  private long got(String instance) {
    return keeping.getTaskService().createTaskQuery().processInstanceId(instance).count();
  }

  /** Lets the jobs of messages that are gone find that out. */
  private void jobsEnd() {
    keeping.clock().advance(HOUR);
    keeping.runDueJobs();
    assertThat(keeping.getManagementService().createTimerJobQuery().count()).isZero();
  }

  @Covers("55 messages that wait for their receiver")
  @Test
  void aMessageThatComesBeforeItsReceiverReachesIt(TestEngine engine) {
    engine.deploy(receiver());
    // when
    var result = paid().setVariable("sum", 5).setVariableLocal("own", 1).correlateWithResult();
    keeping.runDueJobs();
    // then
    assertThat(result.getResultType()).isEqualTo(MessageCorrelationResultType.Kept);
    var message = keeping.getManagementService().createKeptMessageQuery().singleResult();
    assertThat(message.getId()).isEqualTo(result.getKeptMessageId());
    assertThat(message.getMessageName()).isEqualTo("paid");
    assertThat(message.getExpirationTime()).isAfter(message.getCreateTime());
    // when
    var first = start(null, Map.of());
    keeping.runDueJobs();
    // then
    assertThat(got(first)).isOne();
    assertThat(kept()).isZero();
    assertThat(keeping.getRuntimeService().getVariable(first, "sum")).isEqualTo(5);
    var second = start(null, Map.of());
    keeping.runDueJobs();
    assertThat(got(second)).isZero();
    jobsEnd();
  }

  @Test
  void itIsForWhoHasWhatItAsksFor(TestEngine engine) {
    engine.deploy(receiver());
    paid().processInstanceBusinessKey("b").correlate();
    paid().processInstanceVariableEquals("n", 1L).correlate();
    paid().processInstanceVariableEquals("n", 2L).correlate();
    keeping.runDueJobs();
    var other = start("a", Map.of("n", 3L));
    var byVariable = start("a", Map.of("n", 2L));
    var byKey = start("b", Map.of());
    keeping.runDueJobs();
    assertThat(got(other)).isZero();
    assertThat(got(byVariable)).isOne();
    assertThat(got(byKey)).isOne();
    assertThat(kept()).isOne();
    paid().processInstanceId(other).correlate();
    assertThat(got(other)).isOne();
    jobsEnd();
  }

  @Test
  void itIsGivenUpWhenItsTimeIsOver(TestEngine engine) {
    engine.deploy(receiver());
    paid().correlate();
    keeping.clock().advance(HOUR.plusSeconds(1));
    var late = start(null, Map.of());
    keeping.runDueJobs();
    assertThat(got(late)).isZero();
    assertThat(kept()).isZero();
    jobsEnd();
  }

  @Test
  void whoAsksFindsItAndDeletesIt(TestEngine engine) {
    engine.deploy(receiver());
    paid().processInstanceBusinessKey("a").correlate();
    paid().processInstanceBusinessKey("b").tenantId("t").correlate();
    var management = keeping.getManagementService();
    assertThat(
            management
                .createKeptMessageQuery()
                .messageName("paid")
                .tenantId("t")
                .orderByCreateTime()
                .asc()
                .list())
        .singleElement()
        .satisfies(message -> assertThat(message.getBusinessKey()).isEqualTo("b"));
    var one = management.createKeptMessageQuery().businessKey("a").withoutTenantId().singleResult();
    assertThat(management.createKeptMessageQuery().keptMessageId(one.getId()).count()).isOne();
    assertThat(management.createKeptMessageQuery().processInstanceId("1").count()).isZero();
    var soon = Date.from(keeping.clock().now().plusSeconds(60));
    assertThat(management.createKeptMessageQuery().expiresBefore(soon).count()).isZero();
    management.deleteKeptMessage(one.getId());
    assertThatThrownBy(() -> management.deleteKeptMessage(one.getId()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("kept message");
    var late = start("a", Map.of());
    keeping.runDueJobs();
    assertThat(got(late)).isZero();
    assertThat(kept()).isOne();
    jobsEnd();
  }

  @Test
  void aProcessThatIsDeployedLaterIsStartedByIt(TestEngine engine) {
    paid().processInstanceBusinessKey("a").setVariable("sum", 5).correlate();
    paid().executionsOnly().correlate();
    keeping.runDueJobs();
    var deployed = process("started").startEvent("start", PAID).userTask("got");
    keeping
        .getRepositoryService()
        .createDeployment()
        .addBytes(deployed.resourceName(), deployed.toBytes())
        .deploy();
    keeping.runDueJobs();
    var started = keeping.getRuntimeService().createProcessInstanceQuery().singleResult();
    assertThat(started.getBusinessKey()).isEqualTo("a");
    assertThat(keeping.getRuntimeService().getVariable(started.getId(), "sum")).isEqualTo(5);
    assertThat(kept()).isOne();
    jobsEnd();
  }

  @Test
  void aStartThatIsSuspendedIsWaitedFor(TestEngine engine) {
    engine.deploy(process("started").startEvent("start", PAID).userTask("got"));
    keeping.getRepositoryService().suspendProcessDefinitionByKey("started");
    var message = paid().startMessageOnly();
    assertThatThrownBy(message::correlate).isInstanceOf(IllegalStateEngineException.class);
    keeping.getRepositoryService().activateProcessDefinitionByKey("started");
    message.correlate();
    assertThat(keeping.getRuntimeService().createProcessInstanceQuery().count()).isOne();
  }

  @Test
  void whatWaitsAtABorderHearsAllThatAreKept(TestEngine engine) {
    engine.deploy(
        process("receiver")
            .userTask("work")
            .boundaryEvent(
                "paid", PAID, n -> n.attribute("cancelActivity", false), b -> b.userTask("note")));
    paid().correlate();
    paid().correlate();
    keeping.runDueJobs();
    var instance = start(null, Map.of());
    keeping.runDueJobs();
    assertThat(got(instance)).isEqualTo(3);
    assertThat(kept()).isZero();
    jobsEnd();
  }

  @Test
  void anEventThatThrowsSaysHowLongItsMessageIsKept(TestEngine engine) {
    engine.deploy(
        receiver(),
        process("sender")
            .throwEvent("send", PAID.with("millrace:keepFor", "${'PT2H'}"))
            .userTask("sent"),
        process("silent").throwEvent("send", PAID).userTask("sent"),
        process("strict")
            .throwEvent("send", PAID.with("millrace:ifNobodyWaits", "error"))
            .userTask("sent"));
    var runtime = keeping.getRuntimeService();
    runtime.startProcessInstanceByKey("sender");
    assertThatThrownBy(() -> runtime.startProcessInstanceByKey("silent"))
        .isInstanceOf(MismatchingMessageCorrelationException.class);
    try (var all = node(engine, c -> c.setThrownMessagesKeptFor(HOUR))) {
      all.getRuntimeService().startProcessInstanceByKey("silent");
      assertThatThrownBy(() -> all.getRuntimeService().startProcessInstanceByKey("strict"))
          .isInstanceOf(MismatchingMessageCorrelationException.class);
    }
    assertThat(kept()).isEqualTo(2);
    keeping.runDueJobs();
    var one = start(null, Map.of());
    var other = start(null, Map.of());
    keeping.runDueJobs();
    assertThat(got(one) + got(other)).isEqualTo(2);
    keeping.clock().advance(HOUR);
    jobsEnd();
  }

  @Test
  void anEngineThatKeepsNoneSaysSoAndAsksForNone(TestEngine engine) {
    engine.deploy(receiver());
    assertThatThrownBy(
            () -> engine.runtime().createMessageCorrelation("paid").keepFor(HOUR).correlate())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("setKeepsMessages");
    assertThatThrownBy(
            () -> engine.runtime().createMessageCorrelation("paid").keepFor(Duration.ZERO))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> paid().correlateAll()).isInstanceOf(BadArgumentException.class);
    assertThat(engine.statementsOf(() -> engine.start("receiver")))
        .noneMatch(sql -> sql.contains("KEPT_MESSAGE"));
  }

  @Test
  void whatIsForAVersionGoesWithIt(TestEngine engine) {
    engine.deploy(receiver());
    var version = keeping.getRepositoryService().createProcessDefinitionQuery().singleResult();
    paid().processDefinitionId(version.getId()).correlate();
    paid().correlate();
    keeping.getRepositoryService().deleteDeployment(version.getDeploymentId());
    assertThat(kept()).isOne();
    keeping.runDueJobs();
    jobsEnd();
  }

  /** A throw into another family is delivered by a job; its receiver may have gone on then. */
  @Test
  void oneWhoseReceiverHasGoneOnGoesToTheNextOrIsGivenUp(TestEngine engine) {
    engine.deploy(
        process("receiver")
            .userTask("work")
            .boundaryEvent("paid", PAID, b -> b.userTask("got"))
            .userTask("after"),
        process("sender")
            .throwEvent("send", PAID.with("millrace:keepFor", "${'PT2H'}"))
            .userTask("sent"));
    var gone = start(null, Map.of());
    keeping.getRuntimeService().startProcessInstanceByKey("sender");
    completeTask(gone);
    var next = start(null, Map.of());
    var last = start(null, Map.of());
    // when
    keeping.runDueJobs();
    // then
    assertThat(openTask(next).getTaskDefinitionKey()).isEqualTo("got");
    assertThat(openTask(last).getTaskDefinitionKey()).isEqualTo("work");
    // when
    keeping.getRuntimeService().startProcessInstanceByKey("sender");
    completeTask(last);
    keeping.clock().advance(HOUR.multipliedBy(3));
    keeping.runDueJobs();
    // then
    assertThat(kept()).isZero();
    assertThat(keeping.getManagementService().createJobQuery().count()).isZero();
    jobsEnd();
  }

  private Task openTask(String instance) {
    return keeping.getTaskService().createTaskQuery().processInstanceId(instance).singleResult();
  }

  private void completeTask(String instance) {
    keeping.getTaskService().complete(openTask(instance).getId());
  }

  /** Neither sees the other: the message looks again, and finds who was not committed then. */
  @Test
  void aReceiverThatIsNotCommittedYetIsFoundLater(TestEngine engine) {
    JavaDelegate elsewhere =
        execution ->
            CompletableFuture.runAsync(
                    () -> {
                      paid().correlate();
                      keeping.runDueJobs();
                    })
                .join();
    beans.put("elsewhere", elsewhere);
    try (var slow = node(engine, c -> c.setKeepsMessages(true))) {
      engine.deploy(
          process("receiver")
              .fork(
                  b -> b.receiveTask("wait", "paid").userTask("got"),
                  b -> b.serviceTask("pay", n -> n.delegateExpression("${elsewhere}"))));
      var instance = slow.getRuntimeService().startProcessInstanceByKey("receiver").getId();
      assertThat(kept()).isOne();
      keeping.clock().advance(Duration.ofSeconds(2));
      keeping.runDueJobs();
      assertThat(got(instance)).isOne();
      assertThat(kept()).isZero();
    }
  }

  @Test
  void messagesAndReceiversThatComeAtOnceMeetOnce(TestEngine engine) {
    engine.deploy(receiver());
    try (var other = node(engine, c -> c.setKeepsMessages(true))) {
      var calls = new ArrayList<Runnable>();
      for (var lane = 0; lane < 4; lane++) {
        var first = lane;
        var nodes = new ProcessEngine[] {keeping, other};
        calls.add(() -> each(first, key -> send(nodes[first % 2], key)));
        calls.add(() -> each(first, key -> start(key, Map.of())));
        calls.add(nodes[first % 2]::runDueJobs);
      }
      assertThat(Race.of(calls)).containsOnlyNulls();
      for (var round = 0; round < 3; round++) {
        keeping.clock().advance(Duration.ofMinutes(1));
        other.clock().advance(Duration.ofMinutes(1));
        assertThat(Race.of(4, keeping::runDueJobs)).containsOnlyNulls();
        other.runDueJobs();
      }
    }
    assertThat(kept()).isZero();
    var tasks = keeping.getTaskService().createTaskQuery().list();
    assertThat(tasks).hasSize(MESSAGES);
    assertThat(
            keeping.getRuntimeService().createEventSubscriptionQuery().eventType("message").count())
        .isZero();
    jobsEnd();
  }

  private static void each(int lane, Consumer<String> call) {
    for (var i = lane; i < MESSAGES; i += 4) {
      call.accept("key" + i);
    }
  }

  private static void send(ProcessEngine node, String key) {
    node.getRuntimeService()
        .createMessageCorrelation("paid")
        .processInstanceBusinessKey(key)
        .keepFor(HOUR)
        .correlate();
  }
}
