package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.TestStore;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
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

  /** A data source that counts who asks for a connection, and can refuse. */
  private final class CountingSource implements InvocationHandler {
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean refuses;

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Exception {
      asked.incrementAndGet();
      if (refuses) {
        throw new SQLException("no connection");
      }
      return method.invoke(store.executor().environment().database().dataSource(), arguments);
    }

    DataSource dataSource() {
      return (DataSource)
          Proxy.newProxyInstance(
              DataSource.class.getClassLoader(), new Class<?>[] {DataSource.class}, this);
    }
  }

  private DatabaseTime time(CountingSource source, AtomicLong nanos) {
    var database =
        Database.of(source.dataSource(), new TableNames(null, null), Duration.ofSeconds(1), true);
    var time = DatabaseTime.of(database, node, nanos::get);
    source.asked.set(0);
    return time;
  }

  /** Asks for the time and waits for a measurement that this has begun. */
  private static void ask(DatabaseTime time) throws InterruptedException {
    time.instant();
    for (var thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("millrace-time")) {
        thread.join();
      }
    }
  }

  @Test
  void differenceIsMeasuredAgainEachMinute() throws InterruptedException {
    var source = new CountingSource();
    var nanos = new AtomicLong();
    var time = time(source, nanos);
    node.wrong = Duration.ofSeconds(59);
    nanos.set(node.wrong.toNanos());
    ask(time);
    assertThat(source.asked).hasValue(0);
    node.wrong = Duration.ofSeconds(61);
    nanos.set(node.wrong.toNanos());
    ask(time);
    assertThat(source.asked).hasValue(1);
  }

  @Test
  void databaseThatRefusesIsNotAskedAgainAtOnce() throws InterruptedException {
    var source = new CountingSource();
    var nanos = new AtomicLong();
    var time = time(source, nanos);
    source.refuses = true;
    node.wrong = Duration.ofHours(1);
    for (var i = 0; i < 10; i++) {
      ask(time);
    }
    assertThat(source.asked).hasValue(1);
    nanos.addAndGet(Duration.ofSeconds(2).toNanos());
    ask(time);
    assertThat(source.asked).hasValue(2);
  }
}
