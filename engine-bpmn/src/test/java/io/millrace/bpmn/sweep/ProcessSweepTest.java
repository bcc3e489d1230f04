package io.millrace.bpmn.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.common.history.HistoryLevel;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.CountedWork;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.sweep.Reasons;
import io.millrace.test.sweep.Sweep;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** No criterion, list or getter answers nothing where there is something. */
@CountedWork
@DatabaseTest
@WithoutInvariants("jobs are moved to where they do not come by themselves")
class ProcessSweepTest {

  private static Reasons reasons() {
    return new Reasons()
        .because("[^(]*(planItem|[sS]ubScope).*", "plan item")
        .because("[^(]*([sS]cope|[cC]ase|cmmn).*", "case")
        .because("ExternalWorkerJobQuery.exceptionType.*", "workers outside the engine")
        .because("ExternalWorkerJobQuery.(timers|messages)", "workers outside the engine")
        .because("SuspendedJobQuery.noRetriesLeft", "finds nothing")
        .because("JobQuery.(locked|lockOwner).*", "a node runs")
        .because("JobQuery.lockOwner.*", "this node holds")
        .because("ManagementService.getExecutorNodes", "executor was never started")
        .because("ManagementService.getExecutorLanes", "none while the executor does not run")
        .because("(EventSubscriptionQuery|ExternalWorkerJobQuery).without.*", "cases")
        .because("DeadLetterJobQuery.executable", "finds nothing");
  }

  @Test
  void whatCanBeAskedIsAnswered(Database database) {
    try (var engine =
        new ProcessEngineConfiguration()
            .setDataSource(TestDatabase.current().pool(database))
            .setDatabaseSchemaUpdate("true")
            .setHistoryLevel(HistoryLevel.FULL)
            .setKeepsMessages(true)
            .setOutboundEventChannelAdapters(Map.of("memory", (channel, event) -> {}))
            .buildProcessEngine()) {
      var scenario = new RichProcesses(engine);
      scenario.happen();
      var silent =
          Sweep.silentCallsOf(
              engine, new ProcessArguments(engine, scenario).all(), reasons(), scenario.given());
      assertThat(silent)
          .as("answers nothing: put its argument into ProcessArguments, or mend it")
          .isEmpty();
    }
  }
}
