/**
 * The listeners that applications register for events of an engine.
 *
 * <p>Both engines call it; it may use command.
 */
package io.millrace.common.internal.event;
