package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.RecordedMetrics;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.history.HistoricJobLog;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.metrics.EngineMetric;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What an engine for cases tells of itself. */
@DatabaseTest
class CaseObservationTest {

  private final Database database;

  CaseObservationTest(Database database) {
    this.database = database;
  }

  private static String file() {
    var charge = service("charge", "${1}").with("flowable:async=\"true\"");
    return TestCase.file(stage("plan", charge, human("ship").entry("charge.complete")));
  }

  @Test
  void jobsAndCallsAreMeasuredAndJobsAreLogged() {
    var metrics = new RecordedMetrics();
    try (var test =
        TestCase.ofFile(
                database,
                settings -> settings.setMetrics(metrics).setHistoryLevel(HistoryLevel.FULL),
                file())
            .start()) {
      // given
      var management = test.engine().getCmmnManagementService();
      var job = management.createJobQuery().singleResult();
      assertThat(metrics.gauge(EngineMetric.JOBS_DUE)).isEqualTo(1);
      // when
      test.pass(Duration.ofMinutes(1));
      // then
      assertThat(test.open()).contains("ship active");
      assertThat(metrics.count(EngineMetric.JOBS_SUCCEEDED, job.getJobHandlerType())).isEqualTo(1);
      assertThat(metrics.times(EngineMetric.COMMANDS, "StartCaseInstance")).hasSize(1);
      assertThat(metrics.gauge(EngineMetric.JOBS_DUE)).isZero();
      var history = test.engine().getCmmnHistoryService();
      var logs =
          history
              .createHistoricJobLogQuery()
              .caseInstanceId(test.id())
              .orderPartiallyByOccurrence()
              .asc()
              .list();
      assertThat(logs).extracting(HistoricJobLog::isCreationLog).containsExactly(true, false);
      assertThat(logs.get(1).isSuccessLog()).isTrue();
      assertThat(logs).extracting(HistoricJobLog::getScopeId).containsOnly(test.id());
      assertThat(logs).extracting(HistoricJobLog::getProcessInstanceId).containsOnlyNulls();
      // when
      test.complete("ship");
      history.deleteHistoricCaseInstance(test.id());
      // then
      assertThat(history.createHistoricJobLogQuery().count()).isZero();
      assertThat(history.createUserOperationLogQuery().count()).isZero();
    }
  }

  @Test
  void anEngineThatIsAddedIsMeasuredByTheOther() {
    var own = new CmmnEngineConfiguration().setMetrics(new RecordedMetrics());
    assertThatThrownBy(() -> new ProcessEngineConfiguration().addEngine(own))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("metrics");
  }
}
