/**
 * Changes where the tokens of a process instance are: what a call asks for, what it means for the
 * executions that are there, and whether it can be done.
 *
 * <p>Commands plan and carry out changes; the operations do what moves tokens. It may use the
 * packages of operations, models and persistence.
 */
package io.millrace.bpmn.internal.modification;
