package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.incident.Incident;
import io.millrace.common.job.Job;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Incidents: opened by jobs that fail too often, or by the application; over with their cause. */
@EngineTest
class IncidentTest {

  /** A bean that fails until it is open. */
  public static final class Shop {
    private boolean open;

    /** Fails while the shop is closed. */
    public void charge() {
      if (!open) {
        throw new IllegalStateException("closed");
      }
    }
  }

  private static Shop deployed(TestEngine engine) {
    var shop = new Shop();
    engine.bean("shop", shop);
    engine.deploy(
        process("order")
            .serviceTask(
                "charge", t -> t.asyncBefore().retryCycle("R2/PT1M").expression("${shop.charge()}"))
            .userTask("ship"));
    return shop;
  }

  private static ProcessInstance failed(TestEngine engine) {
    var order = engine.start("order");
    engine.runDueJobs();
    engine.clock().advance(ofMinutes(2));
    engine.runDueJobs();
    return order;
  }

  private static Incident open(TestEngine engine) {
    return engine.runtime().createIncidentQuery().singleResult();
  }

  private static HistoricIncident historic(TestEngine engine) {
    return engine.history().createHistoricIncidentQuery().singleResult();
  }

  @Test
  @ExpectsDeadLetters
  void aJobThatFailsTooOftenOpensOne(TestEngine engine) {
    // given
    deployed(engine);
    var order = engine.start("order");
    // when
    engine.runDueJobs();
    // then
    assertThat(open(engine)).isNull();
    // when
    engine.clock().advance(ofMinutes(2));
    engine.runDueJobs();
    // then
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    var incident = open(engine);
    assertThat(incident.getIncidentType()).isEqualTo(Incident.FAILED_JOB_TYPE);
    assertThat(incident.getConfiguration()).isEqualTo(job.getId());
    assertThat(incident.getIncidentMessage()).contains("closed");
    assertThat(incident.getActivityId()).isEqualTo("charge");
    assertThat(incident.getProcessInstanceId()).isEqualTo(order.getId());
    assertThat(incident.getExecutionId()).isEqualTo(job.getExecutionId());
    assertThat(incident.getProcessDefinitionId()).isEqualTo(order.getProcessDefinitionId());
    var query = engine.runtime().createIncidentQuery();
    assertThat(
            query
                .processInstanceId(order.getId())
                .activityId("charge")
                .incidentType("failedJob")
                .incidentMessageLike("%closed%")
                .incidentTimestampBefore(
                    Date.from(engine.clock().now().plus(Duration.ofSeconds(1))))
                .orderByIncidentTimestamp()
                .desc()
                .count())
        .isEqualTo(1);
    assertThatThrownBy(() -> engine.runtime().resolveIncident(incident.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(job.getId());
  }

  @Covers("158 incidents")
  @Test
  void itIsResolvedWhenTheJobGetsNewTries(TestEngine engine) {
    // given
    var shop = deployed(engine);
    var order = failed(engine);
    var id = open(engine).getId();
    shop.open = true;
    // when
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().moveDeadLetterJobToExecutableJob(job.getId(), 1);
    // then
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).getId()).isEqualTo(id);
    assertThat(historic(engine).isResolved()).isTrue();
    assertThat(historic(engine).getEndTime()).isNotNull();
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    // when
    engine.completeTask(order, "ship");
    engine.history().deleteHistoricProcessInstance(order.getId());
    // then
    assertThat(historic(engine)).isNull();
  }

  @Test
  void itIsResolvedWhenABatchGivesTheJobsNewTries(TestEngine engine) {
    // given
    var shop = deployed(engine);
    var orders = List.of(failed(engine), failed(engine));
    assertThat(engine.runtime().createIncidentQuery().count()).isEqualTo(2);
    shop.open = true;
    var jobs =
        engine.management().createDeadLetterJobQuery().list().stream().map(Job::getId).toList();
    // when
    engine.management().setJobRetriesAsync(jobs, 2);
    engine.runDueJobs();
    // then
    assertThat(engine.runtime().createIncidentQuery().count()).isZero();
    assertThat(engine.history().createHistoricIncidentQuery().list())
        .hasSize(2)
        .allMatch(HistoricIncident::isResolved);
    orders.forEach(order -> assertThat(engine.openTasks(order)).containsExactly("ship"));
  }

