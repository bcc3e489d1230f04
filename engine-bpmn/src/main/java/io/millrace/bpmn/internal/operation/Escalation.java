package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * Takes an escalation to the innermost event that catches it, outwards through sub-processes and
 * the elements that called the instance. An event without a code catches every escalation; one with
 * the same code goes before it. Who throws it goes on, unless the event that catches it interrupts.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.1, §10.5.6, §13.5.3.
 *
 * @param code the code
 * @param thrower the execution that throws it, or whose activity does
 */
public record Escalation(String code, ExecutionEntity thrower, BpmnContext context) {

  /**
   * Where an escalation is caught.
   *
   * @param host the execution of the activity
   * @param event the event
   * @param called the instance that the host called and the escalation came out of, or null
   */
  public record Caught(ExecutionEntity host, Node event, ExecutionEntity called) {

    /** Tells whether the activity is cancelled, and who threw the escalation with it. */
    public boolean interrupts() {
      return ((BoundaryEvent) event.element()).interrupting();
    }
  }

  /** Returns where it is caught; null if nobody catches it. */
  public Caught caught() {
    ExecutionEntity called = null;
    for (var host = thrower; host != null; host = outer(host)) {
      var event = catching(host);
      if (event != null) {
        return new Caught(host, event, called);
      }
      called = host.isProcessInstance() ? host : null;
    }
    return null;
  }

  /**
   * Lets the event happen now, before the thrower goes on: what the called instance gives back is
   * there for it.
   */
  public void happensAt(Caught caught) {
    if (caught.called() != null) {
      var data = context.side(caught.called());
      context.node(caught.host()).inner().calledInstanceEnds(caught.host(), data, context);
    }
    context.runtime().eventBus().escalationReceived(caught.host(), caught.event(), code, context);
    new TriggerBoundaryEvent(
            context, caught.host(), caught.event(), Arrival.of(definition(caught.event()), code))
        .move();
  }

  private ExecutionEntity outer(ExecutionEntity execution) {
    return execution.isProcessInstance()
        ? context.tree().find(execution.superExecutionId())
        : context.tree().parent(execution);
  }

  /** Returns the event at an execution that catches it; null without one. */
  private Node catching(ExecutionEntity host) {
    if (!host.isUnderWay() || LeaveActivity.isLoopInstance(host, context)) {
      return null;
    }
    Node any = null;
    for (var event : context.node(host).boundaryEvents()) {
      var caught = definition(event);
      if (caught != null && caught.escalationCode() == null) {
        any = any == null ? event : any;
      } else if (caught != null && caught.escalationCode().equals(code)) {
        return event;
      }
    }
    return any;
  }

  private static EscalationEventDefinition definition(Node event) {
    return ((Event) event.element()).definition() instanceof EscalationEventDefinition definition
        ? definition
        : null;
  }
}
