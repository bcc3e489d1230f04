package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.job.DeadLetterCause;
import io.millrace.common.job.Job;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.conformance.Covers;
import java.util.Date;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Jobs as an operator handles them: dead letters in bulk, single jobs that rest, priorities. */
@EngineTest
class JobAdministrationTest {

  /** A bean whose doors can be closed. */
  public static final class Shop {
    private boolean open;

    /** Fails while the shop is closed. */
    public void charge() {
      if (!open) {
        throw new IllegalStateException("closed");
      }
    }

    /** Fails while the shop is closed, in another way. */
    public void pack() {
      if (!open) {
        throw new UnsupportedOperationException("no boxes");
      }
    }
  }

  private static Shop deployed(TestEngine engine) {
    var shop = new Shop();
    engine.bean("shop", shop);
    engine.deploy(
        process("charging")
            .serviceTask(
                "charge", t -> t.asyncBefore().retryCycle("R1/PT1M").expression("${shop.charge()}"))
            .userTask("ship"),
        process("packing")
            .serviceTask(
                "pack", t -> t.asyncBefore().retryCycle("R1/PT1M").expression("${shop.pack()}"))
            .userTask("ship"));
    return shop;
  }

  @Test
  @ExpectsDeadLetters
  void deadLettersAreGroupedByWhatMadeThemFail(TestEngine engine) {
    // given
    deployed(engine);
    engine.start("charging");
    engine.runDueJobs();
    var first = Date.from(engine.clock().now());
    engine.clock().advance(ofHours(1));
    engine.start("charging");
    engine.start("packing");
    engine.runDueJobs();
    // when
    var causes = engine.management().createDeadLetterJobQuery().listByCause();
    // then
    assertThat(causes).extracting(DeadLetterCause::count).containsExactly(2L, 1L);
    var closed = causes.get(0);
    assertThat(closed.exceptionType()).isEqualTo(IllegalStateException.class.getName());
    assertThat(closed.elementId()).isEqualTo("charge");
    assertThat(closed.oldest()).isBeforeOrEqualTo(first);
    assertThat(closed.newest()).isAfter(first);
    assertThat(closed.sampleMessage()).contains("closed");
    assertThat(engine.management().getDeadLetterJobExceptionStacktrace(closed.sampleJobId()))
        .contains("IllegalStateException");
    assertThat(engine.management().createDeadLetterJobQuery().elementId("pack").listByCause())
        .extracting(DeadLetterCause::exceptionType)
        .containsExactly(UnsupportedOperationException.class.getName());
  }

