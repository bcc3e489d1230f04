package io.millrace.bpmn.internal.model;

/**
 * What the jobs of a flow node are like, as written: numbers, texts or expressions.
 *
 * @param priority how urgent they are, or null for 0
 * @param workerPriority how urgent the job for workers is, or null for {@code priority}
 * @param category the category, or null for none
 */
public record JobAttributes(String priority, String workerPriority, String category) {

  /** Nothing is said. */
  public static final JobAttributes NONE = new JobAttributes(null, null, null);
}
