package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;
import java.util.List;

/**
 * Takes a modelled error to the innermost event that catches it, outwards through sub-processes and
 * the elements that called the instance: an event sub-process of each scope, then an event at its
 * border. What an event sub-process throws that has interrupted its scope goes on outwards. An
 * event without an error code catches every error; one with the same code goes before it. What is
 * thrown behind an activity, by a condition or listener of a flow, is not the activity's own.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.1, §13.5.3. Deviation: an error that nobody catches is thrown to the
 * caller, and nothing is committed.
 */
final class ErrorPropagation {

  private final BpmnContext context;

  ErrorPropagation(BpmnContext context) {
    this.context = context;
  }

  /**
   * Finds the catching event and lets it happen next, so that what it ends does nothing more.
   *
   * @throws BpmnError the error itself if nobody catches it
   */
  void propagate(BpmnError error, ExecutionEntity thrower) {
    var caught = caught(error, thrower);
    if (caught == null) {
      context.command().agenda().planNext(leaving(error, thrower));
    } else {
      context.command().agenda().planNext(caught.happens(error, context));
    }
  }

  /**
   * Finds the catching event and lets it happen before anything else, in the middle of a step that
   * is not to go on.
   *
   * @throws BpmnError the error itself if nobody catches it
   */
  void propagateAtOnce(BpmnError error, ExecutionEntity thrower) {
    var caught = caught(error, thrower);
    if (caught == null) {
      leaving(error, thrower).move();
    } else {
      caught.happens(error, context).move();
    }
  }

  /**
   * Where an error is caught: the execution of the activity and the event at its border, or the
   * scope and the start event of an event sub-process in it.
   */
  private record Caught(ExecutionEntity host, Node event) {

    TokenOperation happens(BpmnError error, BpmnContext context) {
      var definition = (ErrorEventDefinition) ((Event) event.element()).definition();
      var arrival = Arrival.of(definition, error);
      return event.element() instanceof StartEvent
          ? new TriggerEventSubProcess(context, host, event, arrival)
          : new TriggerBoundaryEvent(context, host, event, arrival);
    }
  }

  /** Tells whether an event catches an error of a code. */
  boolean isCaught(String code, ExecutionEntity thrower) {
    return find(code, thrower) != null;
  }

  private Caught find(String code, ExecutionEntity thrower) {
    ExecutionEntity from = null;
    for (var host = thrower; host != null; from = host, host = outer(host)) {
      var start = catching(ScopeEvents.reachedFrom(from, host, context), code);
      var event = start == null ? catching(host, code) : start;
      if (event != null) {
        return new Caught(host, event);
      }
    }
    return null;
  }

  private Caught caught(BpmnError error, ExecutionEntity thrower) {
    var code = error.getErrorCode();
    var caught = find(code, thrower);
    if (caught != null) {
      endInstances(thrower, caught.host());
      context.runtime().eventBus().errorReceived(caught.host(), caught.event(), code, context);
    }
    return caught;
  }

  /**
   * Returns the step by which an error leaves the outermost instance for the case that called it.
   *
   * @throws BpmnError the error itself if no case did, or that cannot fail now
   */
  private LeaveByError leaving(BpmnError error, ExecutionEntity thrower) {
    var outermost = context.tree().processInstance(thrower);
    for (var at = outermost; at.superExecutionId() != 0; outermost = at) {
      at = context.tree().processInstance(context.tree().find(at.superExecutionId()));
    }
    var caller = OutsideCaller.of(outermost, context);
    if (caller == null || !caller.catches(LeaveByError.failure(error))) {
      throw error;
    }
    endInstances(thrower, outermost);
    return new LeaveByError(context, outermost, caller, error);
  }

  /** Notes that the instances that the error left on its way out are ended by it. */
  private void endInstances(ExecutionEntity thrower, ExecutionEntity host) {
    for (var at = thrower; at.processInstanceId() != host.processInstanceId(); at = outer(at)) {
      if (at.isProcessInstance()) {
        at.endedBy(InstanceEnd.ERROR);
      }
    }
  }

  private ExecutionEntity outer(ExecutionEntity execution) {
    return execution.isProcessInstance()
        ? context.tree().find(execution.superExecutionId())
        : context.tree().parent(execution);
  }

  private Node catching(ExecutionEntity host, String code) {
    if (!host.isUnderWay() || LeaveActivity.isLoopInstance(host, context)) {
      return null;
    }
    return catching(context.node(host).boundaryEvents(), code);
  }

  private static Node catching(List<Node> events, String code) {
    Node any = null;
    for (var event : events) {
      for (var part : ((Event) event.element()).definition().parts()) {
        if (part instanceof ErrorEventDefinition definition) {
          if (definition.errorCode() == null || definition.errorCode().isEmpty()) {
            any = any == null ? event : any;
          } else if (definition.errorCode().equals(code)) {
            return event;
          }
        }
      }
    }
    return any;
  }
}
