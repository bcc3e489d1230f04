package io.millrace.cmmn.internal.job;

import io.millrace.common.internal.calendar.EngineCalendar;

/**
 * What models say about the times of their jobs.
 *
 * @param retries how often jobs are tried
 * @param calendar when timers are due again
 */
public record CaseTimes(CaseRetryCycles retries, EngineCalendar calendar) {}
