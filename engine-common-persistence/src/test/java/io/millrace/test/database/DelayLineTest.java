package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class DelayLineTest {

  private final ManualClock clock = new ManualClock();
  private final DelayLine<String> line = new DelayLine<>(Duration.ofNanos(10), clock);

  @Test
  void nothingComesOutBeforeItsTime() throws InterruptedException {
    line.put("a");

    assertThat(line.take()).isEqualTo("a");
    assertThat(clock.now).isEqualTo(10);
  }

  @Test
  void whatIsPutInTogetherComesOutTogether() throws InterruptedException {
    line.put("a");
    line.put("b");
    clock.now = 3;
    line.put("c");

    assertThat(line.take()).isEqualTo("a");
    assertThat(line.take()).isEqualTo("b");
    assertThat(clock.now).as("no delay is added to another").isEqualTo(10);
    assertThat(line.take()).isEqualTo("c");
    assertThat(clock.now).isEqualTo(13);
  }

  @Test
  void whatIsLateAlreadyWaitsNoLonger() throws InterruptedException {
    line.put("a");
    clock.now = 25;

    assertThat(line.take()).isEqualTo("a");
    assertThat(clock.now).isEqualTo(25);
  }

  @Test
  void aPauseThatEndsEarlyIsRepeated() throws InterruptedException {
    clock.longest = 4;
    line.put("a");

    line.take();

    assertThat(clock.now).isEqualTo(10);
  }

  /** Time passes only while somebody pauses. */
  private static final class ManualClock implements NanoClock {

    private long now;
    private long longest = Long.MAX_VALUE;

    @Override
    public long nanos() {
      return now;
    }

    @Override
    public void pause(long nanos) {
      now += Math.min(nanos, longest);
    }
  }
}
