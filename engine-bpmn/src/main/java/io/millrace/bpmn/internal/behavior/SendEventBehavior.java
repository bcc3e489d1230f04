package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.eventregistry.EventWait;
import io.millrace.common.internal.eventregistry.SendEvent;

/**
 * Sends an event of the event registry, then goes on or waits for the event that answers. It waits
 * in the transaction that sends, so that an answer to what a job sends finds it waiting.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.3 (service task); the kind of work is the field's.
 *
 * @param event what is sent
 * @param answer what is waited for; null where nothing is
 */
record SendEventBehavior(SendEvent event, EventWait answer) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    event.run(new ExecutionWorkplace(execution, false, context), context.command());
    if (answer == null) {
      context.leave(execution);
      return;
    }
    answer.subscribe(
        execution,
        execution.scopeRef(),
        execution.activityId(),
        context.scope(execution),
        context.command());
  }

  @Override
  public void trigger(ExecutionEntity execution, BpmnContext context) {
    if (answer == null) {
      ActivityBehavior.super.trigger(execution, context);
    }
    context.leave(execution);
  }
}
