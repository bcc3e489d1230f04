package io.millrace.benchmark.cli;

import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.EngineEntry;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say which engines take part, and how many times. */
final class EngineOptions {

  private static final String JVM_OPTIONS = "MILLRACE_BENCHMARK_JVM";

  @Option(
      names = "--engines",
      paramLabel = "NAMES",
      description = {
        "The engines to compare: millrace, flowable-8, flowable-6, flowable-5, camunda-7, operaton."
            + " Each run then has a JVM and an empty database of its own. Default: Millrace in the"
            + " JVM of this program.",
      })
  private String engines;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "Runs each point N times on each engine, in turns (A B C A B C), and compares medians."
              + " Default: 1.")
  private Integer rounds;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      description =
          "The same as --rounds, to see how much one engine varies: each of the N runs has a JVM"
              + " and a database of its own.")
  private Integer repeat;

  /**
   * Checks the options against each other.
   *
   * @param catalog the engines there are
   * @throws IllegalArgumentException if they contradict each other
   */
  void check(EngineCatalog catalog) {
    if (rounds != null && repeat != null) {
      throw new IllegalArgumentException("--rounds and --repeat mean the same: give one of them.");
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

  /** What the user wants of every JVM that is measured. */
  List<String> jvmOptions() {
    String options = System.getenv(JVM_OPTIONS);
    return options == null
        ? List.of()
        : Arrays.stream(options.trim().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }
}
