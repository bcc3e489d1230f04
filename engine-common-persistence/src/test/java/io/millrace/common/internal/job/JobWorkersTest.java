package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.job.lane.LaneCounts;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class JobWorkersTest extends JobsTest {

  private final AtomicLong time = new AtomicLong(TimeUnit.HOURS.toNanos(1));
  private JobAssembly node;
  private RunningJobs running;

  /** Returns workers with one thread, whose jobs have all been short so far. */
  private JobWorkers workers() {
    return workers(1);
  }

  private JobWorkers workers(int threads) {
    node = fixture.node(settings -> settings);
    running = new RunningJobs(node.alarm());
    var ahead = new ClaimAhead(threads, time::get);
    for (var i = 0; i < 100; i++) {
      ahead.ran(ahead.now(), 1);
    }
    ahead.came(true, false);
    var counts = new LaneCounts(0, Measures.NONE);
    return new JobWorkers(node.runner(), ahead, new JobThreads("test"), running, counts);
  }

  private List<JobEntity> claim(int jobs) {
    messages(instance, jobs, false);
    return fixture.execute(node.parts().claim(jobs, Busy.NONE)).jobs();
  }

  private List<JobSequence> claimExclusive(int jobs, int inSequence) {
    messages(instance, jobs, true);
    return claimTogether(inSequence);
  }

  private List<JobSequence> claimTogether(int inSequence) {
    var command = node.parts().claim(ClaimAhead.MOST, inSequence, Busy.NONE, Preference.NONE);
    return fixture.execute(command).sequences(1, job -> false);
  }

  private static void runEach(JobWorkers workers, List<JobEntity> claimed) {
    claimed.forEach(job -> assertThat(workers.run(new JobSequence(List.of(job)))).isTrue());
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
    runEach(workers, claimed);
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
    assertThat(workers.awaitRoom(JobWorkers.UNLIMITED)).isEqualTo(1 + ClaimAhead.MOST);
    var claimed = claim(1 + ClaimAhead.MOST / 2);
    runEach(workers, claimed);
    await(held.begun());
    assertThat(workers.awaitRoom(JobWorkers.UNLIMITED)).isEqualTo(ClaimAhead.MOST / 2);
    held.mayEnd().countDown();
    end(workers);
    fixture.execute(new ReleaseJobsCommand(workers.takeNotStarted()));
    fixture.handler().does((job, context) -> {});
    fixture.runDueJobs();
  }

  @Test
  void waitForRoomEndsAfterItsTimeThoughAllThreadsAreAtWork() throws Exception {
    var workers = workers();
    var held = holdJobs();
    runEach(workers, claim(1 + ClaimAhead.MOST));
    await(held.begun());
    assertThat(workers.awaitRoom(Duration.ofMillis(1))).isZero();
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
    runEach(workers, claimed);
    await(held.begun());
    assertThat(workers.takeStuck()).isEmpty();
    time.addAndGet(TimeUnit.SECONDS.toNanos(1));
    assertThat(workers.awaitRoom(JobWorkers.UNLIMITED)).isPositive();
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
    runEach(workers, claimed.subList(0, 2));
    await(held.begun());
    workers.close();
    runEach(workers, claimed.subList(2, 3));
    var left = workers.takeNotStarted();
    assertThat(left).containsExactlyElementsOf(claimed.subList(1, 3));
    fixture.execute(new ReleaseJobsCommand(left));
    assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(2);
    held.mayEnd().countDown();
    end(workers);
    assertThat(fixture.runDueJobs()).isEqualTo(2);
  }

  @Test
  void exclusiveJobsOfAFamilyThatWereClaimedTogetherRunInTheirOrderOnOneThread() throws Exception {
    var workers = workers(4);
    var all = new CountDownLatch(5);
    var threads = ConcurrentHashMap.<String>newKeySet();
    fixture
        .handler()
        .does(
            (job, context) -> {
              threads.add(Thread.currentThread().getName());
              all.countDown();
            });
    var claimed = claimExclusive(5, workers.inSequence());
    assertThat(claimed).hasSize(1);
    var ids = claimed.get(0).left().stream().map(JobEntity::id).toList();
    assertThat(ids).hasSize(5);
    assertThat(workers.run(claimed.get(0))).isTrue();
    await(all);
    end(workers);
    assertThat(fixture.handler().tried()).containsExactlyElementsOf(ids);
    assertThat(threads).hasSize(1);
    assertThat(running.busy()).isEqualTo(Busy.NONE);
  }

  @Test
  void noMoreOfAFamilyIsClaimedThanIsAskedForAndTheFamilyIsBusyUntilTheLastIsDone()
      throws Exception {
    var workers = workers(4);
    var claimed = claimExclusive(5, 2);
    assertThat(claimed).hasSize(1);
    assertThat(claimed.get(0).left()).hasSize(2);
    var others = claimTogether(2).get(0);
    var last = new CountDownLatch(1);
    var mayEnd = new CountDownLatch(1);
    var second = claimed.get(0).left().get(1).id();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.id() == second) {
                last.countDown();
                await(mayEnd);
              }
            });
    workers.run(claimed.get(0));
    await(last);
    assertThat(running.busy()).isEqualTo(new Busy(List.of(second), List.of(instance)));
    assertThat(workers.run(others)).isFalse();
    assertThat(others.left()).hasSize(2);
    mayEnd.countDown();
    end(workers);
    assertThat(running.busy()).isEqualTo(Busy.NONE);
    fixture.execute(new ReleaseJobsCommand(others.takeLeft()));
    assertThat(fixture.runDueJobs()).isEqualTo(3);
  }

  @Test
  void aStopGivesBackAtOnceWhatIsLeftOfASequenceThatHasBegun() throws Exception {
    var workers = workers();
    var held = holdJobs();
    var claimed = claimExclusive(3, 3).get(0);
    var rest = claimed.left().subList(1, 3);
    workers.run(claimed);
    await(held.begun());
    workers.close();
    var left = workers.takeNotStarted();
    assertThat(left).containsExactlyElementsOf(rest);
    fixture.execute(new ReleaseJobsCommand(left));
    assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(2);
    held.mayEnd().countDown();
    end(workers);
    assertThat(running.busy()).isEqualTo(Busy.NONE);
    assertThat(fixture.runDueJobs()).isEqualTo(2);
  }

  @Test
  void aFailureLeavesTheOthersOfItsSequenceToRun() throws Exception {
    var workers = workers();
    var claimed = claimExclusive(3, 3).get(0);
    var ids = claimed.left().stream().map(JobEntity::id).toList();
    var all = new CountDownLatch(3);
    fixture
        .handler()
        .does(
            (job, context) -> {
              all.countDown();
              if (job.id() == ids.get(1)) {
                throw new IllegalStateException("no");
              }
            });
    workers.run(claimed);
    await(all);
    end(workers);
    assertThat(fixture.handler().tried()).containsExactlyElementsOf(ids);
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(ids.get(1));
    assertThat(running.busy()).isEqualTo(Busy.NONE);
  }

  private List<JobEntity> claimOfManyFamilies(int jobs) {
    fixture.handler().movingTogether();
    for (var i = 0; i < jobs; i++) {
      fixture.message(fixture.instance());
    }
    return fixture.execute(node.parts().claim(jobs, Busy.NONE)).jobs();
  }

  @Test
  void jobsThatRunTogetherAreDoneTogether() throws Exception {
    var workers = workers();
    var claimed = claimOfManyFamilies(4);
    var all = new CountDownLatch(4);
    fixture.handler().does((job, context) -> all.countDown());
    assertThat(workers.run(JobSequence.together(claimed))).isTrue();
    await(all);
    end(workers);
    assertThat(fixture.all()).isEmpty();
    assertThat(running.busy()).isEqualTo(Busy.NONE);
    assertThat(workers.takeNotStarted()).isEmpty();
  }

  @Test
  void jobsAreNotStuckWhileTheirThreadLooksAtTheirFamilies() throws Exception {
    var workers = workers(2);
    var claimed = claimOfManyFamilies(3);
    var looks = new CountDownLatch(1);
    var mayGoOn = new CountDownLatch(1);
    fixture
        .handler()
        .lookingAhead(
            () -> {
              looks.countDown();
              await(mayGoOn);
            });
    var all = new CountDownLatch(3);
    fixture.handler().does((job, context) -> all.countDown());
    workers.run(JobSequence.together(claimed));
    await(looks);
    assertThat(workers.takeStuck()).isEmpty();
    mayGoOn.countDown();
    await(all);
    end(workers);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void whatIsLeftOfJobsIsDoneByAnotherThreadWhenTheNextOneHangs() throws Exception {
    var workers = workers(2);
    var claimed = claimOfManyFamilies(4);
    var hanging = claimed.get(1).id();
    var hangs = new CountDownLatch(1);
    var mayGoOn = new CountDownLatch(1);
    var firstIsDone = new CountDownLatch(1);
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (job.id() == hanging) {
                hangs.countDown();
                await(mayGoOn);
              }
            })
        .does(
            (job, context) -> {
              if (job.id() == claimed.get(0).id()) {
                firstIsDone.countDown();
              }
            });
    workers.run(JobSequence.together(claimed));
    await(hangs);
    assertThat(workers.takeStuck()).isEmpty();
    time.addAndGet(TimeUnit.SECONDS.toNanos(1));
    assertThat(workers.awaitRoom(JobWorkers.UNLIMITED)).isPositive();
    assertThat(workers.takeStuck()).containsExactlyElementsOf(claimed.subList(2, 4));
    await(firstIsDone);
    assertThat(workers.takeStuck()).isEmpty();
    mayGoOn.countDown();
    end(workers);
    assertThat(fixture.handler().tried()).containsExactly(claimed.get(0).id(), hanging);
    assertThat(running.busy()).isEqualTo(Busy.NONE);
    fixture.execute(new ReleaseJobsCommand(claimed.subList(2, 4)));
    fixture.handler().doesBeforeLock((job, context) -> {});
    assertThat(fixture.runDueJobs()).isEqualTo(2);
  }

  @Test
  void aStopGivesBackAtOnceWhatIsLeftOfJobsThatRunTogether() throws Exception {
    var workers = workers();
    var claimed = claimOfManyFamilies(3);
    var begun = new CountDownLatch(1);
    var mayEnd = new CountDownLatch(1);
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              begun.countDown();
              await(mayEnd);
            });
    workers.run(JobSequence.together(claimed));
    await(begun);
    workers.close();
    var left = workers.takeNotStarted();
    assertThat(left).containsExactlyElementsOf(claimed.subList(1, 3));
    fixture.execute(new ReleaseJobsCommand(left));
    mayEnd.countDown();
    end(workers);
    assertThat(running.busy()).isEqualTo(Busy.NONE);
    assertThat(fixture.runDueJobs()).isEqualTo(2);
  }

  @Test
  void aStopLetsWhatIsLeftOfJobsBeDoneThoughTheNextOneHangs() throws Exception {
    var workers = workers(2);
    var claimed = claimOfManyFamilies(2);
    var hangs = new CountDownLatch(1);
    var mayGoOn = new CountDownLatch(1);
    var firstIsDone = new CountDownLatch(1);
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (job.id() == claimed.get(1).id()) {
                hangs.countDown();
                await(mayGoOn);
              }
            })
        .does((job, context) -> firstIsDone.countDown());
    workers.run(JobSequence.together(claimed));
    await(hangs);
    workers.close();
    await(firstIsDone);
    mayGoOn.countDown();
    end(workers);
    assertThat(fixture.all()).isEmpty();
    assertThat(running.busy()).isEqualTo(Busy.NONE);
  }

  @Test
  void jobsOfAClaimBeginInItsOrder() throws Exception {
    var workers = workers(2);
    var claimed = claimOfManyFamilies(6);
    var slow = claimed.get(3);
    var claim = new Claim(claimed, true, false, List.of());
    var order =
        claim.sequences(2, job -> job != slow).stream()
            .flatMap(sequence -> sequence.left().stream())
            .toList();
    assertThat(order)
        .containsExactly(
            claimed.get(0), claimed.get(1), claimed.get(2), claimed.get(4), slow, claimed.get(5));
    fixture.execute(new ReleaseJobsCommand(claimed));
    end(workers);
    fixture.runDueJobs();
  }

  @Test
  void jobsThatAreKnownToBeQuickRunTogetherAndOthersByThemselves() throws Exception {
    var workers = workers(2);
    var claimed = claimOfManyFamilies(6);
    var claim = new Claim(claimed, true, false, List.of());
    assertThat(workers.sequences(claim)).hasSize(6);
    node.dispatcher().pace().took(claimed.get(0), 1);
    assertThat(workers.sequences(claim)).hasSize(2).allMatch(JobSequence::isTogether);
    node.dispatcher().pace().took(claimed.get(0), TimeUnit.SECONDS.toNanos(10));
    assertThat(workers.sequences(claim)).as("after one pause").hasSize(2);
    for (var i = 0; i < 20; i++) {
      node.dispatcher().pace().took(claimed.get(0), TimeUnit.SECONDS.toNanos(10));
    }
    assertThat(workers.sequences(claim)).hasSize(6).noneMatch(JobSequence::isTogether);
    fixture.execute(new ReleaseJobsCommand(claimed));
    end(workers);
    fixture.runDueJobs();
  }

  @Test
  void exclusiveJobsOfAFamilyAreNeverRunTogether() throws Exception {
    var workers = workers(2);
    fixture.handler().movingTogether();
    messages(instance, 3, true);
    var command = node.parts().claim(3, 3, Busy.NONE, Preference.NONE);
    var claim = fixture.execute(command);
    node.dispatcher().pace().took(claim.jobs().get(0), 1);
    assertThat(workers.sequences(claim)).singleElement().matches(each -> !each.isTogether());
    fixture.execute(new ReleaseJobsCommand(claim.jobs()));
    end(workers);
    fixture.runDueJobs();
  }
}
