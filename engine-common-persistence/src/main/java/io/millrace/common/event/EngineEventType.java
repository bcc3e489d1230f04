package io.millrace.common.event;

/**
 * What can happen in an engine that listeners hear of.
 *
 * <p>Behind each type stands the interface its events have, where that is more than {@link
 * EngineEvent}.
 */
public enum EngineEventType {

  /** The engine is built and ready. */
  ENGINE_CREATED,

  /** The engine is closed. */
  ENGINE_CLOSED,

  /** A definition was deployed; {@link EngineEntityEvent}. */
  DEFINITION_DEPLOYED,

  /** A process instance was made and has not moved yet; {@link EngineEntityEvent}. */
  PROCESS_CREATED,

  /** A process instance begins to run; {@link EngineEntityEvent}. */
  PROCESS_STARTED,

  /** A process instance came to its end; {@link EngineEntityEvent}. */
  PROCESS_COMPLETED,

  /** A process instance was ended by a terminate end event; {@link EngineEntityEvent}. */
  PROCESS_COMPLETED_WITH_TERMINATE_END_EVENT,

  /**
   * A process instance was ended by an error that its caller catches; {@link EngineEntityEvent}.
   */
  PROCESS_COMPLETED_WITH_ERROR_END_EVENT,

  /** A process instance was deleted, or ended because its caller was; {@link EngineEntityEvent}. */
  PROCESS_CANCELLED,

  /** An execution enters an element; {@link ActivityEvent}. */
  ACTIVITY_STARTED,

  /** An execution leaves an element that is done; {@link ActivityEvent}. */
  ACTIVITY_COMPLETED,

  /** An execution was taken from an element that is not done; {@link ActivityEvent}. */
  ACTIVITY_CANCELLED,

  /** An execution waits for a message; {@link ActivityEvent}. */
  ACTIVITY_MESSAGE_WAITING,

  /** An execution got the message it waits for; {@link ActivityEvent}. */
  ACTIVITY_MESSAGE_RECEIVED,

  /** An execution no longer waits for a message that did not come; {@link ActivityEvent}. */
  ACTIVITY_MESSAGE_CANCELLED,

  /** An execution waits for a signal; {@link ActivityEvent}. */
  ACTIVITY_SIGNAL_WAITING,

  /** An execution got the signal or the trigger it waits for; {@link ActivityEvent}. */
  ACTIVITY_SIGNALED,

  /** An error reached the event that catches it; {@link ActivityEvent}. */
  ACTIVITY_ERROR_RECEIVED,

  /** An escalation reached the event that catches it; {@link ActivityEvent}. */
  ACTIVITY_ESCALATION_RECEIVED,

  /** An execution goes along a sequence flow; {@link SequenceFlowTakenEvent}. */
  SEQUENCEFLOW_TAKEN,

  /** A task was created; {@link EngineEntityEvent}. */
  TASK_CREATED,

  /** A task got another assignee; {@link EngineEntityEvent}. */
  TASK_ASSIGNED,

  /** A task was completed; {@link EngineEntityEvent}. */
  TASK_COMPLETED,

  /** A variable was set for the first time; {@link VariableEvent}. */
  VARIABLE_CREATED,

  /** A variable was set again; {@link VariableEvent}. */
  VARIABLE_UPDATED,

  /** A variable was removed, by itself and not with its owner; {@link VariableEvent}. */
  VARIABLE_DELETED,

  /** A timer was set; {@link EngineEntityEvent}. */
  TIMER_SCHEDULED,

  /** A timer went off; {@link EngineEntityEvent}. */
  TIMER_FIRED,

  /** A job did its work; {@link EngineEntityEvent}. */
  JOB_EXECUTION_SUCCESS,

  /** A try of a job failed; {@link JobFailureEvent}. */
  JOB_EXECUTION_FAILURE,

  /** A job failed too often and became a dead letter; {@link EngineEntityEvent}. */
  JOB_MOVED_TO_DEAD_LETTER,

  /** A job was taken away before it ran; {@link EngineEntityEvent}. */
  JOB_CANCELED
}
