package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.Turn;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.Settings;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say which engines take part, and how many times. */
final class EngineOptions {

  private static final String JVM_OPTIONS = "MILLRACE_BENCHMARK_JVM";

  /**
   * A heap that never grows or shrinks, and the collector that servers have, for every engine. Its
   * pages are there before the load: else an engine that allocates little meets fresh ones all the
   * time it is measured, while one that allocates much has met them all in its warm-up.
   */
  private static final List<String> OWN_JVM =
      List.of("-Xms2g", "-Xmx2g", "-XX:+UseG1GC", "-XX:+AlwaysPreTouch");

  @Option(
      names = "--engines",
      paramLabel = "NAMES",
      description = {
        "The engines to compare: millrace, flowable-8, flowable-6, flowable-5, camunda-7, operaton,"
            + " flowable-cmmn-7 and flowable-cmmn-6 (cases alone), and the floors: plain JDBC that writes the rows that Millrace writes for"
            + " startToEnd and terminateUserTasks at history none and audit, as one statement (floor),"
            + " for many callers together (floor-grouped), as one string of statements (floor-string),"
            + " row by row as engines do (floor-rows). Engines then have"
            + " JVMs and empty databases of their own. Default: Millrace in the JVM of this"
            + " program.",
      })
  private String engines;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "Runs all points N times on each engine, in turns (A B C A B C), and compares medians. In"
              + " each round an engine has a fresh JVM and a fresh database, and runs all points in"
              + " them one after the other. Default: 1.")
  private Integer rounds;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      description =
          "Runs each point N times on each engine, to see how much one engine varies: each of the N"
              + " runs has a fresh JVM and a fresh database.")
  private Integer repeat;

  /**
   * Checks the options against each other.
   *
   * @param catalog the engines there are
   * @throws IllegalArgumentException if they contradict each other
   */
  void check(EngineCatalog catalog) {
    if (rounds != null && repeat != null) {
      throw new IllegalArgumentException(
          "--rounds and --repeat are two ways to run a point many times: give one of them.");
    }
    if (rounds() < 1) {
      throw new IllegalArgumentException(
          (rounds == null ? "--repeat" : "--rounds")
              + " must be 1 or more, but is "
              + rounds()
              + ".");
    }
    if (apart()) {
      chosen(catalog);
    }
  }

  /** Whether each run has a process of its own. */
  boolean apart() {
    return engines != null || rounds != null || repeat != null;
  }

  int rounds() {
    if (rounds != null) {
      return rounds;
    }
    return repeat == null ? 1 : repeat;
  }

  List<EngineEntry> chosen(EngineCatalog catalog) {
    return catalog.named(engines == null ? EngineCatalog.MILLRACE : engines);
  }

  /** Whether any of them is somebody else's. */
  boolean withPeers(EngineCatalog catalog) {
    return engines != null
        && chosen(catalog).stream().map(EngineEntry::name).anyMatch(Comparison::isPeer);
  }

  /** Plans who runs what when. */
  List<Turn> turns(List<Point> points, List<EngineEntry> chosen) {
    return repeat == null
        ? Turn.inRounds(points, rounds(), chosen)
        : Turn.apart(points, rounds(), chosen);
  }

  /** What has a fresh JVM and a fresh database, as {@link Settings} calls it. */
  String freshFor() {
    if (!apart()) {
      return Settings.POINT;
    }
    return repeat == null ? Settings.ROUND : Settings.RUN;
  }

  /** The options of every JVM that is measured. */
  List<String> jvmOptions() {
    String options = System.getenv(JVM_OPTIONS);
    if (options == null) {
      return apart() ? OWN_JVM : List.of();
    }
    return Arrays.stream(options.trim().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }
}
