package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.internal.command.DeleteKeptMessageCommand;
import io.millrace.bpmn.internal.query.Queries;
import io.millrace.bpmn.runtime.ExternalWorkerCompletionBuilder;
import io.millrace.bpmn.runtime.KeptMessageQuery;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.command.TableCountsCommand;
import io.millrace.common.internal.history.HistoryCleanup;
import io.millrace.common.internal.history.ScheduleCleanupCommand;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.service.BatchCalls;
import io.millrace.common.internal.service.BatchParts;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.JobCalls;
import io.millrace.common.internal.service.WorkerCalls;
import io.millrace.common.internal.service.WorkerParts;
import java.util.Map;

/**
 * The management service of the BPMN engine; its calls about jobs are shared by the engines.
 * Thread-safe; one per engine.
 */
public final class ManagementServiceImpl extends JobCalls
    implements ManagementService, WorkerCalls, BatchCalls {

  private final Tables tables;
  private final WorkerParts workers;
  private final BatchParts batches;
  private final HistoryCleanup cleanup;
  private final Queries queries;

  /** Creates the service of an engine. */
  public ManagementServiceImpl(
      Tables tables, WorkerParts workers, HistoryCleanup cleanup, Queries queries) {
    super(new Check("ManagementService"), workers);
    this.tables = tables;
    this.workers = workers;
    this.cleanup = cleanup;
    this.queries = queries;
    this.batches =
        new BatchParts(
            workers.commands(),
            new Batches(workers.jobs().jobs()),
            workers.queries(),
            workers.operations());
  }

  @Override
  public WorkerParts workers() {
    return workers;
  }

  @Override
  public BatchParts batchParts() {
    return batches;
  }

  @Override
  public Map<String, Long> getTableCount() {
    return workers.commands().execute(new TableCountsCommand(tables));
  }

  @Override
  public ExternalWorkerCompletionBuilder createExternalWorkerCompletionBuilder(
      String externalJobId, String workerId) {
    var method = "createExternalWorkerCompletionBuilder";
    return new ExternalWorkerCompletionBuilderImpl(
        held(method, externalJobId, workerId, "complete"), workers);
  }

  @Override
  public KeptMessageQuery createKeptMessageQuery() {
    return queries.keptMessages();
  }

  @Override
  public void deleteKeptMessage(String messageId) {
    var id = check().text("deleteKeptMessage", "messageId", messageId);
    workers.commands().execute(new DeleteKeptMessageCommand(id));
  }

  @Override
  public void handleHistoryCleanupTimerJob() {
    workers.commands().execute(new ScheduleCleanupCommand(cleanup));
  }
}
