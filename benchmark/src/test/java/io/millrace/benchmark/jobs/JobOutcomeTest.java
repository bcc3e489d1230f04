package io.millrace.benchmark.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JobOutcomeTest {

  @TempDir private Path directory;

  @Test
  void whatNodesWroteDownIsAddedUp() throws IOException {
    Path one = journal("one", "b 1000 i1/a", "e 3000 i1/a", "b 3000 i2/a", "e 5000 i2/a");
    Path other = journal("other", "b 2000 i3/a", "e 4000 i3/a");

    JobOutcome outcome =
        JobOutcome.of(seen(3, false, new JobCounts(0, 0, 0, 0)), List.of(one, other));

    assertThat(outcome.problems()).isEmpty();
    assertThat(outcome.jobs()).isEqualTo(3);
    assertThat(outcome.perNode()).containsExactly(2L, 1L);
    assertThat(outcome.spread()).isCloseTo(2.0 / 3, within(1e-9));
    assertThat(outcome.lanes()).hasToString("4 2 | 3 3");
    assertThat(outcome.lanes().spread()).isCloseTo(2.0 / 3, within(1e-9));
    assertThat(outcome.seconds()).isEqualTo(0.004);
    assertThat(outcome.latency().maxMillis()).isCloseTo(4.5, within(0.01));
  }

  @Test
  void aJobThatRanTwiceIsCountedAndNoFailureUnlessThatIsWanted() throws IOException {
    Path one = journal("one", "b 1000 i1/a", "b 2000 i1/a", "e 3000 i1/a");

    JobOutcome lenient = JobOutcome.of(seen(1, false, new JobCounts(0, 0, 0, 0)), List.of(one));
    JobOutcome strict = JobOutcome.of(seen(1, true, new JobCounts(0, 0, 0, 0)), List.of(one));

    assertThat(lenient.reruns()).isEqualTo(1);
    assertThat(lenient.problems()).isEmpty();
    assertThat(strict.problems()).containsExactly("1 jobs ran more than once.");
  }

  @Test
  void whatIsLostOrLeftIsNamed() throws IOException {
    Path one = journal("one", "b 1000 i1/a", "e 3000 i1/a", "b 3000 i2/a");

    JobOutcome outcome = JobOutcome.of(seen(4, false, new JobCounts(2, 1, 3, 0)), List.of(one));

    assertThat(outcome.problems())
        .containsExactly(
            "3 jobs never ended.",
            "2 jobs are still open.",
            "1 jobs failed too often (dead letters).");
  }

  @Test
  void jobsThatAlwaysFailAreToBeDeadLettersAndNothingElse() throws IOException {
    Path one = journal("one", "b 1000 i1/a", "e 3000 i1/a");

    assertThat(JobOutcome.of(seen(1, 2, true, new JobCounts(0, 2, 2, 0)), List.of(one)).problems())
        .isEmpty();
    assertThat(JobOutcome.of(seen(1, 2, true, new JobCounts(0, 1, 2, 0)), List.of(one)).problems())
        .containsExactly("1 jobs that always fail are no dead letters.");
    assertThat(JobOutcome.of(seen(1, 2, true, new JobCounts(0, 3, 3, 0)), List.of(one)).problems())
        .containsExactly("1 jobs failed too often (dead letters).");
  }

  @Test
  void conflictsInLogsAreFound() {
    LogLines log = new LogLines();
    log.add("[worker] WARN FlowableOptimisticLockingException: JobEntity was updated");
    log.add("ERROR: deadlock detected");
    log.add("a line of no interest");

    assertThat(log.count()).isEqualTo(3);
    assertThat(log.conflicts()).isEqualTo(2);
  }

  @Test
  void theModelHasAsManyTasksAsBranches() {
    assertThat(JobModel.of(1, true).model().xml())
        .contains("id=\"asyncJobsExclusive\"")
        .contains("millrace:exclusive=\"true\"")
        .doesNotContain("parallelGateway");
    assertThat(JobModel.of(50, false).model().xml().split("<serviceTask")).hasSize(51);
  }

  private Path journal(String name, String... lines) throws IOException {
    return Files.write(directory.resolve(name), List.of(lines));
  }

  private static JobOutcome.Seen seen(int jobs, boolean strict, JobCounts left) {
    return seen(jobs, 0, strict, left);
  }

  private static JobOutcome.Seen seen(int jobs, long poisoned, boolean strict, JobCounts left) {
    JobWork work =
        new JobWork(JobModel.of(1, false), jobs, 0, 0, poisoned, Duration.ofSeconds(1), strict);
    return new JobOutcome.Seen(
        "1",
        work,
        500,
        left,
        new LaneRuns(List.of(List.of(4L, 2L), List.of(3L, 3L))),
        List.of(),
        1_000,
        OptionalDouble.empty(),
        null,
        false);
  }
}
