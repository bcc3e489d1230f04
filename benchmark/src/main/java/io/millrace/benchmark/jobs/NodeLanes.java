package io.millrace.benchmark.jobs;

/**
 * How a node parts its threads, where the engine does that.
 *
 * @param count how many lanes it has
 * @param balanceSeconds how often it looks whether they are in balance; zero for never
 */
public record NodeLanes(int count, int balanceSeconds) {

  /** All threads together. */
  public static final NodeLanes ONE = new NodeLanes(1, 0);
}
