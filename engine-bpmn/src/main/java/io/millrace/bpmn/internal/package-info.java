/**
 * What builds a process engine. The parts live in the packages below.
 *
 * <p>The configuration calls it; it may call everything.
 */
package io.millrace.bpmn.internal;
