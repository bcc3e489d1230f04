/**
 * Tests that queries find the right rows, through the public services.
 *
 * <p>Nothing calls it. It may call the public API and what tests share.
 */
package io.millrace.bpmn.query;
