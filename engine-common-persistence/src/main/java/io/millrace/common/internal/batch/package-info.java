/**
 * Batches: many items, worked on by jobs of the executor, each in a transaction of its own.
 *
 * <p>Engines bring a {@link BatchOperation} for each kind of work and begin batches; it uses jobs
 * and persistence.
 */
package io.millrace.common.internal.batch;
