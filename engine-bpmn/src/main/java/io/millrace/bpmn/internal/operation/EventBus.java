package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** Tells the application's event listeners what happens. Each method returns at once when nobody listens. Thread-safe. */
public interface EventBus {

  /** A process instance starts; its variables are set. */
  void processStarted(ExecutionEntity instance, BpmnContext context);

  /** A process instance is over; null as reason if it came to its end. */
  void processEnded(ExecutionEntity instance, String reason, BpmnContext context);

  /** An activity starts. */
  void activityStarted(ExecutionEntity execution, BpmnContext context);

  /** An activity is done. */
  void activityCompleted(ExecutionEntity execution, BpmnContext context);

  /** An activity is cut off. */
  void activityCancelled(ExecutionEntity execution, String reason, BpmnContext context);

  /** A sequence flow is taken. */
  void sequenceFlowTaken(ExecutionEntity execution, Flow flow, BpmnContext context);

  /** A message or signal has come for an element. */
  void eventReceived(ExecutionEntity execution, String activityId, String eventType, BpmnContext context);
}
