package io.millrace.common.internal.batch;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobFailure;
import io.millrace.common.internal.job.JobHandler;

/**
 * Works on the next items of a lane. What the engine refuses is not tried again.
 *
 * @param operation what is done with them
 * @param batches leads from one item to the next
 */
public record BatchJobHandler(BatchOperation operation, Batches batches) implements JobHandler {

  @Override
  public String type() {
    return Batches.jobType(operation.type());
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    var lane = Lane.parse(job.handlerConfiguration());
    var batch = Batches.find(lane.batchId(), context);
    if (batch == null) {
      return; // deleted
    }
    if (batch.isCanceled()) {
      batches.cancel(lane, context);
      return;
    }
    var parts = batches.next(lane, context);
    if (parts.isEmpty()) {
      batches.end(lane, context);
      return;
    }
    operation.run(batch, parts.stream().map(BatchPartEntity::scopeId).toList(), context);
    parts.forEach(part -> part.succeeded(context.now()));
    batches.goOn(lane.after(parts.get(parts.size() - 1).id()), batch, context);
  }

  @Override
  public boolean failed(
      JobEntity job, JobFailure failure, Throwable cause, boolean last, CommandContext context) {
    var lane = Lane.parse(job.handlerConfiguration());
    var batch = Batches.find(lane.batchId(), context);
    var parts = batches.next(lane, context);
    if (batch == null || parts.isEmpty()) {
      return false;
    }
    var end = parts.get(parts.size() - 1);
    if (parts.size() > 1) {
      batches.goOn(lane.singly(end.id()), batch, context);
      return true;
    }
    if (last || isRefused(cause)) {
      end.failed(failure.message(), failure.stackTrace(), context.now());
      batches.goOn(lane.after(end.id()), batch, context);
      return true;
    }
    return false;
  }

  private static boolean isRefused(Throwable cause) {
    return cause instanceof BadArgumentException
        || cause instanceof ObjectNotFoundException
        || cause instanceof IllegalStateEngineException;
  }

  @Override
  public void checkDeletion(JobEntity job) {
    throw new IllegalStateEngineException(
        "Cannot delete the "
            + job
            + ": the rest of the batch '"
            + Lane.parse(job.handlerConfiguration()).batchId()
            + "' waits for it. Cancel or delete the batch.");
  }
}
