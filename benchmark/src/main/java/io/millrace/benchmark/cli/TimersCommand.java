package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.jobs.DueTimers;
import io.millrace.benchmark.jobs.NodePlan;
import io.millrace.benchmark.measure.Latency;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets very many timers of Millrace be due at once. */
@Command(
    name = "timers",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Writes timers of Millrace that are due at once, has one node run them, and tells whether"
          + " they go off oldest first, whether memory stays flat, and how long starts take"
          + " meanwhile on the same node, compared with the same starts before.",
      ""
    })
final class TimersCommand implements Callable<Integer> {

  private static final long MOST_TIMERS = 3_000_000;
  private static final double BYTES_OF_MIB = 1 << 20;

  @Option(
      names = "--timers",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many timers are due. Default: ${DEFAULT-VALUE}.")
  private long timers;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many of them go off at the same time. Default: ${DEFAULT-VALUE}.")
  private int threads;

  @Option(
      names = "--starts",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many instances are started a second meanwhile. Default: ${DEFAULT-VALUE}.")
  private double starts;

  @Option(
      names = "--load",
      paramLabel = "TIME",
      defaultValue = "10s",
      description =
          "How long they are started, once before the timers and once beside them. Default:"
              + " ${DEFAULT-VALUE}.")
  private TimeSpan load;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the result to this file.")
  private Path json;

  @Mixin private DatabaseOptions databases;
  @Spec private CommandSpec spec;

  private final MillraceNodes nodes;
  private final PrintStream out;

  /**
   * Creates the command.
   *
   * @param nodes what the nodes run on
   * @param out where the result goes
   */
  TimersCommand(MillraceNodes nodes, PrintStream out) {
    this.nodes = nodes;
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    check();
    DueTimers.Outcome outcome =
        nodes.run(
            databases,
            (fleet, millrace, database) ->
                new DueTimers(
                        fleet,
                        new NodePlan(History.AUDIT, threads, databases.connections(), false),
                        new DueTimers.Work(
                            timers, starts, load.value().toMillis() / 1e3, Duration.ofMinutes(2)))
                    .run(millrace, database));
    show(outcome);
    ResultFile.write(json, outcome);
    return outcome.problems().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private void check() {
    try {
      databases.check();
      databases.checkShared();
      OutputOptions.check("--json", json);
      JobOptions.within("--timers", timers, 1, MOST_TIMERS);
      JobOptions.within("--threads", threads, 1, 500);
      if (!(starts > 0 && starts <= 1_000)) {
        throw new IllegalArgumentException(
            "--starts must be more than 0 and at most 1000, but is " + starts + ".");
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void show(DueTimers.Outcome outcome) {
    out.printf(
        Locale.ROOT,
        "%d timers went off in %.1f s, %.1f a second; at most %d places from where their due dates"
            + " are%n",
        outcome.ended(),
        outcome.seconds(),
        outcome.seconds() == 0 ? 0 : outcome.ended() / outcome.seconds(),
        outcome.displacement());
    out.printf("in the heap after each eighth: %s MiB%n", heap(outcome.heapBytes()));
    out.printf("starts alone:             %s%n", text(outcome.alone()));
    out.printf(
        "starts beside the timers: %s%s%n",
        text(outcome.beside()),
        outcome.wholeLoadBeside() ? "" : " (the timers were done before the last of them)");
    if (outcome.alone().p99Millis() > 0) {
      out.printf(
          Locale.ROOT,
          "p99 beside them: %.2f times that alone%n",
          outcome.beside().p99Millis() / outcome.alone().p99Millis());
    }
    out.println(outcome.problems().isEmpty() ? "ok" : "FAILED");
    outcome.problems().forEach(problem -> out.println("  ! " + problem));
    out.flush();
  }

  private static String heap(List<Long> bytes) {
    return bytes.stream()
        .map(value -> String.format(Locale.ROOT, "%.1f", value / BYTES_OF_MIB))
        .collect(Collectors.joining(" "));
  }

  private static String text(Latency latency) {
    return String.format(
        Locale.ROOT,
        "%d, p50 %.3f ms, p99 %.3f ms, max %.3f ms",
        latency.count(),
        latency.p50Millis(),
        latency.p99Millis(),
        latency.maxMillis());
  }
}
