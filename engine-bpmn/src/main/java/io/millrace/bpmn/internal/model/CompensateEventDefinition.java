package io.millrace.bpmn.internal.model;

/**
 * Compensates what has completed, or at the border of an activity binds its handler.
 *
 * @param activityRef the activity to be compensated, or null for all of the scope
 * @param waitForCompletion whether the throwing event waits for the handlers
 */
public record CompensateEventDefinition(String activityRef, boolean waitForCompletion)
    implements EventDefinition {}
