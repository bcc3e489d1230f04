package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.UserOperationLogEntry;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who did what to jobs. */
@EngineTest
class UserOperationLogTest {

  @AfterEach
  void forgetTheUser(TestEngine engine) {
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
  }

  private static void deploy(TestEngine engine) {
    engine.deploy(
        process("order").catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("ship"));
  }

  private static List<String> timers(TestEngine engine) {
    return engine.management().createTimerJobQuery().list().stream().map(j -> j.getId()).toList();
  }

  private static UserOperationLogEntry only(TestEngine engine) {
    return engine.history().createUserOperationLogQuery().singleResult();
  }

  @Test
  void itTellsWhoDidWhatToAJob(TestEngine engine) {
    // given
    deploy(engine);
    engine.start("order");
    var timer = timers(engine).get(0);
    assertThat(only(engine)).isNull();
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    engine.management().setTimerJobRetries(timer, 7);
    // then
    var entry = only(engine);
    assertThat(entry.getUserId()).isEqualTo("kermit");
    assertThat(entry.getOperationType()).isEqualTo(UserOperationLogEntry.OPERATION_SET_RETRIES);
    assertThat(entry.getEntityType()).isEqualTo("Job");
    assertThat(entry.getJobId()).isEqualTo(timer);
    assertThat(entry.getProperty()).isEqualTo("retries");
    assertThat(entry.getNewValue()).isEqualTo("7");
    assertThat(entry.getEntityCount()).isEqualTo(1);
    assertThat(entry.getBatchId()).isNull();
    assertThat(entry.getQuery()).isNull();
    assertThat(entry.getTimestamp()).isBeforeOrEqualTo(Date.from(engine.clock().now()));
    // when
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
    engine.management().setJobPriority(timer, 3);
    engine.management().moveTimerToExecutableJob(timer);
    engine.management().deleteJob(timer);
    // then
    var query = engine.history().createUserOperationLogQuery();
    assertThat(query.orderByTimestamp().asc().list())
        .extracting(UserOperationLogEntry::getOperationType)
        .containsExactly("SetJobRetries", "SetPriority", "SetDueDate", "Delete");
    assertThat(engine.history().createUserOperationLogQuery().userId("kermit").count())
        .isEqualTo(1);
    engine.runtime().createProcessInstanceQuery().list().stream()
        .forEach(order -> engine.runtime().deleteProcessInstance(order.getId(), "its job is gone"));
  }

  @Test
  void whatIsRefusedIsNotWrittenDown(TestEngine engine) {
    assertThatThrownBy(() -> engine.management().deleteTimerJob("4711"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(only(engine)).isNull();
  }

  @Test
  void bulkWorkOnDeadLettersLeavesTheQueryAndTheNumber(TestEngine engine) {
    // given
    deploy(engine);
    var orders = List.of(engine.start("order"), engine.start("order"));
    timers(engine).forEach(engine.management()::moveJobToDeadLetterJob);
    engine.engine().getIdentityService().setAuthenticatedUserId("gonzo");
    var query = engine.management().createDeadLetterJobQuery().elementId("wait");
    // when
    var batch = engine.management().retryDeadLetterJobsAsync(query, 2);
    engine.runDueJobs();
    // then
    var entry =
        engine.history().createUserOperationLogQuery().batchId(batch.getId()).singleResult();
    assertThat(entry.getUserId()).isEqualTo("gonzo");
    assertThat(entry.getEntityType()).isEqualTo(UserOperationLogEntry.ENTITY_BATCH);
    assertThat(entry.getOperationType()).isEqualTo("SetJobRetries");
    assertThat(entry.getNewValue()).isEqualTo("2");
    assertThat(entry.getEntityCount()).isEqualTo(2);
    assertThat(entry.getQuery()).contains("ELEMENT_ID", "wait");
    // when
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    // then
    orders.forEach(order -> assertThat(engine.openTasks(order)).containsExactly("ship"));
  }

  @Test
  void theSameAtOnceLeavesOneEntryForAll(TestEngine engine) {
    // given
    deploy(engine);
    engine.start("order");
    engine.start("order");
    var jobs = timers(engine);
    jobs.forEach(engine.management()::moveJobToDeadLetterJob);
    // when
    engine.management().bulkMoveDeadLetterJobs(jobs, 3);
    // then
    var entry =
        engine
            .history()
            .createUserOperationLogQuery()
            .operationType("SetJobRetries")
            .singleResult();
    assertThat(entry.getEntityCount()).isEqualTo(2);
    assertThat(entry.getJobId()).isNull();
    assertThat(entry.getUserId()).isNull();
    assertThat(
            engine.history().createUserOperationLogQuery().operationType("MoveToDeadLetter").list())
        .extracting(UserOperationLogEntry::getJobId)
        .containsExactlyInAnyOrderElementsOf(jobs);
  }

  @Test
  void anEntryCanBeDeleted(TestEngine engine) {
    // given
    deploy(engine);
    var order = engine.start("order");
    engine.management().suspendJobByProcessInstanceId(order.getId());
    engine.management().activateJobByProcessInstanceId(order.getId());
    var first =
        engine.history().createUserOperationLogQuery().operationType("SuspendJob").singleResult();
    assertThat(first.getScopeId()).isEqualTo(order.getId());
    assertThat(first.getEntityCount()).isEqualTo(-1);
    // when
    engine.history().deleteUserOperationLogEntry(first.getId());
    // then
    assertThat(only(engine).getOperationType()).isEqualTo("ActivateJob");
    assertThatThrownBy(() -> engine.history().deleteUserOperationLogEntry(first.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
  }
}
