package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.WireProxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What a case costs: round trips exactly (on H2, which has no wire, statements only), statements at
 * most, with history at its default level. The cheapest of some calls counts, since pools and
 * drivers send something of their own now and then.
 */
@DatabaseTest
class CaseBudgetsTest {

  private static final int WARM_UPS = 6;
  private static final int CALLS = 5;

  private final Database database;
  private WireProxy proxy;
  private HikariDataSource pool;
  private CountingDataSource statements;
  private CmmnEngine engine;
  private String taskId;

  CaseBudgetsTest(Database database) {
    this.database = database;
  }

  /** Trips and statements of a call. */
  private record Cost(long trips, long statements) {}

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
    engine =
        new CmmnEngineConfiguration()
            .setDataSource(statements)
            .setDatabaseSchemaUpdate("true")
            .buildCmmnEngine();
  }

  private String inStrings(String url) {
    return isMySql() ? url + (url.contains("?") ? "&" : "?") + "allowMultiQueries=true" : url;
  }

  /** PostgreSQL proves in the statement that completes a task what the engine remembers. */
  private boolean remembers() {
    return database.kind() == DatabaseKind.POSTGRESQL;
  }

  private long tripsToComplete() {
    return remembers() ? 1 : 2;
  }

  private boolean isMySql() {
    return database.kind() == DatabaseKind.MYSQL || database.kind() == DatabaseKind.MARIADB;
  }

  @AfterEach
  void close() {
    engine.close();
    EmptyTables.in(database);
    pool.close();
    if (proxy != null) {
      proxy.close();
    }
  }

  @Test
  void oneHumanTaskCostsOneTripToStartOneToQueryAndOneToCompleteWhereItIsRemembered() {
    deploy(stage("plan", human("a")));

    var costs = cheapest(() -> List.of(cost(this::start), cost(this::query), cost(this::complete)));

    assertTrips(costs, 1, 1, tripsToComplete());
    assertStatements(costs, List.of(5, 1, remembers() ? 1 : 12), List.of(5, 1, 15));
  }

  @Test
  void threeStagesCostSevenTripsInAllAndFiveWhereTheyAreRemembered() {
    var plan =
        stage(
            "plan",
            stage("s1", human("a")),
            stage("s2", stage("s3", human("b"))).entry("s1.complete"));
    deploy(plan);

    var costs =
        cheapest(
            () ->
                List.of(
                    cost(this::start),
                    cost(this::query),
                    cost(this::complete),
                    cost(this::query),
                    cost(this::complete)));

    assertTrips(costs, 1, 1, tripsToComplete(), 1, tripsToComplete());
    var most = remembers() ? 1 : 14;
    assertStatements(costs, List.of(5, 1, most, 1, most), List.of(5, 1, 18, 1, 15));
  }

  @Test
  void aCaseThatStartsAndEndsInOneCallTouchesHistoryAlone() {
    deploy(stage("plan", service("s", "${1}"), milestone("m").entry("s.complete")));

    var costs = cheapest(() -> List.of(cost(this::start)));

    assertTrips(costs, 1);
    assertStatements(costs, List.of(3), List.of(4));
    assertThat(statements.texts())
        .noneMatch(
            text -> text.matches("(?s).*\\bMR_(CASE_INSTANCE|PLAN_ITEM|TASK|VARIABLE)\\b.*"));
  }

  @Test
  void explainingACaseCostsOneTrip() {
    deploy(stage("plan", stage("s", human("a")), human("b").entryIf("${x}", "a.complete")));
    var instance =
        engine
            .getCmmnRuntimeService()
            .createCaseInstanceBuilder()
            .caseDefinitionKey("case")
            .variable("x", 1)
            .start();

    var costs =
        cheapest(
            () ->
                List.of(cost(() -> engine.getCmmnRuntimeService().explainCase(instance.getId()))));

    assertTrips(costs, 1);
    assertStatements(costs, List.of(8), List.of(10));
  }

  @Test
  void manyJobsForAWorkerCostAsMuchAsOne() {
    var worker = task("w").with("flowable:type=\"external-worker\" flowable:topic=\"t\"");
    deploy(stage("plan", stage("s", worker)));
    for (var i = 0; i < 20; i++) {
      engine
          .getCmmnRuntimeService()
          .createCaseInstanceBuilder()
          .caseDefinitionKey("case")
          .variable("x", i)
          .start();
    }

    var costs = cheapest(() -> List.of(cost(() -> acquire(1)), cost(() -> acquire(19))));

    assertThat(costs.get(1).trips()).isEqualTo(costs.get(0).trips());
    assertThat(costs.get(1).statements()).isLessThanOrEqualTo(costs.get(0).statements() + 19);
  }

  @Test
  void jobsOfManyTopicsAreHadInTheTripsOfOne() {
    var worker = task("w").with("flowable:type=\"external-worker\" flowable:topic=\"t\"");
    deploy(stage("plan", worker));
    start();

    var costs =
        cheapest(() -> List.of(cost(() -> acquire("t")), cost(() -> acquire("a", "t", "z"))));

    if (database.kind() != DatabaseKind.POSTGRESQL) { // whose driver hears of texts one by one
      assertThat(costs.get(1).trips()).isEqualTo(costs.get(0).trips());
    }
    assertThat(costs.get(1).statements()).isLessThanOrEqualTo(costs.get(0).statements() + 2);
  }

  private void acquire(int most) {
    assertThat(acquired(most, "t"))
        .hasSize(most)
        .allMatch(job -> job.getVariables().containsKey("x"));
  }

  private void acquire(String... topics) {
    assertThat(acquired(5, topics)).hasSize(1);
  }

  private List<AcquiredExternalWorkerJob> acquired(int most, String... topics) {
    var management = engine.getCmmnManagementService();
    management.unacquireAllExternalWorkerJobsForWorker("w");
    var wanted = management.createExternalWorkerJobAcquireBuilder();
    for (var topic : topics) {
      wanted = wanted.topic(topic, Duration.ofMinutes(1));
    }
    return wanted.acquireAndLock(most, "w");
  }

  private void deploy(PlannedItem plan) {
    var file = TestCase.file(plan);
    engine.getCmmnRepositoryService().createDeployment().addString("case.cmmn", file).deploy();
  }

  private void start() {
    engine.getCmmnRuntimeService().createCaseInstanceBuilder().caseDefinitionKey("case").start();
  }

  private void query() {
    engine.getCmmnTaskService().createTaskQuery().list();
  }

  private void complete() {
    engine.getCmmnTaskService().complete(taskId, Map.of());
  }

  /** What is needed to make a call is looked up before the count begins. */
  private Cost cost(Runnable call) {
    var open = engine.getCmmnTaskService().createTaskQuery().list();
    taskId = open.isEmpty() ? null : open.get(0).getId();
    statements.forgetTexts();
    var trips = proxy == null ? 0 : proxy.counts().roundTrips();
    call.run();
    var sent = statements.texts().stream().mapToInt(text -> text.split(";").length).sum();
    return new Cost(proxy == null ? 0 : proxy.counts().roundTrips() - trips, sent);
  }

  private static List<Cost> cheapest(Supplier<List<Cost>> round) {
    for (var i = 0; i < WARM_UPS; i++) {
      round.get();
    }
    return Stream.generate(round).limit(CALLS).reduce(CaseBudgetsTest::cheaper).orElseThrow();
  }

  private static List<Cost> cheaper(List<Cost> one, List<Cost> other) {
    var least = new ArrayList<Cost>();
    for (var i = 0; i < one.size(); i++) {
      least.add(
          new Cost(
              Math.min(one.get(i).trips(), other.get(i).trips()),
              Math.min(one.get(i).statements(), other.get(i).statements())));
    }
    return least;
  }

  private void assertTrips(List<Cost> costs, long... trips) {
    if (proxy != null) {
      assertThat(costs.stream().mapToLong(Cost::trips).toArray()).containsExactly(trips);
    }
  }

  /** MySQL and MariaDB begin, guard and end in statements of their own. */
  private void assertStatements(List<Cost> costs, List<Integer> most, List<Integer> mostOnMySql) {
    var allowed = isMySql() ? mostOnMySql : most;
    for (var i = 0; i < allowed.size(); i++) {
      assertThat(costs.get(i).statements())
          .as("statements of call %s of %s", i + 1, costs)
          .isLessThanOrEqualTo(allowed.get(i));
    }
  }
}
