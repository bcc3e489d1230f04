package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.internal.command.RescheduleListenerCommand;
import io.millrace.cmmn.runtime.CmmnExternalWorkerTransitionBuilder;
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
import io.millrace.common.job.Job;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.TreeSet;

/**
 * The management service of the CMMN engine; its calls about jobs are shared by the engines.
 * Thread-safe; one per engine.
 */
public final class CmmnManagementServiceImpl extends JobCalls
    implements CmmnManagementService, WorkerCalls, BatchCalls {

  private static final Check CHECK = new Check("CmmnManagementService");

  private final Tables tables;
  private final WorkerParts workers;
  private final HistoryCleanup cleanup;

  /** Creates the service of an engine. */
  public CmmnManagementServiceImpl(Tables tables, WorkerParts workers, HistoryCleanup cleanup) {
    super(CHECK, workers);
    this.tables = tables;
    this.workers = workers;
    this.cleanup = cleanup;
  }

  @Override
  public BatchParts batchParts() {
    return new BatchParts(
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
  public Map<String, Long> getTableCounts() {
    return workers.commands().execute(new TableCountsCommand(tables));
  }

  @Override
  public Collection<String> getTableNames() {
    return new TreeSet<>(getTableCounts().keySet());
  }

  @Override
  public Job rescheduleTimerEventListenerInstanceWithDate(
      String timerEventListenerInstanceId, String timeDate) {
    var method = "rescheduleTimerEventListenerInstanceWithDate";
    return reschedule(
        method, timerEventListenerInstanceId, CHECK.text(method, "timeDate", timeDate));
  }

  @Override
  public Job rescheduleTimerEventListenerInstanceWithDateValue(
      String timerEventListenerInstanceId, Date timeDate) {
    return reschedule(
        "rescheduleTimerEventListenerInstanceWithDateValue",
        timerEventListenerInstanceId,
        timeDate);
  }

  private Job reschedule(String method, String itemId, Object time) {
    var id = CHECK.text(method, "timerEventListenerInstanceId", itemId);
    return workers
        .commands()
        .execute(new RescheduleListenerCommand(id, dueAt(time), workers.jobs().jobs()));
  }

  @Override
  public CmmnExternalWorkerTransitionBuilder createCmmnExternalWorkerTransitionBuilder(
      String externalJobId, String workerId) {
    var method = "createCmmnExternalWorkerTransitionBuilder";
    return new CmmnExternalWorkerTransitionBuilderImpl(
        held(method, externalJobId, workerId, "complete"), workers);
  }

  @Override
  public void handleHistoryCleanupTimerJob() {
    workers.commands().execute(new ScheduleCleanupCommand(cleanup));
  }
}
