package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionSynchronization;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.engine.Callers;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An engine with a pool of its own that is closed while others call it. */
@EngineTest
class ClosingEngineTest {

  private final TestEngine engine;
  private final Map<String, Object> beans = new HashMap<>();
  private final List<String> ends = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch mayGoOn = new CountDownLatch(1);
  private final Callers callers = new Callers();
  private ProcessEngine node;

  ClosingEngineTest(TestEngine engine) {
    this.engine = engine;
  }

  @BeforeEach
  void open() {
    beans.put("work", (JavaDelegate) execution -> hold());
    node = node(Duration.ofSeconds(10));
  }

  @AfterEach
  void close() {
    mayGoOn.countDown();
    node.close();
  }

  private ProcessEngine node(Duration lockTimeout) {
    return configuration().setLockTimeout(lockTimeout).buildProcessEngine();
  }

  private ProcessEngineConfiguration configuration() {
    var database = engine.database();
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setJdbcMaxActiveConnections(6)
        .setAsyncExecutorAwaitTerminationPeriod(Duration.ofSeconds(20))
        .setBeans(beans);
  }

  private void hold() {
    begun.countDown();
    awaitQuietly(mayGoOn);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void call(Runnable call) {
    callers.start(
        () -> {
          call.run();
          ends.add("call");
          return null;
        });
    awaitQuietly(begun);
  }

  private void closing() {
    callers.start(
        () -> {
          node.close();
          ends.add("close");
          return null;
        });
  }

  private void untilCallsAreRefused() {
    Callers.until("calls are refused", () -> isRefused(node));
  }

  private static boolean isRefused(ProcessEngine node) {
    try {
      node.getRuntimeService().createProcessInstanceQuery().count();
      return false;
    } catch (IllegalStateEngineException e) {
      return e.getMessage().contains("closed");
    }
  }

  private void allWentWell() {
    assertThat(callers.outcomes()).containsOnlyNulls();
  }

  private void deployWork() {
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.delegateExpression("${work}"))
            .userTask("ship"));
  }

  private long instances() {
    return engine.runtime().createProcessInstanceQuery().count();
  }

  @Test
  void aCallThatIsUnderWayEndsBeforeTheEngineIsClosed() {
    deployWork();
    // given
    call(() -> node.getRuntimeService().startProcessInstanceByKey("order"));
    // when
    closing();
    untilCallsAreRefused();
    mayGoOn.countDown();
    // then
    allWentWell();
    assertThat(ends).containsExactlyInAnyOrder("call", "close");
    assertThat(instances()).isOne();
  }

  @Test
  void whatACallCallsInTurnIsPartOfItAlsoWhenTheEngineIsBeingClosed() {
    deployWork();
    engine.deploy(process("other").userTask("a"));
    // given
    beans.put(
        "work",
        (JavaDelegate)
            execution -> {
              hold();
              node.getRuntimeService().startProcessInstanceByKey("other");
            });
    call(() -> node.getRuntimeService().startProcessInstanceByKey("order"));
    // when
    closing();
    untilCallsAreRefused();
    mayGoOn.countDown();
    // then
    allWentWell();
    assertThat(instances()).isEqualTo(2);
  }

  @Test
  void anActionOnAConnectionOfTheCallersIsOneCall() throws SQLException {
    engine.deploy(process("other").userTask("a"));
    try (var connection = engine.connect()) {
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
      connection.setAutoCommit(false);
      // given
      call(
          () ->
              node.inTransaction(
                  connection,
                  () -> {
                    node.getRuntimeService().startProcessInstanceByKey("other");
                    hold();
                    node.getRuntimeService().startProcessInstanceByKey("other");
                  }));
      // when
      closing();
      untilCallsAreRefused();
      mayGoOn.countDown();
      // then
      allWentWell();
      connection.commit();
    }
    assertThat(instances()).isEqualTo(2);
  }

  @Test
  void aTransactionThatACallJoinedMayEndAfterTheEngineIsClosed() throws SQLException {
    engine.deploy(process("other").userTask("a"));
    var pool = TestDatabase.current().pool(engine.database());
    try (var connection = pool.getConnection()) {
      connection.setAutoCommit(false);
      var joined = new Joined(connection, new ArrayList<>());
      // given
      try (var joining =
          new ProcessEngineConfiguration()
              .setDataSource(pool)
              .setTransactionIntegration(() -> joined)
              .buildProcessEngine()) {
        joining.getRuntimeService().startProcessInstanceByKey("other");
      }
      // when
      connection.commit();
      joined
          .ends()
          .forEach(end -> end.afterCompletion(TransactionSynchronization.Outcome.COMMITTED));
    }
    // then
    assertThat(instances()).isOne();
  }

  private record Joined(Connection connection, List<TransactionSynchronization> ends)
      implements JoinedTransaction {
    @Override
    public void register(TransactionSynchronization synchronization) {
      ends.add(synchronization);
    }

    @Override
    public void setRollbackOnly() {
      throw new AssertionError("nothing has failed");
    }

    @Override
    public void release() {
      // the test's
    }
  }

  @Test
  void aCallThatWaitsForALockGetsIt() throws SQLException {
    engine.deploy(process("other").userTask("a").userTask("b"));
    var instance = engine.start("other");
    var task = engine.task(instance, "a").getId();
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute(
          "select ID_ from MR_EXECUTION where ID_ = " + instance.getId() + " for update");
      // given
      begun.countDown();
      call(() -> node.getTaskService().complete(task));
      Callers.until("the call waits", () -> isBusy(0));
      // when
      closing();
      untilCallsAreRefused();
      connection.rollback();
      // then
      allWentWell();
    }
    assertThat(engine.openTasks(instance)).containsExactly("b");
  }

  /** Tells whether a caller has begun to talk with the database or waits for its answer. */
  private boolean isBusy(int caller) {
    var frames = List.of(callers.thread(caller).getStackTrace());
    return frames.stream().anyMatch(frame -> frame.getClassName().endsWith("PreparedStatement"));
  }

  @Test
  void theDueJobsThatACallRunsAreRunToTheirEnd() {
    deployWork();
    engine.deploy(
        process("later").serviceTask("work", t -> t.asyncBefore().delegateExpression("${work}")));
    var runtime = node.getRuntimeService();
    runtime.startProcessInstanceByKey("later");
    runtime.startProcessInstanceByKey("later");
    // given
    call(() -> ends.add(node.runDueJobs() + " jobs"));
    // when
    closing();
    untilCallsAreRefused();
    mayGoOn.countDown();
    // then
    allWentWell();
    assertThat(ends).contains("2 jobs");
    assertThat(instances()).isZero();
  }

  @Test
  void aCallThatClosesItsOwnEngineEndsFirst() {
    deployWork();
    beans.put("work", (JavaDelegate) execution -> node.close());
    // when
    node.getRuntimeService().startProcessInstanceByKey("order");
    // then
    untilCallsAreRefused();
    assertThat(instances()).isOne();
  }

  @Test
  void twoCallsThatCloseTheirEngineAtTheSameTimeBothEnd() {
    deployWork();
    var both = new CountDownLatch(2);
    beans.put(
        "work",
        (JavaDelegate)
            execution -> {
              both.countDown();
              awaitQuietly(both);
              node.close();
            });
    // when
    for (var i = 0; i < 2; i++) {
      callers.start(() -> node.getRuntimeService().startProcessInstanceByKey("order"));
    }
    // then
    allWentWell();
    untilCallsAreRefused();
    assertThat(instances()).isEqualTo(2);
  }

  @Test
  void aJobThatClosesItsOwnEngineEndsFirst() {
    deployWork();
    engine.deploy(
        process("later")
            .serviceTask("work", t -> t.asyncBefore().delegateExpression("${work}"))
            .userTask("ship"));
    beans.put("work", (JavaDelegate) execution -> node.close());
    var instance = node.getRuntimeService().startProcessInstanceByKey("later");
    // when
    node.startExecutors();
    // then
    untilCallsAreRefused();
    node.close(); // returns when it is closed
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void whoeverClosesAnEngineReturnsWhenItIsClosed() {
    deployWork();
    // given
    call(() -> node.getRuntimeService().startProcessInstanceByKey("order"));
    // when
    closing();
    untilCallsAreRefused();
    closing();
    mayGoOn.countDown();
    // then
    allWentWell();
    assertThat(ends).containsExactlyInAnyOrder("call", "close", "close");
    assertThat(instances()).isOne();
  }

  @Test
  void aCallThatTakesTooLongIsNotWaitedForWithoutEnd() {
    deployWork();
    node.close();
    node = node(Duration.ofMillis(50));
    // given
    call(() -> node.getRuntimeService().startProcessInstanceByKey("order"));
    // when
    node.close();
    mayGoOn.countDown();
    // then
    assertThat(callers.outcomes()).doesNotContainNull();
    assertThat(instances()).isZero();
  }

  @Test
  void aJobIsWaitedForAsLongAsTheJobExecutorWaitsAndNoLonger() {
    deployWork();
    engine.deploy(
        process("later")
            .serviceTask("work", t -> t.asyncBefore().delegateExpression("${work}"))
            .userTask("ship"));
    node.close();
    node =
        configuration()
            .setLockTimeout(Duration.ofMinutes(10))
            .setNetworkTimeout(Duration.ofMinutes(20))
            .setAsyncExecutorAwaitTerminationPeriod(Duration.ofMillis(1))
            .buildProcessEngine();
    // given
    var instance = node.getRuntimeService().startProcessInstanceByKey("later");
    node.startExecutors();
    awaitQuietly(begun);
    // when
    closing();
    // then
    allWentWell();
    mayGoOn.countDown();
    engine.runtime().deleteProcessInstance(instance.getId(), "its job ends without effect");
  }

  @Test
  void theJobExecutorOfAClosedEngineDoesNotStart() {
    node.close();
    assertThatThrownBy(node::startExecutors)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("closed");
  }
}
