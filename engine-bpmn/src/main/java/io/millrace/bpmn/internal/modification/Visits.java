package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The executions of a process instance, as calls name them.
 *
 * @param instance the process instance
 * @param context the unit of work
 */
record Visits(ExecutionEntity instance, BpmnContext context) {

  /** Returns all live executions but the instance itself, outer before inner. */
  List<ExecutionEntity> all() {
    return context.tree().descendants(instance);
  }

  /** Returns what is at an element, a loop as a whole; those that wait for a job included. */
  List<ExecutionEntity> at(String elementId) {
    var here =
        all().stream().filter(execution -> elementId.equals(execution.activityId())).toList();
    var ids = here.stream().map(ExecutionEntity::id).collect(Collectors.toSet());
    return here.stream().filter(execution -> !ids.contains(execution.parentId())).toList();
  }

  /** Returns an execution by its id or by that of its visit; null if there is none. */
  ExecutionEntity of(long id) {
    if (id == instance.id()) {
      return instance;
    }
    return all().stream()
        .filter(execution -> execution.id() == id || execution.activityInstanceId() == id)
        .findFirst()
        .orElse(null);
  }

  /** Tells whether an execution is another one or stands around it. */
  boolean isAround(ExecutionEntity outer, ExecutionEntity inner) {
    for (var at = inner; at != null; at = context.tree().parent(at)) {
      if (at == outer) {
        return true;
      }
    }
    return false;
  }
}
