package io.millrace.common.batch;

import java.util.Date;

/**
 * One item of a batch, with its result.
 *
 * <p>A picture of the moment in which it was read. Immutable and thread-safe.
 */
public interface BatchPart {

  /** The status of an item that is still to be worked on. */
  String STATUS_WAITING = "waiting";

  /** The status of an item whose work is done. */
  String STATUS_SUCCESS = "success";

  /** The status of an item whose work failed as often as it was tried. */
  String STATUS_FAIL = "fail";

  /** The status of an item that was not worked on because the batch was canceled. */
  String STATUS_CANCELED = "canceled";

  /**
   * Returns the id.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns what is done with the item.
   *
   * @return the type of the batch
   */
  String getType();

  /**
   * Returns the batch.
   *
   * @return its id, never null
   */
  String getBatchId();

  /**
   * Returns what is done with the items of the batch.
   *
   * @return never null
   */
  String getBatchType();

  /**
   * Returns a word by which the batch can be found.
   *
   * @return null for none
   */
  String getBatchSearchKey();

  /**
   * Returns a second word by which the batch can be found.
   *
   * @return null for none
   */
  String getBatchSearchKey2();

  /**
   * Returns when the batch was created.
   *
   * @return never null
   */
  Date getCreateTime();

  /**
   * Returns when the item came to its result.
   *
   * @return null while it waits
   */
  Date getCompleteTime();

  /**
   * Tells whether the item has a result.
   *
   * @return false while it waits
   */
  boolean isCompleted();

  /**
   * Returns where the item stands.
   *
   * @return one of the constants of this interface
   */
  String getStatus();

  /**
   * Returns the item: the id of an instance or a job.
   *
   * @return never null
   */
  String getScopeId();

  /**
   * Returns what kind of item it is.
   *
   * @return {@code bpmn} for process instances, {@code cmmn} for cases, {@code job} for jobs
   */
  String getScopeType();

  /**
   * Returns why the item failed, in one sentence.
   *
   * @return null if it did not
   */
  String getErrorMessage();

  /**
   * Returns the tenant of the batch.
   *
   * @return null for none
   */
  String getTenantId();
}
