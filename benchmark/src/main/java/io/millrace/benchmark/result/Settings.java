package io.millrace.benchmark.result;

import java.util.List;

/**
 * What was the same for all runs.
 *
 * @param connections the greatest number of connections an engine may hold
 * @param rounds how many times each engine runs each point
 * @param ownProcesses whether each engine had JVMs and databases of its own; otherwise all shared
 *     one JVM, one after the other
 * @param freshFor what had a fresh JVM and a fresh database: {@value #RUN}, {@value #ROUND} or
 *     {@value #POINT}, the last with fresh tables in the same JVM; null in files of older versions
 * @param jvmOptions the options of every JVM that was measured
 */
public record Settings(
    int connections, int rounds, boolean ownProcesses, String freshFor, List<String> jvmOptions) {

  /** Each run: one engine, one point, one round. */
  public static final String RUN = "run";

  /** Each round of an engine, with all its points. */
  public static final String ROUND = "round";

  /** Each point has fresh tables, but all run in one JVM. */
  public static final String POINT = "point";

  /**
   * Says what the runs shared.
   *
   * @return one sentence
   */
  public String isolation() {
    String kind = freshFor == null ? (ownProcesses ? RUN : POINT) : freshFor;
    return switch (kind) {
      case ROUND ->
          "Each engine has a fresh JVM and a fresh database in each round, in which it runs all"
              + " points one after the other (--rounds).";
      case RUN -> "Each run has a fresh JVM and a fresh database (--repeat).";
      default -> "All points run in one JVM, each on fresh tables.";
    };
  }
}
