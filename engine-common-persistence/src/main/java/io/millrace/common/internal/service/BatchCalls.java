package io.millrace.common.internal.service;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchOperations;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.batch.BatchPartQuery;
import io.millrace.common.batch.BatchQuery;
import io.millrace.common.batch.BatchSummary;
import io.millrace.common.internal.batch.BatchSummaryCommand;
import io.millrace.common.internal.batch.BatchTexts;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.batch.CancelBatchCommand;
import io.millrace.common.internal.batch.DeleteBatchCommand;
import io.millrace.common.internal.batch.JobRetriesOperation;
import io.millrace.common.internal.batch.NewBatch;
import java.util.Collection;
import java.util.List;

/** The calls about batches, which the management services of the engines share. */
public interface BatchCalls extends BatchOperations {

  /** Returns what the calls work with. */
  BatchParts batchParts();

  private static String text(String method, String argument, String value) {
    return new Check("ManagementService").text(method, argument, value);
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
    var check = new Check("ManagementService");
    var ids = check.ids("setJobRetriesAsync", "jobIds", jobIds);
    if (retries < 1) {
      throw check.refused(
          "setJobRetriesAsync", "number of tries", "is " + retries + ". Pass 1 or more.");
    }
    var batches = batchParts().batches();
    var batch =
        NewBatch.of(
            new JobRetriesOperation(batches.jobs()),
            JobRetriesOperation.SCOPE_TYPE,
            ids,
            Integer.toString(retries));
    return batchParts().commands().execute(new BeginBatchCommand(batch, "MR_JOB", batches));
  }
}
