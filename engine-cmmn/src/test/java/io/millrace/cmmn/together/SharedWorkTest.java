package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.explanation.PlanItemExplanation;
import io.millrace.cmmn.explanation.WaitKind;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.calendar.BusinessCalendar;
import io.millrace.common.job.Job;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Processes and cases on one schema have one clock, one set of jobs and one delivery of signals.
 */
@DatabaseTest
class SharedWorkTest {

  private static final String HEARS_ALARM =
      line(
              "hears",
              "<intermediateCatchEvent id=\"wait\">%s</intermediateCatchEvent>",
              user("after"))
          .formatted("<signalEventDefinition signalRef=\"alarm\"/>")
          .replace("<error ", "<signal id=\"alarm\" name=\"alarm\"/><error ");

  private static final String THROWS_ALARM =
      line("throws", "<intermediateThrowEvent id=\"throw\">%s</intermediateThrowEvent>")
          .formatted("<signalEventDefinition signalRef=\"alarm\"/>")
          .replace("<error ", "<signal id=\"alarm\" name=\"alarm\"/><error ");

  private static final String CASE =
      TestCase.file(
          PlannedItem.stage(
              "plan",
              PlannedItem.signal("l", "alarm"),
              PlannedItem.human("a").entry("l.occur"),
              PlannedItem.human("keep")));

  private final Database database;
  private final BothEngines both;

  SharedWorkTest(Database database) {
    this.database = database;
    this.both = new BothEngines(database);
  }

  @AfterEach
  void close() {
    both.close();
  }

  @Test
  void aSignalFromOutsideReachesProcessesAndCases() {
    both.deploy(HEARS_ALARM, CASE);
    both.startProcess("hears");
    both.startCase("case");

    both.processes().getRuntimeService().signalEventReceived("alarm");

    assertThat(both.tasks()).containsExactly("after", "def_a", "def_keep");
  }

  @Test
  void aSignalWithVariablesSentToTheCasesReachesProcessesToo() {
    both.deploy(HEARS_ALARM, CASE);
    both.startProcess("hears");
    both.startCase("case");

    both.cases().getCmmnRuntimeService().signalEventReceived("alarm", Map.of("who", "kermit"));

    assertThat(both.tasks()).containsExactly("after", "def_a", "def_keep");
    assertThat(both.rows("select count(*) from MR_VARIABLE where NAME_ = 'who'"))
        .containsExactly("2");
  }

  @Test
  void aSignalThatAProcessThrowsReachesCasesByJobsThatEitherEngineRuns() {
    both.deploy(THROWS_ALARM, CASE);
    both.startCase("case");
    both.startCase("case");

    both.startProcess("throws");
    assertThat(both.tasks()).containsExactly("def_keep", "def_keep");

    assertThat(both.cases().runDueJobs()).isEqualTo(2);
    assertThat(both.tasks()).containsExactly("def_a", "def_a", "def_keep", "def_keep");
  }

  @Test
  void theClockOfTheProcessEngineIsThatOfTheCases() {
    both.deploy(
        TestCase.file(
            PlannedItem.stage(
                "plan",
                PlannedItem.timer("t", "PT1H"),
                PlannedItem.human("a").entry("t.occur").with("flowable:async=\"true\""))));
    both.startCase("case");
    assertThat(both.processes().runDueJobs()).isZero();

    both.processes().clock().advance(Duration.ofHours(2));

    assertThat(both.processes().runDueJobs()).isEqualTo(2);
    assertThat(both.tasks()).containsExactly("def_a");
    assertThat(both.cases().clock()).isSameAs(both.processes().clock());
  }

  @Test
  void theCalendarsOfTheProcessEngineReadTheTimersOfCasesThatNameThem() {
    var monday = Instant.parse("2035-01-01T08:00:00Z");
    try (var named =
        new BothEngines(database, c -> c.addPlugin(plugin("shifts", (text, now) -> monday)))) {
      named.deploy(TestCase.file(PlannedItem.stage("plan", shift("shifts"))));
      named.startCase("case");
      assertThat(named.processes().getManagementService().createTimerJobQuery().list())
          .extracting(Job::getDuedate)
          .containsExactly(Date.from(monday));
      assertThatThrownBy(
              () -> named.deploy(TestCase.file(PlannedItem.stage("plan", shift("holidays")))))
          .isInstanceOf(DeploymentException.class)
          .hasMessageContaining("There is no calendar 'holidays'");
    }
  }

  private static PlannedItem shift(String calendar) {
    return PlannedItem.timer("t", "one shift")
        .with("flowable:businessCalendarName=\"" + calendar + "\"");
  }

  private static EnginePlugin plugin(String name, BusinessCalendar calendar) {
    return new EnginePlugin() {
      @Override
      public String getName() {
        return "calendars";
      }

      @Override
      public void configure(EngineExtensions extensions) {
        extensions.calendar(name, calendar);
      }
    };
  }

