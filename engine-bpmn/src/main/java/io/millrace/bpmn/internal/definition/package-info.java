/**
 * Versions of processes: deployed, compiled, cached, and what waits to start them.
 *
 * <p>Deployments and operations call it; it may call the parser and operations.
 */
package io.millrace.bpmn.internal.definition;
