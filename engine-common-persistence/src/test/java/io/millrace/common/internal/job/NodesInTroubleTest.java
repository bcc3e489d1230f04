package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that cannot do all they have to: note a failure, or give a sign of life. */
@Timeout(60)
class NodesInTroubleTest extends JobsTest {

  /** Returns a node that runs, and on which the failure of a job of one instance is not noted. */
  private JobAssembly nodeThatCannotNote(CountDownLatch refused, CountDownLatch good) {
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == instance) {
                throw new IllegalStateException("no paper");
              }
              good.countDown();
            });
    var node = node(2);
    node.jobs()
        .addListener(
            new JobListener() {
              @Override
              public void failed(JobEntity job, Throwable cause, CommandContext context) {
                refused.countDown();
                throw new IllegalStateException("not to be noted");
              }
            });
    node.executor().start();
    return node;
  }

  @Test
  void aFailureThatCannotBeNotedDoesNotKeepOthersFromRunning() {
    var refused = new CountDownLatch(2);
    var good = new CountDownLatch(1);
    nodeThatCannotNote(refused, good);
    fixture.message(instance);
    await(refused);
    fixture.message(fixture.instance());
    await(good);
  }

  @Test
  void aJobWhoseFailureCannotBeNotedStaysWithItsNode() {
    var refused = new CountDownLatch(2);
    var node = nodeThatCannotNote(refused, new CountDownLatch(1));
    var id = fixture.message(instance);
    await(refused);
    var lease = node.parts().settings().lease();
    for (var leases = 0; leases < 3; leases++) {
      fixture.advance(lease.multipliedBy(9).dividedBy(10));
      node.executor().heartbeat().beat();
      assertThat(fixture.runDueJobs()).isZero();
    }
    assertThat(fixture.handler().tried()).containsExactly(id);
  }

  /** Connections beside the pool, of which the signs of life get none for a while. */
  private final class SlowForHeartbeats implements InvocationHandler {

    private final DataSource connections = store.executor().environment().database().dataSource();
    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private volatile Thread heart;

    DataSource source() {
      var types = new Class<?>[] {DataSource.class};
      return (DataSource) Proxy.newProxyInstance(getClass().getClassLoader(), types, this);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      if (Thread.currentThread().getName().endsWith("-heartbeat")) {
        heart = Thread.currentThread();
        reached.countDown();
        await(goOn);
      }
      return method.invoke(connections, arguments);
    }
  }

  @Test
  void aStopDoesNotWaitLongForASignOfLifeThatHangs() throws Exception {
    var slow = new SlowForHeartbeats();
    var usual = store.executor().environment();
    var environment =
        new CommandEnvironment(
            usual.database().withBeside(slow.source()), usual.ids(), usual.clock());
    var node =
        fixture.node(
            new CommandExecutor(environment, new EngineTransactions(slow.connections, null)),
            impatiently());
    node.executor().start();
    await(slow.reached);
    var stopped = CompletableFuture.runAsync(() -> node.executor().stop());
    try {
      assertThat(stopped).succeedsWithin(Duration.ofSeconds(10));
      assertThat(node.executor().isActive()).isFalse();
    } finally {
      slow.goOn.countDown();
      slow.heart.join();
      stopped.join();
    }
  }
}
