package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Covers("17 external worker task")
@DatabaseTest
class ExternalWorkerTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final Database database;

  ExternalWorkerTest(Database database) {
    this.database = database;
  }

  private static PlannedItem worker(String id, String topic) {
    return task(id).with("flowable:type=\"external-worker\" flowable:topic=\"" + topic + "\"");
  }

  private TestCase shipping() {
    return shipping(Map.of("order", 7));
  }

  private TestCase shipping(Map<String, Object> variables) {
    var after = human("after").entry("ship.complete");
    var test = TestCase.of(database, worker("ship", "shipping"), after);
    test.engine().clock().setCurrentTime(Instant.parse("2030-01-01T00:00:00Z"));
    return test.start(variables);
  }

  private static CmmnManagementService service(TestCase test) {
    return test.engine().getCmmnManagementService();
  }

  private static List<AcquiredExternalWorkerJob> acquire(TestCase test, String worker) {
    return service(test)
        .createExternalWorkerJobAcquireBuilder()
        .topic("shipping", MINUTE)
        .acquireAndLock(10, worker);
  }

  private static void complete(TestCase test, String job, String worker) {
    service(test).createCmmnExternalWorkerTransitionBuilder(job, worker).complete();
  }

  private static Job only(TestCase test) {
    return service(test).createExternalWorkerJobQuery().singleResult();
  }

  @Test
  void aWorkerGetsTheJobWithItsVariablesAndCompletesIt() {
    try (var test = shipping()) {
      var job = acquire(test, "w1").get(0);

      assertThat(job.getTopic()).isEqualTo("shipping");
      assertThat(job.getJobHandlerConfiguration()).isEqualTo("shipping");
      assertThat(job.getVariables()).containsEntry("order", 7);
      assertThat(job.getScopeId()).isEqualTo(test.id());
      assertThat(job.getSubScopeId()).isEqualTo(test.itemId("ship"));
      assertThat(job.getElementId()).isEqualTo("def_ship");
      assertThat(job.getElementName()).isEqualTo("ship");
      assertThat(job.getJobType()).isEqualTo(Job.JOB_TYPE_EXTERNAL_WORKER);
      assertThat(job.getState()).isEqualTo(JobState.EXTERNAL);
      assertThat(job.getLockOwner()).isEqualTo("w1");
      assertThat(job.getLockExpirationTime()).isEqualTo("2030-01-01T00:01:00Z");
      assertThat(job.getRetries()).isEqualTo(3);
      assertThat(test.open()).containsExactly("after available", "ship active");

      service(test)
          .createCmmnExternalWorkerTransitionBuilder(job.getId(), "w1")
          .variable("parcel", "P1")
          .variables(Map.of("weight", 3L))
          .complete();

      assertThat(test.open()).containsExactly("after active");
      assertThat(test.engine().getCmmnRuntimeService().getVariables(test.id()))
          .containsOnly(Map.entry("order", 7), Map.entry("parcel", "P1"), Map.entry("weight", 3L));
      assertThat(test.rows("select count(*) from MR_JOB")).containsExactly("0");
    }
  }

  @Test
  void theTopicIsAnExpressionAndVariablesAreKeptBackWhereTheModelSaysSo() {
    var item = worker("ship", "${topic}").with("flowable:doNotIncludeVariables=\"true\"");
    try (var test = TestCase.of(database, item).start(variables("topic", "shipping"))) {
      assertThat(acquire(test, "w1").get(0).getVariables()).isEmpty();
    }
  }

  @Test
  void aTopicThatIsEmptyUndoesTheStart() {
    var test = TestCase.of(database, worker("ship", "${topic}"));
    assertThatThrownBy(() -> test.start(variables("topic", "")))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'ship'")
        .hasMessageContaining("is empty");
  }

  @Test
  void aJobIsLentToOneWorkerAtATimeAndTheOldestGoFirst() {
    var items =
        IntStream.range(0, 5)
            .mapToObj(n -> worker("w" + n, "shipping"))
            .toArray(PlannedItem[]::new);
    try (var test = TestCase.of(database, items).start()) {
      var builder = service(test).createExternalWorkerJobAcquireBuilder().topic("shipping", MINUTE);
      var first = builder.acquireAndLock(2, "a");
      var rest = builder.acquireAndLock(10, "b");

      assertThat(first).hasSize(2);
      assertThat(rest).hasSize(3);
      assertThat(builder.acquireAndLock(10, "c")).isEmpty();
      assertThat(service(test).createExternalWorkerJobQuery().lockOwner("b").count()).isEqualTo(3);
      assertThat(service(test).createExternalWorkerJobQuery().locked().count()).isEqualTo(5);
      rest.forEach(job -> complete(test, job.getId(), "b"));
      first.forEach(job -> complete(test, job.getId(), "a"));
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void otherTopicsScopesAndTenantsArePassedOver() {
    try (var test = shipping()) {
      var service = service(test);
      assertThat(
              service
                  .createExternalWorkerJobAcquireBuilder()
                  .topic("billing", MINUTE)
                  .acquireAndLock(1, "w"))
          .isEmpty();
      var shipping = service.createExternalWorkerJobAcquireBuilder().topic("shipping", MINUTE);
      assertThat(shipping.onlyBpmn().acquireAndLock(1, "w")).isEmpty();
      assertThat(shipping.onlyCmmn().tenantId("acme").acquireAndLock(1, "w")).isEmpty();
      assertThat(shipping.tenantId("").acquireAndLock(1, "w")).hasSize(1);
    }
  }

  @Test
  void aLockThatRanOutIsTakenOverAndTheFirstWorkerIsTold() {
    try (var test = shipping()) {
      var job = acquire(test, "slow").get(0);
      test.engine().clock().advance(MINUTE.minusMillis(1));
      assertThat(acquire(test, "quick")).isEmpty();
      test.engine().clock().advance(Duration.ofMillis(1));

      var again = acquire(test, "quick").get(0);

      assertThat(again.getId()).isEqualTo(job.getId());
      assertThatThrownBy(() -> complete(test, job.getId(), "slow"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'quick' holds it until 2030-01-01T00:02:00Z");
      assertThatThrownBy(
              () ->
                  service(test)
                      .createExternalWorkerJobFailureBuilder(job.getId(), "slow")
                      .retries(0)
                      .fail())
          .isInstanceOf(IllegalStateEngineException.class);
      assertThat(test.open()).containsExactly("after available", "ship active");
      complete(test, job.getId(), "quick");
      assertThatThrownBy(() -> complete(test, job.getId(), "quick"))
          .isInstanceOf(ObjectNotFoundException.class)
          .hasMessageContaining(job.getId());
    }
  }

  @Test
  void aWorkerThatIsLateMayCompleteAsLongAsNobodyTookTheJobOver() {
    try (var test = shipping()) {
      var job = acquire(test, "slow").get(0);
      test.engine().clock().advance(Duration.ofHours(1));

      complete(test, job.getId(), "slow");

      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void aLockIsExtended() {
    try (var test = shipping()) {
      var job = acquire(test, "w").get(0);
      service(test).extendExternalWorkerJobLock(job.getId(), "w", Duration.ofHours(1));
      test.engine().clock().advance(Duration.ofMinutes(59));

      assertThat(acquire(test, "other")).isEmpty();
      assertThat(only(test).getLockExpirationTime()).isEqualTo("2030-01-01T01:00:00Z");
      assertThatThrownBy(
              () -> service(test).extendExternalWorkerJobLock(job.getId(), "other", MINUTE))
          .isInstanceOf(IllegalStateEngineException.class);
    }
  }

  @Test
  void whatIsGivenBackGoesToTheNextWorker() {
    try (var test = shipping()) {
      var job = acquire(test, "a").get(0);
      assertThatThrownBy(() -> service(test).unacquireExternalWorkerJob(job.getId(), "b"))
          .isInstanceOf(IllegalStateEngineException.class);
      service(test).unacquireExternalWorkerJob(job.getId(), "a");
      assertThatThrownBy(() -> complete(test, job.getId(), "a"))
          .hasMessageContaining("no worker holds it");
      acquire(test, "b");
      service(test).unacquireAllExternalWorkerJobsForWorker("b", "acme");
      assertThat(acquire(test, "c")).isEmpty();
      service(test).unacquireAllExternalWorkerJobsForWorker("b");

      assertThat(acquire(test, "c")).hasSize(1);
      assertThat(only(test).getRetries()).isEqualTo(3);
    }
  }

  @Test
  void aFailureUsesUpATryAndMakesTheNextOneWait() {
    try (var test = shipping()) {
      var job = acquire(test, "w").get(0);
      service(test)
          .createExternalWorkerJobFailureBuilder(job.getId(), "w")
          .message("no parcels left")
          .details("at the warehouse\0")
          .retryTimeout(MINUTE)
          .fail();

      assertThat(only(test).getRetries()).isEqualTo(2);
      assertThat(only(test).getExceptionMessage()).isEqualTo("no parcels left");
      assertThat(only(test).getDuedate()).isEqualTo("2030-01-01T00:01:00Z");
      assertThat(service(test).getExternalWorkerJobErrorDetails(job.getId()))
          .isEqualTo("at the warehouse");
      assertThat(acquire(test, "w")).isEmpty();
      test.engine().clock().advance(MINUTE);
      assertThat(acquire(test, "w")).hasSize(1);
    }
  }

  @Test
  void aJobThatCannotBeReadDoesNotKeepTheOthersFromWorkers() throws SQLException {
    try (var test = shipping()) {
      var broken = only(test).getId();
      execute("update MR_VARIABLE set TYPE_ = 'strange'");
      test.engine().clock().advance(Duration.ofSeconds(1));
      test.start(Map.of("order", 8));

      assertThat(acquire(test, "w"))
          .singleElement()
          .satisfies(job -> assertThat(job.getVariables()).containsEntry("order", 8));

      var waiting = service(test).createExternalWorkerJobQuery().jobId(broken).singleResult();
      assertThat(waiting.getLockOwner()).isNull();
      assertThat(waiting.getRetries()).isEqualTo(3);
      assertThat(waiting.getExceptionMessage()).contains("strange");
      execute("update MR_VARIABLE set TYPE_ = 'integer'");
      assertThat(acquire(test, "w")).isEmpty();
      test.engine().clock().advance(Duration.ofMinutes(2));
      assertThat(acquire(test, "w2")).hasSize(2);
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void whatAWorkerSeesIsReadForAllJobsAtOnce() {
    var item = stage("s", worker("ship", "shipping"));
    try (var test = TestCase.of(database, item)) {
      IntStream.range(0, 30).forEach(i -> test.start(Map.of("order", i)));
      var runtime = test.engine().getCmmnRuntimeService();
      runtime
          .createPlanItemInstanceQuery()
          .list()
          .forEach(one -> runtime.setLocalVariable(one.getId(), one.getElementId(), one.getId()));

      var jobs =
          service(test)
              .createExternalWorkerJobAcquireBuilder()
              .topic("shipping", MINUTE)
              .acquireAndLock(1_000, "w");

      assertThat(jobs).extracting(job -> job.getVariables().get("order")).hasSize(30);
      assertThat(jobs)
          .allSatisfy(
              job ->
                  assertThat(job.getVariables())
                      .containsKeys("order", "s")
                      .containsEntry("ship", job.getSubScopeId()));
      assertThatThrownBy(
              () ->
                  service(test)
                      .createExternalWorkerJobAcquireBuilder()
                      .topic("shipping", MINUTE)
                      .acquireAndLock(1_001, "w"))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("1000");
    }
  }

  @Test
  void theLastFailureMakesADeadLetterThatNobodyGets() {
    try (var test = shipping()) {
      var job = acquire(test, "w").get(0);
      service(test).createExternalWorkerJobFailureBuilder(job.getId(), "w").retries(0).fail();

      assertThat(service(test).createDeadLetterJobQuery().singleResult().getId())
          .isEqualTo(job.getId());
      assertThat(acquire(test, "w")).isEmpty();
      assertThatThrownBy(() -> complete(test, job.getId(), "w"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("dead letter");
      test.trigger("ship");
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void aWorkerTerminatesTheTask() {
    var gone = human("gone").entry("ship.terminate");
    try (var test = TestCase.of(database, worker("ship", "shipping"), gone).start()) {
      var job = acquire(test, "w").get(0);
      service(test).createCmmnExternalWorkerTransitionBuilder(job.getId(), "w").terminate();

      assertThat(test.open()).containsExactly("gone active");
      assertThat(test.over()).containsExactly("ship terminated");
    }
  }

  @Test
  void aWorkerLetsTheTaskFailAndItIsReactivated() {
    var repair = human("repair").entryIf("${faultCode == 'E1'}", "ship.fault");
    try (var test = TestCase.of(database, worker("ship", "shipping"), repair).start()) {
      var job = acquire(test, "w").get(0);
      service(test)
          .createCmmnExternalWorkerTransitionBuilder(job.getId(), "w")
          .fault("E1", "burnt");
      assertThat(test.open()).containsExactly("repair active", "ship failed");
      assertThat(only(test)).isNull();

      test.engine()
          .getCmmnRuntimeService()
          .createPlanItemInstanceTransitionBuilder(test.itemId("ship"))
          .reactivate();

      assertThat(test.open()).containsExactly("repair active", "ship active");
      complete(test, acquire(test, "w").get(0).getId(), "w");
      assertThat(test.open()).containsExactly("repair active");
    }
  }

  @Test
  void aFaultByHandTakesTheJobAway() {
    try (var test = shipping()) {
      var job = acquire(test, "w").get(0);
      test.engine()
          .getCmmnRuntimeService()
          .createPlanItemInstanceTransitionBuilder(test.itemId("ship"))
          .fault();

      assertThat(only(test)).isNull();
      assertThatThrownBy(() -> complete(test, job.getId(), "w"))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void theJobGoesWithItsPlanItem() {
    var stage = stage("s", worker("ship", "shipping")).exit("a.complete");
    try (var test = TestCase.of(database, human("a"), stage, human("b")).start()) {
      var job = acquire(test, "w").get(0);
      test.complete("a");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.rows("select count(*) from MR_JOB")).containsExactly("0");
      assertThatThrownBy(() -> complete(test, job.getId(), "w"))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void theJobRestsWithItsPlanItem() {
    try (var test = shipping()) {
      var service = test.engine().getCmmnRuntimeService();
      var job = acquire(test, "w").get(0);
      service.createPlanItemInstanceTransitionBuilder(test.itemId("ship")).suspend();

      assertThat(acquire(test, "w")).isEmpty();
      assertThat(service(test).createSuspendedJobQuery().count()).isEqualTo(1);
      assertThatThrownBy(() -> complete(test, job.getId(), "w"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("suspended");

      service.createPlanItemInstanceTransitionBuilder(test.itemId("ship")).resume();
      assertThat(acquire(test, "w")).hasSize(1);
      complete(test, job.getId(), "w");
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void aDeletedJobLeavesTheTaskToBeTriggered() {
    try (var test = shipping()) {
      service(test).deleteExternalWorkerJob(only(test).getId());

      assertThat(test.open()).containsExactly("after available", "ship active");
      test.trigger("ship");
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void oneThatDoesNotBlockCompletesAtOnce() {
    try (var test =
        TestCase.of(database, worker("ship", "shipping").with("isBlocking=\"false\"")).start()) {
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void queriesFindWhatWaits() {
    try (var test = shipping()) {
      var service = service(test);
      var query = service.createExternalWorkerJobQuery().topics(List.of("shipping", "billing"));
      assertThat(query.caseInstanceId(test.id()).unlocked().list())
          .extracting(job -> job.getTopic())
          .containsExactly("shipping");
      assertThat(service.createExternalWorkerJobQuery().topic("billing").count()).isZero();
      assertThat(service.createJobQuery().count()).isZero();
      assertThat(service.createTimerJobQuery().count()).isZero();
    }
  }

  @Test
  void argumentsThatCannotBeTakenAreRefused() {
    try (var test = shipping()) {
      var builder = service(test).createExternalWorkerJobAcquireBuilder();
      assertThatThrownBy(() -> builder.acquireAndLock(1, "w"))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("topic");
      assertThatThrownBy(() -> builder.topic("", MINUTE)).isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(() -> builder.topic("t", Duration.ZERO))
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(() -> builder.topic("t", MINUTE).acquireAndLock(0, "w"))
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(
              () -> service(test).createExternalWorkerJobFailureBuilder("1", "w").retries(-1))
          .isInstanceOf(BadArgumentException.class);
      assertThatThrownBy(() -> complete(test, "nonsense", "w"))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }
}
