package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** A test of jobs: each has an instance and a node, both new; after it the counts are true. */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class JobsTest {

  /** How many jobs the largest test has; {@code -Dmillrace.test.jobs=100000} for more. */
  static final int JOBS = Integer.getInteger("millrace.test.jobs", 10_000);

  private static final long MOST_SECONDS = 120L * Math.max(1, JOBS / 10_000);
  private static final int OWNERS_AT_ONCE = 50;

  /** The database. */
  TestStore store;

  /** Where the database is. */
  Database home;

  /** The nodes on it. */
  JobsFixture fixture;

  /** An instance to own jobs. */
  long instance;

  @BeforeAll
  void openStore(Database database) {
    home = database;
    store = new TestStore(database, lockTimeout());
  }

  @AfterAll
  void closeStore() {
    store.close();
  }

  @BeforeEach
  void open() {
    fixture = new JobsFixture(store);
    instance = fixture.instance();
  }

  @AfterEach
  void close() {
    fixture.close();
  }

  /** Returns how long the nodes wait for a lock. */
  Duration lockTimeout() {
    return Duration.ofSeconds(10);
  }

  /** Returns a node with a number of threads. */
  JobAssembly node(int threads) {
    return fixture.node(settings -> settings.withThreads(threads));
  }

  /** Changes settings so that a stop hardly waits for what runs. */
  static UnaryOperator<JobSettings> impatiently() {
    return settings -> settings.with(executor -> executor.withStopPatience(Duration.ofMillis(50)));
  }

  /** Changes settings so that a node looks for jobs by itself once an hour. */
  static UnaryOperator<JobSettings> patiently(int threads) {
    var hour = Duration.ofHours(1);
    return settings ->
        settings
            .withThreads(threads)
            .withIdle(hour, hour)
            .with(executor -> executor.withStopPatience(Duration.ofSeconds(20)));
  }

  /** Creates messages of one instance in one unit of work; returns their ids. */
  List<Long> messages(long owner, int count, boolean exclusive) {
    return fixture.execute(
        context ->
            IntStream.range(0, count)
                .mapToObj(
                    i ->
                        fixture.jobs().createMessage(context, work(owner).withExclusive(exclusive)))
                .map(JobEntity::id)
                .toList());
  }

  /** Creates messages of many instances, ten of each; those of every other one are exclusive. */
  void messagesOfMany(int count) {
    for (var i = 0; i < count; i += 10 * OWNERS_AT_ONCE) {
      var owners = Math.min(OWNERS_AT_ONCE, (count - i) / 10);
      fixture.execute(
          context -> {
            for (var owner : fixture.instances(owners, context)) {
              for (var j = 0; j < 10; j++) {
                fixture.jobs().createMessage(context, work(owner).withExclusive(owner % 2 == 0));
              }
            }
            return null;
          });
    }
  }

  static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(MOST_SECONDS, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static void meet(CyclicBarrier barrier) {
    try {
      barrier.await(60, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
