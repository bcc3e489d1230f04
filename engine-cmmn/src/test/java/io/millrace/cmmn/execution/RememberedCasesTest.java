package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.task.Task;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.ServerTest;
import io.millrace.test.engine.Callers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A human task of a case that the engine remembers is completed by one statement, and what another
 * engine has done to the case meanwhile is noticed.
 */
@ServerTest
class RememberedCasesTest {

  private final Database database;
  private HikariDataSource pool;
  private CountingDataSource log;
  private CmmnEngine engine;
  private CmmnEngine other;

  RememberedCasesTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "it proves rows where it writes");
    pool =
        ConnectionPool.open(
            database.url(),
            database.user(),
            database.password(),
            20,
            Patience.forLocks(Duration.ofSeconds(10)));
    log = new CountingDataSource(pool);
    engine = engine(log);
    other = engine(pool);
  }

  private static CmmnEngine engine(DataSource source) {
    return new CmmnEngineConfiguration()
        .setDataSource(source)
        .setDatabaseSchemaUpdate("true")
        .buildCmmnEngine();
  }

  @AfterEach
  void close() {
    if (engine != null) {
      engine.close();
      other.close();
      EmptyTables.in(database);
      pool.close();
    }
  }

  @Test
  void eachHumanTaskIsCompletedByOneStatement() {
    deploy(stage("plan", stage("s1", human("a")), stage("s2", human("b")).entry("s1.complete")));
    var instance = start();

    var first = sentBy(() -> complete(instance, "a"));
    var second = sentBy(() -> complete(instance, "b"));

    assertThat(first).hasSize(1).allMatch(sql -> sql.contains("skip locked"));
    assertThat(second).hasSize(1).allMatch(sql -> sql.contains("skip locked"));
    assertThat(running()).isZero();
  }

  @Test
  void whatAnotherEngineHasDoneIsNoticed() {
    deploy(
        stage("plan", human("a"), human("b"), human("c").entry("a.complete").entry("b.complete")));
    var instance = start();
    var a = task(instance, "a");
    other.getCmmnTaskService().complete(a);

    assertThatThrownBy(() -> engine.getCmmnTaskService().complete(a))
        .isInstanceOf(ObjectNotFoundException.class);
    complete(instance, "b");

    assertThat(open(instance)).contains("c").doesNotContain("a", "b");
  }

  @Test
  void aCaseThatAnotherEngineHasTerminatedIsNotThereAnyMore() {
    deploy(stage("plan", human("a")));
    var instance = start();
    var a = task(instance, "a");
    other.getCmmnRuntimeService().terminateCaseInstance(instance);

    assertThatThrownBy(() -> engine.getCmmnTaskService().complete(a))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void tasksThatTwoEnginesCompleteAtTheSameTimeEndTheirStageOnce() {
    deploy(stage("plan", stage("s", human("a"), human("b")), human("c").entry("s.complete")));
    for (var round = 0; round < 40; round++) {
      var instance = start();
      var a = task(instance, "a");
      var b = task(instance, "b");
      var second = round % 2 == 0 ? other : engine;

      var callers =
          Callers.of(List.<Callable<?>>of(() -> completed(engine, a), () -> completed(second, b)));

      assertThat(callers.outcomes()).containsOnlyNulls();
      assertThat(open(instance)).containsExactly("c");
      complete(instance, "c");
      assertThat(running()).isZero();
    }
  }

  private static Object completed(CmmnEngine by, String task) {
    by.getCmmnTaskService().complete(task);
    return null;
  }

  private void deploy(PlannedItem plan) {
    engine
        .getCmmnRepositoryService()
        .createDeployment()
        .addString("case.cmmn", TestCase.file(plan))
        .deploy();
  }

  private String start() {
    return engine
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("case")
        .start()
        .getId();
  }

  private List<Task> tasks(String instance) {
    return other.getCmmnTaskService().createTaskQuery().caseInstanceId(instance).list();
  }

  private String task(String instance, String element) {
    return tasks(instance).stream()
        .filter(task -> element.equals(task.getName()))
        .findFirst()
        .orElseThrow()
        .getId();
  }

  private List<String> open(String instance) {
    return tasks(instance).stream().map(Task::getName).sorted().toList();
  }

  private void complete(String instance, String element) {
    engine.getCmmnTaskService().complete(task(instance, element));
  }

  private long running() {
    return other.getCmmnRuntimeService().createCaseInstanceQuery().count();
  }

  private List<String> sentBy(Runnable call) {
    log.forgetTexts();
    call.run();
    return log.texts();
  }
}
