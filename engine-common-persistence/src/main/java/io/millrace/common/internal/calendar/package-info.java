/**
 * Time as models write it: dates, durations, repeating intervals and cron expressions of ISO 8601 and Quartz.
 *
 * <p>Timers, due dates and retries of both engines call it. It calls nothing but the JDK; the current time and the time
 * zone are always arguments.
 */
package io.millrace.common.internal.calendar;
