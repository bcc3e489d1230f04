/**
 * Incidents: what needs somebody to look after it, such as a job that failed too often.
 *
 * <p>Applications ask for them and resolve them through the services of the engines.
 */
package io.millrace.common.incident;