  @Test
  void triesAreGivenToADeadLetterAsToAnyOtherJob(TestEngine engine) {
    // given
    var shop = deployed(engine);
    var order = engine.start("charging");
    engine.runDueJobs();
    var management = engine.management();
    var id = management.createDeadLetterJobQuery().singleResult().getId();
    assertThat(management.getJobExceptionStacktrace(id)).contains("IllegalStateException");
    assertThatThrownBy(() -> management.deleteJob(id))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("deleteDeadLetterJob")
        .hasMessageContaining("setJobRetries");
    assertThatThrownBy(() -> management.setJobRetries(id, 0))
        .isInstanceOf(BadArgumentException.class);
    // when
    management.setJobRetries(id, 2);
    // then
    assertThat(management.createJobQuery().singleResult().getRetries()).isEqualTo(2);
    assertThat(management.createDeadLetterJobQuery().count()).isZero();
    assertThat(engine.runtime().createIncidentQuery().count()).isZero();
    shop.open = true;
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThatThrownBy(() -> management.setJobRetries(id, 2))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void triesAreGivenToASuspendedJobWhichRestsOn(TestEngine engine) {
    deployed(engine);
    var order = engine.start("charging");
    engine.runtime().suspendProcessInstanceById(order.getId());
    var management = engine.management();
    var id = management.createSuspendedJobQuery().singleResult().getId();
    management.setJobRetries(id, 7);
    assertThat(management.createSuspendedJobQuery().singleResult().getRetries()).isEqualTo(7);
    assertThat(management.getJobExceptionStacktrace(id)).isNull();
  }

  @Test
  @ExpectsDeadLetters
  void deadLettersAreFoundByTheirFailure(TestEngine engine) {
    deployed(engine);
    engine.start("charging");
    engine.start("packing");
    engine.runDueJobs();
    var later = Date.from(engine.clock().now().plus(ofMinutes(1)));
    var found =
        engine
            .management()
            .createDeadLetterJobQuery()
            .exceptionType(IllegalStateException.class.getName())
            .failedBefore(later)
            .orderByFailedSince()
            .asc()
            .singleResult();
    assertThat(found.getElementId()).isEqualTo("charge");
    assertThat(found.getExceptionType()).isEqualTo(IllegalStateException.class.getName());
    assertThat(found.getFailures()).isEqualTo(1);
    assertThat(found.getFailedSince()).isBefore(later);
    var management = engine.management();
    assertThat(management.createDeadLetterJobQuery().failedAfter(later).count()).isZero();
    assertThat(management.createDeadLetterJobQuery().executable().count()).isZero();
    assertThat(management.createDeadLetterJobQuery().externalWorkers().count()).isZero();
    assertThat(management.findJobByCorrelationId(found.getCorrelationId()).getId())
        .isEqualTo(found.getId());
    assertThat(
            management.createDeadLetterJobQuery().correlationId(found.getCorrelationId()).count())
        .isEqualTo(1);
  }

  @Test
  @ExpectsDeadLetters
  void allThatAQueryFindsGetsNewTriesByABatch(TestEngine engine) {
    // given
    var shop = deployed(engine);
    for (var i = 0; i < 20; i++) {
      engine.start("charging");
    }
    engine.start("packing");
    engine.runDueJobs();
    shop.open = true;
    // when
    var management = engine.management();
    var batch =
        management.retryDeadLetterJobsAsync(
            management.createDeadLetterJobQuery().elementId("charge"), 3);
    engine.runDueJobs();
    // then
    var summary = management.getBatchSummary(batch.getId());
    assertThat(summary.successful()).isEqualTo(20);
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(20);
    assertThat(management.createDeadLetterJobQuery().singleResult().getElementId())
        .isEqualTo("pack");
    management.deleteBatch(batch.getId());
  }

  @Covers("154 batches")
  @Test
  void allThatAQueryFindsIsDeletedByABatch(TestEngine engine) {
    deployed(engine);
    var charging = engine.start("charging");
    engine.start("packing");
    engine.runDueJobs();
    var management = engine.management();
    var batch = management.deleteDeadLetterJobsAsync(management.createDeadLetterJobQuery());
    var spared = management.createDeadLetterJobQuery().elementId("pack").singleResult();
    management.moveDeadLetterJobToExecutableJob(spared.getId(), 3);
    management.suspendJobById(spared.getId());
    engine.runDueJobs();
    var summary = management.getBatchSummary(batch.getId());
    assertThat(summary.successful()).isEqualTo(1);
    assertThat(summary.failed()).isEqualTo(1);
    assertThat(management.createDeadLetterJobQuery().count()).isZero();
    assertThat(management.createSuspendedJobQuery().count()).isEqualTo(1);
    management.deleteBatch(batch.getId());
    engine.runtime().deleteProcessInstance(charging.getId(), "its job is gone");
    assertThatThrownBy(() -> management.deleteDeadLetterJobsAsync(null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(
            () -> management.retryDeadLetterJobsAsync(management.createDeadLetterJobQuery(), 0))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void aSingleJobRestsAndGoesOn(TestEngine engine) {
    // given
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("ship"));
    var order = engine.start("order");
    var management = engine.management();
    var timer = management.createTimerJobQuery().singleResult().getId();
    // when
    management.suspendJobById(timer);
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).isEmpty();
    assertThatThrownBy(() -> management.suspendJobById(timer))
        .isInstanceOf(ObjectNotFoundException.class);
    // when
    engine.runtime().suspendProcessInstanceById(order.getId());
    assertThatThrownBy(() -> management.moveSuspendedJobToExecutableJob(timer))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
    engine.runtime().activateProcessInstanceById(order.getId());
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void theJobsOfAnInstanceOrADefinitionRest(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("ship"));
    var one = engine.start("order");
    engine.start("order");
    var management = engine.management();
    management.suspendJobByProcessInstanceId(one.getId());
    assertThat(management.createSuspendedJobQuery().singleResult().getProcessInstanceId())
        .isEqualTo(one.getId());
    management.suspendJobByProcessDefinitionId(one.getProcessDefinitionId());
    assertThat(management.createSuspendedJobQuery().count()).isEqualTo(2);
    management.activateJobByProcessInstanceId(one.getId());
    assertThat(management.createTimerJobQuery().count()).isEqualTo(1);
    management.activateJobByProcessDefinitionId(one.getProcessDefinitionId());
    assertThat(management.createTimerJobQuery().count()).isEqualTo(2);
  }

  @Test
  void jobsRestAtOnceThoughOthersOfTheDefinitionRun(TestEngine engine) throws Exception {
    // given
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    JavaDelegate work =
        execution -> {
          if (execution.getVariable("slow") != null) {
            running.countDown();
            assertThat(goOn.await(60, TimeUnit.SECONDS)).isTrue();
          }
        };
    engine.bean("work", work);
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.asyncBefore().delegateExpression("${work}"))
            .catchEvent("wait", Trigger.timerDuration("PT1H"))
            .userTask("ship"));
    var quick = engine.start("order");
    engine.runDueJobs();
    engine.start("order", Map.of("slow", true));
    var slow = CompletableFuture.runAsync(engine::runDueJobs);
    assertThat(running.await(60, TimeUnit.SECONDS)).isTrue();
    // when
    var management = engine.management();
    var sent =
        engine.statementsOf(
            () -> management.suspendJobByProcessDefinitionId(quick.getProcessDefinitionId()));
    // then
    assertThat(sent).noneMatch(sql -> sql.contains("EXCEPTION_STACK_TRACE_"));
    assertThat(management.createSuspendedJobQuery().singleResult().getProcessInstanceId())
        .isEqualTo(quick.getId());
    goOn.countDown();
    slow.get(60, TimeUnit.SECONDS);
    assertThat(management.createTimerJobQuery().count()).isEqualTo(1);
    management.suspendJobByProcessDefinitionId(quick.getProcessDefinitionId());
    assertThat(management.createSuspendedJobQuery().count()).isEqualTo(2);
    management.activateJobByProcessDefinitionId(quick.getProcessDefinitionId());
    assertThat(management.createTimerJobQuery().count()).isEqualTo(2);
  }

