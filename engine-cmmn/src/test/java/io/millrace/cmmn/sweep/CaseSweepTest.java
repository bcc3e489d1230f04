package io.millrace.cmmn.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.common.history.HistoryLevel;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.CountedWork;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.sweep.Reasons;
import io.millrace.test.sweep.Sweep;
import org.junit.jupiter.api.Test;

/** No criterion, list or getter of cases answers nothing where there is something. */
@CountedWork
@DatabaseTest
@WithoutInvariants("jobs are moved to where they do not come by themselves")
class CaseSweepTest {

  private static Reasons reasons() {
    return new Reasons()
        .because("[^(]*[pP]rocess.*", "process")
        .because("[^(]*[eE]xecutionId.*", "execution")
        .because(
            "[^(]*[a-z]JobQuery.without.*|JobQuery.withoutScope.*|EventSubscriptionQuery.withoutScope.*",
            "no such")
        .because("[^(]*IdentityLink.getSubScopeId", "no call links")
        .because(
            "HistoricIdentityLink.getScopeDefinitionId", "history keeps no links of definitions")
        .because("UserOperationLogEntry.getScopeId", "of a process")
        .because("[^(]*JobQuery.category.*|ExternalWorkerJob.getCategory", "category")
        .because("EventSubscriptionQuery.withoutScopeDefinitionId", "such a definition")
        .because("PlanItemInstanceQuery.planItemInstance.*", "ended()")
        .because("JobQuery.(locked|lockOwner).*", "a node runs")
        .because("JobQuery.lockOwner.*", "this node holds")
        .because("CmmnManagementService.getExecutorNodes", "executor was never started")
        .because("CmmnManagementService.getExecutorLanes", "none while the executor does not run")
        .because("ExternalWorkerJobQuery.exceptionType.*", "workers outside the engine")
        .because("ExternalWorkerJobQuery.(timers|messages)", "workers outside the engine")
        .because("SuspendedJobQuery.noRetriesLeft", "finds nothing")
        .because("DeadLetterJobQuery.executable", "finds nothing");
  }

  @Test
  void whatCanBeAskedIsAnswered(Database database) {
    try (var engine =
        new CmmnEngineConfiguration()
            .setDataSource(TestDatabase.current().pool(database))
            .setDatabaseSchemaUpdate("true")
            .setHistoryLevel(HistoryLevel.FULL)
            .buildCmmnEngine()) {
      var scenario = new RichCases(engine);
      scenario.happen();
      var silent =
          Sweep.silentCallsOf(
              engine, new CaseArguments(engine, scenario).all(), reasons(), scenario.given());
      assertThat(silent)
          .as("answers nothing: put its argument into CaseArguments, or mend it")
          .isEmpty();
    }
  }
}
