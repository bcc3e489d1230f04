package io.millrace.benchmark.engine;

import java.util.Map;

/**
 * How much an engine's history holds, over all instances.
 *
 * @param endedInstances instances of processes and cases that have ended
 * @param openInstances instances that have not
 * @param endedTasks user and human tasks that have ended, by completion or otherwise
 * @param variables variables
 * @param endedActivities activities that have ended, by type of element, such as {@code
 *     serviceTask}
 */
public record HistoryCensus(
    long endedInstances,
    long openInstances,
    long endedTasks,
    long variables,
    Map<String, Long> endedActivities) {

  /** Keeps a copy of the map. */
  public HistoryCensus {
    endedActivities = Map.copyOf(endedActivities);
  }
}
