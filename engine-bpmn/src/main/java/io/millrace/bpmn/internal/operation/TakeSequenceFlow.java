package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** A token takes a flow to the next element. */
record TakeSequenceFlow(BpmnContext context, ExecutionEntity execution, Flow flow)
    implements TokenOperation {

  @Override
  public void move() {
    execution.active(true);
    if (flow.target().asksForFlow()) {
      execution.incomingFlowId(flow.element().id());
    }
    flow.listeners().tell("take", flow.element().info(), execution, context);
    context.runtime().eventBus().sequenceFlowTaken(execution, flow, context);
    context.enter(execution, flow.target());
  }
}
