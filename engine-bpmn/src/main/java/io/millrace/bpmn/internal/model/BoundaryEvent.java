package io.millrace.bpmn.internal.model;

/**
 * Something that may happen while an activity is active.
 *
 * @param info what every element has
 * @param definition what it waits for
 * @param attachedTo the id of the activity
 * @param interrupting whether the activity is cancelled when it happens
 */
public record BoundaryEvent(
    ElementInfo info, EventDefinition definition, String attachedTo, boolean interrupting)
    implements Event {}
