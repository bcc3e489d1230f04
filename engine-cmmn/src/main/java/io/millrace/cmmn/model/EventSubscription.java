package io.millrace.cmmn.model;

import java.util.List;

/**
 * Which event of the event registry is listened to.
 *
 * <p>Immutable and thread-safe.
 *
 * @param eventType the key of the event
 * @param correlations what the event has to carry, in document order
 * @param payload what becomes of what the event carries, in document order
 */
public record EventSubscription(
    String eventType, List<EventCorrelation> correlations, List<VariableMapping> payload) {

  /**
   * Copies the collections; none may be null.
   *
   * @param eventType the key of the event
   * @param correlations what the event has to carry, in document order
   * @param payload what becomes of what the event carries, in document order
   */
  public EventSubscription {
    correlations = List.copyOf(correlations);
    payload = List.copyOf(payload);
  }
}
