package io.millrace.cmmn.model;

/**
 * The form of a task.
 *
 * <p>Immutable and thread-safe.
 *
 * @param formKey its key, a text or an expression, or null
 * @param sameDeployment whether the form is looked for in the deployment of the case first
 * @param validation whether what comes from the form is checked: {@code true}, {@code false} or an
 *     expression; null for true
 */
public record TaskForm(String formKey, boolean sameDeployment, String validation) {

  /** No form. */
  public static final TaskForm NONE = new TaskForm(null, true, null);
}
