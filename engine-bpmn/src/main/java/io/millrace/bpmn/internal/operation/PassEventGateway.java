package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * One of the events behind an event-based gateway has happened: it is the only one, and the token
 * goes on from it. Does nothing if another one was first.
 *
 * <p>Spec: BPMN 2.0.2 §10.6.6, §13.4.4.
 *
 * @param event the event or receive task behind the gateway
 */
record PassEventGateway(BpmnContext context, ExecutionEntity execution, Node event)
    implements TokenOperation {

  @Override
  public void move() {
    var gateway = context.node(execution);
    if (gateway.element() instanceof EventBasedGateway model) {
      context.runtime().disposal().waits(execution, context);
      if (context.done(execution)) {
        for (var flow : gateway.outgoing()) {
          pass(flow, model.instantiate() && model.parallel());
        }
      }
    }
  }

  /** Where all events have to come, a token waits at each of the others. */
  private void pass(Flow flow, boolean all) {
    if (flow.target() == event) {
      flow.listeners().tell("take", flow.element().info(), execution, context);
      context.runtime().eventBus().sequenceFlowTaken(execution, flow, context);
      context.command().agenda().plan(new EventHappens(context, execution, event));
    } else if (all) {
      var token = context.tree().addChild(context.tree().parent(execution));
      context.command().agenda().plan(new TakeSequenceFlow(context, token, flow));
    }
  }
}
