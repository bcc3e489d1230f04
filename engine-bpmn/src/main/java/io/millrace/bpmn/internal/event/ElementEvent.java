package io.millrace.bpmn.internal.event;

import io.millrace.common.event.ActivityEvent;
import io.millrace.common.internal.event.OccurredEvent;
import io.millrace.common.internal.event.Occurrence;

/**
 * Something happened at an element.
 *
 * @param getActivityId the id of the element
 * @param getActivityName its name, or null
 * @param getActivityType its kind
 * @param getEventName the message, signal or error it is about, or null
 * @param getCancelReason why the activity was cancelled, or null
 */
record ElementEvent(
    Occurrence occurrence,
    String getActivityId,
    String getActivityName,
    String getActivityType,
    String getEventName,
    String getCancelReason)
    implements OccurredEvent, ActivityEvent {}
