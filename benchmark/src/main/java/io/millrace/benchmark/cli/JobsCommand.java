package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.jobs.JobOutcome;
import io.millrace.benchmark.jobs.JobRecords;
import io.millrace.benchmark.jobs.JobRun;
import io.millrace.benchmark.jobs.JobScenario;
import io.millrace.benchmark.jobs.JobWork;
import io.millrace.benchmark.jobs.NodeFailedException;
import io.millrace.benchmark.jobs.NodeFleet;
import io.millrace.benchmark.jobs.TripCount;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.EngineNotBuiltException;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.report.Surroundings;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.result.Settings;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast several nodes run the jobs of one database. */
@Command(
    name = "jobs",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Makes jobs, lets one or several nodes (JVMs with one engine and its job executor each) run"
          + " them on one database, and counts: jobs/s from the first begin to the last end, how"
          + " long each job waited, jobs that ran twice, were lost or failed, and what they cost.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  benchmark/run jobs --embedded postgresql --nodes 1,2,4 --jobs 100000 --engines"
          + " millrace,flowable-8,camunda-7,db-scheduler --rounds 3 --html jobs.html",
      "  benchmark/run jobs --embedded postgresql --nodes 4 --branches 50 --jobs 50000 --effects"
          + " --strict",
      "  benchmark/run jobs --embedded postgresql --nodes 4 --jobs 20000 --hot 2000",
      "  benchmark/run jobs --embedded postgresql --jobs 10000 --poisoned 1000",
      "  benchmark/run jobs --embedded postgresql --jobs 100000 --hot 5000 --lanes 4 --threads 8"
          + " --balance 1s",
      "  benchmark/run jobs kill --embedded postgresql --rounds 20",
      "  benchmark/run jobs timers --embedded postgresql --timers 1000000"
    })
final class JobsCommand implements Callable<Integer> {

  @Option(
      names = "--engines",
      paramLabel = "NAMES",
      defaultValue = EngineCatalog.MILLRACE,
      description =
          "The engines to compare: millrace, flowable-8, camunda-7, db-scheduler. Default:"
              + " ${DEFAULT-VALUE}.")
  private String engines;

