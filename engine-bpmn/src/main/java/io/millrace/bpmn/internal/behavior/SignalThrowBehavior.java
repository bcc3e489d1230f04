package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.event.Signals;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An intermediate signal throw event: delivers its signal, then goes on, if the signal has not
 * ended its own scope.
 *
 * <p>Spec: BPMN 2.0.2 §13.5.2.
 *
 * @param signal the signal
 * @param signals delivers signals
 */
public record SignalThrowBehavior(Signal signal, Signals signals) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    signals.throwFrom(execution, signal, context);
    context.leave(execution);
  }
}
