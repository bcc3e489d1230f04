package io.millrace.benchmark.engine;

import java.util.Objects;

/**
 * A user task that waits for its completion.
 *
 * @param id the engine's id of the task
 * @param name the name that the model gives it
 */
public record OpenTask(String id, String name) {

  /** Refuses a task that cannot be completed later, for want of an id. */
  public OpenTask {
    Objects.requireNonNull(id, "id");
  }
}
