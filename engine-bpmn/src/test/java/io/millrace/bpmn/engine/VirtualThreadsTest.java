package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Jobs on virtual threads where the JDK has them, and what a JDK without them does. */
@EngineTest
@Timeout(120)
class VirtualThreadsTest {

  private static final int JOBS = 10;

  /** Five connections, less three. */
  private static final int MOST = 2;

  /** An older JDK runs as many jobs at a time on threads of the operating system. */
  private static final boolean THERE = Runtime.version().feature() >= 21;

  @Test
  void aJdkWithoutThemIsToldAndOneThatHasThemTakesThem() {
    var configuration = new ProcessEngineConfiguration();
    configuration.setAsyncExecutorVirtualThreads(false);
    if (THERE) {
      configuration.setAsyncExecutorVirtualThreads(true);
    } else {
      assertThatThrownBy(() -> configuration.setAsyncExecutorVirtualThreads(true))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("JDK 21");
    }
  }

  @Test
  void noMoreJobsRunAtATimeThanThereAreConnections(TestEngine engine, Database database)
      throws Exception {
    // given
    var threads = ConcurrentHashMap.<String>newKeySet();
    var atATime = new AtomicInteger();
    var most = new AtomicInteger();
    var together = new CyclicBarrier(MOST);
    var done = new CountDownLatch(JOBS);
    JavaDelegate work =
        execution -> {
          threads.add(Thread.currentThread().toString());
          most.accumulateAndGet(atATime.incrementAndGet(), Math::max);
          together.await(60, TimeUnit.SECONDS);
          atATime.decrementAndGet();
          execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
        };
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.asyncBefore().delegateExpression("${work}"))
            .userTask("ship"));
    for (var i = 0; i < JOBS; i++) {
      engine.start("order");
    }
    var configuration =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setBeans(Map.of("work", work))
            .setJdbcMaxActiveConnections(5)
            .setAsyncExecutorThreads(THERE ? 50 : MOST)
            .setAsyncExecutorVirtualThreads(THERE)
            .setAsyncExecutorActivate(true);
    // when
    try (var node = configuration.buildProcessEngine()) {
      assertThat(done.await(100, TimeUnit.SECONDS)).as("jobs of %s", node.getName()).isTrue();
    }
    // then
    assertThat(Set.copyOf(threads))
        .allMatch(thread -> thread.startsWith("VirtualThread[") == THERE);
    assertThat(most).hasValue(MOST);
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("ship").count()).isEqualTo(JOBS);
  }
}
