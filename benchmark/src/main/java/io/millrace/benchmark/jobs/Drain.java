package io.millrace.benchmark.jobs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets nodes run all jobs there are and waits for the end. The database is asked only when as many
 * jobs have ended as there are, or when none has ended for a while, so that the question costs
 * nothing meanwhile. Belongs to one thread.
 */
final class Drain {

  private static final long MILLIS_BETWEEN_LOOKS = 10;
  private static final long MILLIS_BETWEEN_QUESTIONS = 100;
  private static final long MILLIS_OF_QUIET = 2_000;

  private final NodeFleet fleet;
  private final NodeProcess desk;
  private final List<NodeProcess> nodes;
  private final long patienceMillis;
  private final List<Path> journals = new ArrayList<>();

  Drain(NodeFleet fleet, NodeProcess desk, List<NodeProcess> nodes, Duration patience) {
    this.fleet = fleet;
    this.desk = desk;
    this.nodes = List.copyOf(nodes);
    this.patienceMillis = patience.toMillis();
  }

  /** Starts all executors; returns when that began, in microseconds of {@link Journal#now}. */
  long begin(Path directory, String name) throws InterruptedException {
    nodes.forEach(NodeProcess::forget);
    nodes.forEach(node -> journals.add(directory.resolve(node.name() + "-" + name)));
    long begin = Journal.now();
    for (int i = 0; i < nodes.size(); i++) {
      nodes.get(i).send(NodeOrder.run(journals.get(i).toString()));
    }
    for (NodeProcess node : nodes) {
      node.answer();
    }
    return begin;
  }

  /** Is told again and again how many jobs have ended. */
  interface Progress {
    void reached(long ended) throws InterruptedException;
  }

  /** Waits until no job is left, or none has ended for too long. Returns what is left. */
  JobCounts await(long expected) throws InterruptedException {
    return await(expected, reached -> {});
  }

  /** Does the same and tells how far it is. */
  JobCounts await(long expected, Progress progress) throws InterruptedException {
    long ended = ended();
    long changed = System.currentTimeMillis();
    long asked = changed;
    while (true) {
      Thread.sleep(MILLIS_BETWEEN_LOOKS);
      long now = System.currentTimeMillis();
      if (ended() != ended) {
        ended = ended();
        changed = now;
        progress.reached(ended);
      }
      boolean worthAsking = ended >= expected || now - changed > MILLIS_OF_QUIET;
      boolean over = now - changed > patienceMillis || fleet.isStopped() || anyIsGone();
      if (over || worthAsking && now - asked > MILLIS_BETWEEN_QUESTIONS) {
        JobCounts left = desk.ask(NodeOrder.of(NodeOrder.What.COUNT)).counts();
        if (left.nothingLeft() || over) {
          return left;
        }
        asked = System.currentTimeMillis();
      }
    }
  }

  private boolean anyIsGone() {
    return nodes.stream().anyMatch(node -> !node.isAlive());
  }

  private long ended() {
    return nodes.stream().mapToLong(NodeProcess::ended).sum();
  }

  /** Stops all executors; returns what their lanes ran. */
  LaneRuns end() throws InterruptedException {
    nodes.forEach(node -> node.send(NodeOrder.of(NodeOrder.What.REST)));
    List<List<Long>> lanes = new ArrayList<>();
    for (NodeProcess node : nodes) {
      lanes.add(node.answer().lanes());
    }
    return new LaneRuns(lanes);
  }

  List<Path> journals() {
    return List.copyOf(journals);
  }
}
