package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.internal.job.lane.LaneSettings;
import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.internal.job.lane.Partitions;
import io.millrace.common.job.ExecutorLane;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Lanes of nodes, the partitions they prefer, and who takes what nobody prefers. */
@Timeout(120)
class LanesTest extends JobsTest {

  /** {@code -Dmillrace.test.lane.jobs=100000} for more. */
  private static final int JOBS = Integer.getInteger("millrace.test.lane.jobs", 500);

  private static final int PARTITIONS = 8;
  private static final Duration NEVER = Duration.ofSeconds(-1);

  private JobAssembly node(int lanes, int threads) {
    return fixture.node(
        settings ->
            settings
                .withThreads(threads)
                .with(executor -> executor.withLanes(new LaneSettings(lanes, PARTITIONS, NEVER))));
  }

  /** Returns a node whose lanes look for jobs by themselves once an hour. */
  private JobAssembly patient(LaneSettings lanes, int threads) {
    return fixture.node(
        settings -> patiently(threads).apply(settings).with(executor -> executor.withLanes(lanes)));
  }

  /** Creates an instance whose jobs are in a partition. */
  private long instanceIn(int partition) {
    var partitions = new Partitions(PARTITIONS);
    var instance = fixture.instance();
    while (partitions.of(instance, 0) != partition) {
      instance = fixture.instance();
    }
    return instance;
  }

  private List<Long> messages(long owner, int count) {
    return messages(owner, count, false);
  }

  private static List<Integer> partitionsOf(JobAssembly... nodes) {
    return Stream.of(nodes)
        .flatMap(node -> node.executor().lanes().stream())
        .flatMap(lane -> lane.partitions().stream())
        .toList();
  }

  private Claim claim(JobAssembly node, int most, int... preferred) {
    var partitions = IntStream.of(preferred).boxed().toList();
    return fixture.execute(
        node.parts().claim(most, 1, Busy.NONE, Preference.of(partitions, PARTITIONS, 8, most)));
  }

  @Test
  void nodesWithLanesRunEachJobOnceAndTheirCountsAreTrue() {
    var done = new CountDownLatch(JOBS);
    fixture.handler().does((job, context) -> done.countDown());
    messagesOfMany(JOBS);
    var nodes = List.of(node(3, 4), node(2, 3));

    nodes.forEach(node -> node.executor().start());
    nodes.forEach(node -> node.executor().heartbeat().beat());
    await(done);
    var lanes = nodes.stream().flatMap(node -> node.executor().lanes().stream()).toList();
    nodes.forEach(node -> node.executor().stop());

    assertThat(fixture.handler().tried()).hasSize(JOBS).doesNotHaveDuplicates();
    assertThat(fixture.all()).isEmpty();
    assertThat(lanes).hasSize(5).allMatch(lane -> lane.claimed() >= lane.helped());
    assertThat(lanes.stream().mapToLong(ExecutorLane::ran).sum()).isEqualTo(JOBS);
    assertThat(lanes.stream().mapToLong(ExecutorLane::claimed).sum()).isGreaterThanOrEqualTo(JOBS);
  }

  @Test
  void aLaneWithNothingDueHelpsTheOthers() {
    var node = patient(new LaneSettings(2, PARTITIONS, NEVER), 2);
    var together = new CyclicBarrier(2);
    var done = new CountDownLatch(2);
    fixture
        .handler()
        .doesBeforeLock((job, context) -> meet(together))
        .does((job, context) -> done.countDown());
    messages(instanceIn(0), 2);
    node.executor().start();
    await(done);
    assertThat(node.executor().lanes()).extracting(ExecutorLane::claimed).containsExactly(1L, 1L);
    assertThat(node.executor().lanes()).extracting(ExecutorLane::helped).containsExactly(0L, 1L);
  }

  @Test
  void aClaimPrefersItsPartitionsAndFillsUpWithTheOldestOfOthers() {
    var node = node(1, 8);
    var others = messages(instanceIn(0), 3);
    fixture.advance(Duration.ofSeconds(1));
    var own = messages(instanceIn(1), 2);
    fixture.advance(Duration.ofSeconds(1));
    assertThat(claim(node, 1, 1, 2).jobs()).singleElement().extracting(JobEntity::id).isIn(own);
    var claim = claim(node, 3, 1, 2);
    assertThat(claim.jobs()).hasSize(3).filteredOn(job -> own.contains(job.id())).hasSize(1);
    assertThat(claim.waited()).contains(Duration.ofSeconds(1)).contains(Duration.ofSeconds(2));
    assertThat(claim.complete()).isFalse();
    assertThat(claim(node, 3, 1, 2).jobs()).singleElement().extracting(JobEntity::id).isIn(others);
    assertThat(claim(node, 3, 1, 2).jobs()).isEmpty();
    assertThat(claim(node, 3).complete()).isTrue();
  }

  @Test
  void aClaimThatPrefersLooksOnlyAtTheJobsThatAreDueLongest() {
    var node = node(1, 8);
    var others = messages(instanceIn(0), 70);
    fixture.advance(Duration.ofSeconds(1));
    messages(instanceIn(1), 1);
    assertThat(claim(node, 1, 1).jobs()).singleElement().extracting(JobEntity::id).isIn(others);
  }

  @Test
  void jobsThatRunLongerThanTheirLeaseDoNotFillTheViewOfAClaimThatPrefers() {
    var node = node(1, 8);
    messages(instanceIn(0), 70);
    assertThat(claim(node, 70).jobs()).hasSize(70);
    fixture.advance(Duration.ofHours(1));
    var own = messages(instanceIn(1), 1);
    assertThat(claim(node, 1, 1).jobs()).singleElement().extracting(JobEntity::id).isIn(own);
  }

