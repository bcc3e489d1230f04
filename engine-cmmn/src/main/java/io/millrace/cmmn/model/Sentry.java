package io.millrace.cmmn.model;

import java.util.List;

/**
 * Watches for events and a condition. It is satisfied when all its on-parts have happened and its
 * if-part holds.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.
 *
 * @param info what every element has
 * @param triggerMode how long it remembers
 * @param onParts what has to happen, in document order; empty where the if-part alone decides
 * @param ifPart the condition, or null
 */
public record Sentry(ElementInfo info, TriggerMode triggerMode, List<OnPart> onParts, IfPart ifPart)
    implements CmmnElement {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param triggerMode how long it remembers
   * @param onParts what has to happen, in document order; empty where the if-part alone decides
   * @param ifPart the condition, or null
   */
  public Sentry {
    onParts = List.copyOf(onParts);
  }
}
