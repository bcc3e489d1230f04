package io.millrace.common.internal.event;

import io.millrace.common.event.JobFailureEvent;

/**
 * A try of a job failed.
 *
 * @param getEntity the job, as it was at that moment
 * @param getCause what was thrown
 */
record FailedJobEvent(Occurrence occurrence, Object getEntity, Throwable getCause)
    implements OccurredEvent, JobFailureEvent {}
