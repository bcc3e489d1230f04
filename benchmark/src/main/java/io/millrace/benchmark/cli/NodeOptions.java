package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.jobs.NodePlan;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what all nodes have in common. */
final class NodeOptions {

  private static final String JVM_OPTIONS = "MILLRACE_BENCHMARK_JVM";

  /** Several JVMs share a machine, so their heaps are small; they neither grow nor shrink. */
  private static final List<String> OWN_JVM = List.of("-Xms512m", "-Xmx512m", "-XX:+UseG1GC");

  private static final int MOST_THREADS = 500;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many jobs a node runs at the same time. Default: ${DEFAULT-VALUE}.")
  private int threads;

  @Option(
      names = "--history",
      paramLabel = "LEVEL",
      defaultValue = "audit",
      description = "How much history is written: none, audit or full. Default: ${DEFAULT-VALUE}.")
  private History history;

  /**
   * Checks the options.
   *
   * @throws IllegalArgumentException if a value makes no sense
   */
  void check() {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException(
          "--threads must be from 1 to " + MOST_THREADS + ", but is " + threads + ".");
    }
    history.amongNoneAuditFull();
  }

  int threads() {
    return threads;
  }

  History history() {
    return history;
  }

  NodePlan plan(int connections, boolean effects) {
    return new NodePlan(history, threads, connections, effects);
  }

  /** The options of every node's JVM. */
  static List<String> jvmOptions() {
    String options = System.getenv(JVM_OPTIONS);
    return options == null
        ? OWN_JVM
        : Arrays.stream(options.trim().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }
}
