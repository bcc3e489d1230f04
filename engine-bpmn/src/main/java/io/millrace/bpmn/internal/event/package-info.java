/**
 * Timers, messages and signals: waiting for them, delivering them, and telling the application of
 * what happens.
 *
 * <p>Operations call it through their ports, commands and jobs directly; it may call operations.
 */
package io.millrace.bpmn.internal.event;
