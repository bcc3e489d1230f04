package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.migration.CaseInstanceBatchMigrationPartResult;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.batch.BatchSummary;
import io.millrace.common.job.Job;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Covers("73 batches")
@DatabaseTest
class BatchesTest {

  private final Database database;

  BatchesTest(Database database) {
    this.database = database;
  }

  private static BatchSummary summary(TestCase test, Batch batch) {
    return test.engine().getCmmnManagementService().getBatchSummary(batch.getId());
  }

  private static Batch read(TestCase test, Batch batch) {
    return test.engine()
        .getCmmnManagementService()
        .createBatchQuery()
        .batchId(batch.getId())
        .singleResult();
  }

  @Test
  void everyCaseOfAVersionIsMigratedByJobsWithAResultOfItsOwn() {
    try (var test = TestCase.of(database, human("a"))) {
      for (var i = 0; i < 20; i++) {
        test.start();
      }
      var source = test.instance().getCaseDefinitionId();
      var target = test.deploy(human("a"), human("b"));

      var batch = test.migrationTo(target).batchMigrateCaseInstances(source);

      assertThat(batch.getStatus()).isEqualTo(Batch.STATUS_IN_PROGRESS);
      assertThat(batch.getBatchSearchKey()).isEqualTo(source);
      assertThat(batch.getBatchSearchKey2()).isEqualTo(target);
      assertThat(summary(test, batch).waiting()).isEqualTo(20);
      assertThat(test.rows("select count(*) from MR_JOB")).containsExactly("8");
      assertThat(test.rows("select distinct CASE_DEFINITION_ID_ from MR_CASE_INSTANCE"))
          .containsExactly(source);
      test.engine().runDueJobs();
      assertThat(test.rows("select distinct CASE_DEFINITION_ID_ from MR_CASE_INSTANCE"))
          .containsExactly(target);
      assertThat(summary(test, batch))
          .isEqualTo(new BatchSummary(batch.getId(), Batch.STATUS_COMPLETED, 20, 0, 20, 0, 0));
      assertThat(read(test, batch).getCompleteTime()).isNotNull();
      assertThat(test.rows("select count(*) from MR_JOB")).containsExactly("0");
    }
  }

  @Test
  void whatCannotBeMigratedSaysWhyAndHoldsUpNothingElse() {
    try (var test = TestCase.of(database, human("a"), human("b"))) {
      var moved = test.start().complete("a").id();
      var stuck = test.start().id();
      var source = test.instance().getCaseDefinitionId();
      var target = test.deploy(human("b"));

      var batch = test.migrationTo(target).batchMigrateCaseInstances(source);
      test.engine().runDueJobs();

      var results =
          test.engine()
              .getCmmnMigrationService()
              .getResultsOfBatchCaseInstanceMigration(batch.getId());
      assertThat(results.getStatus()).isEqualTo(Batch.STATUS_COMPLETED);
      assertThat(results.getWaitingMigrationParts()).isEmpty();
      assertThat(results.getSuccessfulMigrationParts())
          .extracting(CaseInstanceBatchMigrationPartResult::getCaseInstanceId)
          .containsExactly(moved);
      assertThat(results.getFailedMigrationParts())
          .singleElement()
          .satisfies(
              part -> {
                assertThat(part.getCaseInstanceId()).isEqualTo(stuck);
                assertThat(part.getMigrationMessage()).contains("'a'").contains("no counterpart");
              });
      var management = test.engine().getCmmnManagementService();
      var failed =
          management.findBatchPartsByBatchIdAndStatus(batch.getId(), BatchPart.STATUS_FAIL).get(0);
      assertThat(management.getBatchPartDocument(failed.getId())).contains("BadArgumentException");
      assertThat(management.createDeadLetterJobQuery().count()).isZero();
    }
  }

  @Test
  void anItemIsTriedAgainAsJobsAre() {
    try (var test =
        TestCase.of(
            database,
            configuration -> configuration.setBeans(java.util.Map.of("flaky", new Flaky(2))),
            stage("plan", human("a")))) {
      test.start();
      var source = test.instance().getCaseDefinitionId();
      var target = test.deploy(human("a"));

      var batch =
          test.migrationTo(target)
              .withPreUpgradeExpression("${flaky.call()}")
              .batchMigrateCaseInstances(source);
      test.engine().runDueJobs();
      assertThat(summary(test, batch).waiting()).isEqualTo(1);
      test.pass(Duration.ofMinutes(1));
      test.engine().runDueJobs();
      test.pass(Duration.ofMinutes(1));
      test.engine().runDueJobs();

      assertThat(summary(test, batch).successful()).isEqualTo(1);
    }
  }

  /** Fails some times, then works. */
  public static final class Flaky {

    private int left;

    Flaky(int failures) {
      left = failures;
    }

