package io.millrace.common.internal.service;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchOperations;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.batch.BatchPartQuery;
import io.millrace.common.batch.BatchQuery;
import io.millrace.common.batch.BatchSummary;
import io.millrace.common.history.UserOperationLogEntry;
import io.millrace.common.internal.audit.Operation;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.batch.BatchSummaryCommand;
import io.millrace.common.internal.batch.BatchTexts;
import io.millrace.common.internal.batch.CancelBatchCommand;
import io.millrace.common.internal.batch.DeadLetterDeletion;
import io.millrace.common.internal.batch.DeleteBatchCommand;
import io.millrace.common.internal.batch.JobRetriesOperation;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.job.DeadLetterJobQuery;
import java.util.Collection;
import java.util.List;

/** The calls about batches, which the management services of the engines share. */
public interface BatchCalls extends BatchOperations {

  /** Returns what the calls work with. */
  BatchParts batchParts();

  /** Returns what checks the arguments. */
  Check check();

  private String text(String method, String argument, String value) {
    return check().text(method, argument, value);
  }

  @Override
  default BatchQuery createBatchQuery() {
    return batchParts().queries().batches();
  }

  @Override
  default BatchPartQuery createBatchPartQuery() {
    return batchParts().queries().batchParts();
  }

  @Override
  default List<Batch> getAllBatches() {
    return createBatchQuery().orderByBatchId().asc().list();
  }

  @Override
  default List<Batch> findBatchesBySearchKey(String searchKey) {
    var key = text("findBatchesBySearchKey", "searchKey", searchKey);
    return batchParts().queries().batchesWithEitherKey(key).orderByBatchId().asc().list();
  }

  @Override
  default BatchPart getBatchPart(String batchPartId) {
    return createBatchPartQuery()
        .id(text("getBatchPart", "batchPartId", batchPartId))
        .singleResult();
  }

  @Override
  default List<BatchPart> findBatchPartsByBatchId(String batchId) {
    return createBatchPartQuery()
        .batchId(text("findBatchPartsByBatchId", "batchId", batchId))
        .list();
  }

  @Override
  default List<BatchPart> findBatchPartsByBatchIdAndStatus(String batchId, String status) {
    var method = "findBatchPartsByBatchIdAndStatus";
    return createBatchPartQuery()
        .batchId(text(method, "batchId", batchId))
        .status(text(method, "status", status))
        .list();
  }

  @Override
  default String getBatchDocument(String batchId) {
    var id = text("getBatchDocument", "batchId", batchId);
    return batchParts().commands().execute(BatchTexts.document(id));
  }

  @Override
  default String getBatchPartDocument(String batchPartId) {
    var id = text("getBatchPartDocument", "batchPartId", batchPartId);
    return batchParts().commands().execute(BatchTexts.result(id));
  }

  @Override
  default BatchSummary getBatchSummary(String batchId) {
    var id = text("getBatchSummary", "batchId", batchId);
    return batchParts().commands().execute(new BatchSummaryCommand(id));
  }

  @Override
  default void cancelBatch(String batchId) {
    var id = text("cancelBatch", "batchId", batchId);
    batchParts().commands().execute(new CancelBatchCommand(id));
  }

  @Override
  default void deleteBatch(String batchId) {
    var id = text("deleteBatch", "batchId", batchId);
    batchParts().commands().execute(new DeleteBatchCommand(id));
  }

  @Override
  default Batch setJobRetriesAsync(Collection<String> jobIds, int retries) {
    var ids = check().ids("setJobRetriesAsync", "jobIds", jobIds);
    checkTries("setJobRetriesAsync", retries);
    return batchParts().commands().execute(context -> begin(tries(retries), ids, null, context));
  }

  @Override
  default Batch retryDeadLetterJobsAsync(DeadLetterJobQuery deadLetters, int retries) {
    check().given("retryDeadLetterJobsAsync", "query", deadLetters);
    checkTries("retryDeadLetterJobsAsync", retries);
    return batchParts().commands().execute(context -> begin(tries(retries), deadLetters, context));
  }

  @Override
  default Batch deleteDeadLetterJobsAsync(DeadLetterJobQuery deadLetters) {
    check().given("deleteDeadLetterJobsAsync", "query", deadLetters);
    var deletion = new JobWork(new DeadLetterDeletion(null), null);
    return batchParts().commands().execute(context -> begin(deletion, deadLetters, context));
  }

  /** What a batch does with jobs, and what it is told. */
  record JobWork(BatchOperation operation, String document) {}

  private JobWork tries(int retries) {
    return new JobWork(
        new JobRetriesOperation(batchParts().batches().jobs()), Integer.toString(retries));
  }

  private Batch begin(JobWork what, DeadLetterJobQuery found, CommandContext context) {
    var queries = batchParts().queries();
    return begin(what, queries.ids(found), queries.describe(found), context);
  }

  private Batch begin(JobWork what, List<Long> ids, String query, CommandContext context) {
    var wanted =
        NewBatch.of(what.operation(), JobRetriesOperation.SCOPE_TYPE, ids, what.document());
    var batch = batchParts().batches().begin(wanted.withTenantOf("MR_JOB", context), context);
    var id = ExternalIds.parse(batch.getId());
    var operation =
        what.document() == null
            ? Operation.byBatch(UserOperationLogEntry.OPERATION_DELETE, id, ids.size(), query)
            : Operation.byBatch(UserOperationLogEntry.OPERATION_SET_RETRIES, id, ids.size(), query)
                .setting("retries", what.document());
    batchParts().operations().note(operation, context);
    return batch;
  }

  private void checkTries(String method, int retries) {
    if (retries < 1) {
      throw check().refused(method, "number of tries", "is " + retries + ". Pass 1 or more.");
    }
  }
}
