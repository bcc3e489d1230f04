package io.millrace.common.internal.batch;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.ArrayList;
import java.util.List;

/**
 * Begins batches, and leads them from one item to the next.
 *
 * <p>The parts of a batch are cut into at most eight lanes. Each lane has one job at a time, which
 * works on its next parts and leaves a job for those behind them, in one transaction with the
 * results. So there are never many jobs, an item takes effect exactly once, and nobody else writes
 * the parts of a lane. Progress is counted from the parts; the row of the batch is written only
 * when a lane ends, by a job that holds no other lock.
 *
 * @param jobs creates jobs
 */
public record Batches(Jobs jobs) {

  private static final String JOB_TYPE = "batch-";
  private static final int AT_A_TIME = 1_000;

  static String jobType(String batchType) {
    return JOB_TYPE + batchType;
  }

  /** Begins a batch; one without items is complete at once. */
  public BatchEntity begin(NewBatch batch, CommandContext context) {
    var work = context.unitOfWork();
    var made = work.insert(BatchEntity.of(batch, batch.lanes(), context.now()));
    var parts = parts(batch, made, context);
    for (var lane = 0; lane < batch.lanes(); lane++) {
      var first = (int) ((long) parts.size() * lane / batch.lanes());
      var end = (int) ((long) parts.size() * (lane + 1) / batch.lanes());
      goOn(
          new Lane(made.id(), parts.get(first), parts.get(end - 1), batch.most(), 0),
          made,
          context);
    }
    return made;
  }

  /** Makes the parts, some at a time, so that memory does not hold all of them; their ids. */
  private static List<Long> parts(NewBatch batch, BatchEntity made, CommandContext context) {
    var work = context.unitOfWork();
    var ids = new ArrayList<Long>(batch.items().size());
    var some = new ArrayList<BatchPartEntity>();
    for (var item : batch.items()) {
      var part = work.insert(BatchPartEntity.of(made, batch.scopeType(), item));
      ids.add(part.id());
      some.add(part);
      if (some.size() == AT_A_TIME) {
        work.flush();
        some.forEach(work::forgetRead);
        some.clear();
      }
    }
    ids.sort(null);
    return ids;
  }

  /** Creates the job for the next parts of a lane. */
  void goOn(Lane lane, BatchEntity batch, CommandContext context) {
    var scope = ScopeRef.none(batch.getTenantId() == null ? "" : batch.getTenantId(), null);
    var job = NewJob.of(scope, jobType(batch.getBatchType())).withConfiguration(lane.text());
    jobs.createMessage(context, job);
  }

  /** Returns the next parts of a lane, in order; none at its end. */
  List<BatchPartEntity> next(Lane lane, CommandContext context) {
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                BatchPartEntity.TABLE,
                "BATCH_ID_ = ? and ID_ >= ? and ID_ <= ? order by ID_ limit " + lane.size(),
                Parameter.of(lane.batchId()),
                Parameter.of(lane.next()),
                Parameter.of(lane.last())));
  }

  /** Ends a lane. */
  void end(Lane lane, CommandContext context) {
    var batch = lock(lane.batchId(), context);
    if (batch != null) {
      batch.laneEnded(context.now());
    }
  }

  /** Cancels what is left of a lane, and ends it. */
  void cancel(Lane lane, CommandContext context) {
    var sql = new BulkSql(context.session());
    context.unitOfWork().flush();
    sql.update(
        "update MR_BATCH_PART set STATUS_ = '"
            + BatchPart.STATUS_CANCELED
            + "', COMPLETE_TIME_ = ? where BATCH_ID_ @in and ID_ >= "
            + lane.next()
            + " and ID_ <= "
            + lane.last(),
        List.of(Parameter.of(ColumnType.TIME, context.now())),
        List.of(lane.batchId()));
    end(lane, context);
  }

  /** Returns a batch, or null if there is none. */
  static BatchEntity find(long id, CommandContext context) {
    return context.unitOfWork().find(BatchEntity.TABLE, id);
  }

  /** Locks a batch; returns it, or null if there is none. */
  static BatchEntity lock(long id, CommandContext context) {
    var found =
        context.unitOfWork().fetch(Read.lock(BatchEntity.TABLE, "ID_ = ?", Parameter.of(id)));
    return found.isEmpty() ? null : found.get(0);
  }

  /** Returns a batch that has to be there. */
  static BatchEntity required(BatchEntity batch, String id, String purpose) {
    if (batch == null) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the batch '"
              + id
              + "': there is none with this id. Look it up with a batch query.");
    }
    return batch;
  }
}