    /** Fails or works. */
    public String call() {
      if (left-- > 0) {
        throw new IllegalArgumentException("not yet");
      }
      return "done";
    }
  }

  @Test
  void aCanceledBatchLeavesTheRestAlone() {
    try (var test = TestCase.of(database, human("a"))) {
      for (var i = 0; i < 3; i++) {
        test.start();
      }
      var source = test.instance().getCaseDefinitionId();
      var target = test.deploy(human("a"));
      var management = test.engine().getCmmnManagementService();
      var batch = test.migrationTo(target).batchMigrateCaseInstances(source);
      management.executeJob(management.createJobQuery().list().get(0).getId());

      management.cancelBatch(batch.getId());

      assertThat(read(test, batch).getStatus()).isEqualTo(Batch.STATUS_CANCELED);
      assertThat(read(test, batch).getCompleteTime()).isNull();
      test.engine().runDueJobs();
      assertThat(summary(test, batch))
          .isEqualTo(new BatchSummary(batch.getId(), Batch.STATUS_CANCELED, 3, 0, 1, 0, 2));
      assertThat(read(test, batch).getCompleteTime()).isNotNull();
      assertThat(management.createBatchPartQuery().batchId(batch.getId()).list())
          .allMatch(part -> part.getCompleteTime() != null);
      assertThatThrownBy(() -> management.cancelBatch(batch.getId()))
          .isInstanceOf(IllegalStateEngineException.class);
    }
  }

  @Test
  void batchesBelongToTheTenantOfTheirItems() {
    try (var test = TestCase.of(database, human("a"))) {
      var repository = test.engine().getCmmnRepositoryService();
      repository
          .createDeployment()
          .tenantId("north")
          .addString("case.cmmn", TestCase.file(stage("plan", human("a"))))
          .deploy();
      var runtime = test.runtime();
      var north = List.of(startOf(test, "north"), startOf(test, "north"));
      var none = test.start().id();

      runtime.terminateCaseInstancesAsync(north);
      runtime.terminateCaseInstancesAsync(List.of(none));
      var management = test.engine().getCmmnManagementService();
      assertThat(management.createBatchQuery().tenantId("north").count()).isOne();
      assertThat(management.createBatchQuery().withoutTenantId().count()).isOne();
      test.engine().runDueJobs();

      var history = test.engine().getCmmnHistoryService();
      history.deleteHistoricCaseInstancesAsync(
          history.createHistoricCaseInstanceQuery().caseInstanceTenantId("north"));
      assertThat(management.createBatchQuery().tenantId("north").count()).isEqualTo(2);
      test.engine().runDueJobs();
      assertThat(history.createHistoricCaseInstanceQuery().count()).isOne();
    }
  }

  private static String startOf(TestCase test, String tenant) {
    return test.runtime()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("case")
        .tenantId(tenant)
        .start()
        .getId();
  }

  @Test
  void whatAQueryFindsIsDeletedAsFarAsItIsOver() {
    try (var test = TestCase.of(database, human("a")).start()) {
      test.set("x", 1);
      var running = test.id();
      for (var i = 0; i < 3; i++) {
        test.runtime().terminateCaseInstance(test.start().id());
      }
      var history = test.engine().getCmmnHistoryService();

      var batch =
          history.deleteHistoricCaseInstancesAsync(
              history
                  .createHistoricCaseInstanceQuery()
                  .includeCaseVariables()
                  .orderByStartTime()
                  .desc());
      test.engine().runDueJobs();

      assertThat(summary(test, batch).successful()).isEqualTo(3);
      assertThat(history.createHistoricCaseInstanceQuery().singleResult().getId())
          .isEqualTo(running);
    }
  }

  @Test
  void aDeletedBatchTakesItsPartsAlongAndItsJobsEnd() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var source = test.instance().getCaseDefinitionId();
      var batch = test.migrationTo(test.deploy(human("a"))).batchMigrateCaseInstances(source);
      var management = test.engine().getCmmnManagementService();
      var job = management.createJobQuery().singleResult().getId();
      assertThatThrownBy(() -> management.deleteJob(job)).hasMessageContaining("Cancel or delete");

      management.deleteBatch(batch.getId());
      test.engine().runDueJobs();

      assertThat(management.getAllBatches()).isEmpty();
      assertThat(management.createBatchPartQuery().count()).isZero();
      assertThat(management.createJobQuery().count()).isZero();
      assertThat(test.instance().getCaseDefinitionId()).isEqualTo(source);
      assertThatThrownBy(() -> management.deleteBatch(batch.getId()))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void aBatchWithoutItemsIsCompleteAtOnce() {
    try (var test = TestCase.of(database, human("a"))) {
      var source = test.deploy(human("a"));
      var batch = test.migrationTo(test.deploy(human("a"))).batchMigrateCaseInstances(source);
      assertThat(batch.getStatus()).isEqualTo(Batch.STATUS_COMPLETED);
      assertThat(summary(test, batch).total()).isZero();
    }
  }

