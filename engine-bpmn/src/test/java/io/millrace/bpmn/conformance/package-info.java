/**
 * Which rows of the conformance matrix of BPMN run, and which tests show it.
 *
 * <p>Any test of processes may declare with {@link io.millrace.test.conformance.Covers} what it
 * shows. The tests in here put every element into the same surroundings.
 */
package io.millrace.bpmn.conformance;
