package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An instance starts because an event happened that is no start event: one behind an event-based
 * gateway that instantiates, or a receive task that does.
 *
 * <p>Spec: BPMN 2.0.2 §10.6.6, §13.2.
 *
 * @param execution the first token
 * @param first where the instance begins: the gateway, or the receive task itself
 * @param event what happened
 */
record StartAtEvent(BpmnContext context, ExecutionEntity execution, Node first, Node event)
    implements TokenOperation {

  @Override
  public void move() {
    if (first == event) {
      new EventHappens(context, execution, event).move();
      return;
    }
    context.arrive(execution, first);
    context.history().activityStarted(execution);
    context.runtime().eventBus().activityStarted(execution, context);
    first.listeners().tell("start", execution, context);
    context.command().agenda().plan(new PassEventGateway(context, execution, event));
  }
}
