package io.millrace.cmmn.model;

import java.util.List;

/**
 * Sends an e-mail. Fields say which.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param fields in document order
 */
public record MailTask(
    ElementInfo info, DefinitionSettings settings, TaskSettings task, List<InjectedField> fields)
    implements Task {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param task what every task has
   * @param fields in document order
   */
  public MailTask {
    fields = List.copyOf(fields);
  }
}