  @Test
  void prioritiesCanBeSetAndAskedFor(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.timerDuration("PT1H")));
    engine.start("order");
    engine.start("order");
    var management = engine.management();
    var first = management.createTimerJobQuery().listPage(0, 1).get(0);
    assertThat(first.getPriority()).isZero();
    management.setJobPriority(first.getId(), 50);
    assertThat(
            management.createTimerJobQuery().priorityHigherThanOrEquals(50).singleResult().getId())
        .isEqualTo(first.getId());
    assertThat(management.createTimerJobQuery().priorityLowerThanOrEquals(49).count()).isEqualTo(1);
    assertThat(management.createTimerJobQuery().orderByJobPriority().desc().list().get(0).getId())
        .isEqualTo(first.getId());
    assertThatThrownBy(() -> management.setJobPriority("4711", 1))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aWorkersJobCanBeDeleted(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "print",
                t ->
                    t.attribute("flowable:type", "external-worker")
                        .attribute("flowable:topic", "print")));
    var order = engine.start("order");
    var job = engine.management().createExternalWorkerJobQuery().singleResult();
    engine.management().deleteExternalWorkerJob(job.getId());
    assertThat(engine.management().createExternalWorkerJobQuery().count()).isZero();
    engine.runtime().deleteProcessInstance(order.getId(), "not wanted");
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Covers("113 category and priority of a job")
  @Test
  void modelsSayHowUrgentJobsAreAndOfWhichCategory(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .startEvent("none")
            .serviceTask(
                "charge",
                t ->
                    t.asyncBefore()
                        .attribute("camunda:jobPriority", "${urgent ? 90 : 10}")
                        .expression("${1}"))
            .serviceTask(
                "print",
                t ->
                    t.attribute("camunda:type", "external")
                        .attribute("camunda:topic", "print")
                        .attribute("camunda:taskPriority", "7")),
        process("daily")
            .startEvent(
                "s", Trigger.timerDuration("PT1H"), e -> e.attribute("camunda:jobPriority", "-3"))
            .userTask("a"));
    // when
    engine.start("order", Map.of("urgent", true));
    engine.start("order", Map.of("urgent", false));
    // then
    var management = engine.management();
    assertThat(management.createJobQuery().orderByJobPriority().asc().list())
        .extracting(Job::getPriority)
        .containsExactly(10, 90);
    assertThat(management.createTimerJobQuery().singleResult().getPriority()).isEqualTo(-3);
    // when
    engine.runDueJobs();
    // then
    assertThat(management.createExternalWorkerJobQuery().list())
        .extracting(Job::getPriority)
        .containsExactly(7, 7);
  }

  @Test
  void aPriorityThatIsNoNumberIsRefused(TestEngine engine) {
    assertThatThrownBy(
            () ->
                engine.deploy(
                    process("order")
                        .serviceTask(
                            "charge",
                            t ->
                                t.asyncBefore()
                                    .attribute("camunda:jobPriority", "high")
                                    .expression("${1}"))))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("jobPriority");
    engine.deploy(
        process("later")
            .serviceTask(
                "charge",
                t ->
                    t.asyncBefore()
                        .attribute("camunda:jobPriority", "${level}")
                        .expression("${1}")));
    assertThatThrownBy(() -> engine.start("later", Map.of("level", "high")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("charge");
  }
}
