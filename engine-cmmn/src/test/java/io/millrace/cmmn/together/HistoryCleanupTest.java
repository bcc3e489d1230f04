package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.process;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.history.HistoryLevel;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.InputStream;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

@Covers("74 clean-up of the history of cases")
@DatabaseTest
class HistoryCleanupTest {

  private static final List<String> HISTORY =
      List.of(
          "MR_HI_PROCESS_INSTANCE",
          "MR_HI_ACTIVITY",
          "MR_HI_CASE_INSTANCE",
          "MR_HI_PLAN_ITEM",
          "MR_HI_TASK",
          "MR_HI_VARIABLE",
          "MR_HI_DETAIL",
          "MR_HI_IDENTITY_LINK",
          "MR_COMMENT",
          "MR_ATTACHMENT",
          "MR_ATTACHMENT_CONTENT");

  private final Database database;

  HistoryCleanupTest(Database database) {
    this.database = database;
  }

  private BothEngines engines(UnaryOperator<ProcessEngineConfiguration> settings) {
    return new BothEngines(database, settings);
  }

  private static UnaryOperator<ProcessEngineConfiguration> cleaning() {
    return configuration ->
        configuration.setEnableHistoryCleaning(true).setCleanInstancesBatchSize(2);
  }

  private static void end(BothEngines engines, String key) {
    engines.processes().getRuntimeService().startProcessInstanceByKey(key);
    var tasks = engines.processes().getTaskService();
    for (var open = tasks.createTaskQuery().list(); !open.isEmpty(); ) {
      open.forEach(task -> tasks.complete(task.getId()));
      open = tasks.createTaskQuery().list();
    }
  }

  private static void pass(BothEngines engines, Duration time) {
    engines.processes().clock().advance(time);
    engines.processes().runDueJobs();
  }

  private static long kept(BothEngines engines) {
    var counts = engines.processes().getManagementService().getTableCount();
    return HISTORY.stream().mapToLong(counts::get).sum();
  }

  private static long instances(BothEngines engines) {
    var counts = engines.processes().getManagementService().getTableCount();
    return counts.get("MR_HI_PROCESS_INSTANCE") + counts.get("MR_HI_CASE_INSTANCE");
  }

  private static String caseOf(String key, String timeToLive) {
    return Cmmn.caseModel(key).historyTimeToLive(timeToLive).humanTask("a").toXml();
  }

  private static String callingCase() {
    return process(
        "outer",
        "<startEvent id=\"start\"/>"
            + BothEngines.flow("start", "call")
            + "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"inner\"/>"
            + BothEngines.flow("call", "end")
            + "<endEvent id=\"end\"/>");
  }

  @Test
  void endedInstancesGoWhenTheTimeOfTheirDefinitionIsOver() {
    try (var engines = engines(cleaning())) {
      engines.deploy(
          caseOf("short", "P2D"),
          line("p", user("u")).replace("id=\"p\"", "id=\"p\" camunda:historyTimeToLive=\"5\""),
          line("q", user("u")));
      for (var i = 0; i < 5; i++) {
        start(engines, "short");
      }
      end(engines, "p");
      end(engines, "q");
      assertThat(instances(engines)).isEqualTo(7);

      pass(engines, Duration.ofDays(1));
      assertThat(instances(engines)).isEqualTo(7);
      pass(engines, Duration.ofDays(2));
      assertThat(instances(engines)).as("cases are over").isEqualTo(2);
      pass(engines, Duration.ofDays(4));
      assertThat(instances(engines)).as("p is over").isEqualTo(1);
      pass(engines, Duration.ofDays(400));
      assertThat(instances(engines)).as("q says nothing").isEqualTo(1);
    }
  }

  private static void start(BothEngines engines, String key) {
    var cases = engines.cases();
    var id =
        cases
            .getCmmnRuntimeService()
            .createCaseInstanceBuilder()
            .caseDefinitionKey(key)
            .variable("x", 1)
            .start()
            .getId();
    cases
        .getCmmnTaskService()
        .createTaskQuery()
        .caseInstanceId(id)
        .list()
        .forEach(task -> cases.getCmmnTaskService().complete(task.getId()));
  }

