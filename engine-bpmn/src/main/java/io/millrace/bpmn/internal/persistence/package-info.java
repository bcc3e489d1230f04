/**
 * Executions and their history as rows, and the tree of executions.
 *
 * <p>Operations and queries call it; it may use the shared persistence layer.
 */
package io.millrace.bpmn.internal.persistence;
