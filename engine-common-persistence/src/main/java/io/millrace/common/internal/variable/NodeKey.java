package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.OwnerKey;

/**
 * Tells nodes apart, as their rows do.
 *
 * @param element the execution or plan item; 0 for a task that stands alone
 * @param task the task; 0 for the variables of the element itself
 */
record NodeKey(long element, long task) {

  static NodeKey of(VariableNode node) {
    return new NodeKey(node.scope().elementId(), node.taskId());
  }

  static NodeKey of(VariableEntity row) {
    return new NodeKey(row.subScopeId(), row.taskId());
  }

  /** Returns the key of all rows of the node. */
  OwnerKey rows() {
    return task == 0
        ? OwnerKey.of("SUB_SCOPE_ID_", element).without("TASK_ID_", "= 0")
        : OwnerKey.of("TASK_ID_", task).within("SUB_SCOPE_ID_", element);
  }
}
