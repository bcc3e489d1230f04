/**
 * What jobs of the case engine do.
 *
 * <p>The job engine of the shared layer calls it; it may call operations.
 */
package io.millrace.cmmn.internal.job;
