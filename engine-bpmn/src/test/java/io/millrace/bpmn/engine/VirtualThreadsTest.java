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
import org.junit.jupiter.api.condition.DisabledForJreRange;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Jobs on virtual threads, where the JDK has them. */
@EngineTest
@Timeout(120)
class VirtualThreadsTest {

  private static final int JOBS = 10;

  @Test
  @DisabledForJreRange(min = JRE.JAVA_21)
  void aJdkWithoutThemIsTold() {
    assertThatThrownBy(() -> new ProcessEngineConfiguration().setAsyncExecutorVirtualThreads(true))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("JDK 21");
    new ProcessEngineConfiguration().setAsyncExecutorVirtualThreads(false);
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void noMoreJobsRunAtATimeThanThereAreConnections(TestEngine engine, Database database)
      throws Exception {
    // given
    var threads = ConcurrentHashMap.<String>newKeySet();
    var atATime = new AtomicInteger();
    var most = new AtomicInteger();
    var together = new CyclicBarrier(2);
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
            .setAsyncExecutorThreads(50)
            .setAsyncExecutorVirtualThreads(true)
            .setAsyncExecutorActivate(true);
    // when
    try (var node = configuration.buildProcessEngine()) {
      assertThat(done.await(100, TimeUnit.SECONDS)).as("jobs of %s", node.getName()).isTrue();
    }
    // then
    assertThat(Set.copyOf(threads)).allMatch(thread -> thread.startsWith("VirtualThread["));
    assertThat(most).hasValue(2);
    assertThat(engine.tasks().createTaskQuery().taskDefinitionKey("ship").count()).isEqualTo(JOBS);
  }
}
