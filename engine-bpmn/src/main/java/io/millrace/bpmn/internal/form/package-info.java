/**
 * What forms show, and what becomes of what was filled in.
 *
 * <p>The form service calls it; it calls expressions and validators of the application.
 */
package io.millrace.bpmn.internal.form;
