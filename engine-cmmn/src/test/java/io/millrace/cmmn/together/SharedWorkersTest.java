package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.job.ExternalWorkerJobAcquireBuilder;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Workers get jobs of processes and of cases from either engine. */
@DatabaseTest
class SharedWorkersTest {

  private static final String WORKER =
      "flowable:type=\"external-worker\" flowable:topic=\"shipping\"";

  private final BothEngines both;

  SharedWorkersTest(Database database) {
    this.both = new BothEngines(database);
  }

  @BeforeEach
  void startBoth() {
    both.deploy(
        line("ships", "<serviceTask id=\"ship\" " + WORKER + "/>", user("after")),
        TestCase.file(
            PlannedItem.stage(
                "plan",
                PlannedItem.task("ship").with(WORKER),
                PlannedItem.human("a").entry("ship.complete"))));
    both.startProcess("ships");
    both.startCase("case");
  }

  @AfterEach
  void close() {
    both.close();
  }

  private ExternalWorkerJobAcquireBuilder shipping() {
    return both.processes()
        .getManagementService()
        .createExternalWorkerJobAcquireBuilder()
        .topic("shipping", Duration.ofMinutes(1));
  }

  @Test
  void eitherServiceLendsTheJobsOfBoth() {
    assertThat(shipping().acquireAndLock(10, "w"))
        .extracting(job -> job.getProcessInstanceId() == null ? "case" : "process")
        .containsExactlyInAnyOrder("process", "case");
    both.processes().getManagementService().unacquireAllExternalWorkerJobsForWorker("w");
    assertThat(
            both.cases()
                .getCmmnManagementService()
                .createExternalWorkerJobAcquireBuilder()
                .topic("shipping", Duration.ofMinutes(1))
                .acquireAndLock(10, "w"))
        .hasSize(2);
  }

  @Test
  void workersMayTakeJobsOfOneKindOnlyAndEachGoesOnWhereItBelongs() {
    var ofProcess = shipping().onlyBpmn().acquireAndLock(10, "w").get(0);
    var ofCase = shipping().onlyCmmn().acquireAndLock(10, "w").get(0);
    var cases = both.cases().getCmmnManagementService();

    assertThatThrownBy(
            () ->
                cases.createCmmnExternalWorkerTransitionBuilder(ofProcess.getId(), "w").terminate())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("belongs to a process");
    both.processes()
        .getManagementService()
        .createExternalWorkerCompletionBuilder(ofProcess.getId(), "w")
        .complete();
    cases.createCmmnExternalWorkerTransitionBuilder(ofCase.getId(), "w").complete();

    assertThat(both.tasks()).containsExactly("after", "def_a");
  }
}
