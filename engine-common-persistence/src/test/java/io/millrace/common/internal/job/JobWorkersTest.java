package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.job.lane.LaneCounts;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class JobWorkersTest extends JobsTest {

  private final AtomicLong time = new AtomicLong();
  private JobAssembly node;
  private RunningJobs running;

  /** Returns workers with one thread, whose jobs have all been short so far. */
  private JobWorkers workers() {
    node = fixture.node(settings -> settings);
    running = new RunningJobs(node.alarm());
    var ahead = new ClaimAhead(1, time::get);
    for (var i = 0; i < 100; i++) {
      ahead.ran(ahead.now());
    }
    ahead.came(true);
    var counts = new LaneCounts(0, Measures.NONE);
    return new JobWorkers(node.runner(), ahead, new JobThreads("test"), running, counts);
  }

  private List<JobEntity> claim(int jobs) {
    messages(instance, jobs, false);
    return fixture.execute(node.parts().claim(jobs, Busy.NONE)).jobs();
  }

  /** Jobs that have begun do not end before they may. */
  private record Held(CountDownLatch begun, CountDownLatch mayEnd) {}

  private Held holdJobs() {
    var held = new Held(new CountDownLatch(1), new CountDownLatch(1));
    fixture
        .handler()
        .does(
            (job, context) -> {
              held.begun().countDown();
              await(held.mayEnd());
            });
    return held;
  }

  private static void end(JobWorkers workers) throws InterruptedException {
    workers.close();
    assertThat(workers.awaitDone(Duration.ofSeconds(60))).isTrue();
  }

  @Test
  void jobsThatAreClaimedAheadRunInTheirOrderOnTheThreadThatIsFreeNext() throws Exception {
    var workers = workers();
    var all = new CountDownLatch(5);
    fixture.handler().does((job, context) -> all.countDown());
    var claimed = claim(5);
    claimed.forEach(job -> assertThat(workers.run(job)).isTrue());
    await(all);
    end(workers);
    assertThat(workers.takeNotStarted()).isEmpty();
    assertThat(fixture.handler().tried())
        .containsExactlyElementsOf(claimed.stream().map(JobEntity::id).toList());
    assertThat(running.busy().jobs()).isEmpty();
  }

  @Test
  void aLaneAsksForMoreWhenHalfOfWhatMayWaitIsUsedUp() throws Exception {
    var workers = workers();
    var held = holdJobs();
    assertThat(workers.awaitRoom()).isEqualTo(1 + ClaimAhead.MOST);
    var claimed = claim(1 + ClaimAhead.MOST / 2);
    claimed.forEach(workers::run);
    await(held.begun());
    assertThat(workers.awaitRoom()).isEqualTo(ClaimAhead.MOST / 2);
    held.mayEnd().countDown();
    end(workers);
    fixture.execute(new ReleaseJobsCommand(workers.takeNotStarted()));
    fixture.handler().does((job, context) -> {});
    fixture.runDueJobs();
  }

  @Test
  void jobsThatWaitTooLongForAThreadAreGivenUpAndNoOthersAreClaimedAhead() throws Exception {
    var workers = workers();
    var held = holdJobs();
    var claimed = claim(3);
    claimed.forEach(workers::run);
    await(held.begun());
    assertThat(workers.takeStuck()).isEmpty();
    time.addAndGet(TimeUnit.SECONDS.toNanos(1));
    assertThat(workers.awaitRoom()).isPositive();
    var stuck = workers.takeStuck();
    assertThat(stuck).containsExactlyElementsOf(claimed.subList(1, 3));
    assertThat(running.busy().jobs()).containsExactly(claimed.get(0).id());
    fixture.execute(new ReleaseJobsCommand(stuck));
    assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(2);
    held.mayEnd().countDown();
    end(workers);
    assertThat(fixture.runDueJobs()).isEqualTo(2);
  }

  @Test
  void jobsThatWereClaimedButNotStartedAreGivenBackAtOnce() throws Exception {
    var workers = workers();
    var held = holdJobs();
    var claimed = claim(3);
    claimed.subList(0, 2).forEach(workers::run);
    await(held.begun());
    workers.close();
    workers.run(claimed.get(2));
    var left = workers.takeNotStarted();
    assertThat(left).containsExactlyElementsOf(claimed.subList(1, 3));
    fixture.execute(new ReleaseJobsCommand(left));
    assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(2);
    held.mayEnd().countDown();
    end(workers);
    assertThat(fixture.runDueJobs()).isEqualTo(2);
  }
}