  @Test
  void whatVariablesWereGoesWithTheirInstances() {
    try (var engines =
        engines(
            configuration ->
                cleaning()
                    .apply(configuration)
                    .setHistoryLevel(HistoryLevel.FULL)
                    .setCleanInstancesEndedAfter(Duration.ofDays(30)))) {
      engines.deploy(caseOf("kept", "P900D"), caseOf("short", "P2D"), line("p", user("u")));
      start(engines, "kept");
      start(engines, "short");
      var runtime = engines.processes().getRuntimeService();
      runtime.startProcessInstanceByKey("p", Map.of("x", 2, "y", 3));
      var tasks = engines.processes().getTaskService();
      tasks.complete(tasks.createTaskQuery().singleResult().getId());
      var details = engines.processes().getHistoryService().createHistoricDetailQuery();
      assertThat(details.count()).isEqualTo(4);

      pass(engines, Duration.ofDays(3));
      assertThat(details.count()).as("of the short case").isEqualTo(3);
      pass(engines, Duration.ofDays(30));
      assertThat(details.count()).as("of the process").isEqualTo(1);
    }
  }

  @Test
  void whatWasSaidAndAttachedGoesWithTheInstances() {
    try (var engines =
        engines(
            configuration ->
                cleaning().apply(configuration).setCleanInstancesEndedAfter(Duration.ofDays(30)))) {
      engines.deploy(line("p", user("u")), caseOf("c", null));
      var runtime = engines.processes().getRuntimeService();
      var process = runtime.startProcessInstanceByKey("p").getId();
      var cases = engines.cases().getCmmnRuntimeService();
      var claim = cases.createCaseInstanceBuilder().caseDefinitionKey("c").start().getId();
      var tasks = engines.processes().getTaskService();
      for (var instance : List.of(process, claim)) {
        tasks.addComment(null, instance, "about the instance");
        tasks.createAttachment(null, null, instance, "plan", null, "https://example.org/plan");
      }
      for (var task : tasks.createTaskQuery().list()) {
        tasks.addComment(task.getId(), null, "about its task");
        tasks.createAttachment(
            null, task.getId(), null, "note", null, InputStream.nullInputStream());
        tasks.complete(task.getId());
      }
      assertThat(tasks.getProcessInstanceComments(process)).hasSize(2);
      var tasksOfCases = engines.cases().getCmmnTaskService();
      assertThat(tasksOfCases.getCaseInstanceComments(claim)).hasSize(2);
      assertThat(tasks.getProcessInstanceAttachments(process)).hasSize(2);
      assertThat(tasksOfCases.getCaseInstanceAttachments(claim)).hasSize(2);

      pass(engines, Duration.ofDays(29));
      assertThat(tasks.getCommentsByType("comment")).hasSize(4);
      pass(engines, Duration.ofDays(3));
      assertThat(kept(engines)).isZero();
    }
  }

  @Test
  void oldOperationsGoToTheLastInOneCycleHoweverManyThereAre() {
    try (var engines =
        engines(
            configuration ->
                cleaning().apply(configuration).setCleanInstancesEndedAfter(Duration.ofDays(30)))) {
      engines.deploy(
          process(
              "waits",
              "<startEvent id=\"start\"/>"
                  + BothEngines.flow("start", "wait")
                  + "<intermediateCatchEvent id=\"wait\"><timerEventDefinition>"
                  + "<timeDuration>P900D</timeDuration></timerEventDefinition>"
                  + "</intermediateCatchEvent>"
                  + BothEngines.flow("wait", "end")
                  + "<endEvent id=\"end\"/>"));
      engines.startProcess("waits");
      var management = engines.processes().getManagementService();
      var wait =
          management.createTimerJobQuery().list().stream()
              .filter(job -> "wait".equals(job.getElementId()))
              .findFirst()
              .orElseThrow()
              .getId();
      for (var priority = 1; priority <= 7; priority++) {
        management.setJobPriority(wait, priority);
      }
      var history = engines.processes().getHistoryService();
      assertThat(history.createUserOperationLogQuery().count()).isEqualTo(7);

      pass(engines, Duration.ofDays(31));

      assertThat(history.createUserOperationLogQuery().count()).isZero();
      assertThat(management.createJobQuery().count()).as("no job is left over").isZero();
    }
  }

