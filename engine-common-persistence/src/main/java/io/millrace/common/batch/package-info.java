/**
 * Batches: work on many items that is done by jobs, with progress and a result for each item.
 *
 * <p>Returned by the management services of the engines.
 */
package io.millrace.common.batch;
