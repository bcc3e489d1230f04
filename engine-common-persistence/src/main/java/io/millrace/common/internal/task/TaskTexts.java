package io.millrace.common.internal.task;

import java.util.List;

/**
 * What a model says about the tasks of an element, as texts that may be expressions.
 *
 * @param kind what the model calls the element, for messages, such as {@code user task}
 * @param id the element
 * @param name the name, or null
 * @param description the description, or null
 * @param people for whom they are
 * @param details what else is said
 */
public record TaskTexts(
    String kind, String id, String name, String description, People people, Details details) {

  /**
   * For whom tasks are.
   *
   * @param assignee who does it, or null
   * @param owner who answers for it, or null
   * @param candidateUsers who may claim it
   * @param candidateGroups whose members may claim it
   * @param links who else has to do with it
   */
  public record People(
      String assignee,
      String owner,
      List<String> candidateUsers,
      List<String> candidateGroups,
      List<Links> links) {

    /** Describes people where nobody else has to do with the tasks. */
    public People(
        String assignee, String owner, List<String> candidateUsers, List<String> candidateGroups) {
      this(assignee, owner, candidateUsers, candidateGroups, List.of());
    }
  }

  /**
   * Users and groups who have to do with tasks in a way of the application's own.
   *
   * @param type the type of their identity links
   * @param users the users
   * @param groups the groups
   */
  public record Links(String type, List<String> users, List<String> groups) {}

  /**
   * What else is said of tasks; each may be null.
   *
   * @param dueDate a date or duration
   * @param followUpDate a date or duration
   * @param priority a whole number
   * @param category any text
   * @param formKey the form
   * @param calendar who reads the due date
   */
  public record Details(
      String dueDate,
      String followUpDate,
      String priority,
      String category,
      String formKey,
      String calendar) {}
}
