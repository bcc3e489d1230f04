package io.millrace.common.batch;

/**
 * How far a batch has come. The numbers are counted from the items in one statement, so they are
 * true at the moment in which they were read.
 *
 * @param batchId the batch
 * @param status where the batch stands
 * @param total the number of all items
 * @param waiting how many are still to be worked on
 * @param successful how many are done
 * @param failed how many failed
 * @param canceled how many were not worked on because the batch was canceled
 */
public record BatchSummary(
    String batchId,
    String status,
    long total,
    long waiting,
    long successful,
    long failed,
    long canceled) {}
