package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Begins a batch, for the tenant of its items if all have the same.
 *
 * @param batch what it is to be
 * @param table the table of the items
 * @param batches begins it
 */
public record BeginBatchCommand(NewBatch batch, String table, Batches batches)
    implements Command<BatchEntity> {

  @Override
  public BatchEntity execute(CommandContext context) {
    return batches.begin(batch.withTenantOf(table, context), context);
  }
}
