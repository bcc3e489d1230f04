package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/**
 * Tells the application's event listeners what happens. Each method returns at once when nobody
 * listens. Thread-safe.
 */
public interface EventBus {

  /** A version of a process was deployed. */
  void definitionDeployed(DefinitionEntity version, CommandContext context);

  /** A process instance is made; its variables are not set yet. */
  void processCreated(ExecutionEntity instance, BpmnContext context);

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

  /** An element begins to wait for a message or signal. */
  void eventAwaited(
      ExecutionEntity execution, String activityId, Awaited event, BpmnContext context);

  /** A message or signal has come for an element. */
  void eventReceived(
      ExecutionEntity execution, String activityId, Awaited event, BpmnContext context);

  /** What an execution still waits for is about to be deleted. */
  void waitsEnd(ExecutionEntity execution, BpmnContext context);

  /** One thing that an execution still waits for is about to be deleted. */
  void waitEnds(
      ExecutionEntity execution, EventSubscriptionEntity subscription, BpmnContext context);

  /** An error reached the event that catches it. */
  void errorReceived(ExecutionEntity host, Node event, String errorCode, BpmnContext context);

  /** An escalation reached the event that catches it. */
  void escalationReceived(ExecutionEntity host, Node event, String code, BpmnContext context);

  /**
   * What an element waits for.
   *
   * @param type {@link WaitNames#MESSAGE_EVENT} or {@link WaitNames#SIGNAL_EVENT}
   * @param name the name of the message or signal; null for a trigger that has none
   */
  record Awaited(String type, String name) {}
}
