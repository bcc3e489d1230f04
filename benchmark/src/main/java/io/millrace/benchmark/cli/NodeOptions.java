package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.jobs.NodeLanes;
import io.millrace.benchmark.jobs.NodePlan;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what all nodes have in common. */
final class NodeOptions {

  private static final String JVM_OPTIONS = "MILLRACE_BENCHMARK_JVM";

  /**
   * Several JVMs share a machine, so their heaps are small; they neither grow nor shrink, and are
   * there before the load.
   */
  private static final List<String> OWN_JVM =
      List.of("-Xms512m", "-Xmx512m", "-XX:+UseG1GC", "-XX:+AlwaysPreTouch");

  private static final int MOST_THREADS = 500;

  /** Each needs a partition, of which there are so many. */
  private static final int MOST_LANES = 64;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many jobs a node runs at the same time. Default: ${DEFAULT-VALUE}.")
  private int threads;

  @Option(
      names = "--lanes",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many lanes a node of Millrace has; the report tells what each ran. Default:"
              + " ${DEFAULT-VALUE}.")
  private int lanes;

  @Option(
      names = "--balance",
      paramLabel = "TIME",
      defaultValue = "20s",
      description =
          "How often such a node looks whether its lanes are in balance; 0s for never. Default:"
              + " ${DEFAULT-VALUE}.")
  private TimeSpan balance;

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
    if (lanes < 1 || lanes > Math.min(threads, MOST_LANES)) {
      throw new IllegalArgumentException(
          "--lanes must be from 1 to the number of threads, at most "
              + MOST_LANES
              + ", but is "
              + lanes
              + ".");
    }
    long seconds = balance.value().toSeconds();
    if (!balance.value().equals(Duration.ofSeconds(seconds)) || seconds > 3_600) {
      throw new IllegalArgumentException("--balance must be whole seconds, at most an hour.");
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
    return new NodePlan(history, threads, connections, effects)
        .withLanes(new NodeLanes(lanes, (int) balance.value().toSeconds()));
  }

  /** The options of every node's JVM. */
  static List<String> jvmOptions() {
    String options = System.getenv(JVM_OPTIONS);
    return options == null
        ? OWN_JVM
        : Arrays.stream(options.trim().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }
}
