package io.millrace.cmmn.model;

import java.util.List;

/**
 * Sends an event to the event registry.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param eventType the key of the event
 * @param payload what the event carries, in document order
 */
public record SendEventTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    String eventType,
    List<VariableMapping> payload)
    implements Task {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param task what every task has
   * @param eventType the key of the event
   * @param payload what the event carries, in document order
   */
  public SendEventTask {
    payload = List.copyOf(payload);
  }
}
