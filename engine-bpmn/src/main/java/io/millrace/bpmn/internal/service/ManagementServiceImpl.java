package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.ManagementService;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.TableCountsCommand;
import io.millrace.common.internal.history.HistoryCleanup;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.service.BatchCalls;
import io.millrace.common.internal.service.BatchParts;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.JobCalls;
import java.util.Map;

/**
 * The management service of the BPMN engine; its calls about jobs are shared by the engines.
 * Thread-safe; one per engine.
 */
public final class ManagementServiceImpl extends JobCalls implements ManagementService, BatchCalls {

  private final CommandExecutor commands;
  private final Tables tables;
  private final BatchParts batches;
  private final HistoryCleanup cleanup;

  /** Creates the service of an engine. */
  public ManagementServiceImpl(
      CommandExecutor commands,
      JobAssembly jobs,
      Tables tables,
      SharedQueries queries,
      HistoryCleanup cleanup) {
    super(new Check("ManagementService"), commands, jobs, queries);
    this.commands = commands;
    this.tables = tables;
    this.cleanup = cleanup;
    this.batches = new BatchParts(commands, new Batches(jobs.jobs()), queries);
  }

  @Override
  public BatchParts batchParts() {
    return batches;
  }

  @Override
  public Map<String, Long> getTableCount() {
    return commands.execute(new TableCountsCommand(tables));
  }

  @Override
  public void handleHistoryCleanupTimerJob() {
    commands.execute(
        context -> {
          cleanup.schedule(context);
          return null;
        });
  }
}
