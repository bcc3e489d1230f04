package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.calendar.TimerSchedule.Kind;
import io.millrace.common.job.JobState;
import io.millrace.test.engine.InstanceEntity;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class JobRepeatTest extends JobsTest {

  private JobEntity timer(Kind kind, String text) {
    return fixture.execute(
        context -> fixture.jobs().times().create(context, work(instance), kind, text));
  }

  private JobEntity only() {
    assertThat(fixture.all()).hasSize(1);
    return fixture.all().get(0);
  }

  @Test
  void timerForADurationOrADateRunsOnce() {
    timer(Kind.DURATION, "PT2H");
    timer(Kind.DATE, "2040-01-01T00:00:00Z");
    fixture.advance(Duration.ofHours(2));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().dueDate()).isEqualTo("2040-01-01T00:00:00Z");
    assertThat(only().repeat()).isNull();
  }

  @Test
  void cycleRunsAsOftenAsItSaysWithANewJobEachTime() {
    var first = timer(Kind.CYCLE, "R3/PT1H");
    var start = fixture.now();
    fixture.advance(Duration.ofHours(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().id()).isNotEqualTo(first.id());
    assertThat(only().dueDate()).isEqualTo(start.plus(Duration.ofHours(2)));
    assertThat(only().repeatsLeft()).isEqualTo(1);
    fixture.advance(Duration.ofHours(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    fixture.advance(Duration.ofHours(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void cycleGoesOffOnceForAllTheTimesItMissed() {
    timer(Kind.CYCLE, "R3/PT1H");
    fixture.advance(Duration.ofMinutes(200));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().repeatsLeft()).isEqualTo(1);
    assertThat(only().dueDate()).isEqualTo(fixture.now().plus(Duration.ofMinutes(40)));
  }

  @Test
  void cycleOfSecondsThatRestedForMonthsGoesOnFromNow() {
    timer(Kind.CYCLE, "R/PT1S");
    fixture.advance(Duration.ofDays(200));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().dueDate()).isEqualTo(fixture.now().plusSeconds(1));
  }

  @Test
  void cycleThatFailsOnceGoesOnFromWhenItWasDue() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (fixture.handler().tried().size() == 1) {
                throw new IllegalStateException("no paper");
              }
            });
    timer(Kind.CYCLE, "R/PT1H");
    var start = fixture.now();
    fixture.advance(Duration.ofHours(1));
    fixture.runDueJobs();
    assertThat(only().retries()).isEqualTo(2);
    fixture.advance(Duration.ofSeconds(10));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().dueDate()).isEqualTo(start.plus(Duration.ofHours(2)));
    assertThat(only().retries()).isEqualTo(3);
    assertThat(only().exceptionMessage()).isNull();
  }

  @Test
  void cronTextRunsAtItsTimes() {
    timer(Kind.CYCLE, "0 0 12 * * ?");
    assertThat(only().dueDate().toString()).endsWith("T12:00:00Z");
    var first = only().dueDate();
    fixture.advance(Duration.between(fixture.now(), first));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().dueDate()).isEqualTo(first.plus(Duration.ofDays(1)));
  }

  @Test
  void timerThatIsNeverDueIsNotCreated() {
    assertThat(timer(Kind.CYCLE, "R0/PT1H")).isNull();
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void cycleEndsWithItsOwner() {
    fixture
        .handler()
        .does(
            (job, context) ->
                fixture
                    .jobs()
                    .deleteOf(context, context.unitOfWork().find(InstanceEntity.TABLE, instance)));
    timer(Kind.CYCLE, "R/PT1H");
    fixture.advance(Duration.ofHours(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void timerOfACycleThatIsMovedGoesOnFromThere() {
    var timer = timer(Kind.CYCLE, "R/PT1H");
    fixture.execute(
        new RescheduleTimerCommand(
            Long.toString(timer.id()),
            new NewTime.At(fixture.now().plusSeconds(60)),
            fixture.jobs()));
    fixture.advance(Duration.ofSeconds(60));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(only().dueDate()).isEqualTo(fixture.now().plus(Duration.ofHours(1)));
    assertThat(fixture.count(JobState.TIMER)).isEqualTo(1);
  }
}
