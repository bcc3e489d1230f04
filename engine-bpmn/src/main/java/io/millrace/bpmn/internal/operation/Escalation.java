package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * Takes an escalation to the innermost event that catches it. Who throws it goes on, unless the
 * event that catches it interrupts.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.1, §10.5.6, §13.5.3, §13.5.4.
 *
 * @param code the code
 * @param thrower the execution that throws it, or whose activity does
 */
public record Escalation(String code, ExecutionEntity thrower, BpmnContext context) {

  /** Returns where it is caught; null if nobody catches it. */
  public CatchingEvent<EscalationEventDefinition> caught() {
    return new CatchSearch<>(
            EscalationEventDefinition.class, EscalationEventDefinition::escalationCode, context)
        .find(WantedCodes.of(code), thrower);
  }

  /**
   * Lets the event happen now, before the thrower goes on: what the called instances that it came
   * out of give back is there for it.
   */
  public void happensAt(CatchingEvent<EscalationEventDefinition> caught) {
    for (var called : caught.left()) {
      var caller = CatchSearch.outer(called, context);
      context.node(caller).inner().calledInstanceEnds(caller, context.side(called), context);
    }
    context.runtime().eventBus().escalationReceived(caught.host(), caught.event(), code, context);
    caught.happens(Arrival.of(caught.definition(), code), context).move();
  }
}
