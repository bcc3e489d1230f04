package io.millrace.benchmark.jobs;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.cost.ProcessTree;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.peer.EngineEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * One run: a desk, which is an engine without an executor, creates the tables and makes the jobs,
 * then all nodes begin to run them at the same time, until none is left. Belongs to one thread.
 *
 * @param fleet starts the nodes
 * @param plan what is the same for all of them
 * @param work what they have to do
 */
public record JobRun(NodeFleet fleet, NodePlan plan, JobWork work) {

  private static final int CALLERS = 8;

  /** Called around the measured part, for what is counted from outside. */
  public interface Watch {

    /** Watches nothing. */
    Watch NONE =
        new Watch() {
          @Override
          public void begin() {
            // nothing to watch
          }

          @Override
          public void end() {
            // nothing was watched
          }
        };

    /** Says that the nodes are about to begin. */
    void begin();

    /** Says that no job is left. */
    void end();
  }

  /**
   * Runs.
   *
   * @param engine the engine of all nodes
   * @param database an empty database, which is left as it is at the end
   * @param seen the same database as nodes see it
   * @param count how many nodes
   * @param watch is told of the measured part
   * @return what came out of it
   * @throws NodeFailedException if nothing came out of it
   * @throws InterruptedException if the calling thread is interrupted
   */
  public JobOutcome run(
      EngineEntry engine, Database database, Database seen, int count, Watch watch)
      throws InterruptedException {
    List<NodeProcess> all = new ArrayList<>();
    Path directory = temporary();
    try {
      NodeProcess desk =
          fleet.open(engine, NodeOrder.Open.of(engine, database, plan, "desk").creatingTables());
      all.add(desk);
      String version = desk.answer().version();
      if (plan.effects()) {
        new EffectTable(database).create();
      }
      deploy(desk);
      List<NodeProcess> nodes = open(engine, seen, count, all);
      warmUp(desk, nodes, directory, database);
      return measure(version, desk, nodes, directory, database, watch);
    } finally {
      fleet.end(all);
      Journals.delete(directory);
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("millrace-jobs");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void deploy(NodeProcess desk) throws InterruptedException {
    desk.ask(NodeOrder.deploy(NodeOrder.Make.of(work.model())));
    if (work.hot() > 0) {
      desk.ask(NodeOrder.deploy(NodeOrder.Make.of(work.hotModel())));
    }
    if (work.poisoned() > 0) {
      desk.ask(NodeOrder.deploy(NodeOrder.Make.of(work.poison())));
    }
  }

  private List<NodeProcess> open(
      EngineEntry engine, Database seen, int count, List<NodeProcess> all)
      throws InterruptedException {
    List<NodeProcess> nodes =
        IntStream.rangeClosed(1, count)
            .mapToObj(i -> NodeOrder.Open.of(engine, seen, plan, "node-" + i))
            .map(open -> fleet.open(engine, open))
            .peek(all::add)
            .toList();
    for (NodeProcess node : nodes) {
      node.answer();
    }
    return nodes;
  }

  private void warmUp(NodeProcess desk, List<NodeProcess> nodes, Path directory, Database database)
      throws InterruptedException {
    if (work.warmup() == 0) {
      return;
    }
    desk.ask(NodeOrder.make(NodeOrder.Make.of(work.model(), 0, work.warmupInstances(), CALLERS)));
    Drain drain = new Drain(fleet, desk, nodes, work.patience());
    drain.begin(directory, "warm-up");
    JobCounts left = drain.await(work.expectedWarmup());
    drain.end();
    if (!left.nothingLeft()) {
      throw new NodeFailedException(
          "The warm-up did not end: " + left.open() + " jobs are left.", false);
    }
    if (plan.effects()) {
      new EffectTable(database).clear();
    }
  }

  private JobOutcome measure(
      String version,
      NodeProcess desk,
      List<NodeProcess> nodes,
      Path directory,
      Database database,
      Watch watch)
      throws InterruptedException {
    if (work.poisoned() > 0) {
      desk.ask(NodeOrder.make(NodeOrder.Make.of(work.poison(), 0, work.poisoned(), CALLERS)));
    }
    if (work.hot() > 0) {
      desk.ask(NodeOrder.make(NodeOrder.Make.of(work.hotModel(), 0, 1, 1)));
    }
    desk.ask(
        NodeOrder.make(
            NodeOrder.Make.of(work.model(), work.warmupInstances(), work.instances(), CALLERS)));
    Drain drain = new Drain(fleet, desk, nodes, work.patience());
    double jvm = cpu(nodes);
    OptionalDouble server = server(database);
    watch.begin();
    long due = drain.begin(directory, "jobs");
    JobCounts left = drain.await(work.expected());
    watch.end();
    OptionalDouble serverAtEnd = server(database);
    double jvmAtEnd = cpu(nodes);
    LaneRuns lanes = drain.end();
    return JobOutcome.of(
        new JobOutcome.Seen(
            version,
            work,
            due,
            left,
            lanes,
            nodes.stream().map(NodeProcess::log).toList(),
            jvmAtEnd - jvm,
            server.isPresent() && serverAtEnd.isPresent()
                ? OptionalDouble.of(serverAtEnd.getAsDouble() - server.getAsDouble())
                : OptionalDouble.empty(),
            plan.effects() ? new EffectTable(database).count() : null,
            fleet.isStopped()),
        drain.journals());
  }

  private static double cpu(List<NodeProcess> nodes) {
    return nodes.stream().mapToDouble(NodeProcess::cpuMicros).sum();
  }

  private static OptionalDouble server(Database database) {
    if (database.serverProcess().isEmpty()) {
      return OptionalDouble.empty();
    }
    Double micros =
        new ProcessTree(database.serverProcess().getAsLong()).cpu().get(Cost.SERVER_CPU);
    return micros == null ? OptionalDouble.empty() : OptionalDouble.of(micros);
  }
}
