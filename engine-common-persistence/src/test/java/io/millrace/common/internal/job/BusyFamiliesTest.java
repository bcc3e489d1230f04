package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Exclusive jobs of an instance that another node has locked, where locks are waited for long. */
@Timeout(60)
class BusyFamiliesTest extends JobsTest {

  @Override
  Duration lockTimeout() {
    return Duration.ofHours(1);
  }

  private CountDownLatch goOn;
  private CompletableFuture<Integer> elsewhere;
  private long second;
  private long other;
  private CountDownLatch ranOther;
  private CountDownLatch ranBoth;

  /** Has another node hold the instance, of which a second job is due, and then one of another. */
  @BeforeEach
  void holdTheInstanceElsewhere() {
    var running = new CountDownLatch(1);
    goOn = new CountDownLatch(1);
    ranOther = new CountDownLatch(1);
    ranBoth = new CountDownLatch(2);
    other = fixture.instance();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == other) {
                ranOther.countDown();
                return;
              }
              running.countDown();
              await(goOn);
              ranBoth.countDown();
            });
    fixture.message(instance);
    second = fixture.message(instance);
    elsewhere = CompletableFuture.supplyAsync(() -> fixture.node(s -> s).dueJobs().run());
    await(running);
    fixture.advance(Duration.ofSeconds(1)); // so that the other one's is the younger
    fixture.message(other);
  }

  private void assertIsPutBack(long id) {
    assertThat(fixture.job(id))
        .satisfies(
            job -> {
              assertThat(job.state()).isEqualTo(JobState.EXECUTABLE);
              assertThat(job.retries()).isEqualTo(3);
              assertThat(job.claimableFrom()).isAfter(fixture.now());
            });
  }

  private void letGo() {
    goOn.countDown();
    assertThat(elsewhere.join()).isEqualTo(1);
    fixture.advance(Duration.ofSeconds(1));
  }

  @Test
  void exclusiveJobWhoseInstanceIsBusyElsewhereKeepsNoThread() {
    var node = node(1);
    node.executor().start();
    await(ranOther);
    assertIsPutBack(second);

    letGo();
    await(ranBoth);
    node.executor().stop();
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void norDoesOneThatSharesATransactionWithOthers() {
    fixture.handler().movingTogether();
    var node = node(1);
    var claimed = fixture.execute(node.parts().claim(2, Busy.NONE)).jobs();
    assertThat(claimed).hasSize(2);
    var together = node.runner().together(job -> {});
    claimed.forEach(together::add);
    together.finish(together.takePrepared());
    await(ranOther);
    assertIsPutBack(second);

    letGo();
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }
}
