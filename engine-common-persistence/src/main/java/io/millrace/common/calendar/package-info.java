/**
 * How an application teaches the engine its own calendar: working hours, holidays, fiscal periods.
 *
 * <p>Applications implement these types and hand them to the engine's configuration. The package depends on nothing but
 * the JDK.
 */
package io.millrace.common.calendar;
