package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * One instance of an element starts: it is written down, listeners hear of it, and it does its
 * work.
 */
public record StartActivity(BpmnContext context, ExecutionEntity execution, Node node)
    implements TokenOperation {

  @Override
  public void move() {
    if (node.behavior() != node.inner()) {
      node.data().begin(execution, context); // one of a loop
    }
    begin();
    if (node.isSkipped(execution, context)) {
      context.leave(execution);
    } else {
      node.inner().execute(execution, context);
    }
  }

  /**
   * Begins the instance: that is written down, and listeners hear of it. The rest of the step where
   * the work is done before the family is locked.
   */
  public void begin() {
    context.history().activityStarted(execution);
    context.runtime().eventBus().activityStarted(execution, context);
    node.listeners().tell("start", execution, context);
  }
}
