package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * For whom a user task is. Every value is a text or an expression.
 *
 * @param assignee who does it, or null
 * @param owner who answers for it, or null
 * @param candidateUsers who may claim it; an expression may yield several
 * @param candidateGroups whose members may claim it; an expression may yield several
 */
public record TaskAssignment(
    String assignee, String owner, List<String> candidateUsers, List<String> candidateGroups) {

  /** Copies the candidates. */
  public TaskAssignment {
    candidateUsers = List.copyOf(candidateUsers);
    candidateGroups = List.copyOf(candidateGroups);
  }
}
