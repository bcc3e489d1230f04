package io.millrace.benchmark.cli;

import io.millrace.benchmark.cost.Route;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import picocli.CommandLine.Option;

/** The options that say which costs are measured, and how long the way to the database is. */
final class CostOptions {

  private static final Duration LONGEST = Duration.ofSeconds(10);

  @Option(
      names = "--costs",
      description = {
        "Shows a second table: what an instance cost in processor time of JVM and server, heap,"
            + " garbage collections, round trips, rows and bytes. Round trips and rows are"
            + " counted in a short pass of its own for each point, before the first round or after"
            + " the point.",
      })
  private boolean costs;

  @Option(
      names = "--latency",
      paramLabel = "TIME",
      description = {
        "Makes each round trip to the database longer by this time, such as 1ms: half in each"
            + " direction, without a limit to what is under way at once.",
      })
  private TimeSpan latency;

  @Option(
      names = "--server-pid",
      paramLabel = "PID",
      description =
          "The first process of the database's server on this machine, whose processor time is"
              + " measured; known by itself with --embedded.")
  private Long serverPid;

  /**
   * Checks the options.
   *
   * @throws IllegalArgumentException if a value is out of bounds
   */
  void check() {
    if (latency != null && (latency.value().isZero() || latency.value().compareTo(LONGEST) > 0)) {
      throw new IllegalArgumentException("--latency must be more than 0ms and at most 10s.");
    }
    if (serverPid != null && !Files.isReadable(Path.of("/proc/" + serverPid + "/stat"))) {
      throw new IllegalArgumentException(
          "--server-pid must name a process that runs on this machine, but is " + serverPid + ".");
    }
  }

  /**
   * Lays the way to the database.
   *
   * @param database the opened database
   * @return the way, which the caller closes
   * @throws DatabaseNotReadyException if the way cannot be made longer
   */
  Route route(Database database) {
    return Route.to(named(database), latency(), costs);
  }

  /**
   * Names the server's process, if an option does.
   *
   * @param database the database
   * @return the same database
   */
  Database named(Database database) {
    return serverPid == null ? database : database.ofServer(OptionalLong.of(serverPid));
  }

  Duration latency() {
    return latency == null ? Duration.ZERO : latency.value();
  }

  boolean costs() {
    return costs;
  }
}
