package io.millrace.benchmark.cli;

import io.millrace.benchmark.cost.Route;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.jobs.JobEngines;
import io.millrace.benchmark.jobs.NodeFailedException;
import io.millrace.benchmark.measure.FailureText;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.Workers;
import io.millrace.benchmark.profile.Profiles;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.report.Surroundings;
import io.millrace.benchmark.result.Settings;
import io.millrace.benchmark.worker.Conditions;
import io.millrace.benchmark.worker.Interruption;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
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
      "  benchmark/run --embedded postgresql --engines millrace,flowable-8,camunda-7 --rounds 3"
          + " --threads 1,4,16 --json result.json",
      "  benchmark/run --url jdbc:postgresql://host/db --user me --password",
      "  benchmark/run report result.json other.json --html report.html --compare earlier.json",
      "  benchmark/run jobs --embedded postgresql --nodes 1,2,4 --jobs 100000",
      "  benchmark/run micro -prof gc"
    })
final class BenchmarkCommand implements Callable<Integer> {

  private final EngineFactory engines;
  private final EngineCatalog catalog;
  private final PrintStream out;
  private volatile Runnable stop = () -> {};
  private volatile Runnable unwatched = () -> {};

  @Mixin private EngineOptions engineOptions;
  @Mixin private WorkOptions work;
  @Mixin private WarmupOptions warmups;
  @Mixin private LoadOptions load;
  @Mixin private DatabaseOptions databases;
  @Mixin private CostOptions costs;
  @Mixin private ProfileOptions profiles;
  @Mixin private OutputOptions output;
  @Spec private CommandSpec spec;

  /**
   * Creates the command.
   *
   * @param engines opens the engine that runs in this JVM
   * @param catalog the engines that run in processes of their own
   * @param out where the table goes
   */
  BenchmarkCommand(EngineFactory engines, EngineCatalog catalog, PrintStream out) {
    this.engines = engines;
    this.catalog = catalog;
    this.out = out;
  }

  /**
   * Runs the program.
   *
   * @param engines opens the engine that runs in this JVM
   * @param catalog the engines that run in processes of their own
   * @param out where the table goes
   * @param arguments the options
   * @return the exit code
   */
  static int execute(
      EngineFactory engines, EngineCatalog catalog, PrintStream out, String... arguments) {
    BenchmarkCommand command = new BenchmarkCommand(engines, catalog, out);
    try (Interruption interruption = new Interruption()) {
      interruption.stops(() -> command.stop.run());
      command.unwatched = interruption::close;
      return commandLine(command).execute(arguments);
    }
  }

  static CommandLine commandLine(BenchmarkCommand command) {
    return new CommandLine(command)
        .addSubcommand(new ReportCommand(command.out))
        .addSubcommand(jobs(command))
        .addSubcommand(new ContentionCommand(command.out))
        .addSubcommand(new MicroCommand(() -> command.unwatched.run()))
        .registerConverter(ThreadCounts.class, checked(ThreadCounts::parse))
        .registerConverter(ArrivalRate.class, checked(ArrivalRate::parse))
        .registerConverter(TimeSpan.class, checked(TimeSpan::parse))
        .registerConverter(WarmupLength.class, checked(WarmupLength::parse))
        .registerConverter(ProcessChoice.class, checked(ProcessChoice::parse))
        .registerConverter(NodeCounts.class, checked(NodeCounts::parse))
        .registerConverter(JobKinds.class, checked(JobKinds::parse))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(BenchmarkCommand::refuse)
        .setExecutionExceptionHandler(command::explain);
  }

  private static CommandLine jobs(BenchmarkCommand command) {
    EngineCatalog catalog = JobEngines.in(Path.of(System.getProperty(Main.HOME, "benchmark")));
    Consumer<Runnable> stops = stop -> command.stop = stop;
    MillraceNodes nodes = new MillraceNodes(catalog, command.out, stops);
    return new CommandLine(new JobsCommand(catalog, command.out, stops))
        .addSubcommand(new KillCommand(nodes, command.out))
        .addSubcommand(new TimersCommand(nodes, command.out));
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
    boolean good = engineOptions.apart() ? apart(points) : here(points);
    return good ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private boolean here(List<Point> points) throws InterruptedException {
    LoadRunner loads = new LoadRunner();
    stop = loads::stop;
    try (Database database = databases.open();
        Route route = costs.route(database);
        Reports reports = reports(databases.surroundings(database), points, List.of())) {
      boolean good =
          new Run(
                  new PointRunner(engines, loads, route.sources(), observers()),
                  loads,
                  point -> databases.settings(route.seen(), point.history()),
                  new Displays(output.progress(), out, database),
                  reports)
              .all(points);
      reports.end(!loads.isStopped());
      return good && reports.isComplete();
    }
  }

  private Profiles observers() {
    return new Profiles(profiles.directory(), EngineCatalog.MILLRACE, 1);
  }

  private boolean apart(List<Point> points) throws InterruptedException {
    List<EngineEntry> chosen = engineOptions.chosen(catalog);
    Conditions conditions =
        new Conditions(
            databases.connections(), costs.latency(), costs.costs(), profiles.directory());
    Workers workers = new Workers(engineOptions.jvmOptions(), conditions, out::println);
    stop = workers::stop;
    try (Databases many = databases.openMany().with(costs::named);
        Reports reports =
            reports(surroundings(many), points, chosen.stream().map(EngineEntry::name).toList())) {
      RateShares shares = new RateShares(load.shares(), points, costs.latency(), reports::note);
      boolean good =
          new PeerRun(workers, conditions, many, output.progress(), reports)
              .all(
                  engineOptions.turns(points, chosen),
                  results -> engineOptions.turns(shares.after(results), chosen));
      return good && reports.isComplete();
    }
  }

  private Surroundings surroundings(Databases many) {
    try (Database one = many.fresh().get()) {
      costs.route(one).close(); // a way that cannot be laid is refused before the first run
      return databases.surroundings(one);
    }
  }

  private Reports reports(Surroundings surroundings, List<Point> points, List<String> chosen) {
    Settings settings =
        new Settings(
            surroundings.connections(),
            engineOptions.rounds(),
            engineOptions.apart(),
            engineOptions.freshFor(),
            engineOptions.jvmOptions());
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    return output.open(
        out,
        surroundings.with(costs.latency()),
        points,
        chosen,
        settings,
        new PrintableArguments(words),
        costs.costs());
  }

  private List<Point> points() {
    try {
      databases.check();
      output.check();
      engineOptions.check(catalog);
      costs.check();
      load.check(
          spec.commandLine().getParseResult().hasMatchedOption("--iterations"),
          engineOptions.withPeers(catalog));
      List<Point> points = load.paced(warmups.before(work.points()));
      profiles.check(points);
      return points;
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
        failure instanceof DatabaseNotReadyException
            || failure instanceof UncheckedIOException
            || failure instanceof NodeFailedException;
    err.println("benchmark: " + (expected ? failure.getMessage() : new FailureText(failure)));
    if (output.stacktrace()) {
      failure.printStackTrace(err);
    }
    return ExitCode.SOFTWARE;
  }
}
