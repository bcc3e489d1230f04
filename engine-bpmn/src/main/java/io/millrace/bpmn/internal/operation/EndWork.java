package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * The work of an element that was done before its family was locked has come to its end. If the
 * token has gone elsewhere by then, since an event at the border has interrupted it, nothing is
 * left to do.
 *
 * @param activityId the element
 * @param thrown the error or exception that it ended with; null for none
 */
public record EndWork(
    BpmnContext context,
    ExecutionEntity execution,
    String activityId,
    WorkingBehavior behavior,
    RuntimeException thrown)
    implements TokenOperation {

  /**
   * Tells whether what the work threw can be its end: an error of the model, or an exception that
   * an event will catch. All else fails before anything is locked.
   *
   * @param execution the execution in the context that looks ahead
   */
  public static boolean canBeBy(
      RuntimeException thrown, ExecutionEntity execution, BpmnContext ahead) {
    return thrown instanceof BpmnError
        || new ErrorPropagation(ahead).willBeCaught(thrown, execution);
  }

  @Override
  public void move() {
    if (!activityId.equals(execution.activityId())) {
      return;
    }
    if (thrown != null) {
      throw thrown;
    }
    behavior.worked(execution, context);
  }
}
