package io.millrace.benchmark.jobs;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What the lanes of some nodes ran.
 *
 * @param perNode for each node the runs of each of its lanes; empty for engines without lanes
 */
public record LaneRuns(List<List<Long>> perNode) {

  /** Of an engine without lanes. */
  public static final LaneRuns NONE = new LaneRuns(List.of());

  /**
   * Tells whether there is something to compare.
   *
   * @return true if a node has several lanes
   */
  public boolean areSeveral() {
    return perNode.stream().anyMatch(lanes -> lanes.size() > 1);
  }

  /**
   * Tells how unevenly the lanes worked.
   *
   * @return what the busiest one of all nodes ran more than the least busy, as a share of the mean
   */
  public double spread() {
    return spread(perNode.stream().flatMap(List::stream).toList());
  }

  /** Returns by how much the greatest of some numbers exceeds the least, as a share of the mean. */
  static double spread(List<Long> counts) {
    long most = counts.stream().mapToLong(Long::longValue).max().orElse(0);
    long least = counts.stream().mapToLong(Long::longValue).min().orElse(0);
    double mean = counts.stream().mapToLong(Long::longValue).average().orElse(0);
    return mean == 0 ? 0 : (most - least) / mean;
  }

  /** Returns the numbers, those of one node together. */
  @Override
  public String toString() {
    return perNode.stream()
        .map(lanes -> lanes.stream().map(String::valueOf).collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" | "));
  }
}
