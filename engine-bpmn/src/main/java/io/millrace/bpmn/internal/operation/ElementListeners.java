package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;
import java.util.Map;

/**
 * The execution listeners of an element, by event: {@code start}, {@code end}, {@code take}.
 * Immutable.
 *
 * @param byEvent the listeners of each event, in the order of the document
 */
public record ElementListeners(Map<String, List<Call>> byEvent) {

  /** Nobody listens. */
  public static final ElementListeners NONE = new ElementListeners(Map.of());

  /** One listener, ready to be called. */
  @FunctionalInterface
  public interface Call {
    /** Calls the listener. */
    void notify(ExecutionEntity execution, String event, BpmnContext context);
  }

  /** Calls the listeners of an event, in order. */
  public void tell(String event, ExecutionEntity execution, BpmnContext context) {
    if (byEvent.isEmpty()) {
      return;
    }
    for (var call : byEvent.getOrDefault(event, List.of())) {
      call.notify(execution, event, context);
    }
  }
}
