package io.millrace.bpmn.internal.model;

/**
 * The variables that hear of a user task.
 *
 * @param taskId the one that gets its id, which may be an expression; or null
 * @param completer the one that gets who completed it, which may be an expression; or null
 */
public record TaskVariables(String taskId, String completer) {

  /** No variable hears of it. */
  public static final TaskVariables NONE = new TaskVariables(null, null);
}
