package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * The work of an element that was done before its family was locked has come to its end. If the
 * token has gone elsewhere by then, since an event at the border has interrupted it, nothing is
 * left to do.
 *
 * @param activityId the element
 * @param error the modelled error it ended with; null for none
 */
public record EndWork(
    BpmnContext context,
    ExecutionEntity execution,
    String activityId,
    WorkingBehavior behavior,
    BpmnError error)
    implements TokenOperation {

  @Override
  public void move() {
    if (!activityId.equals(execution.activityId())) {
      return;
    }
    if (error != null) {
      throw error;
    }
    behavior.worked(execution, context);
  }
}
