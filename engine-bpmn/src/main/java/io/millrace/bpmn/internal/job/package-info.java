/**
 * What jobs of the process engine do.
 *
 * <p>The job engine of the shared layer calls it; it may call operations and events.
 */
package io.millrace.bpmn.internal.job;
