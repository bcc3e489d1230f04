/**
 * Running process instances and what is in them: executions and visits to activities.
 *
 * <p>Applications call it through {@code RuntimeService}; the engine implements it. It may call the
 * public packages of {@code io.millrace.common}.
 */
package io.millrace.bpmn.runtime;
