package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.engine.TestStore.ManualClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class JobAlarmTest {

  private static final Duration LONG = Duration.ofHours(1);

  private final ManualClock clock = new ManualClock();
  private final JobAlarm alarm = new JobAlarm(clock);

  private CompletableFuture<Void> awaiting() {
    return CompletableFuture.runAsync(
        () -> {
          try {
            alarm.await(LONG);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
  }

  @Test
  void jobThatIsDueEndsTheWait() throws InterruptedException {
    alarm.ring(clock.instant());
    alarm.await(LONG);
    var waiting = awaiting();
    waiting.join();
  }

  @Test
  void ringEndsAWaitThatHasBegun() {
    var waiting = awaiting();
    alarm.ring();
    waiting.join();
  }

  @Test
  void laterJobDoesNotEndTheWaitUntilItIsDue() {
    alarm.ring(clock.instant().plusSeconds(3600));
    var waiting = awaiting();
    assertThat(waiting).isNotDone();
    clock.advance(Duration.ofHours(1));
    alarm.ring();
    waiting.join();
  }

  @Test
  void waitEndsByItself() throws InterruptedException {
    alarm.ring(clock.instant().plusSeconds(1));
    alarm.reset();
    var before = System.nanoTime();
    alarm.await(Duration.ofMillis(20));
    assertThat(System.nanoTime() - before)
        .isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(20));
  }

  @Test
  void jobThatWillBeDueSoonShortensTheWait() throws InterruptedException {
    var real = new JobAlarm(Clock.systemUTC());
    real.ring(Instant.now().plusMillis(20));
    real.await(LONG);
  }
}
