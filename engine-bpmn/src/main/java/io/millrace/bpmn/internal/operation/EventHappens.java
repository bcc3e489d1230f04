package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A token comes to an event that has happened already, so that it does not wait there.
 *
 * @param event an event or a receive task
 */
record EventHappens(BpmnContext context, ExecutionEntity execution, Node event)
    implements TokenOperation {

  @Override
  public void move() {
    context.arrive(execution, event);
    event.data().begin(execution, context);
    context.history().activityStarted(execution);
    context.runtime().eventBus().activityStarted(execution, context);
    event.listeners().tell("start", execution, context);
    context.leave(execution);
  }
}
