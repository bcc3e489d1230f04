package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.engine.TestStore.ManualClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
    var done = new CompletableFuture<Void>();
    var thread =
        new Thread(
            () -> {
              try {
                alarm.await(LONG);
                done.complete(null);
              } catch (InterruptedException e) {
                done.completeExceptionally(e);
              }
            });
    thread.setDaemon(true);
    thread.start();
    return done;
  }

  @Test
  void jobThatIsDueEndsTheWait() throws InterruptedException {
    alarm.ring(clock.instant());
    alarm.await(LONG);
  }

  @Test
  void jobThatIsDueWakesOneLaneWhichRingsForTheNext() throws Exception {
    var waiting = List.of(awaiting(), awaiting());
    alarm.ring(clock.instant());
    CompletableFuture.anyOf(waiting.get(0), waiting.get(1)).get(10, TimeUnit.SECONDS);
    alarm.ring();
    for (var one : waiting) {
      one.get(10, TimeUnit.SECONDS);
    }
  }

  @Test
  void ringEndsAWaitThatHasBegun() throws Exception {
    var waiting = awaiting();
    alarm.ring();
    waiting.get(10, TimeUnit.SECONDS);
  }

  @Test
  void laterJobDoesNotEndTheWaitUntilItIsDue() throws Exception {
    alarm.ring(clock.instant().plusSeconds(3600));
    var waiting = awaiting();
    assertThat(waiting).isNotDone();
    clock.advance(Duration.ofHours(1));
    alarm.ring();
    waiting.get(10, TimeUnit.SECONDS);
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
  void lookForWhatIsDueDoesNotForgetWhatWillBe() throws InterruptedException {
    var real = new JobAlarm(Clock.systemUTC());
    real.ring(Instant.now().plusMillis(200));
    real.reset();
    real.await(LONG);
  }

  @Test
  void jobThatWillBeDueSoonShortensTheWait() throws InterruptedException {
    var real = new JobAlarm(Clock.systemUTC());
    real.ring(Instant.now().plusMillis(20));
    real.await(LONG);
  }
}
