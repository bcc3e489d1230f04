/**
 * Process instances that go on in another version of their definition: where each token goes on,
 * what stands in the way, and the move itself.
 *
 * <p>Commands call it. It uses operations and persistence.
 */
package io.millrace.bpmn.internal.migration;
