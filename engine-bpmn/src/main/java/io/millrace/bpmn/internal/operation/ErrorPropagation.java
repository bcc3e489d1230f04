package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;

/**
 * Takes a modelled error to the innermost event that catches it, outwards through sub-processes and
 * the elements that called the instance. An event without an error code catches every error; one
 * with the same code goes before it. What is thrown behind an activity, by a condition or listener
 * of a flow, is not the activity's own.
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
   * Finds the catching event and lets it happen.
   *
   * @throws BpmnError the error itself if nobody catches it
   */
  void propagate(BpmnError error, ExecutionEntity thrower) {
    var caught = find(error, thrower);
    context.triggerBoundaryEvent(caught.host(), caught.event());
  }

  /**
   * Finds the catching event and lets it happen before anything else, in the middle of a step that
   * is not to go on.
   *
   * @throws BpmnError the error itself if nobody catches it
   */
  void propagateAtOnce(BpmnError error, ExecutionEntity thrower) {
    var caught = find(error, thrower);
    new TriggerBoundaryEvent(context, caught.host(), caught.event()).move();
  }

  /** Where an error is caught: the execution of the activity, and the event at its border. */
  private record Caught(ExecutionEntity host, Node event) {}

  private Caught find(BpmnError error, ExecutionEntity thrower) {
    for (var host = thrower; host != null; host = outer(host)) {
      var event = catching(host, error.getErrorCode());
      if (event != null) {
        endInstances(thrower, host);
        context.runtime().eventBus().errorReceived(host, event, error.getErrorCode(), context);
        return new Caught(host, event);
      }
    }
    throw error;
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
    Node any = null;
    for (var event : context.node(host).boundaryEvents()) {
      if (((BoundaryEvent) event.element()).definition()
          instanceof ErrorEventDefinition definition) {
        if (definition.errorCode() == null || definition.errorCode().isEmpty()) {
          any = any == null ? event : any;
        } else if (definition.errorCode().equals(code)) {
          return event;
        }
      }
    }
    return any;
  }
}
