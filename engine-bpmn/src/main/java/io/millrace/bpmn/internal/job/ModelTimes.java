package io.millrace.bpmn.internal.job;

import io.millrace.common.internal.calendar.EngineCalendar;

/**
 * What models say about the times of their jobs.
 *
 * @param retries how often jobs are tried
 * @param calendar when timers are due again
 */
public record ModelTimes(ModelRetryCycles retries, EngineCalendar calendar) {}
