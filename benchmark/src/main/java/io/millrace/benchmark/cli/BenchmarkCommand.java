package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.floor.FloorEngine;
import io.millrace.benchmark.measure.FailureText;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.report.Surroundings;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/**
 * The benchmark's program: runs processes on an engine and a database, and prints throughput and
 * response times.
 *
 * <p>Exit codes: 0 if every instance ended as it should, 1 if not or if the run could not begin, 2
 * if the options are wrong.
 */
@Command(
    name = "benchmark/run",
    mixinStandardHelpOptions = true,
    version = "Millrace benchmark, for JVM ${java.version}",
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Starts instances of processes, completes their tasks and measures how many end in a second"
          + " and how long each took. After each point it checks that every instance ended as it"
          + " should.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  benchmark/run",
      "  benchmark/run --embedded postgresql --process startToEnd --threads 1-4,16 --csv"
          + " result.csv",
      "  benchmark/run --url jdbc:postgresql://host/db --user me --password"
    })
final class BenchmarkCommand implements Callable<Integer> {

  private final EngineFactory engines;
  private final PrintStream out;
  private final LoadRunner loads = new LoadRunner();

  @Mixin private WorkOptions work;
  @Mixin private LoadOptions load;
  @Mixin private DatabaseOptions databases;
  @Mixin private CostOptions costs;
  @Mixin private OutputOptions output;
  @Spec private CommandSpec spec;

  BenchmarkCommand(EngineFactory engines, PrintStream out) {
    this.engines = engines;
    this.out = out;
  }

  /**
   * Runs the program.
   *
   * @param engines opens the engine under test
   * @param out where the table goes
   * @param arguments the options
   * @return the exit code
   */
  static int execute(EngineFactory engines, PrintStream out, String... arguments) {
    BenchmarkCommand command = new BenchmarkCommand(engines, out);
    try (Interruption interruption = new Interruption(command.loads)) {
      return commandLine(command).execute(arguments);
    }
  }

  static CommandLine commandLine(BenchmarkCommand command) {
    return new CommandLine(command)
        .registerConverter(ThreadCounts.class, checked(ThreadCounts::parse))
        .registerConverter(TimeSpan.class, checked(TimeSpan::parse))
        .registerConverter(ProcessChoice.class, checked(ProcessChoice::parse))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(BenchmarkCommand::refuse)
        .setExecutionExceptionHandler(command::explain);
  }

  private static <T> ITypeConverter<T> checked(ITypeConverter<T> parse) {
    return text -> {
      try {
        return parse.convert(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    };
  }

  @Override
  public Integer call() throws InterruptedException {
    List<Point> points = points();
    try (Database database = databases.open();
        Route route = costs.route(database);
        Reports reports = reports(database, points)) {
      Function<EngineFactory, PointRunner> runners =
          factory -> new PointRunner(factory, loads, route.sources());
      Run run =
          new Run(
              runners.apply(engines),
              yardsticks().stream().map(runners).toList(),
              loads,
              point -> databases.settings(route.seen(), point.history()),
              new Displays(output.progress(), out, database),
              reports);
      return run.all(points) && reports.isComplete() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  private Reports reports(Database database, List<Point> points) {
    Surroundings surroundings = databases.surroundings(database).with(costs.latency());
    return output.open(out, surroundings, points, costs.costs());
  }

  private List<EngineFactory> yardsticks() {
    return costs.floor() ? List.of(FloorEngine::open, FloorEngine::openGrouped) : List.of();
  }

  private List<Point> points() {
    try {
      databases.check();
      output.check();
      costs.check();
      load.check(spec.commandLine().getParseResult().hasMatchedOption("--iterations"));
      return load.paced(work.points());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private static int refuse(ParameterException refusal, String... arguments) {
    PrintWriter err = refusal.getCommandLine().getErr();
    err.println("benchmark: " + refusal.getMessage());
    err.println("benchmark/run --help lists the options.");
    return ExitCode.USAGE;
  }

  private int explain(Exception failure, CommandLine commandLine, ParseResult options) {
    PrintWriter err = commandLine.getErr();
    boolean expected =
        failure instanceof DatabaseNotReadyException || failure instanceof UncheckedIOException;
    err.println("benchmark: " + (expected ? failure.getMessage() : new FailureText(failure)));
    if (output.stacktrace()) {
      failure.printStackTrace(err);
    }
    return ExitCode.SOFTWARE;
  }
}
