package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Objects;

/**
 * What an element does whose work is user code or happens outside the engine. The work changes
 * nothing but variables, so an asynchronous element can do it before its family is locked.
 */
public interface WorkingBehavior extends ActivityBehavior {

  /** Does the work; moves no token. */
  void work(ExecutionEntity execution, BpmnContext context);

  /** Goes on when the work is done. */
  void worked(ExecutionEntity execution, BpmnContext context);

  @Override
  default void execute(ExecutionEntity execution, BpmnContext context) {
    var activityId = execution.activityId();
    context.command().userCodeFollows();
    work(execution, context);
    if (Objects.equals(activityId, execution.activityId())) { // it may have interrupted itself
      worked(execution, context);
    }
  }
}
