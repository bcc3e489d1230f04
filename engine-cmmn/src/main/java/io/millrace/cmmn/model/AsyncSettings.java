package io.millrace.cmmn.model;

/**
 * Where jobs cut the execution of an item.
 *
 * <p>Immutable and thread-safe.
 *
 * @param async whether a job starts it
 * @param exclusive whether that job runs alone within its case
 * @param asyncLeave whether a job ends it
 * @param asyncLeaveExclusive whether that job runs alone within its case
 * @param failedJobRetryTimeCycle how often its jobs are tried and how far apart, such as {@code
 *     R5/PT1M}, or an expression; null for the engine's default
 */
public record AsyncSettings(
    boolean async,
    boolean exclusive,
    boolean asyncLeave,
    boolean asyncLeaveExclusive,
    String failedJobRetryTimeCycle) {

  /** No jobs. */
  public static final AsyncSettings NONE = new AsyncSettings(false, true, false, true, null);
}
