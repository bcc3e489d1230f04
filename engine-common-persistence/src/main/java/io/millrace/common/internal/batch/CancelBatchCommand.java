package io.millrace.common.internal.batch;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/**
 * Lets a batch do no more; its jobs notice that and cancel the rest.
 *
 * @param batchId the id as the caller gave it
 */
public record CancelBatchCommand(String batchId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var found = Batches.lock(ExternalIds.parse(batchId), context);
    var batch = Batches.required(found, batchId, "cancel");
    if (!Batch.STATUS_IN_PROGRESS.equals(batch.getStatus())) {
      throw new IllegalStateEngineException(
          "Cannot cancel the " + batch + ": it is " + batch.getStatus() + " already.");
    }
    batch.cancel();
    return null;
  }
}
