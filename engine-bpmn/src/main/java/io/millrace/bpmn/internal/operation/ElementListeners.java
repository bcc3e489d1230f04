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

  private static final String END = "end";

  /** Nobody listens. */
  public static final ElementListeners NONE = new ElementListeners(Map.of());

  /** One listener, ready to be called. */
  @FunctionalInterface
  public interface Call {
    /** Calls the listener. */
    void notify(ExecutionEntity execution, Occasion occasion, BpmnContext context);

    /** Returns what the model calls it. */
    default String name() {
      return "";
    }
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

  /**
   * Tells of the end of what is under way at an execution, each listener once, whatever the ones
   * before it did or threw: the listeners of the element, then those of the engine's events.
   *
   * @param events tells the listeners of the engine's events
   * @return false if a listener has ended it itself, or taken its token elsewhere
   */
  boolean tellEnd(ExecutionEntity execution, Runnable events, BpmnContext context) {
    var visit = execution.activityInstanceId();
    if (hears(END) && !tellEnd(Occasion.at(execution, END), execution, context)) {
      return false;
    }
    if (execution.publishEnd()) {
      context.tell(events);
    }
    return isAt(visit, execution);
  }

  /**
   * Tells the listeners of the end of a process instance, each once.
   *
   * @param end where it ends; null if it is cut off
   * @return false if a listener has deleted the instance
   */
  boolean tellInstanceEnd(ElementInfo end, ExecutionEntity instance, BpmnContext context) {
    if (!hears(END)) {
      return !instance.isDeleted();
    }
    var occasion = end == null ? Occasion.at(instance, END) : Occasion.at(end, END);
    return tellEnd(occasion, instance, context);
  }

  private boolean tellEnd(Occasion occasion, ExecutionEntity execution, BpmnContext context) {
    var visit = execution.activityInstanceId();
    var calls =
        context.skips().customListeners() ? List.<Call>of() : byEvent.getOrDefault(END, List.of());
    while (isAt(visit, execution) && execution.listenersToldOfEnd() < calls.size()) {
      var call = calls.get(execution.tellNextOfEnd());
      context.tell(() -> call(call, occasion, execution, context));
    }
    return isAt(visit, execution);
  }

  private static void call(
      Call call, Occasion occasion, ExecutionEntity execution, BpmnContext context) {
    context
        .modelListeners()
        .call(
            () -> call.notify(execution, occasion, context),
            () -> "the listener " + call.name() + " of " + occasion.of(execution));
  }

  private static boolean isAt(long visit, ExecutionEntity execution) {
    return !execution.isDeleted() && execution.activityInstanceId() == visit;
  }

  private void tell(Occasion occasion, ExecutionEntity execution, BpmnContext context) {
    if (context.skips().customListeners()) {
      return;
    }
    for (var call : byEvent.getOrDefault(occasion.eventName(), List.of())) {
      call(call, occasion, execution, context);
    }
  }
}
