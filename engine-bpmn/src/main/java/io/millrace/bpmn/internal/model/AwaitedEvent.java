package io.millrace.bpmn.internal.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * Which event of the event registry is waited for.
 *
 * @param eventType the key of the event, or an expression that gives it
 * @param correlations what the event has to carry, in document order
 * @param payload what becomes of what it carries, in document order
 */
public record AwaitedEvent(
    String eventType, List<Correlation> correlations, List<EventMapping> payload) {

  /** Copies the lists. */
  public AwaitedEvent {
    correlations = List.copyOf(correlations);
    payload = List.copyOf(payload);
  }

  /**
   * A value that the event has to carry.
   *
   * @param name the name of the value
   * @param value a text, or an expression that gives it
   */
  public record Correlation(String name, String value) {}

  /**
   * Returns what an element waits for in an instance, or at the start of one.
   *
   * @return null where that is no event of the registry
   */
  public static AwaitedEvent of(FlowNode element) {
    if (element instanceof ReceiveTask task) {
      return task.event();
    }
    if (element instanceof SendEventTask task) {
      return task.answer();
    }
    return parts(element)
        .filter(RegistryEventDefinition.class::isInstance)
        .map(part -> ((RegistryEventDefinition) part).event())
        .findFirst()
        .orElse(null);
  }

  private static Stream<EventDefinition> parts(FlowNode element) {
    return element instanceof Event event && event.definition() != null
        ? event.definition().parts().stream()
        : Stream.empty();
  }
}
