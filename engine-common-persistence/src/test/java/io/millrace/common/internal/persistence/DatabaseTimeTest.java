package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.TestStore;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DatabaseTest
class DatabaseTimeTest {

  private TestStore store;
  private WrongClock node;

  /** A clock that somebody puts forward and back. */
  private static final class WrongClock extends Clock {
    private volatile Duration wrong = Duration.ZERO;

    private volatile int looksUntilJump = Integer.MAX_VALUE;

    @Override
    public Instant instant() {
      if (--looksUntilJump < 0) {
        wrong = Duration.ofHours(-1);
      }
      return Instant.now().plus(wrong);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  @BeforeEach
  void open(io.millrace.test.database.Database home) {
    store = new TestStore(home, Duration.ofSeconds(1));
    node = new WrongClock();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private DatabaseTime time() {
    return DatabaseTime.of(store.executor().environment().database(), node, System::nanoTime);
  }

  private static void shows(Clock time) {
    assertThat(time.instant()).isCloseTo(Instant.now(), within(2, ChronoUnit.SECONDS));
  }

  @Test
  void clockOfANodeThatIsWrongDoesNotMatter() {
    node.wrong = Duration.ofMinutes(-10);
    shows(time());
    node.wrong = Duration.ofMinutes(10);
    shows(time());
  }

  @Test
  void clockOfANodeThatJumpsDoesNotMatter() {
    var time = time();
    for (var hours : new int[] {1, -1, 0, 24}) {
      node.wrong = Duration.ofHours(hours);
      shows(time);
      time.measure();
      shows(time);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void clockThatJumpsWhileTheDifferenceIsMeasuredDoesNotMatter(int looks) {
    node.looksUntilJump = looks;
    var time = time();
    shows(time);
    node.looksUntilJump = 0;
    shows(time);
  }

  @Test
  void smallDifferenceIsLeftAlone() {
    var time = time();
    var before = Instant.now();
    assertThat(time.instant()).isBetween(before, Instant.now());
  }

  @Test
  void timeGoesOnByTheNanosecondsThatPassed() {
    var nanos = new AtomicLong();
    var time = DatabaseTime.of(store.executor().environment().database(), node, nanos::get);
    node.wrong = Duration.ofHours(5);
    nanos.addAndGet(Duration.ofMinutes(3).toNanos());
    assertThat(time.instant())
        .isCloseTo(Instant.now().plus(Duration.ofMinutes(3)), within(2, ChronoUnit.SECONDS));
  }
}
