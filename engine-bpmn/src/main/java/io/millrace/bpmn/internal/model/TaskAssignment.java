package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * For whom a user task is. Every value is a text or an expression.
 *
 * @param assignee who does it, or null
 * @param owner who answers for it, or null
 * @param candidateUsers who may claim it; an expression may yield several
 * @param candidateGroups whose members may claim it; an expression may yield several
 * @param roles who else has to do with it, in document order
 */
public record TaskAssignment(
    String assignee,
    String owner,
    List<String> candidateUsers,
    List<String> candidateGroups,
    List<Role> roles) {

  /** Copies the lists. */
  public TaskAssignment {
    candidateUsers = List.copyOf(candidateUsers);
    candidateGroups = List.copyOf(candidateGroups);
    roles = List.copyOf(roles);
  }

  /** Describes a task with which nobody else has to do. */
  public TaskAssignment(
      String assignee, String owner, List<String> candidateUsers, List<String> candidateGroups) {
    this(assignee, owner, candidateUsers, candidateGroups, List.of());
  }

  /**
   * A role of the model's own.
   *
   * @param type the type of the identity links
   * @param users the users who have it
   * @param groups the groups that have it
   */
  public record Role(String type, List<String> users, List<String> groups) {

    /** Copies the lists. */
    public Role {
      users = List.copyOf(users);
      groups = List.copyOf(groups);
    }
  }
}
