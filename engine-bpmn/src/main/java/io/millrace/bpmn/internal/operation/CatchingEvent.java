package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/**
 * Where an error or an escalation is caught.
 *
 * @param host the execution of the activity at whose border the event is, or the scope of the event
 *     sub-process that it starts
 * @param event the event
 * @param definition the part of it that catches
 * @param left the called instances that it came out of on its way, the innermost first
 */
public record CatchingEvent<D extends EventDefinition>(
    ExecutionEntity host, Node event, D definition, List<ExecutionEntity> left) {

  /** Tells whether the activity or scope is cancelled, and who threw with it. */
  public boolean interrupts() {
    return event.element() instanceof StartEvent start
        ? start.interrupting()
        : ((BoundaryEvent) event.element()).interrupting();
  }

  /** Returns the step by which the event happens. */
  TokenOperation happens(Arrival arrival, BpmnContext context) {
    return event.element() instanceof StartEvent
        ? new TriggerEventSubProcess(context, host, event, arrival)
        : new TriggerBoundaryEvent(context, host, event, arrival);
  }
}
