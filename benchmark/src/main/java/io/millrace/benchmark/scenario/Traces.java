package io.millrace.benchmark.scenario;

import java.util.Map;
import java.util.TreeMap;

/**
 * What one instance must have left in the history once it has ended.
 *
 * <p>Activities are counted by type of element and not by id, so that two models of the same
 * structure leave the same traces.
 *
 * @param tasks user tasks
 * @param variables variables, {@link #AS_MANY_AS_THE_ENGINE_LIKES} if an engine adds its own
 * @param activities activities by type of element; types that are absent are not checked
 */
public record Traces(int tasks, int variables, Map<String, Integer> activities) {

  /** For variables of which it is checked only that each instance leaves as many. */
  public static final int AS_MANY_AS_THE_ENGINE_LIKES = -1;

  /** Keeps a copy of the map. */
  public Traces {
    activities = Map.copyOf(activities);
  }

  /**
   * Begins with an instance that has one start event, one end event and nothing else.
   *
   * @return the traces of the shortest process
   */
  static Traces ofStartAndEnd() {
    return new Traces(0, 0, Map.of("startEvent", 1, "endEvent", 1));
  }

  /**
   * Adds or replaces the count of one type of activity.
   *
   * @param type the type of element
   * @param count how many of them each instance enters and leaves
   * @return these traces with that count
   */
  Traces with(String type, int count) {
    Map<String, Integer> changed = new TreeMap<>(activities);
    changed.put(type, count);
    return new Traces(tasks, variables, changed);
  }

  /**
   * Adds user tasks, both as tasks and as activities.
   *
   * @param count how many each instance creates
   * @return these traces with the tasks
   */
  Traces withTasks(int count) {
    return new Traces(count, variables, with("userTask", count).activities());
  }

  /**
   * Adds variables.
   *
   * @param count how many each instance holds at its end
   * @return these traces with the variables
   */
  Traces withVariables(int count) {
    return new Traces(tasks, count, activities);
  }
}
