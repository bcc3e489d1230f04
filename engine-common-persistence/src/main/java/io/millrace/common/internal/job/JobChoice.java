package io.millrace.common.internal.job;

import java.util.List;

/**
 * Which of the jobs that are due a node takes, and which first.
 *
 * @param byPriority whether those of a higher priority come first, and only then the oldest
 * @param categories the categories it takes; empty for all jobs, those without one among them
 */
public record JobChoice(boolean byPriority, List<String> categories) {

  /** The oldest of all. */
  public static final JobChoice OLDEST = new JobChoice(false, List.of());

  /** Copies the categories. */
  public JobChoice {
    categories = List.copyOf(categories);
  }

  /** Returns this choice, by priority or not. */
  public JobChoice withPriority(boolean value) {
    return new JobChoice(value, categories);
  }

  /** Returns this choice among other categories. */
  public JobChoice among(List<String> values) {
    return new JobChoice(byPriority, values);
  }
}
