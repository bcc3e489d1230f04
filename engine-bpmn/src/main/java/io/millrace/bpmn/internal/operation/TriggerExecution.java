package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** What a token waits for has happened. */
record TriggerExecution(BpmnContext context, ExecutionEntity execution) implements TokenOperation {

  @Override
  public void move() {
    new SuspendedInstance(execution).refuseTo("trigger");
    context.node(execution).inner().trigger(execution, context);
  }
}
