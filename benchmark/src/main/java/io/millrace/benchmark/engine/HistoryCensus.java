package io.millrace.benchmark.engine;

import java.util.HashMap;
import java.util.Map;

/**
 * How much an engine's history holds, over all instances.
 *
 * @param endedInstances instances of processes and cases that have ended
 * @param openInstances instances that have not
 * @param endedTasks user and human tasks that have ended, by completion or otherwise
 * @param variables variables
 * @param endedActivities activities of processes and plan items of cases that have ended, by type
 *     of element, such as {@code serviceTask}; a type that the engine's history never holds is
 *     absent
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

  /**
   * Subtracts what there was before.
   *
   * @param before an earlier count of the same history
   * @return what the history has gained since; less than zero where it has lost
   */
  public HistoryCensus since(HistoryCensus before) {
    Map<String, Long> activities = new HashMap<>(endedActivities);
    before.endedActivities.forEach((type, count) -> activities.merge(type, -count, Long::sum));
    return new HistoryCensus(
        endedInstances - before.endedInstances,
        openInstances - before.openInstances,
        endedTasks - before.endedTasks,
        variables - before.variables,
        activities);
  }
}
