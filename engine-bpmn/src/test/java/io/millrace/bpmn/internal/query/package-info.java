/**
 * Tests of the BPMN queries on rows that the tests write by hand.
 *
 * <p>Nothing calls it. It may call the whole engine.
 */
package io.millrace.bpmn.internal.query;
