package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.SuspendedInstance;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.scope.FamilyLock;

/** Finds the executions that calls name by their ids. */
final class Executions {

  private Executions() {}

  /** Returns an execution; null if it is gone. What was not there just now is not asked for. */
  static ExecutionEntity find(long id, BpmnContext context) {
    var known = context.command().unitOfWork().known(ExecutionEntity.TABLE, id);
    return known == null && FamilyLock.isGone(context.command(), id)
        ? null
        : context.tree().find(id);
  }

  /** Returns an execution; refuses in the words of the purpose if it is gone. */
  static ExecutionEntity require(long id, String purpose, BpmnContext context) {
    return present(find(id, context), id, purpose);
  }

  /** Returns an execution; refuses in the words of the purpose if there is none. */
  static ExecutionEntity present(ExecutionEntity execution, long id, String purpose) {
    if (execution == null) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the execution '"
              + id
              + "': it is not there (any more). Look for it with an execution query.");
    }
    return execution;
  }

  /** Refuses in the words of the purpose to move a token of an instance that is suspended. */
  static ExecutionEntity active(ExecutionEntity execution, String purpose) {
    if (execution.isSuspended()) {
      throw new SuspendedInstance(execution).refusal(purpose);
    }
    return execution;
  }

  /**
   * Returns a running process instance; refuses in the words of the purpose if it is gone or
   * something else.
   */
  static ExecutionEntity requireInstance(long id, String purpose, BpmnContext context) {
    var execution = find(id, context);
    if (execution == null || !execution.isProcessInstance()) {
      throw noInstance(id, purpose);
    }
    return execution;
  }

  /** Returns the exception for a process instance that does not run. */
  static ObjectNotFoundException noInstance(long id, String purpose) {
    return new ObjectNotFoundException(
        "Cannot "
            + purpose
            + " the process instance '"
            + id
            + "': no running instance has this id; it may have ended. Look for it with a process instance query.");
  }
}
