package io.millrace.benchmark.cli;

import io.millrace.benchmark.contention.ContendedServer;
import io.millrace.benchmark.contention.Contention;
import io.millrace.benchmark.contention.ContentionResult;
import io.millrace.benchmark.contention.Places;
import io.millrace.benchmark.database.Database;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
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

/** Contended joins of two engines, while sessions are killed. */
@Command(
    name = "contention",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Two engines on one database, or one on each node of a cluster, complete the two tasks of"
          + " each instance at the same moment, while sessions of the database are killed if"
          + " --kill-every says so. Tells how many instances are torn (there in part), what"
          + " callers met, and how fast it was. The exit code is not 0 if anything is torn.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  benchmark/run contention --embedded galera --instances 20000",
      "  benchmark/run contention --embedded pgbouncer --instances 20000",
      "  benchmark/run contention --embedded mysql --instances 10000 --kill-every 200ms",
      "  benchmark/run contention --url jdbc:postgresql://a/db,jdbc:postgresql://b/db --user me"
    })
final class ContentionCommand implements Callable<Integer> {

  /** Where the engines work. */
  static final class Where {

    @Option(
        names = "--embedded",
        paramLabel = "SERVER",
        description =
            "Starts a real server for the run, with durable settings: postgresql, mariadb, mysql,"
                + " galera (two nodes of MariaDB, one for each engine) or pgbouncer (PostgreSQL"
                + " behind it, in transaction mode).")
    private ContendedServer embedded;

    @Option(
        names = "--url",
        paramLabel = "JDBC-URL",
        split = ",",
        description =
            "The database to use instead, once for both engines or once for each. It must be empty;"
                + " the tables stay.")
    private List<String> urls;

    @Option(names = "--user", paramLabel = "NAME", description = "The database's user.")
    private String user;

    @Option(
        names = "--password",
        paramLabel = "WORD",
        arity = "0..1",
        interactive = true,
        description = "The user's password; asked for if the option has no value.")
    private String password;

    private void check() {
      if ((embedded == null) == (urls == null)) {
        throw new IllegalArgumentException(
            "Give either --embedded " + List.of(ContendedServer.values()) + " or --url.");
      }
      if (urls != null && urls.size() > 2) {
        throw new IllegalArgumentException("--url takes one or two addresses.");
      }
    }

    private Places open() {
      if (embedded != null) {
        return embedded.start();
      }
      List<Database> all = urls.stream().map(url -> Database.at(url, user, password)).toList();
      return all.size() == 1 ? Places.of(all.get(0)) : new Places(all, all, () -> {});
    }

    private String name() {
      return embedded == null ? "--url" : embedded.toString();
    }
  }

  @Mixin private Where where;

  @Option(
      names = "--instances",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many instances. Default: ${DEFAULT-VALUE}.")
  private int instances;

  @Option(
      names = "--lanes",
      paramLabel = "N",
      defaultValue = "8",
      description =
          "How many instances are under way at the same time, each with two callers. Default:"
              + " ${DEFAULT-VALUE}.")
  private int lanes;

  @Option(
      names = "--kill-every",
      paramLabel = "TIME",
      description =
          "Ends a session of the database (pg_terminate_backend, KILL) or the statement it runs"
              + " (pg_cancel_backend, KILL QUERY), in turns, so often. Default: never.")
  private TimeSpan killEvery;

  @Option(
      names = "--connections",
      paramLabel = "N",
      defaultValue = "16",
      description = "How many connections each engine has. Default: ${DEFAULT-VALUE}.")
  private int connections;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the result to this file.")
  private Path json;

  @Spec private CommandSpec spec;

  private final PrintStream out;

  /**
   * Creates the command.
   *
   * @param out where the result goes
   */
  ContentionCommand(PrintStream out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    check();
    Duration pause = killEvery == null ? Duration.ZERO : killEvery.value();
    try (Places places = where.open()) {
      ContentionResult result =
          new Contention(instances, lanes, pause, connections).run(where.name(), places);
      show(result);
      ResultFile.write(json, result);
      return result.isGood() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  private void check() {
    try {
      where.check();
      OutputOptions.check("--json", json);
      JobOptions.within("--instances", instances, 1, 10_000_000);
      JobOptions.within("--lanes", lanes, 1, 1_000);
      JobOptions.within("--connections", connections, 2, 1_000);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void show(ContentionResult result) {
    out.printf(
        Locale.ROOT,
        "%s: %d instances, %d ended, %d open, %d TORN; %d kills, %d calls given up%n",
        result.server(),
        result.instances(),
        result.ended(),
        result.open(),
        result.torn(),
        result.kills(),
        result.failed());
    out.printf(
        Locale.ROOT,
        "  %.1f instances/s in %.1f s; completions p50 %.1f ms, p99 %.1f ms, max %.1f ms%n",
        result.instancesPerSecond(),
        result.seconds(),
        result.completions().p50Millis(),
        result.completions().p99Millis(),
        result.completions().maxMillis());
    result.errors().forEach((type, count) -> out.printf("  callers met %d x %s%n", count, type));
    result.wrong().forEach((what, which) -> out.printf("  ! %s: %s%n", what, which));
    out.println(result.isGood() ? "  ok" : "  FAILED");
    out.flush();
  }
}
