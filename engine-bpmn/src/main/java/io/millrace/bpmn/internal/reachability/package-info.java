/**
 * Where a token can still come from: the elements of a scope as a graph, and the question whether a
 * join has to wait.
 *
 * <p>The behaviors of inclusive and complex gateways call it; it may use the model and executions.
 */
package io.millrace.bpmn.internal.reachability;
