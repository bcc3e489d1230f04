package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.job.JobState;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.DatabaseKind;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class JobExecutorTest extends JobsTest {

  /** How many jobs always fail; ten times as many do not. */
  private static final int POISONED = Integer.getInteger("millrace.test.poisoned", 100);

  /** How many on the databases beside the one that all figures are of. */
  private static final int JOBS_ELSEWHERE = Math.max(2_000, JOBS / 5);

  @Test
  void twoNodesRunEachJobOnce() {
    var jobs = home.kind() == DatabaseKind.POSTGRESQL ? JOBS : JOBS_ELSEWHERE;
    var done = new CountDownLatch(jobs);
    fixture.handler().does((job, context) -> done.countDown());
    messagesOfMany(jobs);
    var nodes = List.of(node(4), node(4));

    store.clock().run(); // for exclusive jobs that find the other node at work in their instance
    nodes.forEach(node -> node.executor().start());
    await(done);
    nodes.forEach(node -> node.executor().stop());
    store.clock().stop();

    assertThat(fixture.handler().tried()).hasSize(jobs).doesNotHaveDuplicates();
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  @ExpectsDeadLetters
  void jobsThatAlwaysFailDoNotKeepGoodOnesFromRunning() {
    var poisoned = POISONED;
    var good = 10 * poisoned;
    var bad = fixture.instance();
    var goodOnes = new CountDownLatch(good);
    var firstTries = new CountDownLatch(poisoned);
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == bad) {
                firstTries.countDown();
                throw new IllegalStateException("poison");
              }
              goodOnes.countDown();
            });
    messages(bad, poisoned, false);
    for (var i = 0; i < good / 100; i++) {
      messages(fixture.instance(), 100, false);
    }
    var nodes = List.of(node(4), node(4));
    nodes.forEach(node -> node.executor().start());
    await(goodOnes);
    await(firstTries);
    nodes.forEach(node -> node.executor().stop());
    fixture.advance(Duration.ofHours(1));
    fixture.runDueJobs();
    fixture.advance(Duration.ofHours(1));
    fixture.runDueJobs();

    assertThat(fixture.handler().tried()).hasSize(good + 3 * poisoned);
    assertThat(fixture.all())
        .hasSize(poisoned)
        .allSatisfy(
            job -> {
              assertThat(job.state()).isEqualTo(JobState.DEAD_LETTER);
              assertThat(job.elementId()).isEqualTo("step");
              assertThat(job.exceptionStackTrace()).contains("poison");
            });
  }

  @Test
  void jobThatIsCommittedOnThisNodeWakesTheExecutor() {
    var first = new CountDownLatch(1);
    var second = new CountDownLatch(2);
    fixture
        .handler()
        .does(
            (job, context) -> {
              first.countDown();
              second.countDown();
            });
    var node = fixture.node(patiently(2));
    node.executor().start();
    fixture.execute(context -> node.jobs().createMessage(context, work(instance)));
    await(first);
    fixture.execute(context -> node.jobs().createMessage(context, work(instance)));
    await(second);
  }

  @Test
  void timerRunsWhenTheClockIsMovedToItsTime() {
    var fired = new CountDownLatch(1);
    fixture.handler().does((job, context) -> fired.countDown());
    fixture.node(patiently(2)).executor().start();
    fixture.timer(instance, Duration.ofHours(3));
    fixture.advance(Duration.ofHours(3));
    await(fired);
  }

  @Test
  void stopWaitsForTheJobThatRunsAndLeavesNothingLocked() {
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    fixture
        .handler()
        .does(
            (job, context) -> {
              running.countDown();
              await(goOn);
            });
    var node = fixture.node(patiently(2));
    node.executor().start();
    fixture.execute(context -> node.jobs().createMessage(context, work(instance)));
    await(running);

    var stopped = CompletableFuture.runAsync(() -> node.executor().stop());
    assertThat(stopped).isNotDone();
    goOn.countDown();
    stopped.join();

    assertThat(node.executor().isActive()).isFalse();
    assertThat(fixture.all()).isEmpty();
    assertThat(threadsOfJobs()).allSatisfy(JobExecutorTest::ends);
  }

  private static List<Thread> threadsOfJobs() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("millrace-jobs"))
        .toList();
  }

  /** A pool counts as terminated while its last thread is on its way out. */
  private static void ends(Thread thread) throws InterruptedException {
    thread.join(Duration.ofSeconds(10).toMillis());
    assertThat(thread.isAlive()).as(thread.getName()).isFalse();
  }

  @Test
  void stopDoesNotWaitForeverAndTheJobStillEndsWell() {
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    fixture
        .handler()
        .does(
            (job, context) -> {
              running.countDown();
              await(goOn);
            });
    var node = fixture.node(settings -> impatiently().apply(settings.withThreads(1)));
    node.executor().start();
    fixture.execute(context -> node.jobs().createMessage(context, work(instance)));
    await(running);
    node.executor().stop();
    assertThat(fixture.count(JobState.LOCKED)).isEqualTo(1);

    var gone = new CountDownLatch(1);
    goOn.countDown();
    // the row stays locked until the job has ended, so this waits for its end
    fixture.execute(
        context -> {
          assertThat(Jobs.lock(context, fixture.handler().tried().get(0))).isNull();
          gone.countDown();
          return null;
        });
    await(gone);
  }

  @Test
  void executorCanBeStartedAgain() {
    var executor = fixture.node().executor();
    executor.start();
    executor.start();
    executor.stop();
    executor.stop();
    var fired = new CountDownLatch(1);
    fixture.handler().does((job, context) -> fired.countDown());
    executor.start();
    fixture.message(instance);
    await(fired);
  }

  @Test
  void jobsOfANodeThatDiedAreTakenOverWhenTheirLeaseEnds() {
    var id = fixture.message(instance);
    var dead =
        fixture.node(
            settings -> settings.with(executor -> executor.withLease(Duration.ofSeconds(20))));
    var claimed = fixture.execute(dead.parts().claim(1, Busy.NONE)).jobs().get(0);
    assertThat(fixture.job(id).lockOwner()).isEqualTo(dead.parts().settings().node());
    fixture.advance(Duration.ofSeconds(19));
    assertThat(fixture.runDueJobs()).isZero();
    fixture.advance(Duration.ofSeconds(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.handler().tried()).containsExactly(id);

    dead.runner().run(claimed);
    assertThat(fixture.handler().tried()).containsExactly(id);
  }

  @Test
  void nodeThatLostItsLeaseDoesNotTouchTheJobAnyMore() {
    var id = fixture.message(instance);
    var slow = fixture.node(settings -> settings);
    var claimed = fixture.execute(slow.parts().claim(1, Busy.NONE)).jobs().get(0);
    fixture.advance(Duration.ofSeconds(20));
    var quick = fixture.node(settings -> settings);
    fixture.execute(quick.parts().claim(1, Busy.NONE));

    slow.runner().run(claimed);
    fixture.execute(new ReleaseJobsCommand(List.of(claimed)));

    assertThat(fixture.handler().tried()).isEmpty();
    assertThat(fixture.job(id).lockOwner()).isEqualTo(quick.parts().settings().node());
  }

  @Test
  void jobThatWasClaimedAgainBeforeItWasGivenBackIsGivenBackOnce() {
    var id = fixture.message(instance);
    var node = fixture.node(settings -> settings);
    var first = fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0);
    fixture.advance(Duration.ofSeconds(20));
    var second = fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0);

    fixture.execute(new ReleaseJobsCommand(List.of(first, second)));

    assertThat(fixture.job(id).state()).isEqualTo(JobState.EXECUTABLE);
  }

  @Test
  void jobThatTakesLongerThanItsLeaseIsNotRunTwice() {
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    fixture
        .handler()
        .does(
            (job, context) -> {
              running.countDown();
              await(goOn);
            });
    fixture.message(instance);
    var slow = CompletableFuture.supplyAsync(() -> fixture.node(s -> s).dueJobs().run());
    await(running);
    fixture.advance(Duration.ofHours(1));
    assertThat(fixture.runDueJobs()).isZero();
    goOn.countDown();
    assertThat(slow.join()).isEqualTo(1);
    assertThat(fixture.handler().tried()).hasSize(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void jobsThatTakeLongerThanTheirLeaseDoNotKeepOthersFromRunning() {
    var threads = 3;
    var running = new CountDownLatch(threads - 1);
    var goOn = new CountDownLatch(1);
    var shortOneRan = new CountDownLatch(1);
    var shortOne = fixture.instance();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == shortOne) {
                shortOneRan.countDown();
              } else {
                running.countDown();
                await(goOn);
              }
            });
    for (var i = 1; i < threads; i++) {
      fixture.message(fixture.instance());
    }
    var node = node(threads);
    node.executor().start();
    await(running);
    fixture.advance(Duration.ofHours(1));
    fixture.message(shortOne);
    await(shortOneRan);
    goOn.countDown();
    node.executor().stop();
    assertThat(fixture.handler().tried()).hasSize(threads).doesNotHaveDuplicates();
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void exclusiveJobsOfOneInstanceRunOneByOneAndDoNotFillTheThreads() {
    var other = fixture.instance();
    var all = new CountDownLatch(21);
    var otherRan = new CountDownLatch(1);
    var running = new AtomicInteger();
    var most = new AtomicInteger();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == other) {
                otherRan.countDown();
              } else {
                most.accumulateAndGet(running.incrementAndGet(), Math::max);
                await(otherRan);
                running.decrementAndGet();
              }
              all.countDown();
            });
    for (var i = 0; i < 20; i++) {
      fixture.message(instance);
    }
    fixture.advance(Duration.ofSeconds(1));
    fixture.message(other);

    fixture.node(patiently(3)).executor().start();
    await(all);
    assertThat(most).hasValue(1);
  }

  @Test
  void userCodeBeforeTheLockRunsAtTheSameTimeInOneInstance() {
    var branches = 4;
    var together = new CyclicBarrier(branches);
    var done = new CountDownLatch(branches);
    fixture
        .handler()
        .doesBeforeLock((job, context) -> meet(together))
        .does((job, context) -> done.countDown());
    messages(instance, branches, false);
    var node = node(branches);
    node.executor().start();
    await(done);
    node.executor().stop();
    assertThat(fixture.handler().tried()).hasSize(branches).doesNotHaveDuplicates();
  }
}
