/**
 * The queries of the BPMN engine: process instances, executions, visits, definitions and
 * deployments.
 *
 * <p>Services hand them to applications. It may call {@code io.millrace.common.internal.query} and
 * the entities.
 */
package io.millrace.bpmn.internal.query;
