/**
 * How something extends the BPMN engine as a unit.
 *
 * <p>Applications and libraries implement plug-ins; the building of the engine calls them. It may
 * call {@code io.millrace.bpmn}, {@code io.millrace.bpmn.delegate} and the public packages of
 * {@code io.millrace.common}.
 */
package io.millrace.bpmn.plugin;
