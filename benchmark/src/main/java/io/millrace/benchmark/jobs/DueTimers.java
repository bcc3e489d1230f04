package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.peer.EngineEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Very many timers that are due at once: whether they go off oldest first, whether memory stays
 * flat, and what becomes of starts at a fixed rate on the same node. Belongs to one thread.
 *
 * @param fleet starts the nodes
 * @param plan how the one node works
 * @param work how much
 */
public record DueTimers(NodeFleet fleet, NodePlan plan, Work work) {

  private static final String STARTED = "startToEnd";
  private static final int SAMPLES = 8;
  private static final int CLAIMED_AT_ONCE = 64;
  private static final double MOST_GROWTH = 1.2;
  private static final long BYTES_OF_NOISE = 20L << 20;
  private static final double SECONDS_OF_WARM_UP = 2;

  /**
   * How much there is to do.
   *
   * @param timers how many timers are due
   * @param rate how many instances are started a second meanwhile
   * @param seconds how long they are started, once alone and once beside the timers
   * @param patience how long no timer may go off before the run is given up
   */
  public record Work(long timers, double rate, double seconds, Duration patience) {}

  /**
   * What was seen.
   *
   * @param ended how many timers went off
   * @param seconds from the first to the last
   * @param alone how long starts took without timers
   * @param beside how long starts took while timers went off
   * @param wholeLoadBeside whether timers were due until the last of these starts
   * @param heapBytes what was left in the heap after each eighth of the timers
   * @param displacement by how many places a timer went off too early or too late, at most
   * @param problems what was not as it should be
   */
  public record Outcome(
      long ended,
      double seconds,
      Latency alone,
      Latency beside,
      boolean wholeLoadBeside,
      List<Long> heapBytes,
      long displacement,
      List<String> problems) {}

  /**
   * Runs.
   *
   * @param engine Millrace
   * @param database an empty database
   * @return what was seen
   * @throws NodeFailedException if nothing came out of it
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Outcome run(EngineEntry engine, Database database) throws InterruptedException {
    List<NodeProcess> all = new ArrayList<>();
    Path directory = temporary();
    try {
      NodeProcess desk =
          fleet.open(engine, NodeOrder.Open.of(engine, database, plan, "desk").creatingTables());
      all.add(desk);
      desk.answer();
      writeTimers(desk, database);
      NodeProcess node = fleet.open(engine, NodeOrder.Open.of(engine, database, plan, "node-1"));
      all.add(node);
      node.answer();
      return drained(desk, node, directory);
    } finally {
      fleet.end(all);
      Journals.delete(directory);
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("millrace-timers");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void writeTimers(NodeProcess desk, Database database) throws InterruptedException {
    JobModel timer = new JobModel("timers", JobModel.Shape.TIMER, 1, false);
    desk.ask(NodeOrder.deploy(NodeOrder.Make.of(timer)));
    desk.ask(
        NodeOrder.deploy(
            NodeOrder.Make.of(new JobModel(STARTED, JobModel.Shape.NOTHING, 1, false))));
    desk.ask(NodeOrder.make(NodeOrder.Make.of(timer, 0, 1, 1)));
    new TimerRows(database).write(work.timers());
  }

  private Outcome drained(NodeProcess desk, NodeProcess node, Path directory)
      throws InterruptedException {
    node.ask(load(Math.min(SECONDS_OF_WARM_UP, work.seconds())));
    Latency alone = node.ask(load(work.seconds())).load();
    Drain drain = new Drain(fleet, desk, List.of(node), work.patience());
    drain.begin(directory, "timers");
    Latency beside = node.ask(load(work.seconds())).load();
    boolean whole = node.ended() < work.timers();
    List<Long> heap = new ArrayList<>();
    JobCounts left = drain.await(work.timers(), ended -> sample(node, ended, heap));
    drain.end();
    Runs runs = Runs.in(drain.journals());
    long displacement = displacement(runs.instancesInOrder());
    return new Outcome(
        runs.jobs(),
        runs.seconds(),
        alone,
        beside,
        whole,
        heap,
        displacement,
        problems(runs, left, heap, displacement));
  }

  private NodeOrder load(double seconds) {
    return NodeOrder.load(new NodeOrder.Load(STARTED, work.rate(), seconds));
  }

  private void sample(NodeProcess node, long ended, List<Long> heap) throws InterruptedException {
    if (ended * SAMPLES / work.timers() > heap.size()) {
      heap.add(node.ask(NodeOrder.of(NodeOrder.What.HEAP)).heapBytes());
    }
  }

  private static long displacement(List<String> inOrder) {
    long most = 0;
    for (int place = 0; place < inOrder.size(); place++) {
      most = Math.max(most, Math.abs(TimerRows.numberOf(inOrder.get(place)) - place));
    }
    return most;
  }

  private List<String> problems(Runs runs, JobCounts left, List<Long> heap, long displacement) {
    List<String> problems = new ArrayList<>();
    if (fleet.isStopped()) {
      problems.add("Stopped before the end.");
    }
    if (runs.jobs() != work.timers()) {
      problems.add((work.timers() - runs.jobs()) + " timers did not go off.");
    }
    if (runs.reruns() > 0) {
      problems.add(runs.reruns() + " timers went off again.");
    }
    if (!left.nothingLeft() || left.deadLetters() > 0) {
      problems.add(
          left.open() + " jobs are left, and " + left.deadLetters() + " failed too often.");
    }
    if (displacement > CLAIMED_AT_ONCE + plan.threads()) {
      problems.add("A timer went off " + displacement + " places from where its due date is.");
    }
    if (grew(heap)) {
      problems.add("What is left in the heap grew: " + heap + " bytes.");
    }
    return problems;
  }

  private static boolean grew(List<Long> heap) {
    return heap.size() > 1
        && heap.get(heap.size() - 1) > heap.get(0) * MOST_GROWTH + BYTES_OF_NOISE;
  }
}
