package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Sends an event to the event registry, and may wait for another one that answers it.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param elementName which element of the standard it is
 * @param sent what is sent
 * @param answer what is waited for then; null where nothing is
 */
public record SendEventTask(
    ElementInfo info,
    LoopCharacteristics loop,
    String elementName,
    SentEvent sent,
    AwaitedEvent answer)
    implements ServiceLike {

  /**
   * An event that is sent.
   *
   * @param eventType the key of the event, or an expression that gives it
   * @param payload what it carries, in document order
   * @param channelKey the key of the outbound channel, or an expression that gives it; null where
   *     the event goes to those in the engine who wait for it
   * @param sendSynchronously whether it is sent in the middle of the transaction instead of by a
   *     job
   */
  public record SentEvent(
      String eventType, List<EventMapping> payload, String channelKey, boolean sendSynchronously) {

    /** Copies the list. */
    public SentEvent {
      payload = List.copyOf(payload);
    }
  }
}
