package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.internal.persistence.DatabaseTime;
import io.millrace.common.job.ExecutorNode;
import io.millrace.common.job.JobState;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that live, stall, stop and die, and what becomes of the jobs they hold. */
@Timeout(60)
class NodesTest extends JobsTest {

  /** A clock that somebody puts forward and back all the time. */
  private static final class WrongClock extends Clock {
    private volatile Duration wrong;

    WrongClock(Duration wrong) {
      this.wrong = wrong;
    }

    @Override
    public Instant instant() {
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

  private List<ExecutorNode> nodes() {
    return fixture.execute(new ListNodesCommand());
  }

  private Duration lease() {
    return fixture.node().parts().settings().lease();
  }

  /** Claims a job for a node that then gives no sign of life any more. */
  private JobEntity claimFor(JobAssembly node) {
    return fixture.execute(node.parts().claim(1, Busy.NONE)).jobs().get(0);
  }

  private static Heartbeat heartbeatOf(JobAssembly node) {
    var shares = new LaneShares(node.parts().settings().lanes());
    return new Heartbeat(node.parts(), new RunningJobs(node.alarm()), shares);
  }

  @Test
  void aNodeIsListedWhileItsExecutorRuns() {
    assertThat(nodes()).isEmpty();
    fixture.node().executor().start();
    fixture.node().executor().heartbeat().beat();
    assertThat(nodes())
        .singleElement()
        .satisfies(
            node -> {
              assertThat(node.getId()).isEqualTo(fixture.node().parts().settings().node());
              assertThat(node.getHostName()).isNotEmpty();
              assertThat(node.getStartTime()).isEqualTo(node.getHeartbeatTime());
              assertThat(node.isAlive()).isTrue();
              assertThat(node.getLeasedJobs()).isZero();
            });
    fixture.node().executor().stop();
    assertThat(nodes()).isEmpty();
  }

  @Test
  void theLeasesOfANodeAreCounted() {
    var node = fixture.node(settings -> settings);
    heartbeatOf(node).beat();
    fixture.message(instance);
    fixture.timer(instance, Duration.ofHours(1));
    claimFor(node);
    assertThat(nodes()).singleElement().extracting(ExecutorNode::getLeasedJobs).isEqualTo(1L);
  }

  @Test
  void aLiveNodeIsNeverRobbedHoweverLongItsWorkBeforeTheLockTakes() {
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              running.countDown();
              await(goOn);
            });
    var id = fixture.message(instance);
    var slow = node(2);
    slow.executor().start();
    await(running);
    for (var leases = 0; leases < 5; leases++) {
      fixture.advance(lease().multipliedBy(9).dividedBy(10));
      slow.executor().heartbeat().beat();
      assertThat(fixture.runDueJobs()).isZero();
    }
    assertThat(fixture.job(id).lockOwner()).isEqualTo(slow.parts().settings().node());
    goOn.countDown();
    slow.executor().stop();
    assertThat(fixture.handler().tried()).containsExactly(id);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void aJobWhoseLeaseIsOverIsLeftToItsNodeAsLongAsThatLives() {
    var id = fixture.message(instance);
    var living = node(2);
    var heart = heartbeatOf(living);
    heart.beat();
    claimFor(living);
    fixture.advance(lease().multipliedBy(2));
    heart.beat();

    assertThat(fixture.runDueJobs()).isZero();
    assertThat(claimFor(living).id()).isEqualTo(id);

    fixture.advance(lease().multipliedBy(2));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
  }

  @Test
  void aNodeThatStalledBeforeTheLockChangesNothingOnceItsJobWasTakenOver() {
    var runs = new AtomicInteger();
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (runs.incrementAndGet() == 1) {
                running.countDown();
                await(goOn);
              }
            });
    var id = fixture.message(instance);
    var stalled = fixture.node(settings -> settings);
    var end = CompletableFuture.runAsync(() -> stalled.dueJobs().run());
    await(running);
    fixture.advance(lease());
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    goOn.countDown();
    end.join();
    assertThat(fixture.handler().tried()).containsExactly(id);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void whatADeadNodeHeldIsFreedByTheOthersAndItsRowGoesLater() {
    var dead = fixture.node(settings -> settings);
    heartbeatOf(dead).beat();
    fixture.advance(lease().minusSeconds(1));
    var id = fixture.message(instance);
    claimFor(dead);
    fixture.advance(Duration.ofSeconds(1));
    var other = heartbeatOf(fixture.node());
    other.beat();
    assertThat(fixture.job(id).state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(nodes()).extracting(ExecutorNode::isAlive).containsExactly(false, true);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    fixture.advance(Duration.ofHours(2));
    other.beat();
    assertThat(nodes()).extracting(ExecutorNode::isAlive).containsExactly(true);
  }

  @Test
  void aNodeThatCountedAsDeadGoesOn() {
    var stalled = heartbeatOf(fixture.node());
    stalled.beat();
    fixture.advance(Duration.ofHours(2));
    heartbeatOf(fixture.node(settings -> settings)).beat();
    assertThat(nodes()).hasSize(1);
    stalled.beat();
    assertThat(nodes()).extracting(ExecutorNode::isAlive).containsExactly(true, true);
  }

  @Test
  void aStopGivesBackAtOnceWhatHasNotBegunAndSignsOff() {
    var running = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              running.countDown();
              await(goOn);
            });
    var node = fixture.node(settings -> impatiently().apply(settings.withThreads(1)));
    var id = fixture.message(instance);
    node.executor().start();
    await(running);
    node.executor().stop();
    assertThat(nodes()).isEmpty();
    assertThat(fixture.runDueJobs()).isZero();
    fixture.advance(lease());
    fixture.handler().doesBeforeLock((job, context) -> {});
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    goOn.countDown();
    assertThat(fixture.handler().tried()).containsExactly(id);
  }

  @Test
  void clocksThatAreWrongAndJumpLetNoJobRunTwice() {
    var jobs = 300;
    var done = new CountDownLatch(jobs);
    var clocks =
        List.of(new WrongClock(Duration.ofMinutes(10)), new WrongClock(Duration.ofMinutes(-10)));
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) ->
                clocks.forEach(
                    clock ->
                        clock.wrong =
                            Duration.ofHours(job.id() % 3 - 1).plus(clock.wrong.negated())))
        .does((job, context) -> done.countDown());
    store.clock().advance(Duration.between(fixture.now(), Instant.now()));
    for (var i = 0; i < jobs / 10; i++) {
      messages(fixture.instance(), 10, false);
    }
    var nodes =
        clocks.stream().map(clock -> fixture.node(commands(clock), s -> s.withThreads(3))).toList();
    nodes.forEach(node -> node.executor().start());
    await(done);
    nodes.forEach(node -> node.executor().stop());
    assertThat(fixture.handler().tried()).hasSize(jobs).doesNotHaveDuplicates();
    assertThat(fixture.all()).isEmpty();
  }

  private CommandExecutor commands(Clock clock) {
    var environment = store.executor().environment();
    var database = environment.database();
    return new CommandExecutor(
        new CommandEnvironment(
            database, environment.ids(), DatabaseTime.of(database, clock, System::nanoTime)),
        new EngineTransactions(database.dataSource(), null));
  }
}
