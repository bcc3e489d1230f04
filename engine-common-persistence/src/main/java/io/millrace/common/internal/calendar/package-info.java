/**
 * Times as models write them: dates, durations, repetitions, due dates and retry cycles in ISO
 * 8601, and cron.
 *
 * <p>Timers, tasks and jobs of both engines call it; it depends on the JDK and the cron library
 * alone.
 */
package io.millrace.common.internal.calendar;
