/**
 * One record per request to the process engine.
 *
 * <p>Services run them; they may call operations and events.
 */
package io.millrace.bpmn.internal.command;
