package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.peer.EngineEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A node is killed while it holds many jobs, again and again: how long it takes until another one
 * has done all of them, each once. Belongs to one thread.
 *
 * @param fleet starts the nodes
 * @param plan how the node works that does the rest; user code writes rows
 * @param work how much
 */
public record KilledNode(NodeFleet fleet, NodePlan plan, Work work) {

  private static final int CALLERS = 8;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long MILLIS_BETWEEN_LOOKS = 50;

  /**
   * How much there is to do.
   *
   * @param leased how many jobs the node holds that is killed
   * @param others how many jobs there are beside them
   * @param rounds how many nodes are killed
   * @param within how long it may take until all jobs are done
   */
  public record Work(int leased, int others, int rounds, Duration within) {}

  /**
   * What became of one killed node.
   *
   * @param round the number of the round, from 1
   * @param leased how many jobs it held
   * @param jobs how many were done elsewhere
   * @param seconds from the kill to the end of the last one
   * @param problems what was not as it should be
   */
  public record Round(int round, long leased, long jobs, double seconds, List<String> problems) {}

  /**
   * Runs all rounds on one database, with one node that survives.
   *
   * @param engine Millrace
   * @param database an empty database
   * @param rounds takes each round as soon as it is over
   * @throws NodeFailedException if a node does not do what it is told
   * @throws InterruptedException if the calling thread is interrupted
   */
  public void run(EngineEntry engine, Database database, Consumer<Round> rounds)
      throws InterruptedException {
    List<NodeProcess> all = new ArrayList<>();
    Path directory = temporary();
    try {
      NodeProcess desk =
          fleet.open(engine, NodeOrder.Open.of(engine, database, plan, "desk").creatingTables());
      all.add(desk);
      desk.answer();
      new EffectTable(database).create();
      for (boolean exclusive : new boolean[] {false, true}) {
        desk.ask(NodeOrder.deploy(NodeOrder.Make.of(JobModel.of(1, exclusive))));
      }
      NodeProcess survivor =
          fleet.open(engine, NodeOrder.Open.of(engine, database, plan, "survivor"));
      all.add(survivor);
      survivor.answer();
      for (int round = 1; round <= work.rounds() && !fleet.isStopped(); round++) {
        rounds.accept(one(engine, database, desk, survivor, round, directory));
        new EffectTable(database).clear();
      }
    } finally {
      fleet.end(all);
      Journals.delete(directory);
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("millrace-kill");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Round one(
      EngineEntry engine,
      Database database,
      NodeProcess desk,
      NodeProcess survivor,
      int round,
      Path directory)
      throws InterruptedException {
    long jobs = make(desk);
    NodePlan many = plan.withThreads(work.leased());
    NodeProcess victim =
        fleet.open(
            engine, NodeOrder.Open.of(engine, database, many, "victim-" + round).holdingJobs());
    long leased;
    long killed;
    try {
      victim.answer();
      leased = letHold(victim, desk, directory.resolve("victim-" + round));
    } finally {
      killed = Journal.now();
      victim.kill();
      fleet.end(List.of(victim));
    }
    Drain drain = new Drain(fleet, desk, List.of(survivor), work.within().multipliedBy(2));
    drain.begin(directory, "round-" + round);
    JobCounts left = drain.await(jobs);
    drain.end();
    Runs runs = Runs.in(drain.journals());
    double seconds = (runs.lastEnd() - killed) / 1e6;
    return new Round(
        round, leased, runs.jobs(), seconds, problems(database, jobs, leased, left, seconds));
  }

  private long make(NodeProcess desk) throws InterruptedException {
    long half = (work.leased() + work.others() + 1) / 2;
    for (boolean exclusive : new boolean[] {false, true}) {
      desk.ask(NodeOrder.make(NodeOrder.Make.of(JobModel.of(1, exclusive), 0, half, CALLERS)));
    }
    return 2 * half;
  }

  /** Waits until the node holds as many jobs as it is to hold. Returns how many it holds. */
  private long letHold(NodeProcess victim, NodeProcess desk, Path journal)
      throws InterruptedException {
    victim.ask(NodeOrder.run(journal.toString()));
    long end = System.nanoTime() + work.within().toNanos();
    long leased = 0;
    while (leased < work.leased() && System.nanoTime() < end && !fleet.isStopped()) {
      Thread.sleep(MILLIS_BETWEEN_LOOKS);
      leased = desk.ask(NodeOrder.of(NodeOrder.What.COUNT)).counts().leased();
    }
    return leased;
  }

  private List<String> problems(
      Database database, long jobs, long leased, JobCounts left, double seconds) {
    List<String> problems = new ArrayList<>();
    if (leased < work.leased()) {
      problems.add("The node held " + leased + " jobs, not " + work.leased() + ".");
    }
    if (!left.nothingLeft() || left.deadLetters() > 0) {
      problems.add(
          left.open() + " jobs are left, and " + left.deadLetters() + " failed too often.");
    }
    EffectTable.Effects effects = new EffectTable(database).count();
    if (effects.jobs() != jobs || effects.rows() != jobs) {
      problems.add(
          effects.jobs() + " of " + jobs + " jobs took effect, " + effects.rows() + " times.");
    }
    if (seconds > work.within().toNanos() / NANOS_PER_SECOND) {
      problems.add("It took longer than " + work.within().toSeconds() + " s.");
    }
    return problems;
  }
}