  @Test
  void whatWasCalledGoesWithItsCallerAndNothingStays() {
    try (var engines =
        engines(
            configuration ->
                cleaning().apply(configuration).setCleanInstancesEndedAfter(Duration.ofDays(30)))) {
      engines.deploy(callingCase(), caseOf("inner", "1"));
      for (var i = 0; i < 3; i++) {
        end(engines, "outer");
      }
      assertThat(instances(engines)).isEqualTo(6);

      pass(engines, Duration.ofDays(10));
      assertThat(instances(engines)).as("called ones wait for their callers").isEqualTo(6);
      pass(engines, Duration.ofDays(25));

      assertThat(kept(engines)).isZero();
    }
  }

  @Test
  void thereIsOneTimerAndItFollowsTheSetting() {
    try (var engines = engines(cleaning())) {
      var management = engines.processes().getManagementService();
      management.handleHistoryCleanupTimerJob();
      engines.cases().getCmmnManagementService().handleHistoryCleanupTimerJob();

      assertThat(management.createTimerJobQuery().handlerType("history-cleanup").count())
          .isEqualTo(1);
      pass(engines, Duration.ofDays(3));
      assertThat(management.createTimerJobQuery().handlerType("history-cleanup").count())
          .isEqualTo(1);
      assertThat(management.createJobQuery().count()).isZero();
    }
  }

  @Test
  void nothingIsCleanedUpUnlessItIsSwitchedOn() {
    try (var engines = engines(UnaryOperator.identity())) {
      engines.deploy(caseOf("short", "1"));
      start(engines, "short");
      pass(engines, Duration.ofDays(1000));
      assertThat(instances(engines)).isEqualTo(1);
      assertThat(engines.processes().getManagementService().createTimerJobQuery().count()).isZero();
    }
  }

  @Test
  void aNodeWithoutCleanUpLeavesTheTimerToTheOthers() {
    try (var cleaning = engines(cleaning());
        var other = engines(configuration -> configuration.setDatabaseSchemaUpdate("false"))) {
      cleaning.deploy(caseOf("short", "1"));
      start(cleaning, "short");

      pass(other, Duration.ofDays(10));
      assertThat(instances(cleaning)).as("the other node does not clean up").isEqualTo(1);
      assertThatThrownBy(other.processes().getManagementService()::handleHistoryCleanupTimerJob)
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("setEnableHistoryCleaning");
      pass(cleaning, Duration.ofDays(10));
      assertThat(instances(cleaning)).isZero();
    }
  }

  @Test
  void aTimerThatFailedTooOftenIsReplaced() {
    try (var engines = engines(cleaning())) {
      engines.deploy(caseOf("short", "1"));
      start(engines, "short");
      var management = engines.processes().getManagementService();
      management.moveJobToDeadLetterJob(management.createTimerJobQuery().singleResult().getId());

      management.handleHistoryCleanupTimerJob();

      assertThat(management.createDeadLetterJobQuery().count()).isZero();
      assertThat(management.createTimerJobQuery().count()).isEqualTo(1);
      pass(engines, Duration.ofDays(10));
      assertThat(instances(engines)).isZero();
    }
  }

  @Test
  void aCaseThatSomebodyElseHasLockedKeepsAllOfItsHistory() throws SQLException {
    try (var engines = engines(cleaning())) {
      engines.deploy(caseOf("short", "1"));
      start(engines, "short");
      var one = kept(engines);
      start(engines, "short");
      try (var reactivation = database.connect()) {
        reactivation.setAutoCommit(false);
        try (var statement = reactivation.createStatement()) {
          statement.execute("select ID_ from MR_HI_CASE_INSTANCE order by ID_ limit 1 for update");
          pass(engines, Duration.ofDays(10));
          assertThat(kept(engines)).isEqualTo(one);
          assertThat(engines.processes().getManagementService().createJobQuery().count()).isZero();
        }
        reactivation.rollback();
      }
      pass(engines, Duration.ofDays(2));
      assertThat(kept(engines)).isZero();
    }
  }

