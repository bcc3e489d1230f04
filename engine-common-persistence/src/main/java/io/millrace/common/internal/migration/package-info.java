/**
 * The migration of running instances to another version of their definition: which of them, how
 * that is asked for and checked, one by one or by batches, and the rows that say which version they
 * belong to.
 *
 * <p>The engines call it and say by {@link
 * io.millrace.common.internal.migration.MigratingInstances} and {@link
 * io.millrace.common.internal.migration.MigrationRequest} what moves. It may call batches,
 * deployments and the tables of the shared layer.
 */
package io.millrace.common.internal.migration;
