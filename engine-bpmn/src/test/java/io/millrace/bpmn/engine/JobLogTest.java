package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricJobLog;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.job.NonRetryable;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.Database;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What history keeps of jobs where it keeps everything. */
@EngineTest
class JobLogTest {

  private final Map<String, Object> beans = new HashMap<>();
  private ProcessEngine node;
  private boolean closed;

  @BeforeEach
  void open(Database database) {
    node =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setBeans(beans)
            .setHistoryLevel(HistoryLevel.FULL)
            .buildProcessEngine();
    beans.put(
        "charge",
        (JavaDelegate)
            execution -> {
              if (closed) {
                throw new IllegalStateException("closed");
              }
            });
  }

  @AfterEach
  void close() {
    node.close();
  }

  private static void deploy(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "charge",
                t -> t.asyncBefore().retryCycle("R2/PT1M").delegateExpression("${charge}"))
            .userTask("ship"));
  }

  private List<HistoricJobLog> logs() {
    return node.getHistoryService()
        .createHistoricJobLogQuery()
        .orderPartiallyByOccurrence()
        .asc()
        .list();
  }

  private static String kind(HistoricJobLog log) {
    return (log.isCreationLog() ? "created" : "")
        + (log.isFailureLog() ? "failed" : "")
        + (log.isSuccessLog() ? "succeeded" : "")
        + (log.isDeletionLog() ? "deleted" : "");
  }

  @Test
  void itTellsOfEachTryUntilOneSucceeds(TestEngine engine) {
    // given
    deploy(engine);
    var order = node.getRuntimeService().startProcessInstanceByKey("order");
    var job = node.getManagementService().createJobQuery().singleResult();
    closed = true;
    node.runDueJobs();
    closed = false;
    node.clock().advance(ofMinutes(2));
    // when
    node.runDueJobs();
    // then
    var logs = logs();
    assertThat(logs).extracting(JobLogTest::kind).containsExactly("created", "failed", "succeeded");
    assertThat(logs).extracting(HistoricJobLog::getAttempt).containsExactly(0, 1, 2);
    assertThat(logs).extracting(HistoricJobLog::getJobRetries).containsExactly(2, 1, 1);
    assertThat(logs)
        .allMatch(log -> log.getJobId().equals(job.getId()))
        .allMatch(log -> log.getActivityId().equals("charge"))
        .allMatch(log -> log.getProcessInstanceId().equals(order.getId()))
        .allMatch(log -> log.getRootInstanceId().equals(order.getId()))
        .allMatch(log -> log.getProcessDefinitionId().equals(order.getProcessDefinitionId()))
        .allMatch(log -> log.getJobHandlerType().equals(job.getJobHandlerType()))
        .allMatch(log -> log.getHostname().startsWith("default-"));
    var failure = logs.get(1);
    assertThat(failure.getJobExceptionMessage()).contains("closed");
    var history = node.getHistoryService();
    assertThat(history.getHistoricJobLogExceptionStacktrace(failure.getId()))
        .contains("IllegalStateException", "closed");
    assertThat(history.getHistoricJobLogExceptionStacktrace(logs.get(0).getId())).isNull();
    assertThat(
            history
                .createHistoricJobLogQuery()
                .failureLog()
                .jobId(job.getId())
                .activityIdIn(List.of("charge", "x"))
                .processInstanceId(order.getId())
                .processDefinitionKey("order")
                .jobExceptionMessageLike("%closed%")
                .hostname(failure.getHostname())
                .jobPriorityHigherThanOrEquals(0)
                .count())
        .isEqualTo(1);
    assertThat(history.createHistoricJobLogQuery().deletionLog().count()).isZero();
  }

  @Test
  @ExpectsDeadLetters
  void theLastFailureLeavesNoTries(TestEngine engine) {
    deploy(engine);
    node.getRuntimeService().startProcessInstanceByKey("order");
    closed = true;
    node.runDueJobs();
    node.clock().advance(ofMinutes(2));
    node.runDueJobs();
    assertThat(logs()).extracting(JobLogTest::kind).containsExactly("created", "failed", "failed");
    assertThat(logs()).extracting(HistoricJobLog::getJobRetries).containsExactly(2, 1, 0);
  }

  /** A failure that no try can make good. */
  private static final class Hopeless extends RuntimeException implements NonRetryable {
    private static final long serialVersionUID = 1;
  }

  @Test
  @ExpectsDeadLetters
  void aFailureThatIsFinalLeavesNoTriesEither(TestEngine engine) {
    deploy(engine);
    beans.put(
        "charge",
        (JavaDelegate)
            execution -> {
              throw new Hopeless();
            });
    node.getRuntimeService().startProcessInstanceByKey("order");
    node.runDueJobs();
    assertThat(logs()).extracting(JobLogTest::kind).containsExactly("created", "failed");
    assertThat(logs()).extracting(HistoricJobLog::getJobRetries).containsExactly(2, 0);
  }

  @Test
  void itTellsOfJobsThatAreDeletedByHandAndWithTheirActivity(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind"))
            .userTask("ship")
            .boundaryEvent("slow", Trigger.timerDuration("PT1H"), b -> b.userTask("hurry")));
    var order = node.getRuntimeService().startProcessInstanceByKey("order");
    // when
    node.getTaskService().complete(engine.task(order, "pay").getId());
    var second = node.getManagementService().createTimerJobQuery().singleResult();
    node.getManagementService().deleteTimerJob(second.getId());
    // then
    assertThat(logs())
        .extracting(log -> kind(log) + " " + log.getActivityId())
        .containsExactlyInAnyOrder("created late", "deleted late", "created slow", "deleted slow");
  }

  @Test
  void itTellsOfWorkersOutsideTheEngine(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .serviceTask(
                "print",
                t ->
                    t.attribute("flowable:type", "external-worker")
                        .attribute("flowable:topic", "print"))
            .userTask("ship"));
    node.getRuntimeService().startProcessInstanceByKey("order");
    var management = node.getManagementService();
    var held =
        management
            .createExternalWorkerJobAcquireBuilder()
            .topic("print", ofMinutes(5))
            .acquireAndLock(1, "printer")
            .get(0);
    // when
    management
        .createExternalWorkerJobFailureBuilder(held.getId(), "printer")
        .message("no paper")
        .retries(1)
        .retryTimeout(ofMinutes(1))
        .fail();
    // then
    assertThat(logs()).extracting(JobLogTest::kind).containsExactly("created", "failed");
    var failure = logs().get(1);
    assertThat(failure.getHostname()).isEqualTo("printer");
    assertThat(failure.getJobExceptionMessage()).isEqualTo("no paper");
    assertThat(failure.getJobRetries()).isEqualTo(1);
  }

  @Test
  void itGoesWithTheHistoryOfItsInstance(TestEngine engine) {
    // given
    deploy(engine);
    var order = node.getRuntimeService().startProcessInstanceByKey("order");
    node.runDueJobs();
    node.getTaskService().complete(engine.task(order, "ship").getId());
    assertThat(logs()).hasSize(2);
    // when
    node.getHistoryService().deleteHistoricProcessInstance(order.getId());
    // then
    assertThat(logs()).isEmpty();
  }

  @Test
  void nothingIsKeptBelowTheLevelFull(TestEngine engine) {
    deploy(engine);
    beans.forEach(engine::bean);
    engine.start("order");
    engine.runDueJobs();
    assertThat(engine.history().createHistoricJobLogQuery().count()).isZero();
    assertThatThrownBy(() -> engine.history().getHistoricJobLogExceptionStacktrace("4711"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("4711");
  }
}
