package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * What an element does whose work is user code or happens outside the engine. The work changes
 * nothing but variables, so an asynchronous element can do it before its family is locked.
 */
public interface WorkingBehavior extends ActivityBehavior {

  /** Does the work; moves no token. */
  void work(ExecutionEntity execution, BpmnContext context);

  /** Goes on when the work is done, unless the work has let an event take its token elsewhere. */
  void worked(ExecutionEntity execution, BpmnContext context);

  @Override
  default void execute(ExecutionEntity execution, BpmnContext context) {
    var element = execution.activityId();
    work(execution, context);
    if (element.equals(execution.activityId())) {
      worked(execution, context);
    }
  }
}