  @Test
  void historyGoesWithoutAndWithIncidents(TestEngine engine) {
    // given
    var shop = deployed(engine);
    var failed = failed(engine);
    shop.open = true;
    var smooth = engine.start("order");
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().moveDeadLetterJobToExecutableJob(job.getId(), 1);
    engine.runDueJobs();
    for (var order : List.of(failed, smooth)) {
      engine.completeTask(order, "ship");
    }
    // when
    engine.history().deleteHistoricProcessInstance(smooth.getId());
    // then
    assertThat(historic(engine)).isNotNull();
    // when
    engine.history().deleteHistoricProcessInstance(failed.getId());
    // then
    assertThat(historic(engine)).isNull();
    assertThat(engine.history().createHistoricTaskInstanceQuery().count()).isZero();
  }

  @Test
  @ExpectsDeadLetters
  void aJobThatFailsAgainOpensAnother(TestEngine engine) {
    deployed(engine);
    failed(engine);
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().moveDeadLetterJobToExecutableJob(job.getId(), 1);
    engine.runDueJobs();
    assertThat(engine.runtime().createIncidentQuery().count()).isEqualTo(1);
    assertThat(engine.history().createHistoricIncidentQuery().count()).isEqualTo(2);
    assertThat(engine.history().createHistoricIncidentQuery().resolved().count()).isEqualTo(1);
    assertThat(engine.history().createHistoricIncidentQuery().open().count()).isEqualTo(1);
    assertThat(engine.management().createDeadLetterJobQuery().singleResult().getFailures())
        .isEqualTo(3);
  }

