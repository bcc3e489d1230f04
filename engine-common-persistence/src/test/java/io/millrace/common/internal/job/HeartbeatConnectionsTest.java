package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.job.lane.LaneSettings;
import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.job.ExecutorNode;
import io.millrace.test.engine.Gate;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Signs of life while no connection is to be had. */
@Timeout(60)
class HeartbeatConnectionsTest extends JobsTest {

  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(10);

  private List<ExecutorNode> nodes() {
    return fixture.execute(new ListNodesCommand());
  }

  /** Waits for the first sign of life, which the executor's own thread gives. */
  private void awaitFirstBeat() {
    while (nodes().isEmpty()) {
      Thread.onSpinWait();
    }
  }

  private JobAssembly nodeBehind(Gate gate) {
    return fixture.node(store.grouping(0, gate), impatiently());
  }

  @Test
  void aNodeLivesThoughNobodyGetsAConnectionOfTheApplicationsPool() throws Exception {
    var gate = new Gate();
    var node = nodeBehind(gate);
    node.executor().start();
    awaitFirstBeat();
    gate.close();
    fixture.advance(Duration.ofHours(1));
    CompletableFuture.runAsync(node.executor().heartbeat()::beat).get(30, TimeUnit.SECONDS);
    assertThat(nodes()).singleElement().matches(ExecutorNode::isAlive);
    gate.open();
  }

  @Test
  void aStopWaitsForNoConnectionWhenTheDatabaseIsGoneAfterAGoodBeat() throws Exception {
    var gate = new Gate();
    var node = nodeBehind(gate);
    fixture.message(fixture.instance());
    node.executor().start();
    awaitFirstBeat();
    gate.close();
    try {
      CompletableFuture.runAsync(node.executor()::stop).get(20, TimeUnit.SECONDS);
      assertThat(node.executor().isActive()).isFalse();
    } finally {
      gate.open();
    }
  }

  @Test
  void aStopIsBoundedThoughTheSignOffWaits() throws Exception {
    var gate = new Gate();
    var heart =
        new Heartbeat(
            nodeBehind(gate).parts(),
            new RunningJobs(fixture.node().alarm()),
            new LaneShares(LaneSettings.DEFAULT));
    heart.beat();
    gate.close();
    CompletableFuture.runAsync(() -> heart.stop(Duration.ofMillis(50), new JobThreads("test")))
        .get(20, TimeUnit.SECONDS);
    gate.open();
    while (!nodes().isEmpty()) {
      Thread.onSpinWait(); // it signs off as soon as it can
    }
  }

  @Test
  void aNodeLivesThoughTheEnginesOwnPoolIsUsedUp() throws Exception {
    try (var pool =
            ConnectionPool.open(
                home.url(), home.user(), home.password(), 1, Patience.forLocks(LOCK_TIMEOUT));
        var beside = ConnectionPool.beside(pool, 1)) {
      var commands = commands(pool, beside);
      var node = fixture.node(commands, settings -> settings);
      var heart =
          new Heartbeat(
              node.parts(), new RunningJobs(node.alarm()), new LaneShares(LaneSettings.DEFAULT));
      try (var last = pool.getConnection()) {
        CompletableFuture.runAsync(heart::beat).get(30, TimeUnit.SECONDS);
        assertThat(last.isClosed()).isFalse();
      }
      assertThat(nodes()).singleElement().matches(ExecutorNode::isAlive);
      heart.stop(Duration.ofSeconds(30), new JobThreads("test"));
      assertThat(nodes()).isEmpty();
    }
  }

  private CommandExecutor commands(HikariDataSource pool, HikariDataSource beside) {
    var environment = store.executor().environment();
    var database =
        io.millrace.common.internal.persistence.Database.of(
                pool, new TableNames(null, null), LOCK_TIMEOUT, true)
            .withBeside(beside);
    return new CommandExecutor(
        new CommandEnvironment(database, environment.ids(), environment.clock()),
        new EngineTransactions(pool, null));
  }
}
