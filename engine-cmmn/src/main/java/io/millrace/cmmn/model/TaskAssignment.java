package io.millrace.cmmn.model;

import java.util.List;

/**
 * For whom a task is. Every value is a text or an expression.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.1.
 *
 * @param assignee who does it, or null
 * @param owner who answers for it, or null
 * @param candidateUsers who may claim it; an expression may yield several
 * @param candidateGroups whose members may claim it; an expression may yield several
 * @param performerRef the id of the case role that does it, or null
 */
public record TaskAssignment(
    String assignee,
    String owner,
    List<String> candidateUsers,
    List<String> candidateGroups,
    String performerRef) {

  /**
   * Copies the collections; none may be null.
   *
   * @param assignee who does it, or null
   * @param owner who answers for it, or null
   * @param candidateUsers who may claim it; an expression may yield several
   * @param candidateGroups whose members may claim it; an expression may yield several
   * @param performerRef the id of the case role that does it, or null
   */
  public TaskAssignment {
    candidateUsers = List.copyOf(candidateUsers);
    candidateGroups = List.copyOf(candidateGroups);
  }

  /** For nobody. */
  public static final TaskAssignment NONE =
      new TaskAssignment(null, null, List.of(), List.of(), null);
}
