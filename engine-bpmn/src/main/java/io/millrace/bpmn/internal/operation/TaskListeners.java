package io.millrace.bpmn.internal.operation;

import io.millrace.common.internal.task.TaskEntity;
import java.util.List;
import java.util.Map;

/**
 * The task listeners of a user task, by event. Immutable.
 *
 * @param byEvent the listeners of each event, in the order of the document, those of all events
 *     included
 */
public record TaskListeners(Map<String, List<Call>> byEvent) {

  /** Nobody listens. */
  public static final TaskListeners NONE = new TaskListeners(Map.of());

  /** One listener, ready to be called. */
  @FunctionalInterface
  public interface Call {
    /** Calls the listener. */
    void notify(TaskEntity task, String event, BpmnContext context);
  }

  /** Calls the listeners of an event, in order. */
  public void tell(String event, TaskEntity task, BpmnContext context) {
    if (byEvent.isEmpty()) {
      return;
    }
    for (var call : byEvent.getOrDefault(event, List.of())) {
      call.notify(task, event, context);
    }
  }
}
