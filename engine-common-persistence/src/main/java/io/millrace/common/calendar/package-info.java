/**
 * How an application decides when timers are due.
 *
 * <p>Applications implement it; both engines call it. It may call {@code io.millrace.common}.
 */
package io.millrace.common.calendar;