  @Test
  void theExecutorOfTheProcessEngineOutlivesTheEngineOfTheCases() {
    both.deploy(CASE);
    both.cases().close();

    both.startCase("case");
    both.cases().getCmmnRuntimeService().signalEventReceivedAsync("alarm");
    both.processes().runDueJobs();

    assertThat(both.tasks()).containsExactly("def_a", "def_keep");
  }

  @Test
  void whatTheProcessEngineDecidesIsNotSetForTheCases() {
    var settings =
        Set.of(
            new CmmnEngineConfiguration().setAsyncExecutorActivate(true),
            new CmmnEngineConfiguration().setAsyncExecutorThreads(2),
            new CmmnEngineConfiguration().setAsyncExecutorLockTime(Duration.ofSeconds(20)),
            new CmmnEngineConfiguration().setJobExecutorAcquireByPriority(true),
            new CmmnEngineConfiguration().setEnabledJobCategories(List.of("mail")),
            new CmmnEngineConfiguration().setEngineName("cases"));
    for (var own : settings) {
      var configuration = new ProcessEngineConfiguration();
      assertThatThrownBy(() -> configuration.addEngine(own))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("the process engine decides that. Set it there");
    }
  }

  @Test
  void aDeploymentIsDeletedWithCasesThatWaitForItsProcessesAndTheOtherWayRound() {
    both.deploy(
        line(
            "outer",
            "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"case\"/>"),
        line("inner", user("work")),
        Cmmn.caseModel("case")
            .processTask("call", "inner", call -> {})
            .processTask("again", "inner", call -> call.entry().on("call", "terminate"))
            .toXml());
    both.startProcess("outer");
    both.startCase("case");
    var repository = both.processes().getRepositoryService();

    repository.deleteDeployment(repository.createDeploymentQuery().singleResult().getId(), true);

    assertThat(both.isIdle()).isTrue();
    assertThat(both.rows("select ID_ from MR_HI_CASE_INSTANCE")).isEmpty();
    assertThat(both.rows("select ID_ from MR_HI_PROCESS_INSTANCE")).isEmpty();
  }

  @Test
  void aDeploymentIsDeletedWithACaseThatAProcessWaitsFor() {
    both.deploy(
        line(
            "outer",
            "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"case\"/>"),
        CASE);
    both.startProcess("outer");
    assertThat(both.check().tasks()).containsExactly("def_keep");
    var repository = both.processes().getRepositoryService();

    repository.deleteDeployment(repository.createDeploymentQuery().singleResult().getId(), true);

    assertThat(both.isIdle()).isTrue();
    assertThat(both.rows("select ID_ from MR_HI_CASE_INSTANCE")).isEmpty();
    assertThat(both.rows("select ID_ from MR_HI_PROCESS_INSTANCE")).isEmpty();
    assertThat(both.rows("select ID_ from MR_HI_TASK")).isEmpty();
  }

  @Test
  void operatorsExplainAndMoveACaseThatAProcessCalled() {
    both.deploy(
        line(
            "outer",
            "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"case\"/>",
            user("after")),
        line("inner", user("work")),
        Cmmn.caseModel("case").processTask("call", "inner", call -> {}).toXml());
    both.startProcess("outer");
    var runtime = both.cases().getCmmnRuntimeService();
    var id = runtime.createCaseInstanceQuery().singleResult().getId();

    assertThat(runtime.explainCase(id).planItems())
        .extracting(PlanItemExplanation::waitsFor)
        .containsExactly(WaitKind.CALLED_INSTANCE);
    runtime
        .createChangePlanItemStateBuilder()
        .caseInstanceId(id)
        .terminatePlanItemDefinitionId("callDefinition")
        .changeState();

    assertThat(both.tasks()).containsExactly("after");
  }

  @Test
  void aCaseWithItsJobsAndItsProcessEndsWithTheProcessThatCalledIt() {
    var inner =
        Cmmn.caseModel("case")
            .processTask("call", "inner", call -> call.async())
            .timerEventListener("t", "PT1H")
            .signalEventListener("l", "s", listener -> {});
    both.deploy(
        line(
            "outer",
            "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"case\"/>"),
        line("inner", user("work")),
        inner.toXml());
    var outer = both.startProcess("outer");
    both.processes().runDueJobs();
    assertThat(both.tasks()).containsExactly("work");

    both.processes().getRuntimeService().deleteProcessInstance(outer, "over");

    assertThat(both.isIdle()).isTrue();
    assertThat(both.rows("select ID_ from MR_JOB")).isEmpty();
    assertThat(both.rows("select ID_ from MR_EVENT_SUBSCRIPTION")).isEmpty();
  }
}
