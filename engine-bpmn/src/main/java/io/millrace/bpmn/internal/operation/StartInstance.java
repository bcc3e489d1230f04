package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * One instance of a loop starts; where the one before it has suspended the process instance, it
 * rests as a job. What the one before it changed may end the loop, so the next of a sequence does
 * not start before conditions have been looked at.
 */
public record StartInstance(
    BpmnContext context, ExecutionEntity execution, Node node, Continuation continuation)
    implements TokenOperation {

  @Override
  public void move() {
    if (isNext() && context.looksSoon()) {
      context.command().agenda().plan(this);
    } else if (execution.isSuspended()) {
      context.runtime().continuations().beforeInstance(execution, node, continuation, context);
    } else {
      new StartActivity(context, execution, node).move();
    }
  }

  private boolean isNext() {
    return execution.loopCounter() > 0 && ((LoopBehavior) node.behavior()).sequential();
  }
}
