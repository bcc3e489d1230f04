/**
 * How running process instances are moved to another version of their definition.
 *
 * <p>Applications call it. It may use the common types.
 */
package io.millrace.bpmn.migration;
