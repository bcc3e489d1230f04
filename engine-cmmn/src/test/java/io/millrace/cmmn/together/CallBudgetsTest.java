package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.WireProxy;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What calls across engines cost: round trips, which H2 has none of. The cheapest of some rounds
 * counts, since pools and drivers send something of their own now and then.
 */
@DatabaseTest
class CallBudgetsTest {

  private static final int ROUNDS = 10;

  private final Database database;
  private WireProxy proxy;
  private HikariDataSource pool;
  private CountingDataSource statements;
  private ProcessEngine processes;
  private CmmnEngine cases;

  CallBudgetsTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    proxy = database.kind() == DatabaseKind.H2 ? null : WireProxy.before(database);
    var url = proxy == null ? database.url() : inStrings(proxy.url());
    pool =
        ConnectionPool.open(
            url,
            database.user(),
            database.password(),
            2,
            Patience.forLocks(Duration.ofSeconds(10)));
    statements = new CountingDataSource(pool);
    processes =
        new ProcessEngineConfiguration()
            .setDataSource(statements)
            .setDatabaseSchemaUpdate("true")
            .addEngine(new CmmnEngineConfiguration())
            .buildProcessEngine();
    cases = processes.getEngine(CmmnEngine.class);
  }

  private String inStrings(String url) {
    return database.kind() == DatabaseKind.POSTGRESQL
        ? url
        : url + (url.contains("?") ? "&" : "?") + "allowMultiQueries=true";
  }

  @AfterEach
  void close() {
    processes.close();
    EmptyTables.in(database);
    pool.close();
    if (proxy != null) {
      proxy.close();
    }
  }

  @Test
  void aCaseWithAProcessTaskCostsOneTripToStartAndTwoToComplete() {
    deploy(
        Cmmn.caseModel("main").processTask("call", "sub", call -> {}).toXml(),
        line("sub", user("work")));

    assertRound(
        1,
        2,
        () ->
            cases
                .getCmmnRuntimeService()
                .createCaseInstanceBuilder()
                .caseDefinitionKey("main")
                .start());
  }

  /** The rows of cases that are no roots are read in the trip in of families known to have some. */
  @Test
  void aProcessWithACaseTaskCostsOneTripToStartAndTwoToComplete() {
    deploy(
        line(
            "main",
            "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"sub\"/>"),
        Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml());

    assertRound(1, 2, () -> processes.getRuntimeService().startProcessInstanceByKey("main"));
  }

  @Test
  void aCaseWithACaseTaskCostsOneTripToStartAndTwoToComplete() {
    deploy(
        Cmmn.caseModel("main").caseTask("call", "sub", call -> {}).toXml(),
        Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml());

    assertRound(
        1,
        2,
        () ->
            cases
                .getCmmnRuntimeService()
                .createCaseInstanceBuilder()
                .caseDefinitionKey("main")
                .start());
  }

  @Test
  void familiesWithoutCasesPayNothingAfterTheEngineHasMetACalledCase() {
    deploy(
        line(
            "main",
            "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"sub\"/>"),
        Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml(),
        line("plain", user("work")));
    var before = statementsToComplete("plain");
    statementsToComplete("main");
    assertThat(statements.texts()).anyMatch(CallBudgetsTest::asksForCalledCases);

    assertThat(statementsToComplete("plain")).isEqualTo(before);
    assertThat(statements.texts()).noneMatch(CallBudgetsTest::asksForCalledCases);
  }

  private static boolean asksForCalledCases(String statement) {
    return statement.toUpperCase(Locale.ROOT).contains("CASE_INSTANCE_ID_ <> P.ROOT_INSTANCE_ID_");
  }

  private long statementsToComplete(String process) {
    var least = Long.MAX_VALUE;
    for (var i = 0; i < ROUNDS; i++) {
      processes.getRuntimeService().startProcessInstanceByKey(process);
      var task = processes.getTaskService().createTaskQuery().singleResult().getId();
      statements.forgetTexts();
      var begin = statements.counts().statements();
      processes.getTaskService().complete(task);
      least = Math.min(least, statements.counts().statements() - begin);
    }
    return least;
  }

  private void deploy(String... files) {
    var deployment = processes.getRepositoryService().createDeployment();
    for (var i = 0; i < files.length; i++) {
      var suffix = files[i].contains("CMMN") ? ".cmmn" : ".bpmn20.xml";
      deployment.addString("file" + i + suffix, files[i]);
    }
    deployment.deploy();
  }

  private void assertRound(long start, long complete, Runnable starting) {
    var leastStart = Long.MAX_VALUE;
    var leastComplete = Long.MAX_VALUE;
    for (var i = 0; i < ROUNDS; i++) {
      leastStart = Math.min(leastStart, trips(starting));
      var task = processes.getTaskService().createTaskQuery().singleResult().getId();
      leastComplete =
          Math.min(leastComplete, trips(() -> processes.getTaskService().complete(task)));
    }
    assertThat(processes.getTaskService().createTaskQuery().count()).isZero();
    if (proxy != null) {
      assertThat(leastStart).as("trips to start").isEqualTo(start);
      assertThat(leastComplete).as("trips to complete").isEqualTo(complete);
    }
  }

  private long trips(Runnable call) {
    var before = proxy == null ? 0 : proxy.counts().roundTrips();
    call.run();
    return proxy == null ? 0 : proxy.counts().roundTrips() - before;
  }
}
