package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.TableCountsCommand;
import io.millrace.common.job.JobState;
import io.millrace.test.ExpectsDeadLetters;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

@ExpectsDeadLetters
class JobManagementTest extends JobsTest {

  private String timer() {
    return Long.toString(fixture.timer(instance, Duration.ofDays(1)));
  }

  private String message() {
    return Long.toString(fixture.message(instance));
  }

  private String deadLetter() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              throw new LimitExceededException("100000 steps");
            });
    var id = message();
    fixture.runDueJobs();
    fixture.handler().does((job, context) -> {});
    return id;
  }

  private JobEntity job(String id) {
    return fixture.job(Long.parseLong(id));
  }

  private void claim() {
    fixture.execute(fixture.node(settings -> settings).parts().claim(10, Busy.NONE));
  }

  @Test
  void timerThatIsMadeExecutableRunsNow() {
    var id = timer();
    var moved = fixture.execute(new MoveTimerToExecutableCommand(id, fixture.jobs()));
    assertThat(moved.state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(job(id).state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
  }

  @Test
  void onlyATimerIsMadeExecutable() {
    var id = message();
    assertThatThrownBy(() -> fixture.execute(new MoveTimerToExecutableCommand(id, fixture.jobs())))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("EXECUTABLE");
    assertThatThrownBy(
            () -> fixture.execute(new MoveTimerToExecutableCommand("17", fixture.jobs())))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'17'");
  }

  @Test
  void deadLetterGetsNewTriesAndRuns() {
    var id = deadLetter();
    fixture.execute(new MoveDeadLettersToExecutableCommand(List.of(id), 5, fixture.jobs()));
    assertThat(job(id).state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(job(id).retries()).isEqualTo(5);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void deadLetterThatFailsAgainIsOneAgainAfterItsNewTries() {
    var id = deadLetter();
    var failedSince = job(id).failedSince();
    fixture
        .handler()
        .does(
            (job, context) -> {
              throw new IllegalStateException("again");
            });
    fixture.execute(new MoveDeadLettersToExecutableCommand(List.of(id), 1, fixture.jobs()));
    fixture.advance(Duration.ofHours(1));
    fixture.runDueJobs();
    assertThat(job(id).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(job(id).exceptionMessage()).isEqualTo("again");
    assertThat(job(id).failedSince()).isEqualTo(failedSince);
  }

  @Test
  void deadLettersAreMovedTogetherOrNotAtAll() {
    var dead = deadLetter();
    var timer = timer();
    assertThatThrownBy(
            () ->
                fixture.execute(
                    new MoveDeadLettersToExecutableCommand(
                        List.of(dead, timer), 3, fixture.jobs())))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(job(dead).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThatThrownBy(
            () ->
                fixture.execute(
                    new MoveDeadLettersToExecutableCommand(List.of(), 3, fixture.jobs())))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(
            () ->
                fixture.execute(
                    new MoveDeadLettersToExecutableCommand(List.of(dead), 0, fixture.jobs())))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void jobThatIsPutAsideDoesNotRun() {
    var id = message();
    fixture.execute(new MoveJobToDeadLetterCommand(id, fixture.node()));
    assertThat(job(id).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(job(id).retries()).isZero();
    assertThat(fixture.runDueJobs()).isZero();
    assertThat(fixture.execute(new JobStackTraceCommand(id, JobKind.DEAD_LETTER))).isNull();
  }

  @Test
  void jobThatANodeIsRunningIsNeitherPutAsideNorDeleted() {
    var id = message();
    claim();
    assertThatThrownBy(() -> fixture.execute(new MoveJobToDeadLetterCommand(id, fixture.node())))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("is running it");
    assertThatThrownBy(
            () -> fixture.execute(new DeleteJobCommand(id, JobKind.EXECUTABLE, fixture.node())))
        .isInstanceOf(IllegalStateEngineException.class);
  }

  @Test
  void jobsOfEachKindAreDeletedWithTheirCount() {
    var timer = timer();
    var dead = deadLetter();
    var message = message();
    assertThatThrownBy(
            () -> fixture.execute(new DeleteJobCommand(dead, JobKind.TIMER, fixture.node())))
        .isInstanceOf(ObjectNotFoundException.class);
    fixture.execute(new DeleteJobCommand(timer, JobKind.TIMER, fixture.node()));
    fixture.execute(new DeleteJobCommand(dead, JobKind.DEAD_LETTER, fixture.node()));
    fixture.execute(new DeleteJobCommand(message, JobKind.EXECUTABLE, fixture.node()));
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void triesOfAJobAreSet() {
    var id = timer();
    fixture.execute(new SetJobRetriesCommand(id, JobKind.TIMER, 9));
    assertThat(job(id).retries()).isEqualTo(9);
    assertThatThrownBy(() -> fixture.execute(new SetJobRetriesCommand(id, JobKind.EXECUTABLE, 9)))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> fixture.execute(new SetJobRetriesCommand(id, JobKind.TIMER, 0)))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void triesOfAJobThatANodeHoldsAreSetWithoutTakingItAway() {
    var id = message();
    var node = fixture.node(settings -> settings);
    var claimed = fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0);
    fixture.execute(new SetJobRetriesCommand(id, JobKind.EXECUTABLE, 9));
    node.runner().run(claimed);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void timerIsRescheduled() {
    var id = timer();
    var due = fixture.now().plusSeconds(60);
    fixture.execute(new RescheduleTimerCommand(id, new NewTime.At(due), fixture.jobs()));
    assertThat(job(id).dueDate()).isEqualTo(due);
    fixture.advance(Duration.ofSeconds(60));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThatThrownBy(
            () ->
                fixture.execute(
                    new RescheduleTimerCommand(id, new NewTime.At(null), fixture.jobs())))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void stackTraceOfTheLastFailureIsReturned() {
    var id = deadLetter();
    assertThat(fixture.execute(new JobStackTraceCommand(id, JobKind.DEAD_LETTER)))
        .contains("100000 steps")
        .contains("at io.millrace");
    assertThatThrownBy(() -> fixture.execute(new JobStackTraceCommand(id, JobKind.TIMER)))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void rowsOfAllTablesAreCounted() {
    timer();
    message();
    var counts = fixture.execute(new TableCountsCommand(store.tables()));
    assertThat(counts)
        .containsEntry("MR_JOB", 2L)
        .containsEntry("MR_TEST_INSTANCE", 1L)
        .containsEntry("MR_TASK", 0L)
        .hasSize(store.tables().all().size());
    assertThat(List.copyOf(counts.keySet())).isSorted();
  }
}
