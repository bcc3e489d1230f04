package io.millrace.common.internal.batch;

import io.millrace.common.batch.BatchPart;
import io.millrace.common.batch.BatchSummary;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.HashMap;
import java.util.List;

/**
 * Counts how far a batch has come, in one statement.
 *
 * @param batchId the id as the caller gave it
 */
public record BatchSummaryCommand(String batchId) implements Command<BatchSummary> {

  private static final String COUNT =
      "select concat(STATUS_, ':', count(*)) from MR_BATCH_PART where BATCH_ID_ @in group by STATUS_";

  @Override
  public BatchSummary execute(CommandContext context) {
    context.unitOfWork().flush();
    var id = ExternalIds.parse(batchId);
    var batch = Batches.required(Batches.find(id, context), batchId, "sum up");
    var counts = new HashMap<String, Long>();
    for (var text : new BulkSql(context.session()).texts(COUNT, List.of(id))) {
      var colon = text.indexOf(':');
      counts.put(text.substring(0, colon), Long.valueOf(text.substring(colon + 1)));
    }
    return new BatchSummary(
        batchId,
        batch.getStatus(),
        counts.values().stream().mapToLong(Long::longValue).sum(),
        counts.getOrDefault(BatchPart.STATUS_WAITING, 0L),
        counts.getOrDefault(BatchPart.STATUS_SUCCESS, 0L),
        counts.getOrDefault(BatchPart.STATUS_FAIL, 0L),
        counts.getOrDefault(BatchPart.STATUS_CANCELED, 0L));
  }
}
