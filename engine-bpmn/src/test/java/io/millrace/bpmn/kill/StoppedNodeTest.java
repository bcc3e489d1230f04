package io.millrace.bpmn.kill;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import io.millrace.test.database.ServerTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A node that runs jobs is asked to end (SIGTERM): it ends what it began, gives back at once what
 * it holds, and another node does the rest, so that each job runs once. {@code
 * -Dmillrace.test.stops=50} stops fifty nodes instead of two.
 */
@ServerTest
@Tag("kill")
@Timeout(300)
class StoppedNodeTest {

  private static final int STOPS = Integer.getInteger("millrace.test.stops", 2);
  private static final int THREADS = 4;
  private static final int BEFORE_THE_STOP = 12;
  private static final int INSTANCES = 60;
  private static final long MOST_SECONDS_TO_EXIT = 10;
  private static final long MOST_SECONDS_FOR_THE_REST = 60;

  private final Database database;
  private TestEngine engine;

  StoppedNodeTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void deploy() {
    engine = TestEngine.on(database);
    engine.deploy(
        process("order")
            .serviceTask(
                "shared", t -> t.delegateExpression("${work}").asyncBefore().notExclusive())
            .serviceTask("exclusive", t -> t.delegateExpression("${work}").asyncBefore())
            .userTask("ship"));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aNodeThatIsAskedToEndCutsNoTransactionAndLeavesNothingLocked() throws Exception {
    for (var round = 1; round <= STOPS; round++) {
      // given
      for (var i = 0; i < INSTANCES; i++) {
        engine.start("order");
      }
      // when
      var lines = runUntilStopped();
      // then
      assertThat(of(lines, OrderlyNode.BEGAN))
          .hasSizeGreaterThanOrEqualTo(BEFORE_THE_STOP)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(of(lines, OrderlyNode.COMMITTED));
      assertThat(engine.management().getExecutorNodes()).isEmpty();
      assertThat(engine.management().createJobQuery().list())
          .isNotEmpty()
          .allMatch(job -> job.getLockOwner() == null);
      theRestRunsElsewhere(2 * INSTANCES - of(lines, OrderlyNode.COMMITTED).size());
      assertThat(engine.tasks().createTaskQuery().count()).isEqualTo((long) round * INSTANCES);
      assertThat(engine.management().createDeadLetterJobQuery().count()).isZero();
    }
  }

  private void theRestRunsElsewhere(int rest) throws InterruptedException {
    var done = new CountDownLatch(rest);
    Set<String> runs = ConcurrentHashMap.newKeySet();
    JavaDelegate work =
        execution -> {
          assertThat(runs.add(execution.getCurrentActivityId() + execution.getId())).isTrue();
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    try (var nodes = Nodes.start(database, 1, THREADS, Map.of("work", work))) {
      nodes.await(done, MOST_SECONDS_FOR_THE_REST);
    }
  }

  private List<String> runUntilStopped() throws IOException, InterruptedException {
    try (var node = OtherJvm.start(OrderlyNode.class, database, THREADS)) {
      var lines = linesUntilCommitted(node);
      node.stop();
      var asked = System.nanoTime();
      lines.addAll(node.rest());
      node.end(MOST_SECONDS_TO_EXIT);
      assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - asked))
          .isLessThanOrEqualTo(MOST_SECONDS_TO_EXIT);
      return lines;
    }
  }

  private static List<String> linesUntilCommitted(OtherJvm node) throws IOException {
    var lines = new ArrayList<String>();
    while (of(lines, OrderlyNode.COMMITTED).stream().distinct().count() < BEFORE_THE_STOP) {
      lines.add(node.line());
    }
    return lines;
  }

  private static List<String> of(List<String> lines, String what) {
    return lines.stream()
        .filter(line -> line.startsWith(what))
        .map(line -> line.substring(what.length()))
        .toList();
  }
}
