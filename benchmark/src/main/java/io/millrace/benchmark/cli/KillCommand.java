package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.jobs.KilledNode;
import io.millrace.benchmark.jobs.NodeFleet;
import io.millrace.benchmark.peer.EngineEntry;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Kills nodes of Millrace that hold jobs. */
@Command(
    name = "kill",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Kills a node of Millrace (SIGKILL) while it holds jobs, and tells how long it takes until"
          + " another one has done all of them, and whether each took effect once.",
      ""
    })
final class KillCommand implements Callable<Integer> {

  private static final int MOST_LEASED = 5_000;

  @Option(
      names = "--leased",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many jobs the killed node holds. Default: ${DEFAULT-VALUE}.")
  private int leased;

  @Option(
      names = "--others",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many jobs there are beside them. Default: ${DEFAULT-VALUE}.")
  private int others;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many nodes are killed, one after the other. Default: ${DEFAULT-VALUE}.")
  private int rounds;

  @Option(
      names = "--within",
      paramLabel = "TIME",
      defaultValue = "30s",
      description = "How long it may take. Default: ${DEFAULT-VALUE}.")
  private TimeSpan within;

  @Option(
      names = "--lease",
      paramLabel = "TIME",
      description =
          "How long nodes hold jobs without a sign of life. Default: as Millrace has it by itself,"
              + " which is what --within is about.")
  private TimeSpan lease;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the rounds to this file.")
  private Path json;

  @Mixin private NodeOptions nodeOptions;
  @Mixin private DatabaseOptions databases;
  @Spec private CommandSpec spec;

  private final MillraceNodes nodes;
  private final PrintStream out;

  /**
   * Creates the command.
   *
   * @param nodes what the nodes run on
   * @param out where each round goes
   */
  KillCommand(MillraceNodes nodes, PrintStream out) {
    this.nodes = nodes;
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    check();
    List<KilledNode.Round> done = nodes.run(databases, this::kill);
    ResultFile.write(json, done);
    boolean good =
        done.size() == rounds && done.stream().allMatch(round -> round.problems().isEmpty());
    return good ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private List<KilledNode.Round> kill(NodeFleet fleet, EngineEntry millrace, Database database)
      throws InterruptedException {
    List<KilledNode.Round> done = new ArrayList<>();
    new KilledNode(
            fleet,
            nodeOptions.plan(databases.connections(), true).withLease(leaseSeconds()),
            new KilledNode.Work(leased, others, rounds, within.value()))
        .run(
            millrace,
            database,
            round -> {
              done.add(round);
              show(round);
            });
    return done;
  }

  private void check() {
    try {
      databases.check();
      databases.checkShared();
      nodeOptions.check();
      OutputOptions.check("--json", json);
      JobOptions.within("--leased", leased, 1, MOST_LEASED);
      JobOptions.within("--others", others, 0, 1_000_000);
      JobOptions.within("--rounds", rounds, 1, 1_000);
      JobOptions.within("--lease in seconds", lease == null ? 15 : leaseSeconds(), 3, 3_600);
      if (within.value().isZero()) {
        throw new IllegalArgumentException("--within must be more than nothing.");
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private int leaseSeconds() {
    return lease == null ? 0 : (int) lease.value().toSeconds();
  }

  private void show(KilledNode.Round round) {
    out.printf(
        Locale.ROOT,
        "round %d: killed with %d jobs; %d jobs done elsewhere, the last after %.1f s  %s%n",
        round.round(),
        round.leased(),
        round.jobs(),
        round.seconds(),
        round.problems().isEmpty() ? "ok" : "FAILED");
    round.problems().forEach(problem -> out.println("  ! " + problem));
    out.flush();
  }
}
