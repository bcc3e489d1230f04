package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * What a plan item has under way outside of the plan.
 *
 * <p>Immutable and thread-safe.
 *
 * @param tasks its open tasks, the oldest first
 * @param events the events it has subscribed to, the oldest first
 * @param jobs its jobs, the oldest first
 */
public record OpenWork(
    List<TaskExplanation> tasks, List<EventExplanation> events, List<JobExplanation> jobs) {

  /**
   * Copies the lists, which may not be null.
   *
   * @param tasks its open tasks
   * @param events the events it has subscribed to
   * @param jobs its jobs
   */
  public OpenWork {
    tasks = List.copyOf(tasks);
    events = List.copyOf(events);
    jobs = List.copyOf(jobs);
  }
}
