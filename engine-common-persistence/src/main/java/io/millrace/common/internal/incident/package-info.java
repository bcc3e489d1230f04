/**
 * Incidents: opened when a job becomes a dead letter or the application says so, over when the
 * cause is removed or what they concern ends.
 *
 * <p>Jobs and commands call it; it uses persistence and knows nothing of jobs.
 */
package io.millrace.common.internal.incident;