  @Test
  void manyJobsGetTriesByABatch() {
    try (var test =
        TestCase.of(
                database,
                human("a").with("flowable:async=\"true\""),
                human("b").with("flowable:async=\"true\""))
            .start()) {
      var management = test.engine().getCmmnManagementService();
      var jobs = management.createJobQuery().list().stream().map(Job::getId).toList();
      management.moveJobToDeadLetterJob(jobs.get(0));

      var batch = management.setJobRetriesAsync(jobs, 7);

      var work = management.createJobQuery().handlerType("batch-setJobRetries").list();
      work.forEach(job -> management.executeJob(job.getId()));
      assertThat(management.createDeadLetterJobQuery().count()).isZero();
      assertThat(test.rows("select distinct RETRIES_ from MR_JOB where HANDLER_TYPE_ like 'cmmn%'"))
          .containsExactly("7");
      test.engine().runDueJobs();
      assertThat(summary(test, batch).successful()).isEqualTo(2);
    }
  }

  @Test
  void queriesFindBatchesAndTheirParts() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var source = test.instance().getCaseDefinitionId();
      var target = test.deploy(human("a"));
      var batch = test.migrationTo(target).batchMigrateCaseInstances(source);
      var management = test.engine().getCmmnManagementService();

      assertThat(
              management
                  .createBatchQuery()
                  .batchType("caseMigration")
                  .searchKey(source)
                  .searchKey2(target)
                  .status(Batch.STATUS_IN_PROGRESS)
                  .withoutTenantId()
                  .count())
          .isEqualTo(1);
      assertThat(management.createBatchQuery().batchTypes(List.of("other")).count()).isZero();
      assertThat(management.findBatchesBySearchKey(target)).hasSize(1);
      assertThat(management.getBatchDocument(batch.getId())).contains(target);
      var part = management.findBatchPartsByBatchId(batch.getId()).get(0);
      assertThat(part.getScopeId()).isEqualTo(test.id());
      assertThat(part.getBatchType()).isEqualTo("caseMigration");
      assertThat(part.getBatchSearchKey()).isEqualTo(source);
      assertThat(part.getStatus()).isEqualTo(BatchPart.STATUS_WAITING);
      assertThat(
              management
                  .createBatchPartQuery()
                  .batchSearchKey2(target)
                  .scopeId(test.id())
                  .completed()
                  .count())
          .isZero();
      assertThat(management.getBatchPart(part.getId()).getBatchId()).isEqualTo(batch.getId());
    }
  }

  @Test
  void historyGoesToAnotherVersionAloneTogetherOrByABatch() {
    try (var test = TestCase.of(database, human("a"))) {
      for (var i = 0; i < 3; i++) {
        test.start().complete("a");
      }
      var migration = test.engine().getCmmnMigrationService();
      var source = test.rows("select distinct CASE_DEFINITION_ID_ from MR_HI_CASE_INSTANCE").get(0);
      var target = test.deploy(human("z"));
      var to =
          migration.createHistoricCaseInstanceMigrationBuilder().migrateToCaseDefinition(target);

      to.migrate(test.id());

      assertThat(
              test.rows(
                  "select distinct SCOPE_DEFINITION_ID_ from MR_HI_TASK where SCOPE_ID_ = "
                      + test.id()))
          .containsExactly(target);
      assertThat(
              test.rows(
                  "select distinct CASE_DEFINITION_ID_ from MR_HI_PLAN_ITEM where CASE_INSTANCE_ID_ = "
                      + test.id()))
          .containsExactly(target);
      assertThat(
              test.engine()
                  .getCmmnHistoryService()
                  .createHistoricCaseInstanceQuery()
                  .caseDefinitionId(target)
                  .count())
          .isEqualTo(1);
      var batch = to.batchMigrateHistoricCaseInstances(source);
      test.engine().runDueJobs();
      assertThat(summary(test, batch).successful()).isEqualTo(2);
      assertThat(test.rows("select distinct CASE_DEFINITION_ID_ from MR_HI_CASE_INSTANCE"))
          .containsExactly(target);
      migration
          .createHistoricCaseInstanceMigrationBuilder()
          .migrateToCaseDefinition("case", 1)
          .migrateHistoricCaseInstances("case", 2, null);
      assertThat(test.rows("select distinct CASE_DEFINITION_ID_ from MR_HI_CASE_INSTANCE"))
          .containsExactly(source);
    }
  }

  @Test
  void aCaseThatHasBeenGivenAnotherVersionMeanwhileKeepsIt() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var source = test.instance().getCaseDefinitionId();
      var second = test.deploy(human("a"));
      var third = test.deploy(human("a"));
      var batch = test.migrationTo(second).batchMigrateCaseInstances(source);
      test.migrationTo(third).migrate(test.id());

      test.engine().runDueJobs();

      assertThat(test.rows("select CASE_DEFINITION_ID_ from MR_CASE_INSTANCE"))
          .containsExactly(third);
      assertThat(summary(test, batch).failed()).isEqualTo(1);
    }
  }

  @Test
  void anEndedCaseThatHasBeenGivenAnotherVersionMeanwhileKeepsIt() {
    try (var test = TestCase.of(database, human("a")).start().complete("a")) {
      var versions = "select distinct CASE_DEFINITION_ID_ from MR_HI_CASE_INSTANCE";
      var source = test.rows(versions).get(0);
      var second = test.deploy(human("a"));
      var third = test.deploy(human("a"));
      var migration = test.engine().getCmmnMigrationService();
      var batch =
          migration
              .createHistoricCaseInstanceMigrationBuilder()
              .migrateToCaseDefinition(second)
              .batchMigrateHistoricCaseInstances(source);
      migration
          .createHistoricCaseInstanceMigrationBuilder()
          .migrateToCaseDefinition(third)
          .migrate(test.id());

      test.engine().runDueJobs();

      assertThat(test.rows(versions)).containsExactly(third);
      assertThat(summary(test, batch).failed()).isEqualTo(1);
    }
  }

  @Test
  void historyOfARunningCaseIsNotMigrated() {
    try (var test = TestCase.of(database, human("a")).start()) {
      var to =
          test.engine()
              .getCmmnMigrationService()
              .createHistoricCaseInstanceMigrationBuilder()
              .migrateToCaseDefinition("case", 1);
      assertThatThrownBy(() -> to.migrate(test.id()))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("running");
      assertThatThrownBy(() -> to.migrate("4711")).isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void countsAreTrueWhenManyThreadsWorkAndOneCancels() {
    try (var test = TestCase.of(database, human("a"))) {
      for (var i = 0; i < 40; i++) {
        test.start();
      }
      var source = test.instance().getCaseDefinitionId();
      var target = test.deploy(human("a"));
      var batch = test.migrationTo(target).batchMigrateCaseInstances(source);

      var workers =
          IntStream.range(0, 4)
              .mapToObj(i -> CompletableFuture.runAsync(test.engine()::runDueJobs))
              .toList();
      var management = test.engine().getCmmnManagementService();
      while (summary(test, batch).successful() < 5) {
        assertThat(summary(test, batch).total()).isEqualTo(40);
      }
      if (read(test, batch).getStatus().equals(Batch.STATUS_IN_PROGRESS)) {
        cancelUnlessDone(test, batch);
      }
      workers.forEach(CompletableFuture::join);
      test.engine().runDueJobs();

      var summary = summary(test, batch);
      assertThat(summary.waiting()).isZero();
      assertThat(summary.failed()).isZero();
      assertThat(summary.successful() + summary.canceled()).isEqualTo(40);
      assertThat(read(test, batch).getCompleteTime()).isNotNull();
      assertThat(
              test.rows(
                  "select count(*) from MR_CASE_INSTANCE where CASE_DEFINITION_ID_ = " + target))
          .containsExactly(Long.toString(summary.successful()));
      assertThat(management.createJobQuery().count()).isZero();
    }
  }

  /** The last item may have been done meanwhile. */
  private static void cancelUnlessDone(TestCase test, Batch batch) {
    try {
      test.engine().getCmmnManagementService().cancelBatch(batch.getId());
    } catch (IllegalStateEngineException done) {
      assertThat(done).hasMessageContaining(Batch.STATUS_COMPLETED);
    }
  }

  @Test
  void aBatchThatIsDeletedWhileThreadsWorkLeavesNothingBehind() {
    try (var test = TestCase.of(database, human("a"))) {
      for (var i = 0; i < 20; i++) {
        test.start();
      }
      var source = test.instance().getCaseDefinitionId();
      var batch = test.migrationTo(test.deploy(human("a"))).batchMigrateCaseInstances(source);
      var workers =
          IntStream.range(0, 3)
              .mapToObj(i -> CompletableFuture.runAsync(test.engine()::runDueJobs))
              .toList();

      test.engine().getCmmnManagementService().deleteBatch(batch.getId());

      workers.forEach(CompletableFuture::join);
      test.pass(Duration.ofMinutes(1));
      test.engine().runDueJobs();
      for (var table : List.of("MR_BATCH", "MR_BATCH_PART", "MR_JOB")) {
        assertThat(test.rows("select count(*) from " + table)).as(table).containsExactly("0");
      }
    }
  }
}
