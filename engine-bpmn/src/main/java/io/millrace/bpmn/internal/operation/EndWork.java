package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * The work of an element that was done before its family was locked has come to its end. Passed
 * over if the work has let an event take its token elsewhere.
 *
 * @param error the modelled error it ended with; null for none
 */
public record EndWork(
    BpmnContext context,
    ExecutionEntity execution,
    Node node,
    WorkingBehavior behavior,
    BpmnError error)
    implements TokenOperation {

  @Override
  public void move() {
    if (node.id().equals(execution.activityId())) {
      goOn();
    }
  }

  private void goOn() {
    if (error != null) {
      throw error;
    }
    behavior.worked(execution, context);
  }
}
