package io.millrace.bpmn.kill;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.job.ExecutorNode;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A node that runs jobs, before and under the lock of their instances, is killed: with the settings
 * that everybody has, another node does all of it within half a minute. Those are waited for on one
 * of the databases; on the others leases are shorter.
 */
@ServerTest
@Tag("kill")
@Timeout(180)
class KilledNodeTest {

  private static final int THREADS = 8;

  /** {@code -Dmillrace.test.leased=500} for more. */
  private static final int LEASED = Integer.getInteger("millrace.test.leased", THREADS);

  private static final int INSTANCES = 16 + LEASED / 2;
  private static final long MOST_SECONDS = 30;

  private final Database database;
  private TestEngine engine;

  KilledNodeTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void deploy() {
    engine = TestEngine.on(database);
    engine.deploy(
        process("order")
            .fork(
                b -> b.serviceTask("a", t -> t.delegateExpression("${work}").asyncBefore()),
                b ->
                    b.serviceTask(
                        "b", t -> t.delegateExpression("${work}").asyncBefore().notExclusive()))
            .join()
            .userTask("ship"));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void allThatAKilledNodeHeldRunsElsewhereOnce() throws Exception {
    // given
    for (var i = 0; i < INSTANCES; i++) {
      engine.start("order");
    }
    killWhileItRunsJobs();
    assertThat(leased()).isEqualTo(LEASED);
    // when
    var done = new CountDownLatch(2 * INSTANCES);
    var runs = new ConcurrentHashMap<String, AtomicInteger>();
    JavaDelegate work =
        execution -> {
          runs.computeIfAbsent(execution.getId(), id -> new AtomicInteger()).incrementAndGet();
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    try (var nodes = Nodes.start(database, 1, THREADS, Map.of("work", work))) {
      // then
      nodes.await(done, MOST_SECONDS);
    }
    assertThat(runs.values()).extracting(AtomicInteger::get).containsOnly(1);
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(INSTANCES);
    assertThat(engine.management().createJobQuery().count()).isZero();
    assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
  }

  private void killWhileItRunsJobs() throws IOException, InterruptedException {
    try (var node = OtherJvm.start(StuckNode.class, database, LEASED, leaseSeconds())) {
      for (var running = 0; running < Math.min(LEASED, StuckNode.MOST_RUNNING); ) {
        running += node.line().equals(StuckNode.RUNS) ? 1 : 0;
      }
      while (leased() < LEASED) {
        assertThat(node.isAlive()).as("the other JVM is there").isTrue();
      }
      node.kill();
      assertThat(node.end()).isNotZero();
    }
  }

  private int leaseSeconds() {
    return database.kind() == DatabaseKind.POSTGRESQL ? 0 : 3;
  }

  private long leased() {
    return engine.management().getExecutorNodes().stream()
        .mapToLong(ExecutorNode::getLeasedJobs)
        .sum();
  }
}