  @Option(
      names = "--nodes",
      paramLabel = "NUMBERS",
      defaultValue = "1",
      description = "The numbers of nodes, such as 1,2,4. Default: ${DEFAULT-VALUE}.")
  private NodeCounts nodes;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Runs each point N times on each engine, in turns (A B C A B C), each time with fresh"
              + " JVMs and a fresh database. Default: ${DEFAULT-VALUE}.")
  private int rounds;

  @Option(
      names = "--costs",
      description =
          "Counts the round trips of a job first, in a run of its own with one node and at most"
              + " 2,000 jobs.")
  private boolean costs;

  @Mixin private NodeOptions nodeOptions;
  @Mixin private JobOptions jobOptions;
  @Mixin private DatabaseOptions databases;
  @Mixin private OutputOptions output;
  @Spec private CommandSpec spec;

  private final EngineCatalog catalog;
  private final PrintStream out;
  private final Consumer<Runnable> stops;
  private final Map<String, Map<String, Double>> trips = new HashMap<>();
  private final Set<String> unavailable = new HashSet<>();

  /**
   * Creates the command.
   *
   * @param catalog the engines that can be nodes
   * @param out where the table goes
   * @param stops takes what ends the run early
   */
  JobsCommand(EngineCatalog catalog, PrintStream out, Consumer<Runnable> stops) {
    this.catalog = catalog;
    this.out = out;
    this.stops = stops;
  }

  /** What one point is about: some work on some nodes. */
  private record Planned(Point point, JobWork work, int nodes) {}

  @Override
  public Integer call() throws InterruptedException {
    List<EngineEntry> chosen = checked();
    List<Planned> points = points();
    boolean good = true;
    try (NodeFleet fleet = new NodeFleet(NodeOptions.jvmOptions());
        Databases many = databases.openMany();
        Reports reports = reports(surroundings(many), points, chosen)) {
      stops.accept(fleet::stop);
      for (int round = 1; round <= rounds; round++) {
        for (Planned planned : points) {
          for (EngineEntry engine : chosen) {
            good &= fleet.isStopped() || one(fleet, many, reports, engine, planned, round);
          }
        }
      }
      reports.end(!fleet.isStopped());
      return good && !fleet.isStopped() && reports.isComplete() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  private List<EngineEntry> checked() {
    try {
      databases.check();
      databases.checkShared();
      output.check();
      nodeOptions.check();
      jobOptions.check();
      JobOptions.within("--rounds", rounds, 1, 1_000);
      return catalog.named(engines);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private List<Planned> points() {
    List<Planned> points = new ArrayList<>();
    for (JobWork work : jobOptions.works()) {
      for (int count : nodes.values()) {
        Point point =
            new Point(
                new JobScenario(work.model()),
                work.model().model(),
                nodeOptions.history(),
                count * nodeOptions.threads(),
                work.warmup(),
                work.jobs());
        points.add(new Planned(point, work, count));
      }
    }
    return points;
  }

  private Surroundings surroundings(Databases many) {
    try (Database one = many.fresh().get()) {
      return databases.surroundings(one);
    }
  }

  private Reports reports(
      Surroundings surroundings, List<Planned> points, List<EngineEntry> chosen) {
    out.println(
        "Each run has fresh JVMs and a fresh database. An instance is a job, the threads are those"
            + " of all nodes, a retry is a run of a job beyond its first.");
    return output.open(
        out,
        surroundings,
        points.stream().map(Planned::point).toList(),
        chosen.stream().map(EngineEntry::name).toList(),
        new Settings(
            databases.connections(), rounds, false, Settings.RUN, NodeOptions.jvmOptions()),
        new PrintableArguments(spec.root().commandLine().getParseResult().originalArgs()),
        true);
  }

  private boolean one(
      NodeFleet fleet,
      Databases many,
      Reports reports,
      EngineEntry engine,
      Planned planned,
      int round)
      throws InterruptedException {
    String lacking = engine.name() + " " + planned.point().scenario().name();
    if (unavailable.contains(lacking)) {
      return true;
    }
    try (Database database = many.fresh().get()) {
      JobRun run =
          new JobRun(
              fleet,
              nodeOptions.plan(databases.connections(), jobOptions.effects()),
              planned.work());
      Map<String, Double> counted = costs ? trips(run, engine, many) : Map.of();
      JobOutcome outcome = run.run(engine, database, database, planned.nodes(), JobRun.Watch.NONE);
      reports.accept(
          planned.point(),
          JobRecords.of(
              engine.name(), round, planned.point(), DatabaseInfo.of(database), outcome, counted));
      reports.note(nodesOf(outcome));
      return outcome.problems().isEmpty();
    } catch (NodeFailedException e) {
      if (e.isUnavailable()) {
        unavailable.add(lacking);
      }
      fail(reports, engine, planned.point(), round, e.getMessage());
      return e.isUnavailable();
    } catch (EngineNotBuiltException e) {
      fail(reports, engine, planned.point(), round, e.getMessage());
      return false;
    }
  }

  private Map<String, Double> trips(JobRun run, EngineEntry engine, Databases many)
      throws InterruptedException {
    String key = engine.name() + " " + run.work().model().process();
    if (!trips.containsKey(key)) {
      JobRun few = new JobRun(run.fleet(), run.plan(), run.work().atMost(TripCount.JOBS));
      trips.put(key, new TripCount(few).of(engine, many));
    }
    return trips.get(key);
  }

  private static void fail(
      Reports reports, EngineEntry engine, Point point, int round, String message) {
    reports.accept(
        new FailedRun(engine.name(), round, PointRecord.of(point, Duration.ZERO), message, ""));
  }

  private String nodesOf(JobOutcome outcome) {
    String text =
        String.format(
            Locale.ROOT,
            "jobs of each node: %s (spread %.0f %%); ran again: %d; lost: %d; dead letters: %d;"
                + " conflicts in the logs: %d of %d lines",
            joined(outcome.perNode()),
            100 * outcome.spread(),
            outcome.reruns(),
            outcome.expected() - outcome.jobs(),
            outcome.deadLetters(),
            outcome.conflicts(),
            outcome.logLines());
    if (outcome.lanes().areSeveral()) {
      text +=
          String.format(
              Locale.ROOT,
              "; runs of each lane: %s (spread %.0f %%)",
              outcome.lanes(),
              100 * outcome.lanes().spread());
    }
    return outcome.hotPerNode().isEmpty()
        ? text
        : text + "; of the hot instance: " + joined(outcome.hotPerNode());
  }

  private static String joined(List<Long> counts) {
    return counts.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
