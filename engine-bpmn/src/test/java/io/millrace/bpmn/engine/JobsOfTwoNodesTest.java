package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.EngineException;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.DatabaseKind;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two nodes share the jobs of many instances, also while their connections are cut. */
@EngineTest
@Timeout(300)
class JobsOfTwoNodesTest {

  /** How many joins at least; {@code -Dmillrace.test.joins=10000} for more. */
  private static final int JOINS = Integer.getInteger("millrace.test.joins", 500);

  /** {@code -Dmillrace.test.cuts=200} for more. */
  private static final int CUTS = Integer.getInteger("millrace.test.cuts", 20);

  private static final int JOBS_PER_CUT = 10;
  private static final String CUT =
      "select count(pg_terminate_backend(pid)) from pg_stat_activity"
          + " where datname = current_database() and pid <> pg_backend_pid()";

  private static void deploy(TestEngine engine, int branches) {
    engine.deploy(
        process("wide")
            .serviceTask(
                "work",
                t ->
                    t.delegateExpression("${work}")
                        .multiInstance(
                            l ->
                                l.cardinality(branches)
                                    .attribute("millrace:asyncBefore", true)
                                    .attribute("millrace:exclusive", false)))
            .userTask("ship"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16, 64})
  void everyJoinOfBranchesPassesOnceAndNoWorkIsDoneTwice(int branches, TestEngine engine)
      throws Exception {
    // given
    var instances = 2 * JOINS / branches;
    var runs = new ConcurrentHashMap<String, AtomicInteger>();
    var done = new CountDownLatch(instances * branches);
    JavaDelegate work =
        execution -> {
          runs.computeIfAbsent(execution.getId(), id -> new AtomicInteger()).incrementAndGet();
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    deploy(engine, branches);
    for (var i = 0; i < instances; i++) {
      engine.start("wide");
    }
    // when
    try (var nodes = Nodes.start(engine.database(), 2, 8, Map.of("work", work))) {
      nodes.await(done, 120);
    }
    // then
    assertThat(runs).hasSize(instances * branches);
    assertThat(runs.values()).extracting(AtomicInteger::get).containsOnly(1);
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(instances);
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = 4)
  void connectionsThatAreCutLoseNothingAndNoTries(int branches, TestEngine engine)
      throws Exception {
    assumeTrue(engine.database().kind() == DatabaseKind.POSTGRESQL, "the server cuts connections");
    // given
    var committed = new Semaphore(0);
    JavaDelegate work =
        execution ->
            execution.addTransactionListener(
                TransactionState.COMMITTED, end -> committed.release());
    deploy(engine, branches);
    var instances = CUTS * JOBS_PER_CUT / branches * 2;
    List<String> started = new ArrayList<>();
    for (var i = 0; i < instances; i++) {
      started.add(engine.start("wide").getId());
    }
    // when
    try (var nodes = Nodes.start(engine.database(), 2, 4, Map.of("work", work))) {
      for (var cut = 0; cut < CUTS; cut++) {
        assertThat(committed.tryAcquire(JOBS_PER_CUT / 2, 60, TimeUnit.SECONDS)).isTrue();
        cutAll(engine);
      }
      while (nodes.size() > 0 && tasks(engine) < started.size()) {
        committed.tryAcquire(1, TimeUnit.SECONDS);
      }
    }
    // then
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(started.size());
    assertThat(engine.management().createJobQuery().count()).isZero();
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
  }

  private static void cutAll(TestEngine engine) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.execute(CUT);
    }
  }

  /** The engine that asks has its connections cut, too. */
  private static long tasks(TestEngine engine) {
    try {
      return engine.tasks().createTaskQuery().count();
    } catch (EngineException e) {
      return 0;
    }
  }
}
