/**
 * The steps that move a token, the compiled process they move it through, and the ports they need.
 *
 * <p>Commands, jobs and behaviors plan them; they may use history and persistence.
 */
package io.millrace.bpmn.internal.operation;
