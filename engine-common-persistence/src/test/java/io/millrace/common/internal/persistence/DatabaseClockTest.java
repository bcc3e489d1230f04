package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.TestStore;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;

@DatabaseTest
class DatabaseClockTest {

  @Test
  void clockOfANodeThatIsWrongShowsTheDatabasesTime(io.millrace.test.database.Database home) {
    try (var store = new TestStore(home, Duration.ofSeconds(1))) {
      var database = store.executor().environment().database();
      var late = Clock.offset(Clock.systemUTC(), Duration.ofMinutes(-10));
      var clock = DatabaseClock.measure(database, late);
      assertThat(clock.instant()).isCloseTo(Instant.now(), within(2, ChronoUnit.SECONDS));
    }
  }
}
