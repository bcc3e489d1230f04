/**
 * Writes down what is over, once.
 *
 * <p>Operations call it; it may use persistence.
 */
package io.millrace.bpmn.internal.history;