  @Test
  void aClaimThatPrefersPassesOverWhatOthersHaveLocked() {
    var node = node(1, 8);
    var jobs = messages(instanceIn(1), 3);
    fixture.execute(
        context -> {
          Jobs.lock(context, jobs.get(1));
          var claimed = new ArrayList<JobEntity>();
          store.executor().executeApart(within -> claimed.addAll(claim(node, 3, 1).jobs()));
          assertThat(claimed).extracting(JobEntity::id).isNotEmpty().doesNotContain(jobs.get(1));
          return null;
        });
  }

  @Test
  void theNodesThatLiveShareThePartitions() {
    var one = node(2, 2);
    var other = node(1, 1);
    one.executor().start();
    one.executor().heartbeat().beat();
    assertThat(partitionsOf(one)).hasSize(PARTITIONS).doesNotHaveDuplicates();

    other.executor().start();
    other.executor().heartbeat().beat();
    one.executor().heartbeat().beat();
    assertThat(partitionsOf(one, other)).hasSize(PARTITIONS).doesNotHaveDuplicates();
    assertThat(partitionsOf(one)).hasSizeLessThan(PARTITIONS);

    other.executor().stop();
    one.executor().heartbeat().beat();
    assertThat(partitionsOf(one)).hasSize(PARTITIONS).doesNotHaveDuplicates();
    one.executor().stop();
    assertThat(one.executor().lanes()).isEmpty();
  }

  @Test
  void theNodesThatLiveTakeOverThePartitionsOfADeadOne() {
    var one = node(1, 1);
    one.executor().start();
    for (var i = 0; i < 5; i++) { // by their ids alone, one of two has everything now and then
      var dead =
          new Heartbeat(
              fixture.node().parts(),
              new RunningJobs(fixture.node().alarm()),
              new LaneShares(LaneSettings.DEFAULT));
      dead.beat();
    }
    one.executor().heartbeat().beat();
    assertThat(partitionsOf(one)).hasSizeLessThan(PARTITIONS);
    fixture.advance(Duration.ofMinutes(1));
    one.executor().heartbeat().beat();
    assertThat(partitionsOf(one)).hasSize(PARTITIONS);
  }

  @Test
  void aHotPartitionMovesToTheLaneThatHasLessToDo() {
    var done = new CountDownLatch(100);
    fixture.handler().does((job, context) -> done.countDown());
    messages(instanceIn(0), 60);
    messages(instanceIn(2), 40);
    var node = node(2, 2);
    node.executor().start();
    await(done);
    node.executor().balancer().look();

    var lanes = node.executor().lanes();
    assertThat(lanes.get(0).partitions()).containsExactly(2, 4, 6);
    assertThat(lanes.get(1).partitions()).containsExactly(0, 1, 3, 5, 7);
    assertThat(lanes.get(0).moves())
        .singleElement()
        .satisfies(
            move -> {
              assertThat(List.of(move.partition(), move.from(), move.to()))
                  .containsExactly(0, 0, 1);
              assertThat(move.time()).isEqualTo(fixture.now());
            });
    assertThat(lanes.get(1).moves()).isEqualTo(lanes.get(0).moves());
    node.executor().balancer().look();
    assertThat(node.executor().lanes().get(0).moves()).as("nothing to do since").hasSize(1);
  }

  @Test
  void aNegativeIntervalOrASingleLaneHasNoBalancer() {
    var hour = Duration.ofHours(1);
    assertThat(balancersOf(patient(new LaneSettings(2, PARTITIONS, NEVER), 2))).isZero();
    assertThat(balancersOf(patient(new LaneSettings(1, PARTITIONS, hour), 2))).isZero();
    assertThat(balancersOf(patient(new LaneSettings(2, PARTITIONS, hour), 2))).isEqualTo(1);
  }

  private static long balancersOf(JobAssembly node) {
    node.executor().start();
    var name = "millrace-jobs-" + node.parts().settings().node() + "-balancer";
    var count =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().equals(name))
            .count();
    node.executor().stop();
    return count;
  }

  @Test
  void exclusiveJobsOfOneInstanceFillOneThreadOfAllLanes() {
    var other = fixture.instance();
    var all = new CountDownLatch(21);
    var otherRan = new CountDownLatch(1);
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.rootInstanceId() == other) {
                otherRan.countDown();
              } else {
                await(otherRan);
              }
              all.countDown();
            });
    for (var i = 0; i < 20; i++) {
      fixture.message(instance);
    }
    fixture.advance(Duration.ofSeconds(1));
    fixture.message(other);
    var node = patient(new LaneSettings(3, PARTITIONS, NEVER), 3);
    node.executor().start();
    await(all);
    node.executor().stop(); // the last one counts before it is committed
    assertThat(fixture.handler().tried()).hasSize(21).doesNotHaveDuplicates();
  }

  @Test
  void aStopEndsAllLanesAndLeavesNothingLocked() {
    var node = node(4, 4);
    var begun = new CountDownLatch(1);
    fixture.handler().does((job, context) -> begun.countDown());
    messages(fixture.instance(), 200);
    node.executor().start();
    await(begun);
    node.executor().stop();
    assertThat(fixture.count(JobState.LOCKED)).isZero();
    var left =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().contains(node.parts().settings().node()))
            .filter(thread -> thread.getName().contains("acquisition"))
            .toList();
    assertThat(left).isEmpty();
  }
}
