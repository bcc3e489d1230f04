package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.runtime.CmmnExternalWorkerTransitionBuilder;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.TableCountsCommand;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.service.WorkerCalls;
import io.millrace.common.internal.service.WorkerParts;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.SuspendedJobQuery;
import io.millrace.common.job.TimerJobQuery;
import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;

/**
 * Runs commands and hands out queries, nothing else. Thread-safe; one per engine.
 *
 * @param commands runs commands
 * @param tables the tables of the engine
 * @param queries makes queries
 * @param workers the jobs of workers
 */
public record CmmnManagementServiceImpl(
    CommandExecutor commands, Tables tables, SharedQueries queries, WorkerParts workers)
    implements CmmnManagementService, WorkerCalls {

  @Override
  public Map<String, Long> getTableCounts() {
    return commands.execute(new TableCountsCommand(tables));
  }

  @Override
  public Collection<String> getTableNames() {
    return new TreeSet<>(getTableCounts().keySet());
  }

  @Override
  public JobQuery createJobQuery() {
    return queries.jobs();
  }

  @Override
  public TimerJobQuery createTimerJobQuery() {
    return queries.timerJobs();
  }

  @Override
  public SuspendedJobQuery createSuspendedJobQuery() {
    return queries.suspendedJobs();
  }

  @Override
  public DeadLetterJobQuery createDeadLetterJobQuery() {
    return queries.deadLetterJobs();
  }

  @Override
  public CmmnExternalWorkerTransitionBuilder createCmmnExternalWorkerTransitionBuilder(
      String externalJobId, String workerId) {
    var method = "createCmmnExternalWorkerTransitionBuilder";
    return new CmmnExternalWorkerTransitionBuilderImpl(
        WorkerCalls.held(method, externalJobId, workerId, "complete"), workers);
  }
}
