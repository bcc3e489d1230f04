package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * An open task, and who may do it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param taskId the id of the task
 * @param name its name, or null
 * @param assignee who is to do it; null if nobody has it yet
 * @param candidateUsers the users who may claim it, sorted
 * @param candidateGroups the groups whose members may claim it, sorted
 * @param suspended whether it is suspended, so that nobody can complete it
 */
public record TaskExplanation(
    String taskId,
    String name,
    String assignee,
    List<String> candidateUsers,
    List<String> candidateGroups,
    boolean suspended) {

  /**
   * Copies the lists, which may not be null.
   *
   * @param taskId the id of the task
   * @param name its name, or null
   * @param assignee who is to do it; null if nobody has it yet
   * @param candidateUsers the users who may claim it
   * @param candidateGroups the groups whose members may claim it
   * @param suspended whether it is suspended
   */
  public TaskExplanation {
    candidateUsers = List.copyOf(candidateUsers);
    candidateGroups = List.copyOf(candidateGroups);
  }
}
