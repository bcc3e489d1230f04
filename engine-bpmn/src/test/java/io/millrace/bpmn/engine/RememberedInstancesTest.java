package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.task.Task;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import io.millrace.test.database.Interference;
import io.millrace.test.database.ServerTest;
import io.millrace.test.engine.Callers;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A task of an instance that the engine remembers is completed without reading first, and whatever
 * anybody else has done meanwhile is noticed: by another engine on the same database, by plain SQL,
 * by a caller's transaction. PostgreSQL alone can prove it that way.
 */
@ServerTest
class RememberedInstancesTest {

  private static final String PROOF = "for update";

  private final Database database;
  private final Map<String, Object> beans = new HashMap<>();
  private HikariDataSource pool;
  private CountingDataSource log;
  private ProcessEngine engine;
  private ProcessEngine other;

  RememberedInstancesTest(Database database) {
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
            30,
            Patience.forLocks(Duration.ofSeconds(2)));
    pool.setMinimumIdle(1);
    log = new CountingDataSource(pool);
    engine = configuration(log).buildProcessEngine();
    other = configuration(pool).buildProcessEngine();
  }

  private ProcessEngineConfiguration configuration(javax.sql.DataSource source) {
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(source)
            .setDatabaseSchemaUpdate("true")
            .setLockTimeout(Duration.ofSeconds(2))
            .setLatestVersionCheckInterval(Duration.ofHours(1))
            .setBeans(beans);
    if (GroupCommitOption.connections() != null) {
      configuration.setGroupCommitConnections(GroupCommitOption.connections());
    }
    return configuration;
  }

  @AfterEach
  void close() {
    if (engine != null) {
      assertThat(log.openConnections()).isZero();
      engine.close();
      other.close();
      EmptyTables.in(database);
      pool.close();
    }
  }

  @Test
  void eachStepOfAnInstanceThatThisEngineStartedIsOneStatement() {
    // given
    var instance = start(process("two").userTask("a").userTask("b"));
    // when
    var first = sentBy(() -> complete(instance, "a"));
    var second = sentBy(() -> complete(instance, "b"));
    // then
    assertThat(first).hasSize(1).allMatch(sql -> sql.startsWith("with") && sql.contains(PROOF));
    assertThat(second).hasSize(1).allMatch(sql -> sql.startsWith("with") && sql.contains(PROOF));
    assertThat(isOver(instance)).isTrue();
    assertThat(history(instance)).containsExactlyInAnyOrder("start", "a", "b", "end");
  }

  @Test
  void whatWasReadUnderTheLockIsRememberedToo() {
    // given
    var instance = start(process("two").userTask("a").userTask("b"));
    engine.getRuntimeService().setVariable(instance.getId(), "x", 1);
    complete(instance, "a");
    // when
    var sent = sentBy(() -> complete(instance, "b"));
    // then
    assertThat(sent).hasSize(1).allMatch(sql -> sql.contains("skip locked"));
  }

  @Test
  void aTaskThatAnotherEngineHasCompletedIsNotThereAnyMore() {
    // given
    var instance = start(process("two").userTask("a").userTask("b"));
    var task = task(instance, "a");
    other.getTaskService().complete(task);
    // when, then
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(open(instance)).containsExactly("b");
  }

  @Test
  void anInstanceThatAnotherEngineHasDeletedIsNotThereAnyMore() {
    // given
    var instance = start(process("one").userTask("a"));
    var task = task(instance, "a");
    other.getRuntimeService().deleteProcessInstance(instance.getId(), "no more");
    // when, then
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void aVariableThatAnotherEngineHasSetGoesWithTheInstance() {
    // given
    var instance = start(process("one").userTask("a"));
    other.getRuntimeService().setVariable(instance.getId(), "x", 5);
    // when
    complete(instance, "a");
    // then
    assertThat(isOver(instance)).isTrue();
    assertThat(rows("MR_VARIABLE")).isZero();
    assertThat(
            engine
                .getHistoryService()
                .createHistoricVariableInstanceQuery()
                .processInstanceId(instance.getId())
                .singleResult()
                .getValue())
        .isEqualTo(5);
  }

  @Test
  void aVariableThatWasThereAndThatAnotherEngineHasChangedIsRead() {
    // given
    deploy(choice());
    var instance =
        engine.getRuntimeService().startProcessInstanceByKey("choice", Map.of("amount", 1));
    other.getRuntimeService().setVariable(instance.getId(), "amount", 100);
    // when
    complete(instance, "work");
    // then
    assertThat(open(instance)).containsExactly("more");
  }

  private static BpmnBuilder choice() {
    return process("choice")
        .userTask("work")
        .choose("which")
        .when("${amount > 50}", b -> b.userTask("more"))
        .otherwise(b -> b.userTask("less"));
  }

  @Test
  void anInstanceThatAnotherEngineHasSuspendedStays() {
    // given
    var instance = start(process("one").userTask("a"));
    var task = task(instance, "a");
    other.getRuntimeService().suspendProcessInstanceById(instance.getId());
    // when, then
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
  }

  @Test
  void anInstanceThatAnotherEngineHasActivatedGoesOn() {
    // given
    var instance = start(process("one").userTask("a"));
    var task = task(instance, "a");
    engine.getRuntimeService().suspendProcessInstanceById(instance.getId());
    other.getRuntimeService().activateProcessInstanceById(instance.getId());
    // when
    engine.getTaskService().complete(task);
    // then
    assertThat(isOver(instance)).isTrue();
  }

  @Test
  void aTaskThatAnotherEngineHasClaimedOrDelegatedIsReadAgain() {
    // given
    var claimed = start(process("one").userTask("a"));
    var delegated = engine.getRuntimeService().startProcessInstanceByKey("one");
    var task = task(delegated, "a");
    other.getTaskService().claim(task(claimed, "a"), "kermit");
    other.getTaskService().delegateTask(task, "gonzo");
    // when
    complete(claimed, "a");
    // then
    assertThat(
            engine
                .getHistoryService()
                .createHistoricTaskInstanceQuery()
                .processInstanceId(claimed.getId())
                .singleResult()
                .getAssignee())
        .isEqualTo("kermit");
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("delegated");
  }

  @Test
  void whatPlainSqlHasDoneIsNoticed() throws SQLException {
    // given
    var raised = start(process("one").userTask("a"));
    var gone = engine.getRuntimeService().startProcessInstanceByKey("one");
    var task = task(gone, "a");
    run(
        "update MR_TASK set REV_ = REV_ + 1, ASSIGNEE_ = 'sql' where SCOPE_ID_ = "
            + raised.getId());
    for (var table : List.of("MR_TASK where SCOPE_ID_", "MR_EXECUTION where ROOT_INSTANCE_ID_")) {
      run("delete from " + table + " = " + gone.getId());
    }
    // when
    complete(raised, "a");
    // then
    assertThat(
            engine
                .getHistoryService()
                .createHistoricTaskInstanceQuery()
                .processInstanceId(raised.getId())
                .singleResult()
                .getAssignee())
        .isEqualTo("sql");
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(ObjectNotFoundException.class);
    run("delete from MR_HI_PROCESS_INSTANCE where ID_ = " + gone.getId());
    run("delete from MR_HI_ACTIVITY where PROCESS_INSTANCE_ID_ = " + gone.getId());
    run("delete from MR_HI_TASK where SCOPE_ID_ = " + gone.getId());
  }

  @Test
  void anInstanceThatSomebodyHoldsIsWaitedForAsEver() throws SQLException {
    // given
    var instance = start(process("one").userTask("a"));
    var task = task(instance, "a");
    // when, then
    try (var holder = database.connect()) {
      holder.setAutoCommit(false);
      lockRoot(holder, instance);
      assertThatThrownBy(() -> engine.getTaskService().complete(task))
          .isInstanceOf(LockTimeoutException.class);
      holder.rollback();
    }
    engine.getTaskService().complete(task);
    assertThat(isOver(instance)).isTrue();
  }

  @Test
  void whoWaitedForTheHolderSeesWhatHeCommitted() throws Exception {
    // given
    var instance = start(process("one").userTask("a"));
    var task = task(instance, "a");
    try (var holder = database.connect()) {
      holder.setAutoCommit(false);
      lockRoot(holder, instance);
      var callers = Callers.of(List.of(call(() -> engine.getTaskService().complete(task))));
      Callers.until("the caller waits", this::somebodyWaits);
      // when
      try (var statement = holder.createStatement()) {
        statement.execute(
            "update MR_TASK set REV_ = REV_ + 1, ASSIGNEE_ = 'holder' where ID_ = " + task);
      }
      holder.commit();
      // then
      assertThat(callers.outcomes()).containsOnlyNulls();
    }
    assertThat(
            engine
                .getHistoryService()
                .createHistoricTaskInstanceQuery()
                .processInstanceId(instance.getId())
                .singleResult()
                .getAssignee())
        .isEqualTo("holder");
  }

  @Test
  void aTaskThatACallersTransactionHasClaimedKeepsNobodyElseWaiting() throws SQLException {
    // given
    var claimed = start(process("one").userTask("a"));
    var task = task(claimed, "a");
    try (var callers = database.connect()) {
      callers.setAutoCommit(false);
      other.inTransaction(callers, () -> other.getTaskService().claim(task, "kermit"));
      // when, then
      assertThatThrownBy(() -> engine.getTaskService().complete(task))
          .isInstanceOf(LockTimeoutException.class);
      callers.commit();
    }
    complete(claimed, "a");
    assertThat(isOver(claimed)).isTrue();
  }

  @Test
  void userCodeRunsOnceAndBehindTheProof() {
    // given
    var runs = new AtomicInteger();
    var proved = new AtomicBoolean();
    beans.put(
        "work",
        (Runnable)
            () -> {
              runs.incrementAndGet();
              proved.set(log.texts().stream().anyMatch(sql -> sql.contains(PROOF)));
            });
    var instance =
        start(
            process("work")
                .userTask("a")
                .serviceTask("s", node -> node.expression("${work.run()}")));
    var stale = engine.getRuntimeService().startProcessInstanceByKey("work");
    other.getRuntimeService().setVariable(stale.getId(), "x", 1);
    // when
    log.forgetTexts();
    complete(instance, "a");
    // then
    assertThat(runs).hasValue(1);
    assertThat(proved).isTrue();
    // when
    complete(stale, "a");
    // then
    assertThat(runs).hasValue(2);
  }

  @Test
  void aListenerBeforeTheCommitRunsBehindTheProof() {
    // given
    var runs = new AtomicInteger();
    var proved = new AtomicBoolean();
    engine.close();
    engine =
        configuration(log)
            .addPlugin(
                plugin(
                    transaction -> {
                      runs.incrementAndGet();
                      proved.set(log.texts().stream().anyMatch(sql -> sql.contains(PROOF)));
                    }))
            .buildProcessEngine();
    var instance = start(process("one").userTask("a"));
    var task = task(instance, "a");
    runs.set(0);
    // when
    log.forgetTexts();
    engine.getTaskService().complete(task);
    // then
    assertThat(runs).hasValue(1);
    assertThat(proved).isTrue();
  }

  private static EnginePlugin plugin(TransactionListener listener) {
    return new EnginePlugin() {
      @Override
      public String getName() {
        return "listening";
      }

      @Override
      public void configure(EngineExtensions extensions) {
        extensions.transactionListener(TransactionState.COMMITTING, listener);
      }
    };
  }

  @Test
  void aCommitThatFailsIsForgotten() {
    // given
    var instance = start(process("two").userTask("a").userTask("b"));
    var task = task(instance, "a");
    log.interfere(
        (connection, call) -> {
          throw new SQLException("no connection", "08001");
        });
    // when, then
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(DatabaseUnavailableException.class);
    log.interfere(Interference.NONE);
    assertThat(sentBy(() -> engine.getTaskService().complete(task))).hasSize(2);
    assertThat(open(instance)).containsExactly("b");
  }

  @Test
  void anOutcomeThatNobodyKnowsIsForgotten() {
    // given
    var instance = start(process("two").userTask("a").userTask("b"));
    var task = task(instance, "a");
    var connected = new AtomicBoolean();
    log.interfere(
        (connection, call) -> {
          var done = call.make();
          if (connection != null && connected.compareAndSet(false, true)) {
            throw new SQLException("cut behind the commit", "08006");
          }
          return done;
        });
    // when, then
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(OutcomeUnknownException.class);
    log.interfere(Interference.NONE);
    assertThat(open(instance)).containsExactly("b");
    var sent = sentBy(() -> complete(instance, "b"));
    assertThat(sent).anyMatch(sql -> sql.contains("select ID_"));
    assertThat(isOver(instance)).isTrue();
  }

  @Test
  void nothingIsRememberedWhereThatIsSwitchedOff() {
    // given
    engine.close();
    engine = configuration(log).setRememberedInstances(0).buildProcessEngine();
    var instance = start(process("one").userTask("a"));
    // when
    var sent = sentBy(() -> complete(instance, "a"));
    // then
    assertThat(sent).hasSize(2);
    assertThatThrownBy(() -> new ProcessEngineConfiguration().setRememberedInstances(-1))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("rememberedInstances");
  }

  @Test
  void ofTooManyTheLatestAreRemembered() {
    // given
    engine.close();
    engine = configuration(log).setRememberedInstances(2).buildProcessEngine();
    deploy(process("one").userTask("a"));
    var instances =
        IntStream.range(0, 3)
            .mapToObj(i -> engine.getRuntimeService().startProcessInstanceByKey("one"))
            .toList();
    // when
    var trips =
        instances.stream().map(instance -> sentBy(() -> complete(instance, "a")).size()).toList();
    // then
    assertThat(trips).containsExactly(2, 1, 1);
  }

  @Test
  void aLargeInstanceIsNotRemembered() {
    // given
    var instance =
        start(
            process("many")
                .userTask("t", task -> task.multiInstance(loop -> loop.cardinality(30)))
                .userTask("after"));
    var task =
        engine.getTaskService().createTaskQuery().processInstanceId(instance.getId()).list().get(0);
    // when
    var sent = sentBy(() -> engine.getTaskService().complete(task.getId()));
    // then
    assertThat(sent).hasSize(2);
  }

  @Test
  void aCallersTransactionReadsAsEver() throws SQLException {
    // given
    var instance = start(process("two").userTask("a").userTask("b"));
    var task = task(instance, "a");
    try (var callers = log.getConnection()) {
      callers.setAutoCommit(false);
      log.forgetTexts();
      // when
      engine.inTransaction(callers, () -> engine.getTaskService().complete(task));
      // then
      assertThat(log.texts()).anyMatch(sql -> sql.contains("select ID_"));
      callers.rollback();
    }
    assertThat(open(instance)).containsExactly("a");
    complete(instance, "a");
    assertThat(open(instance)).containsExactly("b");
  }

  @Test
  void branchesThatTwoEnginesCompleteAtTheSameTimeJoinOnce() {
    // given
    deploy(process("fork").fork(b -> b.userTask("a"), b -> b.userTask("b")).join().userTask("c"));
    for (var round = 0; round < 60; round++) {
      var instance = engine.getRuntimeService().startProcessInstanceByKey("fork");
      var a = task(instance, "a");
      var b = task(instance, "b");
      var second = round % 2 == 0 ? other : engine;
      // when
      var callers =
          Callers.of(
              List.of(
                  call(() -> engine.getTaskService().complete(a)),
                  call(() -> second.getTaskService().complete(b))));
      // then
      assertThat(callers.outcomes()).containsOnlyNulls();
      assertThat(open(instance)).containsExactly("c");
      complete(instance, "c");
      assertThat(isOver(instance)).isTrue();
    }
  }

  @Test
  void ofManyWhoCompleteATaskOnTwoEnginesOneDoes() {
    // given
    deploy(process("two").userTask("a").userTask("b"));
    for (var round = 0; round < 20; round++) {
      var instance = engine.getRuntimeService().startProcessInstanceByKey("two");
      var task = task(instance, "a");
      // when
      var outcomes =
          Callers.of(
                  IntStream.range(0, 8)
                      .mapToObj(
                          i ->
                              call(
                                  () ->
                                      (i % 2 == 0 ? engine : other)
                                          .getTaskService()
                                          .complete(task)))
                      .toList())
              .outcomes();
      // then
      assertThat(outcomes).filteredOn(outcome -> outcome == null).hasSize(1);
      assertThat(outcomes)
          .filteredOn(outcome -> outcome != null)
          .allMatch(ObjectNotFoundException.class::isInstance);
      assertThat(open(instance)).containsExactly("b");
    }
  }

  @Test
  void completionsOfManyAtTheSameTimeAreThereOnceAndWhole() {
    // given
    deploy(process("two").userTask("a").userTask("b"));
    var instances =
        IntStream.range(0, 200)
            .mapToObj(i -> engine.getRuntimeService().startProcessInstanceByKey("two"))
            .toList();
    for (var i = 0; i < instances.size(); i += 10) {
      other.getRuntimeService().setVariable(instances.get(i).getId(), "x", i);
    }
    // when
    var outcomes =
        Callers.of(
                IntStream.range(0, 16)
                    .mapToObj(
                        thread ->
                            call(
                                () -> {
                                  for (var i = thread; i < instances.size(); i += 16) {
                                    complete(instances.get(i), "a");
                                    complete(instances.get(i), "b");
                                  }
                                }))
                    .toList())
            .outcomes();
    // then
    assertThat(outcomes).containsOnlyNulls();
    assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.getHistoryService().createHistoricTaskInstanceQuery().finished().count())
        .isEqualTo(400);
    assertThat(rows("MR_VARIABLE")).isZero();
  }

  private void deploy(BpmnBuilder process) {
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .deploy();
  }

  private ProcessInstance start(BpmnBuilder process) {
    deploy(process);
    var key = process.resourceName().replaceFirst("\\..*", "");
    return engine.getRuntimeService().startProcessInstanceByKey(key);
  }

  private String task(ProcessInstance instance, String element) {
    return other
        .getTaskService()
        .createTaskQuery()
        .processInstanceId(instance.getId())
        .taskDefinitionKey(element)
        .singleResult()
        .getId();
  }

  private void complete(ProcessInstance instance, String element) {
    engine.getTaskService().complete(task(instance, element));
  }

  private List<String> open(ProcessInstance instance) {
    return other
        .getTaskService()
        .createTaskQuery()
        .processInstanceId(instance.getId())
        .list()
        .stream()
        .map(Task::getTaskDefinitionKey)
        .sorted()
        .toList();
  }

  private boolean isOver(ProcessInstance instance) {
    return other
            .getRuntimeService()
            .createProcessInstanceQuery()
            .processInstanceId(instance.getId())
            .count()
        == 0;
  }

  private List<String> history(ProcessInstance instance) {
    return other
        .getHistoryService()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .list()
        .stream()
        .map(activity -> activity.getActivityId())
        .toList();
  }

  /** Returns what the engine sends, each string of statements once. */
  private List<String> sentBy(Runnable call) {
    log.forgetTexts();
    call.run();
    return log.texts();
  }

  private static Callable<?> call(Runnable call) {
    return () -> {
      call.run();
      return null;
    };
  }

  private void run(String sql) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private long rows(String table) {
    try (var connection = database.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + table)) {
      rows.next();
      return rows.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean somebodyWaits() {
    try (var connection = database.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from pg_locks where not granted")) {
      rows.next();
      return rows.getLong(1) > 0;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void lockRoot(Connection holder, ProcessInstance instance) throws SQLException {
    try (var statement = holder.createStatement()) {
      statement.execute(
          "select 1 from MR_EXECUTION where ID_ = " + instance.getId() + " for update");
    }
  }
}