  @Test
  void deletingOneInstanceTakesAlongWhatItCalledInTheOtherEngine() {
    try (var engines = engines(UnaryOperator.identity())) {
      engines.deploy(callingCase(), caseOf("inner", "1"));
      end(engines, "outer");
      var history = engines.processes().getHistoryService();
      var id = history.createHistoricProcessInstanceQuery().singleResult().getId();

      history.deleteHistoricProcessInstance(id);

      assertThat(kept(engines)).isZero();
    }
  }

  @Test
  void manyInstancesAreDeletedByABatchAndARunningOneSaysSo() {
    try (var engines = engines(UnaryOperator.identity())) {
      engines.deploy(line("p", user("u")), caseOf("c", null));
      for (var i = 0; i < 5; i++) {
        end(engines, "p");
        start(engines, "c");
      }
      var history = engines.processes().getHistoryService();
      var cases = engines.cases().getCmmnHistoryService();
      var running = engines.processes().getRuntimeService().startProcessInstanceByKey("p").getId();
      var ids =
          history.createHistoricProcessInstanceQuery().list().stream()
              .map(instance -> instance.getId())
              .toList();

      var batch = history.deleteHistoricProcessInstancesAsync(ids);
      cases.deleteHistoricCaseInstancesAsync(cases.createHistoricCaseInstanceQuery());
      engines.processes().runDueJobs();

      var management = engines.processes().getManagementService();
      assertThat(management.getBatchSummary(batch.getId()).successful()).isEqualTo(5);
      assertThat(management.findBatchPartsByBatchIdAndStatus(batch.getId(), BatchPart.STATUS_FAIL))
          .singleElement()
          .satisfies(part -> assertThat(part.getScopeId()).isEqualTo(running))
          .satisfies(part -> assertThat(part.getErrorMessage()).contains("running"));
      assertThat(instances(engines)).isZero();
      assertThat(management.createBatchQuery().status(Batch.STATUS_COMPLETED).count()).isEqualTo(2);
      assertThatThrownBy(() -> history.deleteHistoricProcessInstance(running))
          .isInstanceOf(IllegalStateEngineException.class);
    }
  }

  @Test
  void runningInstancesOfBothEnginesAreEndedByBatches() {
    try (var engines = engines(UnaryOperator.identity())) {
      engines.deploy(line("p", user("u")), caseOf("c", null));
      var runtime = engines.processes().getRuntimeService();
      var cases = engines.cases().getCmmnRuntimeService();
      var processIds =
          List.of(
              runtime.startProcessInstanceByKey("p").getId(),
              runtime.startProcessInstanceByKey("p").getId());
      var caseIds =
          List.of(cases.createCaseInstanceBuilder().caseDefinitionKey("c").start().getId());

      var batch = runtime.deleteProcessInstancesAsync(processIds, "no longer wanted");
      cases.terminateCaseInstancesAsync(caseIds);
      runtime.deleteProcessInstance(processIds.get(0), "faster");
      engines.processes().runDueJobs();

      assertThat(runtime.createProcessInstanceQuery().count()).isZero();
      assertThat(cases.createCaseInstanceQuery().count()).isZero();
      var summary = engines.processes().getManagementService().getBatchSummary(batch.getId());
      assertThat(summary.successful()).isEqualTo(1);
      assertThat(summary.failed()).isEqualTo(1);
      assertThat(
              engines
                  .processes()
                  .getHistoryService()
                  .createHistoricProcessInstanceQuery()
                  .processInstanceId(processIds.get(1))
                  .singleResult()
                  .getDeleteReason())
          .isEqualTo("no longer wanted");
    }
  }
}
