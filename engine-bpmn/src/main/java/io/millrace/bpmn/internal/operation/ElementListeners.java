package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.ElementInfo;
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
    void notify(ExecutionEntity execution, Occasion occasion, BpmnContext context);
  }

  /** Tells whether somebody listens to an event. */
  boolean hears(String event) {
    return byEvent.containsKey(event);
  }

  /** Calls the listeners of an event at the element of an execution, in order. */
  public void tell(String event, ExecutionEntity execution, BpmnContext context) {
    if (!byEvent.isEmpty()) {
      tell(Occasion.at(execution, event), execution, context);
    }
  }

  /** Calls the listeners of an event at an element where no execution stands, in order. */
  void tell(String event, ElementInfo element, ExecutionEntity execution, BpmnContext context) {
    if (!byEvent.isEmpty()) {
      tell(Occasion.at(element, event), execution, context);
    }
  }

  private void tell(Occasion occasion, ExecutionEntity execution, BpmnContext context) {
    if (context.quiet().listeners()) {
      return;
    }
    for (var call : byEvent.getOrDefault(occasion.eventName(), List.of())) {
      call.notify(execution, occasion, context);
    }
  }
}
