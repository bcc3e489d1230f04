package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Exclusive jobs of an instance that another node has locked, where locks are waited for long. */
@Timeout(60)
class BusyFamiliesTest extends JobsTest {

  @Override
  Duration lockTimeout() {
    return Duration.ofHours(1);
  }

  @Test
  void exclusiveJobWhoseInstanceIsBusyElsewhereKeepsNoThread() {
    var other = fixture.instance();
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    var ranOther = new CountDownLatch(1);
    var ranBoth = new CountDownLatch(2);
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
    var second = fixture.message(instance);
    var elsewhere = CompletableFuture.supplyAsync(() -> fixture.node(s -> s).dueJobs().run());
    await(running);
    fixture.message(other);

    var node = node(1);
    node.executor().start();
    await(ranOther);
    assertThat(fixture.job(second))
        .satisfies(
            job -> {
              assertThat(job.state()).isEqualTo(JobState.EXECUTABLE);
              assertThat(job.retries()).isEqualTo(3);
              assertThat(job.claimableFrom()).isAfter(fixture.now());
            });

    goOn.countDown();
    assertThat(elsewhere.join()).isEqualTo(1);
    fixture.advance(Duration.ofSeconds(1));
    await(ranBoth);
    node.executor().stop();
    assertThat(fixture.all()).isEmpty();
  }
}
