package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.List;

/**
 * Deletes a batch with its parts. Its jobs find nothing any more and end; one that works on an item
 * now is undone by the row it misses, unless it was first.
 *
 * @param batchId the id as the caller gave it
 */
public record DeleteBatchCommand(String batchId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var id = ExternalIds.parse(batchId);
    Batches.required(Batches.find(id, context), batchId, "delete");
    var sql = new BulkSql(context.session());
    sql.update("delete from MR_BATCH_PART where BATCH_ID_ @in", List.of(id));
    sql.update("delete from MR_BATCH where ID_ @in", List.of(id));
    return null;
  }
}
