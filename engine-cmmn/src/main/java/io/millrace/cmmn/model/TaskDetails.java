package io.millrace.cmmn.model;

/**
 * What else is known of a human task. Every value is a text or an expression, or null.
 *
 * <p>Immutable and thread-safe.
 *
 * @param dueDate an ISO-8601 date or duration
 * @param followUpDate an ISO-8601 date or duration
 * @param priority a whole number
 * @param category any text
 * @param taskIdVariableName the variable that gets the id of the task, a name or an expression
 * @param taskCompleterVariableName the variable that gets the user who completes it, a name or an
 *     expression
 */
public record TaskDetails(
    String dueDate,
    String followUpDate,
    String priority,
    String category,
    String taskIdVariableName,
    String taskCompleterVariableName) {

  /** Nothing is said. */
  public static final TaskDetails NONE = new TaskDetails(null, null, null, null, null, null);
}
