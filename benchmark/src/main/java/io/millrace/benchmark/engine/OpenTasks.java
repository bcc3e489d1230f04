package io.millrace.benchmark.engine;

import java.util.List;
import java.util.function.Function;

/**
 * Turns an engine's tasks into those that scenarios know. Stateless.
 *
 * @param <T> the engine's type of task
 * @param id reads the engine's id of a task
 * @param name reads the name that the model gives it
 */
public record OpenTasks<T>(Function<T, String> id, Function<T, String> name) {

  /**
   * Turns the tasks that a query found.
   *
   * @param found the tasks
   * @return as many, in the same order
   */
  public List<OpenTask> all(List<? extends T> found) {
    return found.stream().map(this::open).toList();
  }

  /**
   * Turns the task that a query for one name was to find.
   *
   * @param found the task, or null if there is none
   * @param instanceId the instance that was asked about
   * @param taskName the name that was asked for
   * @return the task
   * @throws IllegalStateException if there is none
   */
  public OpenTask one(T found, String instanceId, String taskName) {
    if (found == null) {
      throw new IllegalStateException(
          "Instance " + instanceId + " must wait at task '" + taskName + "', but it does not.");
    }
    return open(found);
  }

  private OpenTask open(T task) {
    return new OpenTask(id.apply(task), name.apply(task));
  }
}
