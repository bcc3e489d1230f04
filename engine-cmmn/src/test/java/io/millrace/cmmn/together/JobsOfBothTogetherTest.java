package io.millrace.cmmn.together;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.job.FinishedJobs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Jobs of processes share transactions, whether a case has started these or nobody. */
@DatabaseTest
@Timeout(300)
class JobsOfBothTogetherTest {

  private static final int OF_NOBODY = 60;
  private static final int OF_CASES = 60;

  private final FinishedJobs finished = new FinishedJobs();
  private final BothEngines both;

  JobsOfBothTogetherTest(Database database) {
    both =
        new BothEngines(
                database, settings -> settings.setMetrics(finished).setAsyncExecutorThreads(4))
            .bean("work", (JavaDelegate) execution -> execution.setVariable("done", true));
  }

  @AfterEach
  void close() {
    both.close();
  }

  private static String work(String id) {
    return """
        <serviceTask id="%s" flowable:delegateExpression="${work}" flowable:async="true" flowable:exclusive="false"/>"""
        .formatted(id);
  }

  @Test
  void processesEndAndTheCasesThatWaitForThemGoOn() throws Exception {
    both.deploy(
        BothEngines.line("pack", work("fold"), work("seal")),
        Cmmn.caseModel("order")
            .processTask("call", "pack", call -> {})
            .humanTask("ship", task -> task.entry().on("call", "complete"))
            .toXml());
    for (var i = 0; i < OF_NOBODY; i++) {
      both.startProcess("pack");
    }
    for (var i = 0; i < OF_CASES; i++) {
      both.startCase("order");
    }

    both.processes().startExecutors();
    finished.await(2 * (OF_NOBODY + OF_CASES));

    assertThat(finished.together()).isPositive();
    assertThat(both.check().tasks()).hasSize(OF_CASES).containsOnly("ship");
    var processes = both.processes();
    assertThat(processes.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    assertThat(processes.getManagementService().createJobQuery().count()).isZero();
    assertThat(
            processes.getHistoryService().createHistoricProcessInstanceQuery().finished().count())
        .isEqualTo(OF_NOBODY + OF_CASES);
  }
}
