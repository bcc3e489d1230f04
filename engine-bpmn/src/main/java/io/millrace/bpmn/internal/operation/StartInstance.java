package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * One instance of a loop starts; where the one before it has suspended the process instance, it
 * rests as a job.
 */
public record StartInstance(
    BpmnContext context, ExecutionEntity execution, Node node, Continuation continuation)
    implements TokenOperation {

  @Override
  public void move() {
    if (execution.isSuspended()) {
      context.runtime().continuations().beforeInstance(execution, node, continuation, context);
    } else {
      new StartActivity(context, execution, node).move();
    }
  }
}
