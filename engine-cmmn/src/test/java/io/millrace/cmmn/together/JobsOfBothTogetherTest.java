package io.millrace.cmmn.together;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.common.job.NonRetryable;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.job.FinishedJobs;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Jobs of processes share transactions, whether a case has started these or nobody. */
@DatabaseTest
@Timeout(300)
class JobsOfBothTogetherTest {

  private static final int OF_NOBODY = 60;
  private static final int OF_CASES = 60;

  private static final int REFUSED = 3;

  /** There is no such address. */
  private static final class Unknown extends RuntimeException implements NonRetryable {

    private static final long serialVersionUID = 1L;
  }

  private final FinishedJobs finished = new FinishedJobs();
  private final Map<String, AtomicInteger> mails = new ConcurrentHashMap<>();
  private final BothEngines both;

  JobsOfBothTogetherTest(Database database) {
    both =
        new BothEngines(
                database,
                settings -> settings.setMetrics(finished).setAsyncExecutorThreads(4),
                new CmmnEngineConfiguration().setMailSender(mail -> send(mail.to().get(0))))
            .bean("work", (JavaDelegate) execution -> execution.setVariable("done", true));
  }

  private void send(String address) {
    if (address.startsWith("unknown")) {
      throw new Unknown();
    }
    mails.computeIfAbsent(address, to -> new AtomicInteger()).incrementAndGet();
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

  @Test
  void whatCasesDoOutsideWhenTheirProcessesEndIsDoneOnce() throws Exception {
    var refused = new ArrayList<String>();
    both.deploy(
        BothEngines.line("pack", work("fold")),
        Cmmn.caseModel("order")
            .processTask("call", "pack", call -> {})
            .mailTask(
                "tell",
                task -> {
                  task.fieldExpression("to", "${address}").field("text", "Packed.");
                  task.entry().on("call", "complete");
                })
            .humanTask("ship")
            .toXml());
    for (var i = 0; i < OF_CASES; i++) {
      both.startCase("order", Map.of("address", "a" + i + "@example.org"));
      if (i % (OF_CASES / REFUSED) == 0) {
        refused.add(both.startCase("order", Map.of("address", "unknown@example.org")));
      }
    }

    both.processes().startExecutors();
    finished.await(OF_CASES);
    finished.awaitDead(REFUSED);

    assertThat(mails).hasSize(OF_CASES);
    assertThat(mails.values()).extracting(AtomicInteger::get).containsOnly(1);
    refused.forEach(both.cases().getCmmnRuntimeService()::deleteCaseInstance);
    assertThat(both.check().tasks()).hasSize(OF_CASES);
  }
}
