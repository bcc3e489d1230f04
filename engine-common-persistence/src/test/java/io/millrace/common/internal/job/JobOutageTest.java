package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.command.TransactionSource;
import io.millrace.common.internal.persistence.OwnTransaction;
import io.millrace.common.internal.persistence.TransactionScope;
import io.millrace.common.job.JobState;
import io.millrace.common.job.NonRetryable;
import io.millrace.test.ExpectsDeadLetters;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JobOutageTest extends JobsTest {

  /** A database that can be taken away. */
  private final class Outage implements TransactionSource {

    private volatile boolean down;
    private volatile CountDownLatch refused = new CountDownLatch(1);

    @Override
    public TransactionScope current() {
      if (down) {
        refused.countDown();
        throw new DatabaseUnavailableException("The database is away.", null);
      }
      return new OwnTransaction(store.executor().environment().database().dataSource());
    }

    @Override
    public void onEnd(Completion completion) {
      throw new UnsupportedOperationException("All transactions are the engine's own.");
    }
  }

  private Outage outage;

  @BeforeEach
  void databaseIsThere() {
    outage = new Outage();
  }

  @Override
  Duration lockTimeout() {
    return Duration.ofSeconds(1);
  }

  private JobAssembly nodeWithOutages() {
    var commands = new CommandExecutor(store.executor().environment(), outage);
    return fixture.node(
        commands, settings -> settings.withIdle(Duration.ofMillis(20), Duration.ofMillis(50)));
  }

  @Test
  void instanceThatStaysLockedDoesNotCostATry() throws SQLException {
    var id = fixture.message(instance);
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("select ID_ from MR_TEST_INSTANCE where ID_ = " + instance + " for update");
      assertThat(fixture.runDueJobs()).isEqualTo(1);
      connection.rollback();
    }
    assertThat(fixture.handler().tried()).isEmpty();
    assertThat(fixture.job(id).retries()).isEqualTo(3);
    assertThat(fixture.job(id).state()).isEqualTo(JobState.EXECUTABLE);
    fixture.advance(Duration.ofSeconds(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void failureThatCannotBeNotedAtOnceIsNotedLater() {
    var node = nodeWithOutages();
    fixture
        .handler()
        .does(
            (job, context) -> {
              outage.down = true;
              throw new IllegalStateException("no paper");
            });
    var id = fixture.message(instance);
    node.runner().run(fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0));
    assertThat(fixture.job(id).state()).isEqualTo(JobState.LOCKED);

    outage.down = false;
    node.runner().recordRest();
    assertThat(fixture.job(id).state()).isEqualTo(JobState.TIMER);
    assertThat(fixture.job(id).retries()).isEqualTo(2);
    assertThat(fixture.job(id).exceptionMessage()).isEqualTo("no paper");
  }

  @Test
  void failureIsNotedLaterWhoeverFailsWhileItIsNoted() {
    var node = nodeWithOutages();
    var incomplete = new AtomicBoolean(true);
    node.jobs()
        .addListener(
            new JobListener() {
              @Override
              public void failed(JobEntity job, Throwable cause, CommandContext context) {
                if (incomplete.get()) {
                  throw new NoClassDefFoundError("Paper");
                }
              }
            });
    fixture
        .handler()
        .does(
            (job, context) -> {
              throw new IllegalStateException("no paper");
            });
    var id = fixture.message(instance);
    var claimed = fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0);
    assertThat(node.runner().run(claimed)).isFalse();
    assertThat(node.runner().recordRest()).isEmpty();
    assertThat(fixture.job(id).state()).isEqualTo(JobState.LOCKED);
    incomplete.set(false);
    assertThat(node.runner().recordRest()).hasSize(1);
    assertThat(fixture.job(id).retries()).isEqualTo(2);
  }

  @Test
  @ExpectsDeadLetters
  void aFailureThatCannotBeNotedKeepsNobodyFromRunningOtherJobs() throws SQLException {
    var node = nodeWithOutages();
    var other = fixture.instance();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == instance) {
                outage.down = true;
                throw new NoMoreTries();
              }
            });
    var failing = fixture.message(instance);
    node.runner().run(fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0));
    outage.down = false;
    var good = fixture.message(other);
    // when
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("select ID_ from MR_TEST_INSTANCE where ID_ = " + instance + " for update");
      assertThat(node.dueJobs().run()).isEqualTo(1);
      connection.rollback();
    }
    // then
    assertThat(fixture.job(good)).isNull();
    assertThat(fixture.job(failing).state()).isEqualTo(JobState.LOCKED);
    node.runner().recordRest();
    assertThat(fixture.job(failing).state()).isEqualTo(JobState.DEAD_LETTER);
  }

  /** Makes a dead letter at once, which needs the lock of the family. */
  private static final class NoMoreTries extends RuntimeException implements NonRetryable {}

  @Test
  void failureThatIsNotedAfterAnotherNodeTookTheJobOverIsForgotten() {
    var node = nodeWithOutages();
    fixture
        .handler()
        .does(
            (job, context) -> {
              outage.down = true;
              throw new IllegalStateException("no paper");
            });
    fixture.message(instance);
    node.runner().run(fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0));
    outage.down = false;
    fixture.handler().does((job, context) -> {});
    fixture.advance(Duration.ofSeconds(20));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    node.runner().recordRest();
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void executorGoesOnWhenTheDatabaseIsBack() throws InterruptedException {
    var node = nodeWithOutages();
    var ran = new CountDownLatch(1);
    fixture.handler().does((job, context) -> ran.countDown());
    outage.down = true;
    node.executor().start();
    assertThat(outage.refused.await(30, TimeUnit.SECONDS)).isTrue();
    fixture.message(instance);
    outage.down = false;
    assertThat(ran.await(30, TimeUnit.SECONDS)).isTrue();
    node.executor().stop();
    assertThat(fixture.all()).isEmpty();
  }
}