  @Test
  void executingTheDeadLetterResolvesIt(TestEngine engine) {
    var shop = deployed(engine);
    failed(engine);
    shop.open = true;
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().executeJob(job.getId());
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isResolved()).isTrue();
  }

  @Test
  void itEndsWithTheInstance(TestEngine engine) {
    deployed(engine);
    var order = failed(engine);
    engine.runtime().deleteProcessInstance(order.getId(), "not wanted");
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isDeleted()).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void itEndsWithTheActivityThatIsInterrupted(TestEngine engine) {
    engine.bean("shop", new Shop());
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                b ->
                    b.serviceTask(
                        "charge",
                        t -> t.asyncBefore().retryCycle("R1/PT1M").expression("${shop.charge()}")))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind")));
    var order = engine.start("order");
    engine.runDueJobs();
    assertThat(open(engine)).isNotNull();
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("remind");
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isDeleted()).isTrue();
  }

  @Test
  void deletingTheJobEndsIt(TestEngine engine) {
    deployed(engine);
    var order = failed(engine);
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().deleteDeadLetterJob(job.getId());
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isDeleted()).isTrue();
    engine.runtime().deleteProcessInstance(order.getId(), "its job is gone");
  }

  @Test
  void aJobThatIsPutAsideOpensOneToo(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("ship"));
    engine.start("order");
    var timer = engine.management().createTimerJobQuery().singleResult();
    engine.management().moveJobToDeadLetterJob(timer.getId());
    assertThat(open(engine).getConfiguration()).isEqualTo(timer.getId());
    engine.management().moveDeadLetterJobToExecutableJob(timer.getId(), 3);
    assertThat(open(engine)).isNull();
  }

  @Test
  @ExpectsDeadLetters
  void aWorkerThatUsesUpItsTriesOpensOneOfItsOwnType(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "print",
                t ->
                    t.attribute("flowable:type", "external-worker")
                        .attribute("flowable:topic", "print")));
    engine.start("order");
    var management = engine.management();
    var held =
        management
            .createExternalWorkerJobAcquireBuilder()
            .topic("print", ofMinutes(5))
            .acquireAndLock(1, "worker")
            .get(0);
    management
        .createExternalWorkerJobFailureBuilder(held.getId(), "worker")
        .message("no paper")
        .retries(0)
        .fail();
    assertThat(open(engine).getIncidentType()).isEqualTo(Incident.FAILED_EXTERNAL_TASK_TYPE);
    assertThat(open(engine).getIncidentMessage()).isEqualTo("no paper");
  }

  @Covers("158 incidents")
  @Test
  void theApplicationOpensAnnotatesAndResolvesItsOwn(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var runtime = engine.runtime();
    // when
    var made = runtime.createIncident("late", engine.executionAt(order, "pay"), "3 days", "late");
    // then
    assertThat(made.getActivityId()).isEqualTo("pay");
    assertThat(made.getConfiguration()).isEqualTo("3 days");
    runtime.setAnnotationForIncidentById(made.getId(), "called them");
    assertThat(open(engine).getAnnotation()).isEqualTo("called them");
    runtime.clearAnnotationForIncidentById(made.getId());
    assertThat(open(engine).getAnnotation()).isNull();
    runtime.resolveIncident(made.getId());
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isResolved()).isTrue();
    assertThatThrownBy(() -> runtime.resolveIncident(made.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void anIncidentOfTheApplicationsEndsWithItsExecution(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var order = engine.start("order");
    engine.runtime().createIncident("late", order.getId(), null);
    engine.completeTask(order, "pay");
    assertThat(open(engine)).isNotNull();
    engine.completeTask(order, "ship");
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isDeleted()).isTrue();
  }

  @Test
  void anIncidentOfTheApplicationsStaysWhenAnEventSubProcessInterrupts(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .eventSubProcess(
                "late",
                b -> b.startEvent("lateDue", Trigger.timerDuration("PT1H")).userTask("remind")));
    var order = engine.start("order");
    engine.runtime().createIncident("doubtful", order.getId(), null);
    // when
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("remind");
    assertThat(open(engine)).isNotNull();
    // when
    engine.completeTask(order, "remind");
    // then
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isDeleted()).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void anIncidentOfASubProcessStaysWhenItsEventSubProcessInterrupts(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                b ->
                    b.userTask("pay")
                        .eventSubProcess(
                            "late",
                            e ->
                                e.startEvent("lateDue", Trigger.timerDuration("PT1H"))
                                    .userTask("remind")))
            .userTask("ship"));
    var order = engine.start("order");
    engine.runtime().createIncident("doubtful", engine.executionAt(order, "sub"), null);
    // when
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("remind");
    assertThat(open(engine)).isNotNull();
    // when
    engine.completeTask(order, "remind");
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(open(engine)).isNull();
    assertThat(historic(engine).isDeleted()).isTrue();
  }

  @Test
  void theIncidentOfATimerGoesWithItWhenAnotherEventSubProcessInterrupts(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("pay")
            .eventSubProcess(
                "slow", b -> b.startEvent("slowDue", Trigger.timerDuration("PT9H")).userTask("ask"))
            .eventSubProcess(
                "late",
                b -> b.startEvent("lateDue", Trigger.timerDuration("PT1H")).userTask("remind")));
    var order = engine.start("order");
    engine.runtime().createIncident("doubtful", order.getId(), null);
    var slow = engine.management().createTimerJobQuery().orderByJobDuedate().desc().list().get(0);
    engine.management().moveJobToDeadLetterJob(slow.getId());
    assertThat(engine.runtime().createIncidentQuery().count()).isEqualTo(2);
    // when
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("remind");
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
    assertThat(open(engine).getIncidentType()).isEqualTo("doubtful");
  }

  @Test
  void aTokenThatGoesOnForgetsThatItHadOne(TestEngine engine) throws Exception {
    // given
    var shop = deployed(engine);
    var order = failed(engine);
    shop.open = true;
    var job = engine.management().createDeadLetterJobQuery().singleResult();
    engine.management().moveDeadLetterJobToExecutableJob(job.getId(), 1);
    // when
    engine.runDueJobs();
    // then
    assertThat(engine.openTasks(order)).containsExactly("ship");
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select count(*) from MR_EXECUTION where INCIDENTS_ is not null")) {
      rows.next();
      assertThat(rows.getInt(1)).isZero();
    }
  }
}
