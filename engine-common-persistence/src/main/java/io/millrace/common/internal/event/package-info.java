/**
 * The listeners that applications register for events of an engine, and the events that both
 * engines have in common.
 *
 * <p>Both engines call it; it hears jobs, tasks and variables through their ports, and may use
 * command, scope and persistence.
 */
package io.millrace.common.internal.event;
