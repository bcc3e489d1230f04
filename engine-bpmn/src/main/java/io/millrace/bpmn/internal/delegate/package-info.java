/**
 * How executions, tasks and fields are shown to user code, and how its objects are made.
 *
 * <p>Behaviors and operations call it; it calls code of the application.
 */
package io.millrace.bpmn.internal.delegate;
