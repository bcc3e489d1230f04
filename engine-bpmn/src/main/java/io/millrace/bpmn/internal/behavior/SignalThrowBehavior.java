package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.event.Signals;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A signal throw or end event: delivers its signal, then goes on or ends, if the signal has not
 * ended its own scope.
 *
 * <p>Spec: BPMN 2.0.2 §13.5.2, §13.5.6.
 *
 * @param signal the signal
 * @param async whether all that wait for it get it by jobs
 * @param payload what comes with it
 * @param signals delivers signals
 */
public record SignalThrowBehavior(Signal signal, boolean async, CallData payload, Signals signals)
    implements EventThrow {

  @Override
  public void happen(ExecutionEntity execution, BpmnContext context) {
    var variables = payload.values(execution, context);
    signals.throwFrom(execution, signal, variables, async, context);
  }
}
