package io.millrace.common.internal.service;

import io.millrace.common.internal.audit.OperationLog;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.query.SharedQueries;

/**
 * What calls about batches work with. Immutable and thread-safe.
 *
 * @param commands runs commands
 * @param batches begins batches
 * @param queries makes queries
 * @param operations writes down who does what
 */
public record BatchParts(
    CommandExecutor commands, Batches batches, SharedQueries queries, OperationLog operations) {}
