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
 * @param channelKey the key of the outbound channel, a text or an expression; null where the event
 *     goes to those in the engine who wait for it
 * @param sendSynchronously whether it is sent in the middle of the transaction instead of by a job
 */
public record SendEventTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    String eventType,
    List<VariableMapping> payload,
    String channelKey,
    boolean sendSynchronously)
    implements Task {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param task what every task has
   * @param eventType the key of the event
   * @param payload what the event carries, in document order
   * @param channelKey the key of the outbound channel, a text or an expression; null where the
   *     event goes to those in the engine who wait for it
   * @param sendSynchronously whether it is sent in the middle of the transaction instead of by a
   *     job
   */
  public SendEventTask {
    payload = List.copyOf(payload);
  }
}
