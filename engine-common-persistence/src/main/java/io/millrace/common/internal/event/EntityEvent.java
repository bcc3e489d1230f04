package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEntityEvent;

/**
 * Something happened to an instance, a definition, a task or a job.
 *
 * @param getEntity what it happened to, as it was at that moment
 */
public record EntityEvent(Occurrence occurrence, Object getEntity)
    implements OccurredEvent, EngineEntityEvent {}
