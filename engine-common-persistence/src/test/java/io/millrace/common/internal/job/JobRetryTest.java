package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.interruption.Interruptions;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.job.JobState;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.engine.InstanceEntity;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

@ExpectsDeadLetters
class JobRetryTest extends JobsTest {

  private void failing(RuntimeException failure) {
    fixture
        .handler()
        .does(
            (job, context) -> {
              throw failure;
            });
  }

  @Test
  void jobIsTriedThreeTimesTenSecondsApartAndIsADeadLetterThen() {
    failing(new IllegalStateException("no paper"));
    var id = fixture.message(instance);
    var start = fixture.now();

    assertThat(fixture.runDueJobs()).isEqualTo(1);
    var job = fixture.job(id);
    assertThat(job.state()).isEqualTo(JobState.TIMER);
    assertThat(job.retries()).isEqualTo(2);
    assertThat(job.dueDate()).isBetween(start.plusSeconds(8), start.plusSeconds(10));
    assertThat(fixture.runDueJobs()).isZero();

    fixture.advance(Duration.ofSeconds(10));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    fixture.advance(Duration.ofSeconds(10));
    assertThat(fixture.runDueJobs()).isEqualTo(1);

    job = fixture.job(id);
    assertThat(job.state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(job.retries()).isZero();
    assertThat(job.exceptionType()).isEqualTo("java.lang.IllegalStateException");
    assertThat(job.exceptionMessage()).isEqualTo("no paper");
    assertThat(job.exceptionStackTrace()).contains("no paper").contains("JobRetryTest");
    assertThat(job.failedSince()).isEqualTo(start);
    assertThat(job.lockOwner()).isNull();
    assertThat(job.elementId()).isEqualTo("step");
    fixture.advance(Duration.ofDays(1));
    assertThat(fixture.runDueJobs()).isZero();
  }

  @Test
  void jobIsTriedAsItsCycleSays() {
    failing(new IllegalStateException("no paper"));
    fixture.handler().retriedAs("PT1M,PT1H");
    var id = fixture.message(instance);
    assertThat(fixture.job(id).retries()).isEqualTo(3);

    fixture.runDueJobs();
    assertThat(fixture.job(id).dueDate()).isEqualTo(fixture.now().plus(Duration.ofMinutes(1)));
    fixture.advance(Duration.ofMinutes(1));
    fixture.runDueJobs();
    assertThat(fixture.job(id).dueDate()).isEqualTo(fixture.now().plus(Duration.ofHours(1)));
    fixture.advance(Duration.ofHours(1));
    fixture.runDueJobs();
    assertThat(fixture.job(id).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(fixture.handler().tried()).hasSize(3);
  }

  @Test
  void jobOfACycleOfOneTryIsADeadLetterAtOnce() {
    failing(new IllegalStateException("no paper"));
    fixture.handler().retriedAs("R1/PT10S");
    var id = fixture.message(instance);
    fixture.runDueJobs();
    assertThat(fixture.job(id).state()).isEqualTo(JobState.DEAD_LETTER);
  }

  @Test
  void nothingStaysOfATryThatFailed() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              context.unitOfWork().find(InstanceEntity.TABLE, instance).rename("touched");
              fixture.jobs().createMessage(context, JobsFixture.work(instance));
              throw new IllegalStateException("no paper");
            });
    fixture.message(instance);
    fixture.runDueJobs();
    assertThat(fixture.all()).hasSize(1);
    var owner = fixture.execute(c -> c.unitOfWork().find(InstanceEntity.TABLE, instance));
    assertThat(owner.name()).isNull();
    assertThat(owner.count(Dependent.JOB)).isEqualTo(1);
  }

  @Test
  void jobThatSucceedsAtTheSecondTryIsGone() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (fixture.handler().tried().size() == 1) {
                throw new IllegalStateException("no paper");
              }
            });
    fixture.message(instance);
    fixture.runDueJobs();
    fixture.advance(Duration.ofSeconds(10));
    fixture.runDueJobs();
    assertThat(fixture.handler().tried()).hasSize(2);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void errorsCountAsFailuresToo() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              throw new NoClassDefFoundError("com/acme/Printer");
            });
    var id = fixture.message(instance);
    fixture.runDueJobs();
    assertThat(fixture.job(id).retries()).isEqualTo(2);
    assertThat(fixture.job(id).exceptionType()).isEqualTo("java.lang.NoClassDefFoundError");
  }

  @Test
  void failureThatNoTryWillCureMakesADeadLetterAtOnce() {
    failing(new LimitExceededException("100000 steps"));
    var id = fixture.message(instance);
    fixture.runDueJobs();
    assertThat(fixture.job(id).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(fixture.handler().tried()).hasSize(1);
  }

  @Test
  void conflictDoesNotUseUpATry() {
    failing(new ConflictException("others were first"));
    var id = fixture.message(instance);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    var job = fixture.job(id);
    assertThat(job.state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(job.retries()).isEqualTo(3);
    assertThat(job.exceptionMessage()).isNull();
    assertThat(job.claimableFrom()).isAfter(fixture.now());

    fixture.handler().does((again, context) -> {});
    fixture.advance(Duration.ofSeconds(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void workIsNotDoneAgainBecauseTheLockIsLongInComing() {
    var worked = new AtomicInteger();
    var finished = new AtomicInteger();
    fixture
        .handler()
        .doesBeforeLock((job, context) -> worked.incrementAndGet())
        .leaving(
            context -> {
              if (finished.incrementAndGet() < 4) {
                throw new LockTimeoutException("others hold the lock", null);
              }
            });
    fixture.message(instance);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(worked).hasValue(1);
    assertThat(finished).hasValue(4);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void workWhoseReadingsHaveChangedIsDoneAgain() {
    var worked = new AtomicInteger();
    fixture
        .handler()
        .doesBeforeLock((job, context) -> worked.incrementAndGet())
        .leaving(
            context -> {
              if (worked.get() < 3) {
                throw new StaleWorkException("others have set it");
              }
            });
    fixture.message(instance);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(worked).hasValue(3);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void jobWhoseTriesWereTakenWhileItRanIsADeadLetter() {
    var id = fixture.message(instance);
    var claimed = fixture.execute(fixture.node().parts().claim(1, Busy.NONE)).jobs().get(0);
    failing(new IllegalStateException("no"));
    fixture.execute(new SetJobRetriesCommand(Long.toString(id), JobKind.ANY, 1));
    fixture.node().runner().run(claimed);
    assertThat(fixture.job(id).state()).isEqualTo(JobState.DEAD_LETTER);
  }

  @Test
  void conflictIsAnsweredByRunningAgainInside() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (fixture.handler().tried().size() < 3) {
                throw new ConflictException("others were first");
              }
            });
    fixture.message(instance);
    fixture.runDueJobs();
    assertThat(fixture.handler().tried()).hasSize(3);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void failureOfAnExecutedJobIsNotedAndThrown() {
    failing(new IllegalStateException("no paper"));
    var id = fixture.timer(instance, Duration.ofDays(1));
    assertThatThrownBy(() -> fixture.node().runner().executeJob(Long.toString(id)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no paper");
    assertThat(fixture.job(id).retries()).isEqualTo(2);
    assertThat(fixture.job(id).exceptionMessage()).isEqualTo("no paper");
    assertThat(fixture.job(id).dueDate()).isBefore(fixture.now().plusSeconds(11));
  }

  @Test
  void failureOfAJobThatIsExecutedInsideACommandIsNotNoted() {
    failing(new IllegalStateException("no paper"));
    var id = fixture.message(instance);
    assertThatThrownBy(
            () ->
                fixture.execute(
                    context -> {
                      fixture.node().runner().executeJob(Long.toString(id));
                      return null;
                    }))
        .hasMessage("no paper");
    assertThat(fixture.job(id).retries()).isEqualTo(3);
  }

  @Test
  void deadLetterIsExecutedByItsId() {
    failing(new LimitExceededException("100000 steps"));
    var id = fixture.message(instance);
    fixture.runDueJobs();
    fixture.handler().does((job, context) -> {});
    fixture.node().runner().executeJob(Long.toString(id));
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void listenersHearOfFailuresAndDeadLetters() {
    List<String> heard = new ArrayList<>();
    fixture
        .jobs()
        .addListener(
            new JobListener() {
              @Override
              public void failed(JobEntity job, Throwable cause, CommandContext context) {
                heard.add("failed: " + cause.getMessage());
              }

              @Override
              public void buried(JobEntity job, CommandContext context) {
                heard.add("buried");
              }

              @Override
              public void succeeded(JobEntity job, CommandContext context) {
                heard.add("succeeded");
              }
            });
    failing(new IllegalStateException("no paper"));
    fixture.handler().retriedAs("R2/PT10S");
    fixture.message(instance);
    fixture.runDueJobs();
    fixture.advance(Duration.ofSeconds(10));
    fixture.runDueJobs();
    assertThat(heard).containsExactly("failed: no paper", "failed: no paper", "buried");
  }

  private void runTimes(int times, RuntimeException failure) {
    failing(failure);
    for (var i = 0; i < times; i++) {
      assertThat(fixture.runDueJobs()).isEqualTo(1);
      fixture.advance(Duration.ofMinutes(1));
    }
  }

  @Test
  void tryThatFailsOtherwiseEndsARowOfStatementsThatAreBrokenOff() {
    // given
    var brokenOff =
        new DatabaseUnavailableException("broken off", new SQLException("time-out", "57014"));
    var id = fixture.message(instance);
    runTimes(Interruptions.MOST - 1, brokenOff);
    runTimes(1, new LockTimeoutException("the instance is locked", null));
    // when
    runTimes(Interruptions.MOST - 1, brokenOff);
    // then
    assertThat(fixture.job(id).retries()).isEqualTo(3);
    // when
    runTimes(1, brokenOff);
    // then
    assertThat(fixture.job(id).retries()).isEqualTo(2);
    fixture.handler().does((job, context) -> {});
    assertThat(fixture.runDueJobs()).isEqualTo(1);
  }
}
