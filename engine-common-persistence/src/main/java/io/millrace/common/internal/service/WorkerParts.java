package io.millrace.common.internal.service;

import io.millrace.common.internal.audit.OperationLog;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.worker.WorkerJobs;

/**
 * What the calls about jobs of workers work with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param jobs the jobs
 * @param workers the jobs of workers
 * @param queries makes queries
 * @param operations writes down who does what
 */
public record WorkerParts(
    CommandExecutor commands,
    JobAssembly jobs,
    WorkerJobs workers,
    SharedQueries queries,
    OperationLog operations) {}
