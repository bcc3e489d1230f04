package io.millrace.common.batch;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.job.DeadLetterJobQuery;
import java.util.Collection;
import java.util.List;

/**
 * What management services can do with batches. The job executor works on them; after a failure an
 * item is tried again as jobs are, and when no try is left its part says why.
 *
 * <p>Thread-safe.
 */
public interface BatchOperations {

  /**
   * Begins a query of batches.
   *
   * @return a new query, for one thread
   */
  BatchQuery createBatchQuery();

  /**
   * Begins a query of the items of batches.
   *
   * @return a new query, for one thread
   */
  BatchPartQuery createBatchPartQuery();

  /**
   * Returns all batches.
   *
   * @return the batches by ascending id, never null
   */
  List<Batch> getAllBatches();

  /**
   * Returns the batches with a search key.
   *
   * @param searchKey the first or second search key
   * @return the batches by ascending id, never null
   */
  List<Batch> findBatchesBySearchKey(String searchKey);

  /**
   * Returns an item of a batch.
   *
   * @param batchPartId the id of the part
   * @return null if there is none
   */
  BatchPart getBatchPart(String batchPartId);

  /**
   * Returns the items of a batch.
   *
   * @param batchId the id of the batch
   * @return the items by ascending id; empty if there is no such batch
   */
  List<BatchPart> findBatchPartsByBatchId(String batchId);

  /**
   * Returns the items of a batch that stand somewhere.
   *
   * @param batchId the id of the batch
   * @param status one of the constants of {@link BatchPart}
   * @return the items by ascending id; empty if there are none
   */
  List<BatchPart> findBatchPartsByBatchIdAndStatus(String batchId, String status);

  /**
   * Returns what the batch was told, such as the document of a migration.
   *
   * @param batchId the id of the batch
   * @return a text, mostly JSON; null for none
   * @throws ObjectNotFoundException if there is no such batch
   */
  String getBatchDocument(String batchId);

  /**
   * Returns what came out for an item: for one that failed the exception with its stack trace.
   *
   * @param batchPartId the id of the part
   * @return a text; null for nothing
   * @throws ObjectNotFoundException if there is no such part
   */
  String getBatchPartDocument(String batchPartId);

  /**
   * Returns how far a batch has come.
   *
   * @param batchId the id of the batch
   * @return never null
   * @throws ObjectNotFoundException if there is no such batch
   */
  BatchSummary getBatchSummary(String batchId);

  /**
   * Lets a batch do no more: items that are being worked on come to their end, all others are
   * canceled by the next job of the batch.
   *
   * @param batchId the id of the batch
   * @throws ObjectNotFoundException if there is no such batch
   * @throws IllegalStateEngineException if it is completed or canceled already
   */
  void cancelBatch(String batchId);

  /**
   * Deletes a batch with all its parts. What is still waiting is not worked on; what was done stays
   * done.
   *
   * @param batchId the id of the batch
   * @throws ObjectNotFoundException if there is no such batch
   */
  void deleteBatch(String batchId);

  /**
   * Gives many jobs a number of tries, by a batch: timers and dead letters too. A dead letter can
   * run again at once.
   *
   * @param jobIds the ids of the jobs, at least one
   * @param retries how many tries each gets, at least 1
   * @return the batch, in which each job is an item
   * @throws BadArgumentException if there is no id, or the number is less than 1
   */
  Batch setJobRetriesAsync(Collection<String> jobIds, int retries);

  /**
   * Gives new tries to all dead letters that a query finds, by a batch; one whose instance is
   * suspended rests with it.
   *
   * @param deadLetters which; orders and pages do not count
   * @param retries how many tries each gets, 1 or more
   * @return the batch; one without items is complete at once
   * @throws BadArgumentException if the query is null or not one of this engine's, or the number is
   *     less than 1
   */
  Batch retryDeadLetterJobsAsync(DeadLetterJobQuery deadLetters, int retries);

  /**
   * Deletes all dead letters that a query finds, by a batch; what waits for them waits on. One that
   * got new tries meanwhile is not deleted, which is the result of its item.
   *
   * @param deadLetters which; orders and pages do not count
   * @return the batch; one without items is complete at once
   * @throws BadArgumentException if the query is null or not one of this engine's
   */
  Batch deleteDeadLetterJobsAsync(DeadLetterJobQuery deadLetters);
}
