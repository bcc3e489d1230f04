package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whether an asynchronous activity keeps a connection while its code works. */
@EngineTest
class AsyncWorkConnectionTest {

  private HikariDataSource pool;
  private CountingDataSource connections;
  private final List<Long> open = new ArrayList<>();

  @BeforeEach
  void open(Database database) {
    pool =
        ConnectionPool.open(
            database.url(),
            database.user(),
            database.password(),
            5,
            Patience.forLocks(Duration.ofSeconds(10)));
    connections = new CountingDataSource(pool);
  }

  @AfterEach
  void close() {
    pool.close();
  }

  private ProcessEngine node(boolean releases, JavaDelegate work) {
    return new ProcessEngineConfiguration()
        .setDataSource(connections)
        .setBeans(Map.of("work", work))
        .setAsyncWorkReleasesConnection(releases)
        .buildProcessEngine();
  }

  private void look() {
    open.add(connections.openConnections());
  }

  private static ProcessInstance start(TestEngine engine, Consumer<NodeBuilder> more) {
    engine.deploy(
        process("order")
            .serviceTask("work", more.andThen(t -> t.delegateExpression("${work}").asyncBefore()))
            .userTask("ship"));
    return engine.start("order", Map.of("count", 1));
  }

  @Test
  void itKeepsOneUnlessItIsToldNotTo(TestEngine engine) {
    var order = start(engine, NodeBuilder::notExclusive);
    try (var node = node(false, execution -> look())) {
      node.runDueJobs();
    }
    assertThat(open).containsExactly(1L);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void itGivesItBackWhileItWorks(TestEngine engine) {
    // given
    var order = start(engine, NodeBuilder::notExclusive);
    JavaDelegate work =
        execution -> {
          look();
          execution.setVariable("count", 7);
        };
    // when
    try (var node = node(true, work)) {
      assertThat(node.runDueJobs()).isEqualTo(1);
    }
    // then
    assertThat(open).containsExactly(0L);
    assertThat(connections.openConnections()).isZero();
    assertThat(engine.openTasks(order)).containsExactly("ship");
    assertThat(engine.runtime().getVariable(order.getId(), "count")).isEqualTo(7);
  }

  @Test
  void anExceptionThatTheCallerCatchesFindsItAfterTheConnectionWasGivenBack(TestEngine engine) {
    // given
    engine.deploy(
        process("inner")
            .serviceTask("work", t -> t.delegateExpression("${work}").asyncBefore().notExclusive()),
        process("outer")
            .callActivity("call", "inner")
            .boundaryEvent(
                "caught", Trigger.error("java.lang.RuntimeException"), b -> b.userTask("mend")));
    var outer = engine.start("outer");
    JavaDelegate work =
        execution -> {
          look();
          throw new IllegalArgumentException("odd");
        };
    // when
    try (var node = node(true, work)) {
      assertThat(node.runDueJobs()).isEqualTo(1);
    }
    // then
    assertThat(open).containsExactly(0L);
    assertThat(connections.openConnections()).isZero();
    assertThat(engine.openTasks(outer)).containsExactly("mend");
  }

  @Test
  void workThatReadsVariablesTakesOneOnlyToRead(TestEngine engine) {
    // given
    var order = start(engine, NodeBuilder::notExclusive);
    JavaDelegate work =
        execution -> {
          execution.setVariable("count", (Integer) execution.getVariable("count") + 1);
          look();
        };
    // when
    try (var node = node(true, work)) {
      assertThat(node.runDueJobs()).isEqualTo(1);
    }
    // then
    assertThat(open).containsExactly(0L);
    assertThat(engine.runtime().getVariable(order.getId(), "count")).isEqualTo(2);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void workThatAsksForTheConnectionKeepsIt(TestEngine engine) {
    // given
    var order = start(engine, NodeBuilder::notExclusive);
    JavaDelegate work =
        execution -> {
          execution.connection();
          look();
        };
    // when
    try (var node = node(true, work)) {
      assertThat(node.runDueJobs()).isEqualTo(1);
    }
    // then
    assertThat(open).containsExactly(1L);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void workThatFailsIsTriedAgain(TestEngine engine) {
    // given
    var order = start(engine, NodeBuilder::notExclusive);
    JavaDelegate work =
        execution -> {
          look();
          if (open.size() == 1) {
            throw new IllegalStateException("closed");
          }
        };
    // when
    try (var node = node(true, work)) {
      node.runDueJobs();
      node.clock().advance(Duration.ofHours(1));
      node.runDueJobs();
    }
    // then
    assertThat(open).containsExactly(0L, 0L);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }

  @Test
  void exclusiveWorkHoldsTheLockAndSoItsConnection(TestEngine engine) {
    var order = start(engine, t -> {});
    try (var node = node(true, execution -> look())) {
      node.runDueJobs();
    }
    assertThat(open).containsExactly(1L);
    assertThat(engine.openTasks(order)).containsExactly("ship");
  }
}
